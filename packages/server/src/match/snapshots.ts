import type { Position, Rulebook } from '@nokturn/engine';
import type { Entry, MatchInfo, Snapshot, StoredState } from '../store/store.ts';
import type { Checkpoint } from './versioned-match.ts';

/** At most this many versions are replayed, apart from those since the last snapshot. */
const EVERY = 64;

/** The snapshot to be kept with a version, if it is time for one. */
export function snapshotOf(
  rulebook: Rulebook,
  { status }: MatchInfo,
  version: number,
  position: Position,
): Snapshot | null {
  if (version % EVERY !== 0 || status !== 'playing') return null;
  const { rulesVersion: rules, digest } = rulebook;
  return { version, rules, digest, hash: rulebook.hash(position), position };
}

/**
 * The snapshot of a match if it can be trusted: it belongs to these rules and is undamaged, and no earlier move is or
 * could be undone after it.
 */
export function checkpointIn(
  rulebook: Rulebook,
  { entries, snapshot }: Pick<StoredState, 'entries' | 'snapshot'>,
): Checkpoint | null {
  if (snapshot === null || !isOf(snapshot, rulebook)) return null;
  const next: Entry | undefined = entries[snapshot.version];
  if (next === undefined || 'undo' in next || rulebook.hash(snapshot.position) !== snapshot.hash) return null;
  return snapshot;
}

function isOf({ rules, digest }: Snapshot, rulebook: Rulebook): boolean {
  return rules === rulebook.rulesVersion && (digest === undefined || digest === rulebook.digest);
}
