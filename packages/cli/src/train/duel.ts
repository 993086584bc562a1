import { type Bot, type Game, Random } from '@nokturn/engine';
import type { Lesson } from '@nokturn/games/training.ts';
import { playOut } from '../simulation.ts';
import { clusteredMean, type Estimate } from '../statistics/estimate.ts';
import { momentsOf } from '../statistics/moments.ts';
import { setupOf } from './self-play.ts';

/** One deal that two bots have played against each other, or each for itself where all win or lose together. */
export interface Deal {
  readonly number: number;
  /** The share of seats that the first bot won, less that of the other: from -1 to 1. */
  readonly lead: number;
}

/**
 * One deal, twice: half of the seats each, and the second time swapped. Where all win or lose together each of them
 * plays it in all seats.
 */
export function dueled(
  game: Game,
  lesson: Lesson,
  [one, other]: readonly [Bot, Bot],
  { number, seed }: { readonly number: number; readonly seed: string },
): Deal {
  const setup = setupOf(game, lesson, `${seed} ${number}`);
  const play = (seating: readonly boolean[]) => {
    const { table } = playOut(
      game,
      setup,
      seating.map((isOne) => (isOne ? one : other)),
      { keepRecord: false },
    );
    return game.result(table.position.state).winners;
  };
  const lead = game.cooperative
    ? wonOrNot(play(all(lesson, true))) - wonOrNot(play(all(lesson, false)))
    : meanLead(lesson, seatingsOf(lesson, `${seed} seats ${number}`), play);
  return { number, lead };
}

function all({ seats }: Lesson, isOne: boolean): readonly boolean[] {
  return Array.from({ length: seats }, () => isOne);
}

function wonOrNot(winners: readonly unknown[]): number {
  return winners.length > 0 ? 1 : 0;
}

/** Half of the seats are those of the first bot; with an odd number, once more and once less than half. */
function seatingsOf({ seats }: Lesson, seed: string): readonly (readonly boolean[])[] {
  const places = new Random(seed).shuffle(Array.from({ length: seats }, (_, seat) => seat));
  const first = places.map((place) => place < seats / 2);
  return [first, first.map((isOne) => !isOne)];
}

function meanLead(
  { seats }: Lesson,
  seatings: readonly (readonly boolean[])[],
  play: (seating: readonly boolean[]) => readonly number[],
): number {
  let sum = 0;
  for (const seating of seatings) {
    const winners = play(seating);
    const own = seating.filter(Boolean).length;
    const won = winners.filter((seat) => seating[seat]).length;
    sum += won / own - (winners.length - won) / (seats - own);
  }
  return sum / seatings.length;
}

/** The mean lead of all deals, with its interval. */
export function leadOf(deals: readonly Deal[]): Estimate {
  return clusteredMean(momentsOf(deals.map(({ lead }) => ({ sum: lead, count: 1 }))));
}
