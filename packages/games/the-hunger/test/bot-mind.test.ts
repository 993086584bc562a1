import { deep, imaginesTheSameView, portionsOf, thinksByTheRules } from '@nokturn/engine/testing';
import { describe, expect, test } from 'vitest';
import { knowledge } from '../bot/mind/knowledge.ts';
import { theHunger } from '../index.ts';
import { choose, SETTINGS } from './trials.ts';

describe('what a searching player imagines', () => {
  /** 100,000 imagined nights over all settings and more. */
  const GAMES = deep(1, 40);

  for (const { name, seats, options } of SETTINGS)
    for (const { from, games } of portionsOf(GAMES))
      test(`looks as what it sees, ${name}, games ${from + 1} to ${from + games}`, {
        timeout: 900_000,
      }, () => {
        const seed = `imagine ${name} ${from}`;
        const terms = { seats, options, games, seed, choose };
        const { samples, others } = imaginesTheSameView(theHunger, knowledge, {
          ...terms,
          every: deep(24, 1),
          samples: deep(1, 4),
        });
        expect(samples).toBeGreaterThan(deep(2, 200) * games);
        expect(others).toBeGreaterThan(0.9 * samples);
        const { questions } = thinksByTheRules(theHunger, knowledge, { ...terms, every: deep(16, 12) });
        expect(questions).toBeGreaterThan(0);
      });
});
