import type { View } from '@nokturn/engine';
import type { BeatSummary, Beats } from '@nokturn/ui';
import type { Beat } from '../table/beats/cut.ts';
import type { Playback } from '../table/usePlayback.ts';

/** The turn that decided a match, to be named and shown again. */
export interface Deciding {
  readonly beat: Beat;
  readonly summary: BeatSummary;
}

const START = { moments: 0, part: 0 };

/** The last of the beats that decided most; null if nothing of the kind was heard. */
export function decidingBeat(
  beats: Beats | undefined,
  { beatsSince, summaryOf }: Pick<Playback, 'beatsSince' | 'summaryOf'>,
  { result }: Pick<View, 'result'>,
): Deciding | null {
  const winners = result?.winners ?? [];
  let [most, deciding]: [number, Deciding | null] = [0, null];
  for (const beat of beatsSince(START)) {
    const summary = summaryOf(beat);
    if (summary === null) continue;
    const { seat, change } = summary;
    const given = seat !== null && winners.includes(seat) ? (change ?? 0) : 0;
    const weight = beats?.decided?.(beat.heard, winners) ?? given;
    if (weight > 0 && weight >= most) [most, deciding] = [weight, { beat, summary }];
  }
  return deciding;
}
