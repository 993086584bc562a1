import { TEMPERS } from '@nokturn/bots';
import { LEVELS } from '@nokturn/engine';
import { describe, expect, test } from 'vitest';
import { botsFor, EFFORTS } from '../bots.ts';
import { GAME_IDS } from '../index.ts';

describe('the list of bots', () => {
  test('every game has the random bot; games with their own bot have a novice above it, and levels above that', () => {
    expect([...botsFor('a game without bots of its own').keys()]).toEqual(['random']);
    for (const game of GAME_IDS) {
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
    for (const game of GAME_IDS) {
      const efforts = LEVELS.flatMap((level) => EFFORTS[game]?.[level] ?? []);
      expect(efforts).toHaveLength(LEVELS.length);
      const iterations = efforts.map((effort) => effort.iterations);
      expect(iterations).toEqual([...new Set(iterations)].sort((a, b) => a - b));
      for (const effort of efforts) expect(effort.milliseconds).toBeLessThanOrEqual(2000);
    }
  });
});
