import { stored } from '../app/stored.ts';

/** What somebody has answered to puzzles, on this device. */
export interface Answered {
  /** By game and puzzle: whether the first answer was the best one. */
  readonly solved: Readonly<Record<string, boolean>>;
  /** The last night of which the puzzle was solved, and how many in a row it was then; the longest row. */
  readonly night: number | null;
  readonly streak: number;
  readonly longest: number;
}

const NOTHING: Answered = { solved: {}, night: null, streak: 0, longest: 0 };

export const answeredPuzzles = stored<Answered>('nokturn.puzzles', NOTHING);

/** With an answer more. Only the first to a puzzle counts; `night` is its number if it is the puzzle of a night. */
export function withAnswer(before: Answered, key: string, isBest: boolean, night: number | null): Answered {
  const solved = key in before.solved ? before.solved : { ...before.solved, [key]: isBest };
  if (night === null || before.night === night || (before.night !== null && before.night > night))
    return { ...before, solved };
  if (!isBest) return { ...before, solved, streak: 0, night };
  const streak = before.night === night - 1 ? before.streak + 1 : 1;
  return { solved, night, streak, longest: Math.max(before.longest, streak) };
}

/** The nights in a row up to now: a night without an answer ends them. */
export function streakOn({ night, streak }: Answered, tonight: number): number {
  return night !== null && night >= tonight - 1 ? streak : 0;
}
