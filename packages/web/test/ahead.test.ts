import { findGame } from '@nokturn/games/all';
import { expect, it } from 'vitest';
import { timeAhead } from '../src/source/local/ahead.ts';

const lovci = findGame('lovci-noci') ?? {};
const hunger = findGame('the-hunger') ?? {};
const QUICK = { tempo: 'quick' };

it('all bots of this browser take the same time, and none just for show', () => {
  expect(timeAhead(hunger, 'move', {}, [800], 0)).toBe(400);
  expect(timeAhead(hunger, 'move', {}, [800, 300], 0)).toBe(400);
  expect(timeAhead(hunger, 'move', {}, [], 0)).toBe(0);
});

it('a window that closes with the last answer passes at once; any other reaction takes as long as a decision', () => {
  expect(timeAhead(lovci, 'window-turn', QUICK, [800], 0)).toBe(60);
  expect(timeAhead(lovci, 'counter', QUICK, [800], 0)).toBe(400);
});

it('thinking about a turn of many decisions takes no longer than its beat', () => {
  const times = Array.from({ length: 10 }, (_, before) => timeAhead(hunger, 'move', {}, [800], before));
  expect(times.reduce((sum, time) => sum + time, 0)).toBeLessThanOrEqual(2600);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});
