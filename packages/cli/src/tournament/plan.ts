import { type Options, Random } from '@nokturn/engine';
import type { Job } from '../threads/job.ts';
import { type Seating, seatingsOf, seatingsPerDeal, type Tables } from './seating.ts';

/** One way to set up the game; there are several if bots are compared at each difficulty. */
export interface Setting {
  /** The name that tells it apart, or null if there is only one. */
  readonly name: string | null;
  readonly options: Options;
}

/** Which bots play each other, with what settings, and how often. */
export interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly settings: readonly Setting[];
  readonly bots: readonly string[];
  readonly tables: Tables;
  readonly deals: number;
  readonly seed: string;
  /** The time for a decision of bots that are programs, in milliseconds. */
  readonly within?: number;
}

/** One match of a tournament. */
export interface Fixture {
  readonly deal: number;
  /** By number. */
  readonly setting: number;
  readonly seating: Seating;
}

/** The number of games for one deal. */
export function gamesPerDeal({ settings, tables, bots, seats }: Omit<Plan, 'deals'>): number {
  return settings.length * seatingsPerDeal(tables, bots.length, seats);
}

/** All matches, deal by deal: an early stop leaves whole deals. */
export function fixturesOf({ settings, tables, bots, seats, deals, seed }: Plan): Fixture[] {
  return Array.from({ length: deals }, (_, deal) => {
    const seatings = seatingsOf(tables, bots.length, seats, new Random(`seats of ${dealSeed(seed, deal)}`));
    return settings.flatMap((_, setting) => seatings.map((seating) => ({ deal, setting, seating })));
  }).flat();
}

export function jobOf(
  { game, seats, settings, bots, seed, within }: Plan,
  { deal, setting, seating }: Fixture,
): Job {
  return {
    game,
    seats,
    options: (settings[setting] as Setting).options,
    seed: dealSeed(seed, deal),
    bots: seating.map((bot) => bots[bot] as string),
    inDetail: false,
    ...(within !== undefined && { within }),
  };
}

/** The same for all matches of a deal. */
function dealSeed(seed: string, deal: number): string {
  return `${seed}-${deal + 1}`;
}
