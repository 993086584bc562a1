import type { Seat } from '@nokturn/engine';
import type { Standing } from '../rules/scoring.ts';
import type { VendettaView } from '../secrets.ts';

/** No ending scene takes longer than this. */
export const MOST = 8000;

/** When each tower rises, when the crown falls, and when the scene is over, in milliseconds. */
export function endingTime(seats: number): {
  readonly rise: number;
  readonly crown: number;
  readonly all: number;
} {
  const rise = Math.min(1000, 5200 / Math.max(1, seats));
  const crown = rise * seats + 300;
  return { rise, crown, all: Math.min(MOST, crown + 2000) };
}

export const PARTS = ['tokens', 'alliance', 'drained'] as const;
export type PartId = (typeof PARTS)[number];

export interface Tower {
  readonly standing: Standing;
  readonly parts: readonly { readonly id: PartId; readonly amount: number }[];
  /** The total height of its parts. */
  readonly height: number;
}

/**
 * From last place to first. The parts add up to the total: Relics count with the Alliance, Diablerie with Drained
 * cards.
 */
export function towersOf(standings: readonly Standing[], { players }: VendettaView): readonly Tower[] {
  return standings.toReversed().map((standing) => {
    const isOut = (players[standing.seat]?.eliminated ?? 0) > 0;
    const amounts: Readonly<Record<PartId, number>> = {
      tokens: standing.influence,
      alliance: standing.alliance + standing.bonus + standing.relic,
      drained: standing.drained + standing.diablerie,
    };
    const parts = isOut
      ? []
      : PARTS.map((id) => ({ id, amount: amounts[id] })).filter(({ amount }) => amount !== 0);
    const height = parts.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
    return { standing, parts, height };
  });
}

export interface TieBreak {
  readonly seats: readonly Seat[];
  /** VV-20.6: an Ally, the blood in the Pools, or the order from the Ambition token. */
  readonly by: 'ally' | 'blood' | 'order';
}

/** What decided between seats with equal Influence, if everybody plays alone. */
export function tiesOf(
  standings: readonly Standing[],
  { players, options }: VendettaView,
): readonly TieBreak[] {
  if (options.teams) return [];
  const active = standings.filter(({ seat }) => players[seat]?.eliminated === 0);
  return active.flatMap(({ seat, total }, i) => {
    const next = active[i + 1];
    if (next === undefined || next.total !== total) return [];
    return [{ seats: [seat, next.seat], by: decides(players[seat], players[next.seat]) }];
  });
}

type PlayerView = VendettaView['players'][number];

function decides(first: PlayerView | undefined, second: PlayerView | undefined): TieBreak['by'] {
  const wins = (player: PlayerView | undefined) => player?.allies.includes('al-fiorenza-savona') ?? false;
  if (wins(first) !== wins(second)) return 'ally';
  return first?.pool === second?.pool ? 'order' : 'blood';
}
