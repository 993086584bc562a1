import { expect, it } from 'vitest';
import {
  equalTo,
  NEWCOMER,
  ordinal,
  type RankedTeam,
  type Rating,
  rated,
} from '../../src/ratings/plackett-luce.ts';
import CASES from './openskill.json' with { type: 'json' };

const alone = (place: number, rating: Rating = NEWCOMER): RankedTeam => ({ place, members: [rating] });

it.each(CASES.map((each, i) => ({ ...each, i })))(
  'gives the numbers of openskill 5.0.1 (case $i)',
  ({ before, after }) => {
    const found = rated(before);
    for (const [t, team] of after.entries())
      for (const [m, { mu, sigma }] of team.entries()) {
        expect(found[t]?.[m]?.mu).toBeCloseTo(mu, 10);
        expect(found[t]?.[m]?.sigma).toBeCloseTo(sigma, 10);
      }
  },
);

it('a player who does better rises, by more the less it was expected, and becomes more certain', () => {
  const [[winner], [loser]] = rated([alone(1), alone(2)]) as [[Rating], [Rating]];
  expect(winner.mu).toBeGreaterThan(NEWCOMER.mu);
  expect(loser.mu).toBeLessThan(NEWCOMER.mu);
  expect(winner.sigma).toBeLessThan(NEWCOMER.sigma);
  const strong = { mu: 40, sigma: 3 };
  const [[surprise]] = rated([alone(1), alone(2, strong)]) as [[Rating], [Rating]];
  expect(surprise.mu).toBeGreaterThan(winner.mu);
  expect(ordinal(winner)).toBeGreaterThan(ordinal(NEWCOMER));
});

it('people who play together against one opponent are not underdogs', () => {
  const family = { place: 1, members: [NEWCOMER, NEWCOMER, NEWCOMER] };
  const [won] = rated([family, alone(2, equalTo(3))]);
  const [lost] = rated([{ ...family, place: 2 }, alone(1, equalTo(3))]);
  expect((won?.[0]?.mu ?? 0) - NEWCOMER.mu).toBeCloseTo(NEWCOMER.mu - (lost?.[0]?.mu ?? 0), 10);
});
