import { GAMES } from '@nokturn/games/all';
import { botsFor } from '@nokturn/games/bots';
import { describe, expect, it } from 'vitest';
import { KNOWN_BOTS } from '../src/parts/bots.ts';
import {
  botTitle,
  LEVELS,
  levelOf,
  OTHER_LEVELS,
  seated,
  temperOf,
  USUAL_LEVEL,
} from '../src/parts/levels.ts';

const seats = KNOWN_BOTS.map((_, seat) => seat);

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  it('has every bot that the page offers, with any temper', () => {
    const bots = [...botsFor(game).keys()];
    for (const level of [...LEVELS, ...OTHER_LEVELS])
      for (const seat of seats) expect(bots).toContain(seated(level, seat));
  });
});

it('a bot that thinks always has the temper of its seat’s character; its level can be recovered', () => {
  expect(seats.map((seat) => seated('hard', seat))).toEqual(KNOWN_BOTS.map(({ temper }) => `hard-${temper}`));
  expect(seats.map((seat) => temperOf(seated('easy', seat)))).toEqual(KNOWN_BOTS.map(({ temper }) => temper));
  expect(new Set(KNOWN_BOTS.map(({ temper }) => temper)).size).toBe(2);
  expect(seats.map((seat) => seated('novice', seat))).toEqual(seats.map(() => 'novice'));
  expect(temperOf('novice')).toBeUndefined();
  for (const seat of seats)
    expect([...LEVELS, ...OTHER_LEVELS].map((level) => levelOf(seated(level, seat)))).toEqual([
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
