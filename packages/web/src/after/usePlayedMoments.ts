import type { BranchRecord, Heard, Played, Rulebook, Viewer } from '@nokturn/engine';
import { useCallback, useMemo } from 'react';
import { heardBefore, type PlayedMoment, playedFor } from './played.ts';

/** The match as each viewer knew it, replayed when it is first needed. */
export function usePlayedMoments(
  game: Rulebook,
  record: Played,
): (viewer: Viewer) => readonly PlayedMoment[] {
  const known = useMemo(() => new Map<Viewer, readonly PlayedMoment[]>(), []);
  return useCallback(
    (viewer) => {
      const moments = known.get(viewer) ?? playedFor(game, record, viewer);
      known.set(viewer, moments);
      return moments;
    },
    [game, record, known],
  );
}

/** What a viewer had heard when a branch began; empty for a match from its beginning. */
export function useHeardBefore(
  game: Rulebook,
  branch: BranchRecord | undefined,
): (viewer: Viewer) => readonly Heard[] {
  const known = useMemo(() => new Map<Viewer, readonly Heard[]>(), []);
  return useCallback(
    (viewer) => {
      const heard = known.get(viewer) ?? (branch ? heardBefore(game, branch, viewer) : []);
      known.set(viewer, heard);
      return heard;
    },
    [game, branch, known],
  );
}
