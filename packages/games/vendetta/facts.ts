import type { View } from '@nokturn/engine';
import type { VendettaFrame } from './rules/work.ts';
import type { VendettaView } from './secrets.ts';

/** Facts that messages about a decision may need besides the decision itself: where it happens and why it is asked. */
export function facts({ state, viewer, asked }: View<VendettaView>): Readonly<Record<string, unknown>> {
  const frame = (asked?.frame ?? { step: '' }) as Partial<VendettaFrame>;
  const effect = 'effect' in frame ? frame.effect : undefined;
  const location =
    ('location' in frame ? frame.location : undefined) ?? effect?.location ?? state.plan?.location;
  const relic = typeof viewer === 'number' ? state.players[viewer]?.relic : undefined;
  return {
    ...state.options,
    here: typeof location === 'number' ? state.locations[location] : undefined,
    card: effect?.card ?? plannedCard(frame.step, state),
    relic: relic ?? undefined,
  };
}

/** The card being played, if the question is about it; nobody else knows it yet. */
function plannedCard(step: string | undefined, { plan }: VendettaView): string | undefined {
  const isAbout = step === 'plan-location' || step === 'plan-facing';
  return (isAbout && plan?.card) || undefined;
}
