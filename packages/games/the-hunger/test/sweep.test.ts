import { readFileSync } from 'node:fs';
import { type Chooser, deep, reach } from '@nokturn/engine/testing';
import { expect, it } from 'vitest';
import { theHunger } from '../index.ts';
import { BRANCHES, branchesOf, DECISION_NAMES, ELSEWHERE, WANTED } from './branches.ts';
import { choose, SETTINGS } from './trials.ts';

/** Rounds over all settings; each plays a few nights with every one of them, and no more than needed. */
const ROUNDS = 400;
const GAMES = 4;
/** How many times everything must be covered, each time by different nights. */
const SWEEPS = deep(1, 5);

/** In every other round, half of those who can go home do: otherwise all six would hardly ever be there. */
const homeward: Chooser = (ask, random, step) =>
  ask.kind === 'one' && ask.options.includes(HOME) && random.below(2) === 0
    ? HOME
    : choose(ask, random, step);
const HOME = 'move:castle';

it('every decision of the rules is covered', () => {
  const decisions = Object.entries(theHunger.work).flatMap(([step, work]) =>
    typeof work === 'function' ? [] : [step],
  );
  expect([...DECISION_NAMES].sort()).toEqual(decisions.sort());
});

it('nothing is listed twice, and everything left out is covered by another test', () => {
  expect(BRANCHES).toHaveLength(new Set(BRANCHES).size);
  for (const [branch, { file, test }] of Object.entries(ELSEWHERE)) {
    expect(BRANCHES).toContain(branch);
    expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toContain(`it('${test}'`);
  }
});

it.each(Array.from({ length: SWEEPS }, (_, sweep) => sweep))(
  'random nights use every card, token, Mission and space, and every branch of their effects, decisions and reasons (%i)',
  { timeout: 600_000 },
  (sweep) => {
    let missing = WANTED;
    for (let round = 0; round < ROUNDS && missing.length > 0; round++)
      for (const { seats, options, name } of SETTINGS) {
        const seed = `sweep ${sweep} ${round} ${name}`;
        const style = { choose: round % 2 === 0 ? choose : homeward, tags: branchesOf };
        ({ missing } = reach(theHunger, { seats, options, games: GAMES, seed, ...style, wanted: missing }));
      }
    expect(missing).toEqual([]);
  },
);
