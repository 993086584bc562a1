import type { Answer, MatchRecord, OptionId, Seat } from '@nokturn/engine';

/**
 * A guided match that comes with a game (`guide/guide.json`): a record that is replayed, with explanations at the
 * learner's moves.
 */
export interface Guide {
  readonly record: MatchRecord;
  readonly learner: Seat;
  /** By the number of the move (from 0): the message that explains it. Moves without one are played automatically. */
  readonly stops: Readonly<Record<number, string>>;
}

/** Whether an option is the answer that the guide expects, or part of it. */
export function leadsTo(answer: Answer | null, option: OptionId): boolean {
  return Array.isArray(answer) ? answer.includes(option) : answer === option;
}

/** The learner's next guided move, from a given move on; null when the guide is at its end. */
export function nextStop({ stops, record }: Guide, from: number): number | null {
  for (let move = from; move < record.moves.length; move++) if (move in stops) return move;
  return null;
}
