import { reach } from '@nokturn/engine/testing';
import { expect, it } from 'vitest';
import { EDITIONS } from '../cards/editions.ts';
import { mastersOfTheNight } from '../index.ts';
import { branchesOf, DECISION_NAMES, wantedIn } from './branches.ts';
import { lateGame } from './late.ts';
import { choose, SETTINGS } from './trials.ts';

/**
 * Rounds over all settings of an edition; each plays a few games from the start and a few that begin late.
 */
const ROUNDS = 150;
const GAMES = 3;

it('every decision of the rules is covered', () => {
  const decisions = Object.entries(mastersOfTheNight.work).flatMap(([step, work]) =>
    typeof work === 'function' ? [] : [step],
  );
  expect([...DECISION_NAMES].sort()).toEqual(decisions.sort());
});

it.each(EDITIONS)(
  'random games of %s use every event, relic, ability, sigil and district, and every branch, decision and reason',
  { timeout: 600_000 },
  (edition) => {
    let missing = wantedIn(edition);
    const settings = SETTINGS.filter(({ options }) => options.edition === edition);
    for (let round = 0; round < ROUNDS && missing.length > 0; round++)
      for (const { seats, options, name } of settings)
        for (const game of [mastersOfTheNight, lateGame]) {
          const seed = `sweep ${round} ${name}`;
          const terms = { seats, options, games: GAMES, seed, choose, wanted: missing, tags: branchesOf };
          ({ missing } = reach(game, terms));
        }
    expect(missing).toEqual([]);
  },
);
