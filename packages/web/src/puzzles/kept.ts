import { stored } from '../app/stored.ts';

/** A person's answers to puzzles, on this device. */
export interface Answered {
  /** By game and puzzle: whether the first answer was the best one. */
  readonly solved: Readonly<Record<string, boolean>>;
  /** The last night whose puzzle was solved, the length of the streak then, and the longest streak. */
  readonly night: number | null;
  readonly streak: number;
  readonly longest: number;
}

const NOTHING: Answered = { solved: {}, night: null, streak: 0, longest: 0 };

export const answeredPuzzles = stored<Answered>('nokturn.puzzles', NOTHING);

/** Adds an answer. Only the first answer to a puzzle counts; `night` is its number if it is the puzzle of a night. */
export function withAnswer(before: Answered, key: string, isBest: boolean, night: number | null): Answered {
  const solved = key in before.solved ? before.solved : { ...before.solved, [key]: isBest };
  if (night === null || before.night === night || (before.night !== null && before.night > night))
    return { ...before, solved };
  if (!isBest) return { ...before, solved, streak: 0, night };
  const streak = before.night === night - 1 ? before.streak + 1 : 1;
  return { solved, night, streak, longest: Math.max(before.longest, streak) };
}

/** The current streak of nights: a night without an answer ends it. */
export function streakOn({ night, streak }: Answered, tonight: number): number {
  return night !== null && night >= tonight - 1 ? streak : 0;
}
