import type { Counsel, Judged } from '@nokturn/bots';
import type { Answer, MatchRecord, Seat, Witness } from '@nokturn/engine';
import type { Lines } from '@nokturn/games/lines.ts';
import type { NamedRules } from '../rulesOf.ts';

/** Requests from the page to the worker that thinks for the person: a hint, or a look back at a whole match. */
export type ToMind =
  | { readonly type: 'hint'; readonly job: number; readonly rules: NamedRules; readonly witness: Witness }
  | { readonly type: 'look-back'; readonly job: number; readonly record: MatchRecord; readonly seat: Seat }
  /** What could be expected in a finished match, at each of its moments. */
  | {
      readonly type: 'course';
      readonly job: number;
      readonly record: MatchRecord;
      readonly seats: readonly Seat[];
    }
  /** How a finished match might have gone on after two answers to one of its questions. */
  | {
      readonly type: 'lines';
      readonly job: number;
      readonly record: MatchRecord;
      readonly seat: Seat;
      readonly moment: number;
      readonly answers: readonly [Answer, Answer];
    }
  /** The current result is no longer wanted. */
  | { readonly type: 'stop' };

/** What could be expected at a moment of a match, seat by seat: chances of winning that may be shown. */
export interface ChartPoint {
  readonly moment: number;
  readonly round: number;
  /** Based on what that seat knew. */
  readonly known: readonly number[];
  /** With all cards open; null if the rules cannot be analysed that way. */
  readonly open: readonly number[] | null;
}

/** A decision of a match, examined with what its seat knew then. */
export interface Verdict {
  /** The moment of the replay at which it was open. */
  readonly moment: number;
  readonly round: number;
  /** The question. */
  readonly step: string;
  readonly played: Judged;
  readonly best: Judged;
  /**
   * The standard error of the difference between the two. There is a difference only if matches that were played to the
   * end confirm it.
   */
  readonly doubt: number;
}

export type FromMind =
  | { readonly type: 'progress'; readonly job: number; readonly share: number }
  | { readonly type: 'counsel'; readonly job: number; readonly counsel: Counsel }
  | {
      readonly type: 'point';
      readonly job: number;
      readonly point: ChartPoint;
      /** The last of the opening rounds in which nobody can know more than that one of them will win. */
      readonly open: number;
    }
  /** Null if the rules of the match cannot continue from imagined positions. */
  | { readonly type: 'lines'; readonly job: number; readonly lines: Lines | null }
  | { readonly type: 'verdict'; readonly job: number; readonly verdict: Verdict }
  | { readonly type: 'done'; readonly job: number }
  | { readonly type: 'failed'; readonly job: number; readonly reason: string };
