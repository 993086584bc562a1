import type { Effort } from './searcher.ts';
import type { Temper } from './temper.ts';

/** Bots that search, weakest first. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

export const TEMPERS = ['bold', 'careful'] as const satisfies readonly Temper[];

/**
 * What each level spends on one decision. The iterations make the level: they are the same on every machine. The
 * milliseconds are a limit for slow ones. Where even a short thought is nearly as good as a long one, weaker levels slip.
 */
export const EFFORTS: Readonly<Record<string, Readonly<Record<Level, Effort>>>> = {
  'lovci-noci': {
    easy: { iterations: 8, milliseconds: 300, slips: 0.85 },
    medium: { iterations: 32, milliseconds: 800, slips: 0.42 },
    hard: { iterations: 400, milliseconds: 2000 },
  },
  'masters-of-the-night': {
    easy: { iterations: 16, milliseconds: 300 },
    medium: { iterations: 100, milliseconds: 800 },
    hard: { iterations: 500, milliseconds: 2000 },
  },
  'the-hunger': {
    easy: { iterations: 4, milliseconds: 300, slips: 0.4 },
    medium: { iterations: 24, milliseconds: 800, slips: 0.15 },
    hard: { iterations: 160, milliseconds: 2000 },
  },
  vendetta: {
    easy: { iterations: 8, milliseconds: 300 },
    medium: { iterations: 32, milliseconds: 800 },
    hard: { iterations: 160, milliseconds: 2000 },
  },
};
