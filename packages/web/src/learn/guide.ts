import type { Answer, MatchRecord, OptionId, Seat } from '@nokturn/engine';

/**
 * A guided match, which a game brings along (`guide/guide.json`): a record that is played again, with words at the moves
 * that the learner makes.
 */
export interface Guide {
  readonly record: MatchRecord;
  readonly learner: Seat;
  /** By the number of the move (from 0): the message that explains it. Moves without one play by themselves. */
  readonly stops: Readonly<Record<number, string>>;
}

/** Whether an option is what a guide leads to, or a part of it. */
export function leadsTo(answer: Answer | null, option: OptionId): boolean {
  return Array.isArray(answer) ? answer.includes(option) : answer === option;
}

/** The next move at which the learner is led, from a move on; null when the guide is at its end. */
export function nextStop({ stops, record }: Guide, from: number): number | null {
  for (let move = from; move < record.moves.length; move++) if (move in stops) return move;
  return null;
}
