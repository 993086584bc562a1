import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Learned, LearnedSum, Random, sharesOf } from '@nokturn/engine';
import { GAMES } from '@nokturn/games/all';
import type { Lesson, Training } from '@nokturn/games/training.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { dueled, leadOf } from '../src/train/duel.ts';
import { fitted } from '../src/train/fit.ts';
import { keep, keptIn } from '../src/train/kept.ts';
import { type Studied, searching, studied } from '../src/train/self-play.ts';
import { trainingOf } from '../src/train/trainings.ts';

const folder = mkdtempSync(join(tmpdir(), 'nokturn-train-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Matches of three in which the inputs determine, by a known rule, how likely each of them wins. */
function invented(count: number, rule: (row: readonly number[]) => number): Studied[] {
  const random = new Random('invented');
  return Array.from({ length: count }, (_, number) => {
    const rows = Array.from({ length: 3 }, () => [2 * random.fraction() - 1, 10 * random.fraction()]);
    let left = random.fraction();
    const won = sharesOf(rows.map(rule)).map((share) => {
      const wins = left >= 0 && left < share;
      left -= share;
      return wins ? 1 : 0;
    });
    return { number, moments: [rows], won };
  });
}

describe('a fit', () => {
  const terms = { features: ['one', 'two'], wins: 'one', seed: 'fit' } as const;
  const straight = ([one = 0, two = 0]: readonly number[]) => 2 * one - 0.3 * two + 1;

  test('finds the rule that matches follow', () => {
    const { learned, curve } = fitted(invented(4000, straight), { ...terms, units: 0 });
    const sum = new LearnedSum(learned);
    expect(sum.of([1, 5]) - sum.of([0, 5])).toBeCloseTo(2, 0);
    expect(sum.of([0, 9]) - sum.of([0, 5])).toBeCloseTo(-1.2, 0);
    expect(curve.tested[curve.best - 1]).toBe(Math.min(...curve.tested));
  });

  test('beyond a straight line, a hidden layer finds more', () => {
    const matches = invented(4000, ([one = 0]) => 4 * Math.abs(one) - 2);
    const lossWith = (units: number) => Math.min(...fitted(matches, { ...terms, units }).curve.tested);
    expect(lossWith(6)).toBeLessThan(lossWith(0) - 0.1);
  });

  test('the same matches and the same seed give the same weights, another seed others', () => {
    const matches = invented(200, straight);
    const weights = (seed: string) => JSON.stringify(fitted(matches, { ...terms, units: 3, seed }).learned);
    expect(weights('a')).toBe(weights('a'));
    expect(weights('a')).not.toBe(weights('b'));
  });

  test('each for itself: several can win, or nobody', () => {
    const random = new Random('each');
    const matches = Array.from({ length: 3000 }, (_, number): Studied => {
      const rows = [
        [random.fraction(), 0],
        [random.fraction(), 0],
      ];
      return {
        number,
        moments: [rows],
        won: rows.map(([one = 0]) => (random.fraction() < one ? 1 : 0)),
      };
    });
    const sum = new LearnedSum(fitted(matches, { ...terms, wins: 'each', units: 0 }).learned);
    expect(sum.chance([0.5, 0])).toBeCloseTo(0.5, 1);
    expect(sum.chance([0.9, 0])).toBeGreaterThan(0.75);
  });
});

test('saved lines are found again, except for one that was cut off', () => {
  const file = join(folder, 'pieces.jsonl');
  expect(keptIn(file).size).toBe(0);
  keep(file, { number: 0 });
  appendFileSync(file, '\n{"number":1,"mom');
  keep(file, { number: 2 });
  expect([...keptIn(file).keys()]).toEqual([0, 2]);
});

/** The games that have a training. */
const LEARNED = (
  await Promise.all(
    GAMES.map(async (game) => {
      const training = await trainingOf(game.id);
      return training === null ? [] : [{ game, training, name: game.id }];
    }),
  )
).flat();

describe.each(LEARNED)('$name', ({ game, training, name }) => {
  const bot = searching(training.mindBy(null), 1);
  const short: Training = { ...training, lessons: training.lessons.slice(0, 1) };

  test('the inputs read from a match have a number for every feature, and the same seed gives the same', () => {
    const match = studied(game, short, bot, { number: 3, seed: 'read' });
    expect(match.moments.length).toBeGreaterThan(2);
    for (const rows of match.moments)
      for (const row of rows) {
        expect(row).toHaveLength(training.features.length);
        expect(row.every(Number.isFinite)).toBe(true);
      }
    expect(studied(game, short, bot, { number: 3, seed: 'read' })).toEqual(match);
  });

  test('a bot against itself has no lead', () => {
    const lesson = short.lessons[0] as Lesson;
    expect(dueled(game, lesson, [bot, bot], { number: 0, seed: 'itself' }).lead).toBe(0);
  });

  test('its stored network fits the inputs, and is small', () => {
    const file = join(import.meta.dirname, '../../games', name, 'bot', 'learned.json');
    if (!existsSync(file)) return;
    const text = readFileSync(file, 'utf8');
    const learned: Learned = JSON.parse(text);
    expect(learned.features).toEqual(training.features);
    expect(gzipSync(text).length).toBeLessThan(200_000);
  });
});

test('a lead has its interval', () => {
  const deals = Array.from({ length: 50 }, (_, number) => ({ number, lead: number % 2 === 0 ? 0.5 : 0 }));
  const { value, low, high } = leadOf(deals);
  expect(value).toBe(0.25);
  expect(low).toBeGreaterThan(0.15);
  expect(high).toBeLessThan(0.35);
});
