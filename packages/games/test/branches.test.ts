import {
  type Bot,
  type Frame,
  type Game,
  type Happening,
  hashOf,
  type Mind,
  type Rulebook,
  type Witness,
} from '@nokturn/engine';
import {
  anyAnswer,
  branchesHold,
  choosesTheSameWhenScrambled,
  deep,
  type Secrecy,
  thinker,
} from '@nokturn/engine/testing';
import { describe, expect, test } from 'vitest';
import { findGame, LIBRARY } from '../all.ts';
import { finished, pointAt } from '../course.ts';
import { neededModuleOf } from '../folder.ts';

type Scramble = Secrecy<unknown, Frame, Happening>['scramble'];

/** What if: branches of matches of every game, at any moment, for any seat; and charts of what a seat may expect. */

const isDeep = deep(0, 1) === 1;
const KINDS = ['imagined', 'real', 'imagined', 'new-chance'] as const;

describe.for(LIBRARY.today.map((rules) => [rules.id, rules] as const))('a branch of %s', ([id, rules]) => {
  test('begins as its seat saw the match, ends, and verifies', { timeout: 900_000 }, async () => {
    const { novice, mind } = await rules.bot();
    const report = await branchesHold(rules, {
      seats: rules.seats.usual ?? rules.seats.min,
      seed: `branches of ${id}`,
      games: deep(1, 10),
      branches: deep(6, 10),
      kinds: KINDS,
      bots: isDeep ? [novice as Bot, thinker(mind, 1, 3)] : [anyAnswer, anyAnswer, thinker(mind, 0)],
    });
    expect(report.branches).toBe(deep(6, 100));
    expect(report.unasked).toBeGreaterThan(0);
    expect(report.others).toBe(report.imagined);
  });

  test('that is imagined begins the same, whatever secrets its seat may not know', async () => {
    const { mind } = await rules.bot();
    // Its answer is a hash of the whole position that it imagines.
    await isTheSameWhenScrambled(rules, 'branches', (view, _mine, _budget, random) => {
      const start = mind.positions?.(view)(random);
      if (!start) throw new Error('nothing is imagined');
      return hashOf(start);
    });
  });
});

describe.for(LIBRARY.today.map((rules) => [rules.id, rules] as const))('a chart of %s', ([, rules]) => {
  test('says the same about a seat, whatever secrets it may not know', async () => {
    const { mind } = await rules.bot();
    // Its answer is the chance shown in the chart.
    await isTheSameWhenScrambled(rules, 'charts', (view, _mine, _budget, random) =>
      String(
        finished(pointAt(knowing(mind), momentOf(view), { seats: [seatOf(view)], random, worlds: 2 })).known,
      ),
    );
  });
});

/** Only the part of a mind that uses a seat's knowledge: with all cards open nothing is hidden. */
function knowing(mind: Mind): Mind {
  return { game: mind.game, imagine: (view) => mind.imagine(view) };
}

function seatOf({ viewer }: Witness): number {
  if (typeof viewer !== 'number') throw new Error('nobody sits there');
  return viewer;
}

/** A moment that contains nothing but what a seat knows. */
function momentOf(view: Witness): Parameters<typeof pointAt>[1] {
  return {
    moment: 0,
    round: 1,
    witness: () => view,
    get position(): never {
      throw new Error('the truth is looked at');
    },
  };
}

async function isTheSameWhenScrambled(rules: Rulebook, what: string, told: Bot): Promise<void> {
  const { id } = rules;
  const { scramble } = await neededModuleOf<{ scramble: Scramble }>(id, 'test/scramble.ts');
  const report = choosesTheSameWhenScrambled(findGame(id) as Game, told, {
    seats: rules.seats.usual ?? rules.seats.min,
    games: deep(1, 10),
    seed: `scrambled ${what} of ${id}`,
    every: deep(4, 5),
    scramble,
  });
  expect(report.decisions).toBeGreaterThan(3);
  expect(report.scrambled).toBeGreaterThan(0.9 * report.decisions);
}
