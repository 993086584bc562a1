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
  /** The milliseconds that those of them that are programs have for a decision. */
  readonly within?: number;
  /** Whether to report what the game counts and notes, and not only who won. */
  readonly inDetail: boolean;
}

/** Its outcome. */
export interface Outcome {
  /** Whether the match came to its end. */
  readonly finished: boolean;
  /** By seat. */
  readonly won: readonly boolean[];
  /** By seat; null for a seat without a score, and for all where the game does not know any. */
  readonly points: readonly (number | null)[];
  /** What each seat's bot took of the processor for its decisions; nothing for one that only rolls dice. */
  readonly times: readonly Times[];
  readonly tally: readonly Tally[];
  readonly measures: readonly Measure[];
  readonly noted: readonly Noted[];
  /** What was found of the bots that are programs, by name. */
  readonly programs?: Readonly<Record<string, ProgramReport>>;
}
