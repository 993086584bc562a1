import type { Answer, Message, View } from '@nokturn/engine';
import { type Foreseen, foreseen, isNews } from './ahead.ts';
import { strikesTomorrow, type Tables, TODAY } from './outlook.ts';
import type { MastersView } from './secrets.ts';

/**
 * A reason against an answer, for a person to confirm: it loses the game, leaves a vampire where agents
 * strike, or wastes action points. Null if there is none.
 */
export function dangerOf(answer: Answer, view: View<MastersView>, text: Tables = TODAY): Message | null {
  const { state, asked } = view;
  if (losesAtOnce(answer, view, text)) return { id: 'word-warning-loses' };
  if (asked?.frame.step !== 'turn-action' || answer !== 'end-turn' || state.turn === null) return null;
  const { ap, vampire } = state.turn;
  const at = state.vampires[vampire]?.at;
  if (at !== undefined && strikesTomorrow(state).includes(at)) return { id: 'word-warning-struck' };
  return ap > 0 ? { id: 'word-warning-unused', args: { ap } } : null;
}

/**
 * MN-4.5: whether the last of the veil is lost before anybody can do anything about it. The rules themselves
 * work this out on a copy of what everybody sees, so the payment of a relic at this time of day, costs
 * already incurred and the timing of rewards are all taken into account.
 */
function losesAtOnce(answer: Answer, view: View<MastersView>, text: Tables): boolean {
  const table = foreseen(view, 'event', text);
  return table !== null && loses(table, answer);
}

/**
 * An answer that opens a choice which can still be cancelled loses if all the other options of that choice
 * do.
 */
function loses(from: Foreseen, answer: Answer): boolean {
  const table = from.clone({ listening: true });
  table.answer(table.position.asked?.seats[0] ?? 0, answer);
  if (table.collect().some((told) => isNews(told, from.state))) return false;
  if (table.position.over) return table.state.ended === 'veil';
  const ask = table.position.asked?.asks[0];
  if (ask?.kind !== 'one' || !ask.options.includes('back')) return false;
  return ask.options.every((option) => option === 'back' || loses(table, option));
}
