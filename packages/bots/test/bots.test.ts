import { type Ask, type Bot, type MyDecision, Random, type Witness } from '@nokturn/engine';
import { describe, expect, test } from 'vitest';
import { botsFor, EFFORTS, LEVELS, random, TEMPERS } from '../src/index.ts';

function decisionOf(ask: Ask): MyDecision {
  return { ask, fallback: 'a', barred: [], answer: null };
}

const GAMES = ['lovci-noci', 'masters-of-the-night', 'the-hunger', 'vendetta'];

const NO_VIEW = {} as Witness;

describe('the list of bots', () => {
  test('every game has the random bot; those with a bot of their own have a novice above it, and levels above that', () => {
    expect([...botsFor('a game without bots of its own').keys()]).toEqual(['random']);
    for (const game of GAMES) {
      const names = [...botsFor(game).keys()];
      expect(names.slice(0, 2)).toEqual(['random', 'novice']);
      expect(names.filter((name) => !name.includes('-')).slice(2)).toEqual([...LEVELS]);
      expect(names.at(-1)).toBe(LEVELS.at(-1));
      for (const level of LEVELS)
        for (const temper of TEMPERS)
          expect(names.indexOf(`${level}-${temper}`)).toBeLessThan(names.indexOf(level));
    }
  });

  test('every level is given more than the one below it, and none more than two seconds', () => {
    for (const game of GAMES) {
      const efforts = LEVELS.flatMap((level) => EFFORTS[game]?.[level] ?? []);
      expect(efforts).toHaveLength(LEVELS.length);
      const iterations = efforts.map((effort) => effort.iterations);
      expect(iterations).toEqual([...new Set(iterations)].sort((a, b) => a - b));
      for (const effort of efforts) expect(effort.milliseconds).toBeLessThanOrEqual(2000);
    }
  });
});

describe('the random bot', () => {
  const ask = (wanted: Ask, seed: string, bot: Bot = random) =>
    bot(NO_VIEW, decisionOf(wanted), { milliseconds: 1 }, new Random(seed));

  test('gives every answer there is, and no other', () => {
    const answers = new Set(
      Array.from({ length: 200 }, (_, i) => ask({ kind: 'one', options: ['a', 'b', 'c'] }, String(i))),
    );
    expect([...answers].sort()).toEqual(['a', 'b', 'c']);
    const amounts = new Set(
      Array.from({ length: 200 }, (_, i) => ask({ kind: 'amount', min: 2, max: 4 }, String(i))),
    );
    expect([...amounts].sort()).toEqual([2, 3, 4]);
  });

  test('gives the same answers to the same generator', () => {
    const answers = (seed: string) => {
      const generator = new Random(seed);
      const decision = decisionOf({ kind: 'order', options: ['a', 'b', 'c', 'd', 'e'] });
      return Array.from({ length: 20 }, () => random(NO_VIEW, decision, { milliseconds: 1 }, generator));
    };
    expect(answers('one')).toEqual(answers('one'));
    expect(answers('one')).not.toEqual(answers('two'));
  });
});
