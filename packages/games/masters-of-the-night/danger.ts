import type { Answer, Message, View } from '@nokturn/engine';
import { type Foreseen, foreseen, isNews } from './ahead.ts';
import { strikesTomorrow, type Tables, TODAY } from './outlook.ts';
import type { MastersView } from './secrets.ts';

/**
 * What speaks against an answer, for a person to confirm: it loses the game, leaves a vampire where agents strike, or
 * wastes action points. Null if nothing does.
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
 * MN-4.5: whether the last of the veil goes before anybody can do anything about it. The rules themselves say so, on a
 * copy of what everybody sees: what a relic pays at this time of day, what a card has cost already, and whether a reward
 * comes in time are then counted as they will be.
 */
function losesAtOnce(answer: Answer, view: View<MastersView>, text: Tables): boolean {
  const table = foreseen(view, 'event', text);
  return table !== null && loses(table, answer);
}

/** An answer that opens a choice which can still be taken back loses if everything else that can be chosen does. */
function loses(from: Foreseen, answer: Answer): boolean {
  const table = from.clone({ listening: true });
  table.answer(table.position.asked?.seats[0] ?? 0, answer);
  if (table.collect().some((told) => isNews(told, from.state))) return false;
  if (table.position.over) return table.state.ended === 'veil';
  const ask = table.position.asked?.asks[0];
  if (ask?.kind !== 'one' || !ask.options.includes('back')) return false;
  return ask.options.every((option) => option === 'back' || loses(table, option));
}
