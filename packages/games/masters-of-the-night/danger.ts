import type { Answer, Message, View } from '@nokturn/engine';
import { ABILITIES } from './cards/abilities.ts';
import { VAMPIRES } from './cards/vampires.ts';
import { strikesTomorrow } from './outlook.ts';
import type { MastersView } from './secrets.ts';

/**
 * What speaks against an answer, for a person to confirm: it loses the game, leaves a vampire where agents strike, or
 * wastes action points. Null if nothing does.
 */
export function dangerOf(answer: Answer, { state, asked }: View<MastersView>): Message | null {
  const step = asked?.frame.step;
  if (losesAtOnce(answer, step, state)) return { id: 'word-warning-loses' };
  if (step !== 'turn-action' || answer !== 'end-turn' || state.turn === null) return null;
  const { ap, vampire } = state.turn;
  const at = state.vampires[vampire]?.at;
  if (at !== undefined && strikesTomorrow(state).includes(at)) return { id: 'word-warning-struck' };
  return ap > 0 ? { id: 'word-warning-unused', args: { ap } } : null;
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
