import { conform, deep, portionsOf } from '@nokturn/engine/testing';
import { expect, it } from 'vitest';
import { lovciNoci } from '../index.ts';
import { census, choose, settings } from './trials.ts';

/** The conformance suite on random games of one card set: 10,000 for each player count, over all pools. */
export function itConforms(cards: 'kosmos' | 'classic'): void {
  const all = settings(cards);
  const pools = new Set(all.map(({ options }) => options.characters)).size;
  for (const { seats, options } of all)
    for (const { from, games } of portionsOf(deep(2, Math.ceil(10_000 / pools)))) {
      const name = `${seats} seats, ${options.characters}, games ${from + 1} to ${from + games}`;
      it(name, { timeout: 900_000 }, () => {
        const seed = `${cards} ${seats} ${options.characters} ${from}`;
        const report = conform(lovciNoci, {
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
    }
}
