import type { Verdict } from '../mind/messages.ts';

/** How many decisions are shown; none that cost less than this, or so little that it may be luck. */
const WORST = 5;
const WORTH_SHOWING = 0.02;

/** The costliest decisions, worst first. */
export function worstOf(verdicts: readonly Verdict[]): readonly Verdict[] {
  return verdicts
    .filter((verdict) => costOf(verdict) >= Math.max(WORTH_SHOWING, verdict.doubt))
    .toSorted((a, b) => costOf(b) - costOf(a))
    .slice(0, WORST);
}

/** How much less could be expected after what was played than after the best answer. */
export function costOf({ best, played }: Verdict): number {
  return best.worth - played.worth;
}
