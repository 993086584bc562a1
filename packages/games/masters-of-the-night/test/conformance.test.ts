import { conform, deep, portionsOf } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { mastersOfTheNight } from '../index.ts';
import { census, choose, SETTINGS } from './trials.ts';

describe('MN-1.4 MN-21.3 MN-21.5 MN-21.6 random games of every edition, Family and difficulty conform', () => {
  for (const { name, seats, options } of SETTINGS)
    for (const { from, games } of portionsOf(deep(4, 10_000)))
      it(`${name}, games ${from + 1} to ${from + games}`, { timeout: 900_000 }, () => {
        const seed = `conform ${name} ${from}`;
        const report = conform(mastersOfTheNight, { seats, options, games, seed, choose, census });
        expect(report.games).toBe(games);
      });
});
