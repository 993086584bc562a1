import { conform, deep, portionsOf } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { vendetta } from '../index.ts';
import { census, choose, SETTINGS } from './trials.ts';

/** 10,000 games for each player count, shared among its settings. */
function gamesOf(seats: number): number {
  const settings = SETTINGS.filter((setting) => setting.seats === seats).length;
  return deep(2, Math.ceil(10_000 / settings));
}

describe('VV-1.9 VV-25.1 VV-25.2 VV-25.9 random games of every mode conform', () => {
  for (const { name, seats, options } of SETTINGS)
    for (const { from, games } of portionsOf(gamesOf(seats)))
      it(`${name}, games ${from + 1} to ${from + games}`, { timeout: 900_000 }, () => {
        const seed = `conform ${name} ${from}`;
        const report = conform(vendetta, { seats, options, games, seed, choose, census, every: deep(1, 10) });
        expect(report.games).toBe(games);
      });
});
