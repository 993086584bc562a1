import { type Bot, Random, type Seat, type Viewer, type World } from '@nokturn/engine';
import {
  choosesTheSameWhenScrambled,
  deep,
  imaginesTheSameView,
  portionsOf,
  thinksByTheRules,
} from '@nokturn/engine/testing';
import { describe, expect, test } from 'vitest';
import { knowledge } from '../bot/knowledge.ts';
import { mind } from '../bot.ts';
import { type VendettaView, vendetta } from '../index.ts';
import { scramble } from './scramble.ts';
import { choose, reckless, SETTINGS } from './trials.ts';

/** The simplest search there is: every answer worth a thought is tried in the same worlds, played on as the mind would. */
function thinker(worlds: number): Bot<VendettaView> {
  return (view, { fallback }, _budget, random) => {
    const imagine = mind.imagine(view);
    const answers = asked(imagine(random), view.viewer, random).candidates().slice(0, 6);
    if (answers.length < 2) return answers[0]?.answer ?? fallback;
    const totals = answers.map(() => 0);
    for (let i = 0; i < worlds; i++) {
      const seed = [random.word(), random.word(), random.word()];
      for (const [at, { answer }] of answers.entries()) {
        const chance = new Random(seed);
        const world = asked(imagine(chance), view.viewer, chance);
        world.answer(answer);
        while (world.next !== null && !world.isFar) world.answer(world.policy(chance));
        totals[at] = (totals[at] as number) + (world.evaluate()[view.viewer as Seat] as number);
      }
    }
    return answers[totals.indexOf(Math.max(...totals))]?.answer ?? fallback;
  };
}

/** The world at the viewer's own question: whoever answers at the same time has answered. */
function asked(world: World, viewer: Viewer, random: Random): World {
  while (world.next !== null && world.next.seat !== viewer) world.answer(world.policy(random));
  return world;
}

describe('what a seat imagines', () => {
  test.for(SETTINGS)(
    'looks exactly as what it sees: $name',
    { timeout: 900_000 },
    ({ name, seats, options }) => {
      for (const how of [choose, reckless])
        for (const { from, games } of portionsOf(deep(2, 20))) {
          const terms = { seats, options, games, seed: `imagine ${name} ${from}`, choose: how };
          const report = imaginesTheSameView(vendetta, knowledge, { ...terms, every: deep(8, 3) });
          expect(report.samples).toBeGreaterThan(deep(50, 4_500));
          expect(report.others).toBeGreaterThan(0.9 * report.samples);
        }
    },
  );

  test.for(SETTINGS)(
    'is thought about by the rules: $name',
    { timeout: 900_000 },
    ({ name, seats, options }) => {
      const terms = { seats, options, games: deep(2, 60), seed: `rules ${name}`, choose, every: 12 };
      const report = thinksByTheRules(vendetta, knowledge, terms);
      expect(report.questions).toBeGreaterThan(5 * report.decisions);
    },
  );

  test.for(SETTINGS)('does not depend on what it may not know: $name', ({ name, seats, options }) => {
    const report = choosesTheSameWhenScrambled(vendetta, thinker(2), {
      seats,
      options,
      games: deep(2, 60),
      seed: `scrambled ${name}`,
      choose,
      scramble,
      every: 12,
    });
    expect(report.scrambled).toBeGreaterThan(0.9 * report.decisions);
  });
});
