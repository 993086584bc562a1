import { reach } from '@nokturn/engine/testing';
import { expect, it } from 'vitest';
import { lovciNoci } from '../index.ts';
import { branchesOf, WANTED } from './branches.ts';
import { choose, settings } from './trials.ts';

/** Passes over all settings; each plays a few games in every setting. */
const ROUNDS = 200;
const GAMES = 4;

it('random games use every card, ability, branch of equipment, decision and reason', {
  timeout: 600_000,
}, () => {
  const all = [...settings('kosmos'), ...settings('classic')];
  let missing = WANTED;
  for (let round = 0; round < ROUNDS && missing.length > 0; round++)
    for (const { seats, options } of all) {
      const seed = `sweep ${round} ${options.cards}`;
      const terms = { seats, options, games: GAMES, seed, choose, wanted: missing, tags: branchesOf };
      ({ missing } = reach(lovciNoci, terms));
    }
  expect(missing).toEqual([]);
});
