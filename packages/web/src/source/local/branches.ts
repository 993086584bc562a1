import type { BranchRecord } from '@nokturn/engine';
import { forget, read, stored, write } from '../../app/stored.ts';
import { isSavedBranch, type SavedBranch, type SavedPlay } from './plays.ts';
import { save } from './saved.ts';

/** The facts about a branch that a list needs. */
export interface BranchSummary {
  readonly id: string;
  /** The commitment of its match. */
  readonly commitment: string;
  readonly kind: BranchRecord['kind'];
  readonly move: number;
  readonly seat: number;
  readonly over: boolean;
  readonly at: number;
}

const KEPT = 40;
export const savedBranches = stored<readonly BranchSummary[]>('nokturn.branches', []);

export function saveBranch(saved: SavedBranch): void {
  write(keyOf(saved.id), saved);
  const { id, record, branch, over, at } = saved;
  const { kind, move, seat } = branch;
  const summary: BranchSummary = { id, commitment: record.commitment, kind, move, seat, over, at };
  const all = [summary, ...savedBranches.get().filter((other) => other.id !== id)];
  for (const { id: old } of all.splice(KEPT)) forget(keyOf(old));
  savedBranches.set(all);
}

export function keep(saved: SavedPlay): void {
  if (isSavedBranch(saved)) saveBranch(saved);
  else save(saved);
}

export function savedBranch(id: string): SavedBranch | null {
  return read<SavedBranch>(keyOf(id));
}

export function dropBranch(id: string): void {
  forget(keyOf(id));
  savedBranches.set(savedBranches.get().filter((branch) => branch.id !== id));
}

function keyOf(id: string): string {
  return `nokturn.branch.${id}`;
}
