import type { Bot } from '../bot.ts';
import type { Mind, World } from '../mind.ts';
import { Random } from '../random.ts';
import type { Seat } from '../seat.ts';

/**
 * The simplest possible search: the likeliest answers are tried in this many worlds, the same worlds for each of them,
 * and played on as the mind would. No more than `tried` answers are considered.
 */
export function thinker<V>(mind: Mind, worlds: number, tried = Number.POSITIVE_INFINITY): Bot<V> {
  return (view, { fallback }, _budget, random) => {
    const seat = view.viewer as Seat;
    const imagine = mind.imagine(view);
    /** A world at the seat's own question: all seats that answer at the same time have answered. */
    const ownQuestion = (chance: Random): World => {
      const world = imagine(chance);
      while (world.next !== null && world.next.seat !== seat) world.answer(world.policy(chance));
      return world;
    };
    const answers = ownQuestion(random).candidates().slice(0, tried);
    if (answers.length < 2) return answers[0]?.answer ?? fallback;
    const totals = answers.map(() => 0);
    for (let i = 0; i < worlds; i++) {
      const seed = [random.word(), random.word(), random.word()];
      for (const [at, { answer }] of answers.entries()) {
        const chance = new Random(seed);
        const world = ownQuestion(chance);
        world.answer(answer);
        while (world.next !== null && !world.isFar) world.answer(world.policy(chance));
        totals[at] = (totals[at] as number) + (world.evaluate()[seat] as number);
      }
    }
    return answers[totals.indexOf(Math.max(...totals))]?.answer ?? fallback;
  };
}
