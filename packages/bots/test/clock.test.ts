import { type Mind, Random } from '@nokturn/engine';
import { expect, test } from 'vitest';
import { Search } from '../src/search.ts';
import { searcher, thinking } from '../src/searcher.ts';
import { firstWitness, nim } from './toys.ts';

const { game, mind } = nim(20);
const view = firstWitness(game);

test('the milliseconds are those of the given clock', () => {
  let now = 0;
  const clock = () => {
    now += 10;
    return now;
  };
  const search = new Search(mind, view, new Random('clock'));
  const portions = [...thinking(search, { iterations: 1_000_000, milliseconds: 50 }, clock)];
  expect(portions).toHaveLength(4);
  expect(search.iterations).toBeLessThan(1000);
});

test('a clock that stands still leaves the iterations as the only limit', () => {
  let iterations = 0;
  const counting: Mind = {
    ...mind,
    imagine(witness) {
      const imagined = mind.imagine(witness);
      return (random) => {
        iterations++;
        return imagined(random);
      };
    },
  };
  const bot = searcher(counting, { iterations: 40, milliseconds: Number.MIN_VALUE });
  const mine = view.asked?.mine;
  if (!mine) throw new Error('nobody is asked');
  bot(view, mine, { milliseconds: Number.POSITIVE_INFINITY, clock: () => 0 }, new Random('still'));
  expect(iterations).toBeGreaterThanOrEqual(40);
});
