import type { Answer } from '@nokturn/engine';
import { type Runner, standings } from './runner.ts';

export interface Tried {
  readonly answer: Answer;
  readonly visits: number;
  /** The value of the match to the seat after this answer, from 0 to 1. */
  readonly worth: number;
  /** How uncertain the difference to the best answer is: its standard error. */
  readonly doubt: number;
  /** From −1, careful, to 1, bold. */
  readonly leaning: number;
}

/** What a search has found out about the question. */
export interface Found {
  /** The answers that were tried, best first. */
  readonly tried: readonly Tried[];
  /** Whether others answer secretly at the same time and may try to guess this answer. */
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
