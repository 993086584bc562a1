import type { Answer } from '@nokturn/engine';
import { type Found, foundBy } from './found.ts';
import { Runner } from './runner.ts';
import { type Key, keyOf } from './tree.ts';

/** The findings of one of several searches for the same answer: plain data, because it goes from thread to thread. */
export interface Share {
  readonly isGuess: boolean;
  readonly answers: readonly SharedAnswer[];
}

export interface SharedAnswer {
  readonly answer: Answer;
  readonly weight: number;
  readonly leaning: number;
  /** The numbers of the worlds it was tried in, and the results there. */
  readonly worlds: readonly number[];
  readonly results: readonly number[];
}

/** Several searches as if they had been one: each imagined its own worlds, and their tries are put together. */
export function merged(shares: readonly Share[]): Found {
  const runners = new Map<Key, Runner>();
  let before = 0;
  for (const { answers } of shares) {
    let last = -1;
    for (const { answer, weight, leaning, worlds, results } of answers) {
      const key = keyOf(answer);
      const runner = runners.get(key) ?? new Runner(answer, 0, leaning, { forgotten: 0 });
      runners.set(key, runner);
      runner.weight += weight;
      worlds.forEach((world, i) => {
        runner.finish(before + world, results[i] as number);
        last = Math.max(last, world);
      });
    }
    before += last + 1;
  }
  return foundBy([...runners.values()], shares.length > 0 && shares.every(({ isGuess }) => isGuess));
}
