import { Random } from '@nokturn/engine';
import { describe, expect, test } from 'vitest';
import { Search } from '../src/search.ts';
import { isShared, searcher } from '../src/searcher.ts';
import { merged, type Share, type SharedAnswer } from '../src/share.ts';
import { firstWitness, nim, oneOfMany, pennies } from './toys.ts';

const NO_HURRY = { milliseconds: Number.POSITIVE_INFINITY };

function answered(answer: string, worlds: readonly number[], results: readonly number[]): SharedAnswer {
  return { answer, weight: 1, leaning: 0, worlds, results };
}

function share(...answers: readonly SharedAnswer[]): Share {
  return { isGuess: false, answers };
}

function shareOf({ game, mind }: ReturnType<typeof nim>, seed: string, iterations: number): Share {
  const search = new Search(mind, firstWitness(game), new Random(seed));
  search.run(iterations);
  // Between threads it travels as plain data.
  return structuredClone(search.share);
}

describe('a search shared by several', () => {
  test('with only one says the same as that one alone', () => {
    const { game, mind } = oneOfMany({ many: 12, right: 7 });
    const search = new Search(mind, firstWitness(game), new Random('alone'));
    search.run(500);
    const told = (tried: Search['tried']) => tried.map(({ answer, worth }) => [answer, worth.toFixed(9)]);
    expect(told(merged([search.share]).tried)).toEqual(told(search.tried));
  });

  test('counts what each of them has tried', () => {
    const { tried } = merged([
      share(answered('a', [0, 1], [1, 1]), answered('b', [0, 1], [0, 0])),
      share(answered('b', [0, 1, 2], [1, 0.5, 0]), answered('c', [0], [0.5])),
    ]);
    const found = new Map(tried.map(({ answer, visits, worth }) => [answer, [visits, worth]]));
    expect(found).toEqual(
      new Map([
        ['a', [2, 1]],
        ['b', [5, 0.3]],
        ['c', [1, 0.5]],
      ]),
    );
    expect(tried[0]?.answer).toBe('a');
  });

  test('compares answers in the worlds of the same search only', () => {
    // In each world in which both were tried, b is behind by the same: the luck of a world adds no doubt.
    const paired = merged([
      share(answered('a', [0, 1], [1, 0.5]), answered('b', [0, 1], [0.5, 0])),
      share(answered('a', [0, 1], [1, 0.5]), answered('b', [0, 1], [0.5, 0])),
    ]).tried[1];
    // The same numbers, but no world in which both were tried.
    const strange = merged([
      share(answered('a', [0, 1], [1, 0.5]), answered('a', [2, 3], [1, 0.5])),
      share(answered('b', [0, 1], [0.5, 0]), answered('b', [2, 3], [0.5, 0])),
    ]).tried[1];
    expect(paired?.worth).toBe(strange?.worth);
    expect(paired?.doubt).toBeLessThan((strange?.doubt ?? 0) / 2);
  });

  test('finds what each of them alone would hardly find', () => {
    const { game, mind } = oneOfMany({ many: 60, right: 55 });
    const alone = (seed: string) => {
      const search = new Search(mind, firstWitness(game), new Random(seed), [], 4);
      search.run(750);
      return search.share;
    };
    expect(merged(['a', 'b', 'c', 'd'].map(alone)).tried[0]?.answer).toBe(55);
    for (const stones of [5, 6, 7, 9, 10, 11]) {
      const shares = ['a', 'b', 'c', 'd'].map((seed) => shareOf(nim(stones), seed, 1000));
      expect(merged(shares).tried[0]?.answer).toBe(stones % 4);
    }
  });

  test('if others guess it, nobody can be sure of it either', () => {
    const { game, mind } = pennies();
    const view = firstWitness(game);
    const bot = searcher(mind, { iterations: 400, milliseconds: Number.POSITIVE_INFINITY, isShared: true });
    if (!isShared(bot)) throw new Error('it is not shared');
    const given = Array.from({ length: 100 }, (_, i) => {
      const shares = [0, 1].map((part) => bot.share(view, NO_HURRY, new Random(`${i} ${part}`), 2));
      expect(merged(shares).isGuess).toBe(true);
      return bot.choose(shares, new Random(`choice ${i}`));
    });
    const heads = given.filter((answer) => answer === 'heads').length;
    expect(heads).toBeGreaterThan(30);
    expect(heads).toBeLessThan(70);
  });

  test('with nobody says nothing', () => {
    expect(merged([])).toEqual({ tried: [], isGuess: false });
  });
});

describe('a bot that may be shared', () => {
  const { game, mind } = nim(11);
  const view = firstWitness(game);
  const effort = { iterations: 400, milliseconds: Number.POSITIVE_INFINITY };

  test('does its share of the effort on each thread', () => {
    const bot = searcher(mind, { ...effort, isShared: true });
    if (!isShared(bot)) throw new Error('it is not shared');
    const tries = (of: number) => {
      const { answers } = bot.share(view, NO_HURRY, new Random('parts'), of);
      return answers.reduce((sum, { results }) => sum + results.length, 0);
    };
    // An eighth is forgotten: the first tries.
    expect(tries(1)).toBeGreaterThan(340);
    expect(tries(1)).toBeLessThanOrEqual(400);
    expect(tries(4)).toBeGreaterThan(85);
    expect(tries(4)).toBeLessThanOrEqual(100);
  });

  test('says that it may, and alone it is like any other bot', () => {
    const alone = searcher(mind, effort);
    expect(isShared(alone)).toBe(false);
    const mine = view.asked?.mine;
    if (!mine) throw new Error('nobody is asked');
    const answer = (bot: typeof alone) => bot(view, mine, NO_HURRY, new Random('same'));
    expect(answer(searcher(mind, { ...effort, isShared: true }))).toBe(answer(alone));
  });
});
