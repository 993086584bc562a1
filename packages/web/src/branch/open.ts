import {
  type BranchKind,
  branchFrom,
  type Flaw,
  type MatchRecord,
  Random,
  type Rulebook,
  type Seat,
} from '@nokturn/engine';
import { seated } from '../parts/levels.ts';
import { newId, newSeed } from '../source/fresh.ts';
import { saveBranch } from '../source/local/branches.ts';
import { branchIn, type SavedBranch } from '../source/local/plays.ts';
import type { SharedBranch } from './pack.ts';

/** A branch that somebody wants to play. */
export interface WantedBranch {
  readonly move: number;
  readonly seat: Seat;
  readonly kind: BranchKind;
  /** The level of the bots in all other seats. */
  readonly level: string;
}

/** The origin of a branch and its player. */
interface Around {
  readonly name: string;
  readonly origin: string | null;
  /** From a lesson, which comes with the game and need not be over. */
  readonly isLesson?: boolean;
}

/** Starts a branch and returns its address, or the reason why that is impossible. */
export async function openBranch(
  rules: Rulebook,
  parent: MatchRecord,
  { level, ...point }: WantedBranch,
  { name, origin, isLesson = false }: Around,
): Promise<string | Flaw> {
  const { mind } = await rules.bot();
  const begun = branchFrom(rules, parent, point, { mind, random: new Random(newSeed()), isLesson });
  if ('code' in begun) return begun;
  const seats = Array.from({ length: parent.seats }, (_, seat) =>
    seat === point.seat
      ? ({ kind: 'person', name } as const)
      : ({ kind: 'bot', level: seated(level, seat) } as const),
  );
  return openShared({ branch: begun, seats, origin });
}

/** The same start once more, with the same bots. */
export function openAgain(saved: SavedBranch): string {
  const { hash: _, ...branch } = branchIn(saved);
  return openShared({ branch: { ...branch, moves: [] }, seats: saved.seats, origin: saved.origin });
}

/** Saves a branch that somebody shared. */
export function openShared(shared: SharedBranch): string {
  return kept(savedAs(newId(), shared));
}

/** A branch as this browser stores it. */
export function savedAs(
  id: string,
  { branch: { parent, ...branch }, seats, origin }: SharedBranch,
): SavedBranch {
  return { id, seats, record: parent, branch, origin, over: branch.hash !== undefined, at: Date.now() };
}

function kept(saved: SavedBranch): string {
  saveBranch(saved);
  return saved.over ? `/replay/branch/${saved.id}` : `/branch/${saved.id}`;
}
