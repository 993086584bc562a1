import type { BranchRecord, Played } from '@nokturn/engine';
import type { SavedMatch } from './saved.ts';

/** A branch without the match that it continues. */
type BranchTail = Omit<BranchRecord, 'parent'>;

/** A branch played in this browser: its record is the record of the match it continues. */
export interface SavedBranch extends SavedMatch {
  readonly branch: BranchTail;
  /** The address at which that match can be watched again; null if unknown. */
  readonly origin: string | null;
}

/** Anything that is played in this browser. */
export type SavedPlay = SavedMatch | SavedBranch;

export function isSavedBranch(saved: SavedPlay): saved is SavedBranch {
  return 'branch' in saved;
}

export function branchIn({ record, branch }: SavedBranch): BranchRecord {
  return { ...branch, parent: record };
}

/** What is being played: a match from its beginning, or a branch. */
export function playedIn(saved: SavedPlay): Played {
  return isSavedBranch(saved) ? branchIn(saved) : saved.record;
}

/** The same play in its present state. */
export function withPlayed(saved: SavedPlay, played: Played, over: boolean): SavedPlay {
  // The same check as `isBranch`, which would make the front page load the code for recording and replaying matches.
  if (!('branch' in played)) return { ...saved, record: played, over, at: Date.now() };
  const { parent, ...branch } = played;
  return { ...saved, record: parent, branch, over, at: Date.now() } as SavedBranch;
}
