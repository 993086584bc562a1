import {
  type BranchRecord,
  beforeBranch,
  type Heard,
  hearingBefore,
  type Played,
  type Rulebook,
  replayOf,
  type View,
  type Viewer,
} from '@nokturn/engine';
import type { Moment } from '../source/source.ts';

export interface PlayedMoment extends Moment {
  readonly view: View;
  readonly round: number;
}

/** A match, or a branch from its start, as one viewer knew it, moment by moment. */
export function playedFor(rules: Rulebook, played: Played, viewer: Viewer): readonly PlayedMoment[] {
  const moments: PlayedMoment[] = [];
  for (const { match, happenings } of replayOf(rules, played))
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

const REAL = new WeakMap<BranchRecord, readonly PlayedMoment[]>();

/** What really happened in the match that a branch continues, with all cards open. */
export function realMoments(rules: Rulebook, branch: BranchRecord): readonly PlayedMoment[] {
  const known = REAL.get(branch) ?? playedFor(rules, branch.parent, 'everything');
  REAL.set(branch, known);
  return known;
}

/** What a viewer had heard of the match when a branch began. */
export function heardBefore(rules: Rulebook, branch: BranchRecord, viewer: Viewer): readonly Heard[] {
  const heard: Heard[] = [];
  for (const { match, happenings } of beforeBranch(rules, branch)) {
    const filter = hearingBefore(branch, match);
    heard.push(...happenings.flatMap((one) => filter.hear(one, viewer) ?? []));
  }
  return heard;
}
