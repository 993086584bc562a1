import { conform, deep, portionsOf } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { theHunger } from '../index.ts';
import { census, choose, SETTINGS } from './trials.ts';

/** 10,000 games of each mode with each number of seats. */
const GAMES = deep(2, 10_000);

describe('TH-1.1 TH-1.2 TH-3.2 TH-3.10 TH-21.4 TH-21.8 random nights of every mode conform', () => {
  for (const { name, seats, options } of SETTINGS)
    for (const { from, games } of portionsOf(GAMES))
      it(`${name}, games ${from + 1} to ${from + games}`, { timeout: 900_000 }, () => {
        const seed = `conform ${name} ${from}`;
        const report = conform(theHunger, {
          seats,
          options,
          games,
          seed,
          choose,
          census,
          every: deep(1, 10),
        });
        expect(report.games).toBe(games);
      });
});
