import { Random } from '@nokturn/engine';
import { describe, expect, test } from 'vitest';
import { imagine } from '../bot/mind/imagine.ts';
import { Journey, type Traveller } from '../bot/mind/journey.ts';
import { chances, FASTEST, slowed } from '../bot/mind/speeds.ts';
import { knowledge } from '../bot.ts';
import { type SpaceId, spaceNo } from '../cards/board.ts';
import { type CardId, cardNo } from '../cards/cards.ts';
import { type Sitting, turn } from './kit.ts';

describe('the Speeds expected by a searching player', () => {
  const meanOf = (odds: readonly number[]) => odds.reduce((sum, chance, speed) => sum + chance * speed, 0);

  test.for([0, 1, 2, 3.5, 5, 7, 9])('add up to certainty, for decks of mean %d', (mean) => {
    const odds = chances(mean);
    expect(odds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(Math.min(...odds)).toBeGreaterThanOrEqual(0);
  });

  test('the slower a deck, the slower its hands', () => {
    const means = [1, 2, 3, 4, 5, 6, 7, 8].map((mean) => meanOf(chances(mean)));
    expect(means).toEqual(means.toSorted((a, b) => a - b));
  });

  test('six fast cards among 24: two hands in five have none of them', () => {
    const [none = 0] = chances((FASTEST * 6) / 24);
    // 18 of 24, then 17 of 23, then 16 of 22.
    expect(none).toBeCloseTo((18 * 17 * 16) / (24 * 23 * 22), 2);
  });

  test('the starter deck always moves (7.3)', () => {
    // The slowest three cards give 1 + 2 + 2.
    const odds = chances(FASTEST);
    expect(odds.slice(0, 5).every((chance) => chance < 1e-9)).toBe(true);
    expect(odds[5]).toBeGreaterThan(0);
  });

  test('a growing deck becomes slower, but a slow one not by much', () => {
    expect(slowed(6)).toBeLessThan(6);
    expect(6 - slowed(6)).toBeGreaterThan(2 - slowed(2));
  });
});

describe('the rest of the night in the plans of a searching player', () => {
  const one: Traveller = { gentle: false, mean: 5, trouble: 0, tile: 6, rose: null, sights: 0.5 };
  const worth = (who: Partial<Traveller>, space: SpaceId, turns: number) =>
    new Journey({ ...one, ...who }).worth(spaceNo(space), turns);
  const safety = (who: Partial<Traveller>, space: SpaceId, turns: number) =>
    new Journey({ ...one, ...who }).safety(spaceNo(space), turns);

  test('at dawn only Castle and Cemetery are safe (TH-19.7 to TH-19.10)', () => {
    expect(safety({}, 'castle', 0)).toBe(1);
    expect(safety({}, 'c3', 0)).toBe(1);
    expect(safety({}, 'm1', 0)).toBe(0);
    expect(worth({}, 'c3', 0)).toBe(-5);
    expect(safety({ gentle: true }, 'm1', 0)).toBe(1);
  });

  test('a slow deck, Confuse and Spicy make the way home uncertain', () => {
    expect(safety({ mean: 7 }, 'm9', 2)).toBeGreaterThan(0.95);
    expect(safety({ mean: 2 }, 'm9', 2)).toBeLessThan(0.5);
    expect(safety({ trouble: 0.5 }, 'm5', 2)).toBeLessThan(safety({}, 'm5', 2));
  });

  test('a Rose is worth a long way early in the night, but not late (TH-12.22)', () => {
    const rose = cardNo('eternal-rose');
    const gain = (space: SpaceId, turns: number) =>
      worth({ mean: 7, rose }, space, turns) - worth({ mean: 7 }, space, turns);
    expect(gain('d9', 11)).toBeGreaterThan(5);
    expect(gain('d17', 11)).toBeGreaterThan(gain('m5', 11));
    expect(gain('m9', 4)).toBeCloseTo(0);
  });

  test('without Chests and Crypts the Plains are worth less', () => {
    expect(worth({ sights: 0 }, 'r13', 8)).toBeLessThan(worth({ sights: 1 }, 'r13', 8));
  });
});

describe('the value of a night', () => {
  const FAST: readonly CardId[] = ['vampire-speed-4', 'vampire-speed-3', 'vampire-speed-2'];

  /** The chance of seat 0, which is about to move. */
  function chanceOf(sitting: Sitting, round: number): number {
    const now = turn({ hand: FAST, vp: 40, ...sitting }, { round, players: [{ at: 'c1', vp: 40 }] });
    const view = now.passUntil('move').asks(0, 'move').view(0);
    const [chance = 0] = knowledge.evaluate(imagine({ ...view, heard: [] })(new Random('worth')), false);
    return chance;
  }

  test('a turn that has only just begun still counts in full', () => {
    expect(chanceOf({ at: 'm2' }, 15)).toBeGreaterThan(0.3);
    expect(chanceOf({ at: 'd9' }, 15)).toBe(0);
  });

  test('a vampire far from home before dawn is as good as burnt', () => {
    expect(chanceOf({ at: 'd9' }, 14)).toBeLessThan(chanceOf({ at: 'm5' }, 14) / 4);
  });
});
