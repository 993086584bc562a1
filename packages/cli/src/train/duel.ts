import { type Bot, type Game, Random } from '@nokturn/engine';
import type { Lesson } from '@nokturn/games/training.ts';
import { playOut } from '../simulation.ts';
import { clusteredMean, type Estimate } from '../statistics/estimate.ts';
import { momentsOf } from '../statistics/moments.ts';
import { setupOf } from './self-play.ts';

/** One deal that two bots have played against each other, or, in a cooperative game, each by itself. */
export interface Deal {
  readonly number: number;
  /** The first bot's share of wins, minus the other's: from −1 to 1. */
  readonly lead: number;
}

/**
 * One deal, twice: half of the seats each, with the seats swapped the second time. In a cooperative game, each of them
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

/** The first bot has half of the seats; with an odd number, once one more and once one less. */
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

/** The mean lead over all deals, with its interval. */
export function leadOf(deals: readonly Deal[]): Estimate {
  return clusteredMean(momentsOf(deals.map(({ lead }) => ({ sum: lead, count: 1 }))));
}
