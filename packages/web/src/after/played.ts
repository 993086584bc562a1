import type { MatchRecord, Rulebook, View, Viewer } from '@nokturn/engine';
import type { Moment } from '../source/source.ts';

export interface PlayedMoment extends Moment {
  readonly view: View;
  readonly round: number;
}

/** A match as one viewer knew it, moment by moment. */
export function playedFor(rules: Rulebook, record: MatchRecord, viewer: Viewer): readonly PlayedMoment[] {
  const moments: PlayedMoment[] = [];
  for (const { match, happenings } of rules.replay(record))
    moments.push({
      version: moments.length,
      undid: null,
      happenings: happenings.flatMap((one) => match.hear(one, viewer) ?? []),
      view: structuredClone(match.view(viewer)),
      round: match.round,
    });
  return moments;
}

/** The moments at which something can be seen or heard: the others are secret answers. */
export function worthShowing(moments: readonly Moment[]): readonly number[] {
  return moments.flatMap(({ happenings }, i) =>
    happenings.length > 0 || i === moments.length - 1 ? [i] : [],
  );
}
