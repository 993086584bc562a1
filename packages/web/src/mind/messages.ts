import type { Counsel, Judged } from '@nokturn/bots';
import type { Answer, MatchRecord, Seat, Witness } from '@nokturn/engine';
import type { Lines } from '@nokturn/games/lines.ts';
import type { NamedRules } from '../rulesOf.ts';

/** What the page asks of the thread that thinks for the person: a hint, or a look back at a whole match. */
export type ToMind =
  | { readonly type: 'hint'; readonly job: number; readonly rules: NamedRules; readonly witness: Witness }
  | { readonly type: 'look-back'; readonly job: number; readonly record: MatchRecord; readonly seat: Seat }
  /** What could be expected of a match that is over, at each of its moments. */
  | {
      readonly type: 'course';
      readonly job: number;
      readonly record: MatchRecord;
      readonly seats: readonly Seat[];
    }
  /** How a match that is over may have gone on after two answers to a question of it. */
  | {
      readonly type: 'lines';
      readonly job: number;
      readonly record: MatchRecord;
      readonly seat: Seat;
      readonly moment: number;
      readonly answers: readonly [Answer, Answer];
    }
  /** Whatever it thinks about is not wanted any more. */
  | { readonly type: 'stop' };

/** What could be expected at a moment of a match, seat by seat: chances of winning that may be shown. */
export interface ChartPoint {
  readonly moment: number;
  readonly round: number;
  /** By what that seat knew. */
  readonly known: readonly number[];
  /** With all cards open; null by rules that cannot be thought about so. */
  readonly open: readonly number[] | null;
}

/** A decision of a match, looked at again with what its seat knew then. */
export interface Verdict {
  /** The moment of the replay at which it was open. */
  readonly moment: number;
  readonly round: number;
  /** What was asked. */
  readonly step: string;
  readonly played: Judged;
  readonly best: Judged;
  /**
   * How far off the difference between the two may be: its standard error. There is a difference only where matches
   * that were played to their end confirm it.
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
      /** The last of the first rounds in which nobody can know more than that somebody will win. */
      readonly open: number;
    }
  /** Null where the rules of the match cannot go on from imagined positions. */
  | { readonly type: 'lines'; readonly job: number; readonly lines: Lines | null }
  | { readonly type: 'verdict'; readonly job: number; readonly verdict: Verdict }
  | { readonly type: 'done'; readonly job: number }
  | { readonly type: 'failed'; readonly job: number; readonly reason: string };
