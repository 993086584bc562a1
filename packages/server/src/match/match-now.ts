import type { StandingAnswers } from '@nokturn/games/standing-answers.ts';
import type { MatchInfo } from '../store/store.ts';
import type { MonotonicTime, Time } from '../time.ts';
import type { OpenDecision } from './open-decision.ts';
import type { VersionedMatch } from './versioned-match.ts';

/** A match that has started, at one moment. */
export interface MatchNow {
  readonly info: MatchInfo;
  readonly match: VersionedMatch;
  /** Null once the match is over. */
  readonly decision: OpenDecision | null;
  readonly now: MonotonicTime;
  readonly time: Time;
  /** What can be decided in advance here; null in a match that is not played over days. */
  readonly standing: StandingAnswers | null;
}

/** The same, where answers are awaited. */
export interface AwaitedMatch extends MatchNow {
  readonly decision: OpenDecision;
}
