import { GAMES } from '@nokturn/games/all';
import { botsFor } from '@nokturn/games/bots';
import { describe, expect, it } from 'vitest';
import { botTitle, LEVELS, levelOf, OTHER_LEVELS, seated, USUAL_LEVEL } from '../src/parts/levels.ts';

const fractions = [0, 0.49, 0.5, 0.999];

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  it('has every bot that the page offers, with whichever temper it sits down', () => {
    const bots = [...botsFor(game).keys()];
    for (const level of [...LEVELS, ...OTHER_LEVELS])
      for (const fraction of fractions) expect(bots).toContain(seated(level, fraction));
  });
});

it('those who think have one temper or the other; the level is found again', () => {
  expect(fractions.map((fraction) => seated('hard', fraction))).toEqual([
    'hard-bold',
    'hard-bold',
    'hard-careful',
    'hard-careful',
  ]);
  expect(fractions.map((fraction) => seated('novice', fraction))).toEqual(Array(4).fill('novice'));
  expect([...LEVELS, ...OTHER_LEVELS].map((level) => levelOf(seated(level)))).toEqual([
    ...LEVELS,
    ...OTHER_LEVELS,
  ]);
  expect(LEVELS).toContain(USUAL_LEVEL);
});

it('is called by its level and its temper', () => {
  const say = (id: string, facts?: Record<string, string | number>) =>
    id === 'level-with-temper' ? `${facts?.level} · ${facts?.temper}` : id;
  expect(botTitle(say, 'hard-bold')).toBe('level-hard · temper-bold');
  expect(botTitle(say, 'random')).toBe('level-random');
});
