import { secrecy } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { vendetta } from '../index.ts';
import { mayHear, scramble } from './scramble.ts';
import { choose, deep, portionsOf, SETTINGS } from './trials.ts';

const account = { choose, scramble, mayHear };

/** Of some hundreds of positions of a game so many are tried, so that they come from many games. */
const EVERY = 15;

describe('VV-6.2 VV-12.3 VV-12.8 VV-24.12 VV-R50 no viewer is told what it may not know', () => {
  for (const { name, seats, options } of SETTINGS)
    for (const { from, games } of portionsOf(deep(5, 600)))
      it(`${name}, games ${from + 1} to ${from + games}`, { timeout: 900_000 }, () => {
        const seed = `secrecy ${name} ${from}`;
        const report = secrecy(vendetta, { ...account, seats, options, games, seed, every: EVERY });
        expect(report.views).toBe(report.positions * (seats + 1));
        expect(report.scrambled).toBe(report.views);
        expect(report.followed).toBeGreaterThan(report.views);
      });
});
