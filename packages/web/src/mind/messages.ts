import type { Counsel, Judged } from '@nokturn/bots';
import type { MatchRecord, Seat, Witness } from '@nokturn/engine';
import type { NamedRules } from '../rulesOf.ts';

/** What the page asks of the thread that thinks for the person: a hint, or a look back at a whole match. */
export type ToMind =
  | { readonly type: 'hint'; readonly job: number; readonly rules: NamedRules; readonly witness: Witness }
  | { readonly type: 'look-back'; readonly job: number; readonly record: MatchRecord; readonly seat: Seat }
  /** Whatever it thinks about is not wanted any more. */
  | { readonly type: 'stop' };

/** A decision of a match, looked at again with what its seat knew then. */
export interface Verdict {
  /** The moment of the replay at which it was open. */
  readonly moment: number;
  readonly played: Judged;
  readonly best: Judged;
  /** How far off the difference between the two may be: its standard error. */
  readonly doubt: number;
}

export type FromMind =
  | { readonly type: 'progress'; readonly job: number; readonly share: number }
  | { readonly type: 'counsel'; readonly job: number; readonly counsel: Counsel }
  | { readonly type: 'verdict'; readonly job: number; readonly verdict: Verdict }
  | { readonly type: 'done'; readonly job: number }
  | { readonly type: 'failed'; readonly job: number; readonly reason: string };
