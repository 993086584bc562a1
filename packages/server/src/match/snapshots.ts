import { type Game, hashOf, type Position } from '@nokturn/engine';
import type { Entry, Sheet, Snapshot, StoredState } from '../store/store.ts';
import type { Checkpoint } from './play.ts';

/** So many versions at most are played again, besides those since the last snapshot. */
const EVERY = 64;

/** The snapshot to be kept with a version, if it is time for one. */
export function snapshotOf(
  { rulesVersion: rules }: Game,
  { status }: Sheet,
  version: number,
  position: Position,
): Snapshot | null {
  if (version % EVERY !== 0 || status !== 'playing') return null;
  return { version, rules, hash: hashOf(position), position };
}

/**
 * The snapshot of a match where it can be trusted: it is of these rules and undamaged, and no move of before is taken
 * back, or could be, after it.
 */
export function checkpointIn(
  { rulesVersion }: Game,
  { entries, snapshot }: Pick<StoredState, 'entries' | 'snapshot'>,
): Checkpoint | null {
  if (snapshot === null || snapshot.rules !== rulesVersion) return null;
  const next: Entry | undefined = entries[snapshot.version];
  if (next === undefined || 'undo' in next || hashOf(snapshot.position) !== snapshot.hash) return null;
  return snapshot;
}
