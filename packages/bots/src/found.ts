import type { Answer } from '@nokturn/engine';
import { type Runner, standings } from './runner.ts';

export interface Tried {
  readonly answer: Answer;
  readonly visits: number;
  /** What the match is worth to the seat after it, from 0 to 1. */
  readonly worth: number;
  /** How far off the difference to the first one may be: its standard error. */
  readonly doubt: number;
  /** From -1, careful, to 1, bold. */
  readonly leaning: number;
}

/** What a search has found out about the question. */
export interface Found {
  /** What was tried, the best first. */
  readonly tried: readonly Tried[];
  /** Whether others answer at the same time, in secret, and may try to guess this answer. */
  readonly isGuess: boolean;
}

export function foundBy(runners: readonly Runner[], isGuess: boolean): Found {
  const [first, ...others] = standings(runners);
  if (first === undefined) return { tried: [], isGuess };
  const tried = ({ answer, visits, worth, leaning }: Runner, doubt: number) => ({
    answer,
    visits,
    worth,
    doubt,
    leaning,
  });
  return {
    tried: [tried(first, 0), ...others.map((runner) => tried(runner, runner.behind(first).error))],
    isGuess,
  };
}
