import { reach } from '@nokturn/engine/testing';
import { expect, it } from 'vitest';
import { vendetta } from '../index.ts';
import { branchesOf, DECISION_NAMES, WANTED } from './branches.ts';
import { choose, SETTINGS } from './trials.ts';

/** Passes over all settings; each plays a few games in every setting. */
const ROUNDS = 200;
const GAMES = 4;

it('every decision of the rules is covered', () => {
  const decisions = Object.entries(vendetta.work).flatMap(([step, work]) =>
    typeof work === 'function' ? [] : [step],
  );
  expect([...DECISION_NAMES].sort()).toEqual(decisions.sort());
});

it('random games use every card, ally, place and relic, and every branch of their effects, decisions and reasons', {
  timeout: 600_000,
}, () => {
  let missing = WANTED;
  for (let round = 0; round < ROUNDS && missing.length > 0; round++)
    for (const { seats, options, name } of SETTINGS) {
      const seed = `sweep ${round} ${name}`;
      const terms = { seats, options, games: GAMES, seed, choose, wanted: missing, tags: branchesOf };
      ({ missing } = reach(vendetta, terms));
    }
  expect(missing).toEqual([]);
});
