import type { Answer, View } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { ABILITIES } from './cards/abilities.ts';
import { VAMPIRES } from './cards/vampires.ts';
import { strikesTomorrow } from './outlook.ts';
import type { MastersView } from './secrets.ts';

/** What speaks against an answer: it loses the game, leaves a vampire where agents strike, or wastes action points. */
export type Danger = { readonly kind: 'loses' | 'struck' } | { readonly kind: 'unused'; readonly ap: number };

const WARNINGS: Readonly<Record<Danger['kind'], string>> = {
  loses: 'word-warning-loses',
  struck: 'word-warning-struck',
  unused: 'word-warning-unused',
};

/** What a person is to confirm; null if nothing speaks against it. */
export function warning(answer: Answer, view: View<MastersView>, text: GameText): string | null {
  const danger = dangerOf(answer, view);
  return danger && text.say(WARNINGS[danger.kind], { ...danger });
}

export function dangerOf(answer: Answer, { state, asked }: View<MastersView>): Danger | null {
  const step = asked?.frame.step;
  if (losesAtOnce(answer, step, state)) return { kind: 'loses' };
  if (step !== 'turn-action' || answer !== 'end-turn' || state.turn === null) return null;
  const { ap, vampire } = state.turn;
  const at = state.vampires[vampire]?.at;
  if (at !== undefined && strikesTomorrow(state).includes(at)) return { kind: 'struck' };
  return ap > 0 ? { kind: 'unused', ap } : null;
}

/** MN-4.5: a price in veil that takes the last of it. */
function losesAtOnce(answer: Answer, step: string | undefined, state: MastersView): boolean {
  const fighter = state.vampires[state.combat?.fighter ?? state.turn?.vampire ?? state.leader];
  if (fighter === undefined) return false;
  const dark = ABILITIES[VAMPIRES[fighter.id].dark].cost;
  if (step === 'turn-action' && answer === 'wild-hunt') return state.veil <= 1;
  if (step === 'turn-action' && answer === 'dark')
    return state.veil <= dark && !fighter.relics.includes('tyrants-mask');
  if (step === 'combat-modify' && answer === 'fury')
    return state.veil <= dark && !fighter.relics.includes('tyrants-mask');
  return step === 'mask-use' && answer === 'veil' && state.veil <= 1;
}
