import type { BeatSummary } from '@nokturn/ui';
import { useEffect, useMemo, useState } from 'react';
import { read, write } from '../app/stored.ts';
import type { Moment, TableState } from '../source/source.ts';
import { type Beat, isBefore, type Spot } from './beats/cut.ts';
import type { Playback } from './usePlayback.ts';

/** A beat shown since the viewer's last answer, and its summary. */
export interface SinceBeat {
  readonly beat: Beat;
  readonly summary: BeatSummary;
}

/** What others did since the viewer's last answer or, for a returning viewer, since they left. */
export function useSince(
  key: string,
  { moments, viewer }: TableState,
  playback: Playback,
): readonly SinceBeat[] {
  const left = useLeft(`nokturn.seen.${key}.${viewer}`, moments, playback.isNow);
  const { shown, part, beatsSince, summaryOf } = playback;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes when more has been shown
  return useMemo(() => {
    const until = { moments: shown, part };
    const from = sinceSpot(moments, shown, left);
    if (typeof viewer !== 'number' || from === null) return [];
    return beatsSince(from).flatMap((beat) => {
      const summary = isBefore(until, beat.to) ? null : summaryOf(beat);
      return summary === null || summary.seat === viewer ? [] : [{ beat, summary }];
    });
  }, [moments, shown, part, viewer, left]);
}

/** Right after the viewer's last answer; if that was before the page was opened, right after they left. */
export function sinceSpot(moments: readonly Moment[], shown: number, left: number | null): Spot | null {
  // The present question is not the one that was answered.
  let at = shown === moments.length ? beforeQuestion(moments) : shown - 1;
  while (at >= 0 && !isAsked(moments[at])) at--;
  if (at >= 0) return { moments: at + 1, part: 0 };
  const first = left === null ? -1 : moments.findIndex(({ version }) => version > left);
  if (first >= 0) return { moments: first, part: 0 };
  return moments[0]?.view ? { moments: Math.min(1, moments.length), part: 0 } : null;
}

/** The last moment before the present question was asked; others may have answered it since. */
function beforeQuestion(moments: readonly Moment[]): number {
  let at = moments.length - 1;
  while (isAsked(moments[at]) && moments[at]?.happenings.length === 0 && isAsked(moments[at - 1])) at--;
  return isAsked(moments[at]) ? at - 1 : at;
}

function isAsked(moment: Moment | undefined): boolean {
  const mine = moment?.view?.asked?.mine;
  return mine !== undefined && mine !== null && mine.answer === null;
}

/** The last version the viewer saw before leaving the table. */
function useLeft(place: string, moments: readonly Moment[], isNow: boolean): number | null {
  const last = moments.at(-1)?.version ?? 0;
  const [left] = useState(() => read<number>(place));
  useEffect(() => {
    if (isNow && !document.hidden) write(place, last);
  }, [place, isNow, last]);
  return left;
}
