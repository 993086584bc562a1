import { reach } from '@nokturn/engine/testing';
import { expect, it } from 'vitest';
import { vendetta } from '../index.ts';
import { tagsOf, WANTED } from './branches.ts';
import { choose, reckless, SETTINGS } from './trials.ts';

/** Rounds over all settings; each plays a few games in every one of them. */
const ROUNDS = 150;
const GAMES = 5;

it('random games use every card, branch, decision, answer, reason and happening', {
  timeout: 600_000,
}, () => {
  let missing = WANTED;
  for (let round = 0; round < ROUNDS && missing.length > 0; round++)
    for (const { seats, options, name } of SETTINGS) {
      const seed = `sweep ${round} ${name}`;
      const players = { choose: round % 3 === 2 ? reckless : choose };
      const terms = { seats, options, games: GAMES, seed, ...players, wanted: missing, tags: tagsOf };
      ({ missing } = reach(vendetta, terms));
    }
  expect(missing).toEqual([]);
});
