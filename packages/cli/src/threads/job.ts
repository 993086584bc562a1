import type { Measure, Noted, Options, Tally } from '@nokturn/engine';
import type { ProgramReport } from '@nokturn/server/programs';
import type { Times } from '../statistics/times.ts';

/** A match to be played on a thread: plain data. */
export interface Job {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** By name, seat by seat. */
  readonly bots: readonly string[];
  /** The time for a decision of those that are programs, in milliseconds. */
  readonly within?: number;
  /** Whether to report the game's counts and notes, and not only the winners. */
  readonly inDetail: boolean;
}

/** The outcome of a match. */
export interface Outcome {
  /** Whether the match was finished. */
  readonly finished: boolean;
  /** By seat. */
  readonly won: readonly boolean[];
  /** By seat; null for a seat without a score, and for all if the game has none. */
  readonly points: readonly (number | null)[];
  /** The processor time of each seat's bot for its decisions; none for the random bot. */
  readonly times: readonly Times[];
  readonly tally: readonly Tally[];
  readonly measures: readonly Measure[];
  readonly noted: readonly Noted[];
  /** The findings about bots that are programs, by name. */
  readonly programs?: Readonly<Record<string, ProgramReport>>;
}
