import type { BranchRecord, Played } from '@nokturn/engine';
import type { SavedMatch } from './saved.ts';

/** A branch without the match that it goes on from. */
type BranchTail = Omit<BranchRecord, 'parent'>;

/** A branch that is played in this browser: its record is that of the match it goes on from. */
export interface SavedBranch extends SavedMatch {
  readonly branch: BranchTail;
  /** Where that match can be seen again; null where it is not known. */
  readonly origin: string | null;
}

/** Whatever is played in this browser. */
export type SavedPlay = SavedMatch | SavedBranch;

export function isSavedBranch(saved: SavedPlay): saved is SavedBranch {
  return 'branch' in saved;
}

export function branchIn({ record, branch }: SavedBranch): BranchRecord {
  return { ...branch, parent: record };
}

/** What is played: a match from its beginning, or a branch. */
export function playedIn(saved: SavedPlay): Played {
  return isSavedBranch(saved) ? branchIn(saved) : saved.record;
}

/** The same as it has come since. */
export function withPlayed(saved: SavedPlay, played: Played, over: boolean): SavedPlay {
  // What `isBranch` says: for that alone the front page need not load how matches are recorded and played again.
  if (!('branch' in played)) return { ...saved, record: played, over, at: Date.now() };
  const { parent, ...branch } = played;
  return { ...saved, record: parent, branch, over, at: Date.now() } as SavedBranch;
}
