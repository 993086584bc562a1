import { conform, deep, portionsOf } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { mastersOfTheNight } from '../index.ts';
import { lateGame } from './late.ts';
import { census, choose, SETTINGS } from './trials.ts';

/** Whole games, and games that begin in the middle: half of each. */
const GAMES = { 'from the beginning': mastersOfTheNight, 'from the middle': lateGame };

describe('MN-1.4 MN-21.3 MN-21.5 MN-21.6 random games of every edition, Family and difficulty conform', () => {
  for (const { name, seats, options } of SETTINGS)
    for (const [beginning, game] of Object.entries(GAMES))
      for (const { from, games } of portionsOf(deep(2, 5000)))
        it(`${name}, ${beginning}, ${from + 1} to ${from + games}`, { timeout: 900_000 }, () => {
          const seed = `conform ${name} ${beginning} ${from}`;
          const report = conform(game, { seats, options, games, seed, choose, census, every: deep(1, 10) });
          expect(report.games).toBe(games);
        });
});
