import { type Bot, Random, type Seat } from '@nokturn/engine';
import {
  choosesTheSameWhenScrambled,
  deep,
  imaginesTheSameView,
  playBots,
  thinksByTheRules,
} from '@nokturn/engine/testing';
import { describe, expect, test } from 'vitest';
import { knowledge } from '../bot/mind.ts';
import { chanceOfVictory } from '../bot/prospect.ts';
import { mind } from '../bot.ts';
import { mastersOfTheNight } from '../index.ts';
import type { MastersFrame } from '../rules/work.ts';
import type { MastersView } from '../secrets.ts';
import { type Setting, scene } from './kit.ts';
import { lateGame } from './late.ts';
import { scramble } from './scramble.ts';
import { choose, SETTINGS } from './trials.ts';

/** The simplest search there is: every answer worth a thought is tried in the same worlds, played on as the mind would. */
function thinker(worlds: number): Bot<MastersView> {
  return (view, { fallback }, _budget, random) => {
    const imagine = mind.imagine(view);
    const answers = imagine(random).candidates().slice(0, 6);
    if (answers.length < 2) return answers[0]?.answer ?? fallback;
    const totals = answers.map(() => 0);
    for (let i = 0; i < worlds; i++) {
      const seed = [random.word(), random.word(), random.word()];
      for (const [at, { answer }] of answers.entries()) {
        const chance = new Random(seed);
        const world = imagine(chance);
        world.answer(answer);
        while (world.next !== null && !world.isFar) world.answer(world.policy(chance));
        totals[at] = (totals[at] as number) + (world.evaluate()[view.viewer as Seat] as number);
      }
    }
    return answers[totals.indexOf(Math.max(...totals))]?.answer ?? fallback;
  };
}

const GAMES = [mastersOfTheNight, lateGame];

describe('what a seat imagines', () => {
  // In depth, more than 100,000 states.
  test.for(SETTINGS)(
    'MN-1.16 looks exactly as what it sees: $name',
    { timeout: 900_000 },
    ({ name, seats, options }) => {
      for (const game of GAMES) {
        const terms = { seats, options, games: deep(2, 40), seed: `imagine ${name}`, choose };
        const report = imaginesTheSameView(game, knowledge, { ...terms, every: deep(6, 1) });
        expect(report.samples).toBeGreaterThan(deep(10, 2_200));
        expect(report.others).toBeGreaterThan(0.8 * report.samples);
      }
    },
  );

  test.for(SETTINGS)(
    'is thought about by the rules: $name',
    { timeout: 900_000 },
    ({ name, seats, options }) => {
      for (const game of GAMES) {
        const terms = { seats, options, games: deep(2, 60), seed: `rules ${name}`, choose, every: 8 };
        const report = thinksByTheRules(game, knowledge, terms);
        expect(report.questions).toBeGreaterThan(report.decisions);
      }
    },
  );

  test.for(SETTINGS)(
    'does not depend on what nobody can see: $name',
    { timeout: 900_000 },
    ({ name, seats, options }) => {
      const report = choosesTheSameWhenScrambled(mastersOfTheNight, thinker(2), {
        seats,
        options,
        games: deep(2, 60),
        seed: `scrambled ${name}`,
        choose,
        scramble,
        every: 12,
      });
      expect(report.scrambled).toBe(report.decisions);
    },
  );
});
