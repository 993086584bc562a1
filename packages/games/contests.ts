import type { Options } from '@nokturn/engine';

/** Bots of a game that are measured against each other: a row of the table in docs/bots.md. */
export interface Contest {
  /** The setting, as the table says it. */
  readonly at: string;
  readonly seats: number;
  readonly options: Options;
  /**
   * One seat of the first against the other in all other seats; half of the seats each, every deal twice with the seats
   * swapped; or, where all win or lose together, the first in all seats.
   */
  readonly tables: 'one-against' | 'halves' | 'teams';
  readonly bots: readonly [string, ...string[]];
}

/** Several contests at one table: `contests.ts` in the folder of a game. */
export function contestsAt(
  setting: Omit<Contest, 'bots'>,
  ...bots: readonly Contest['bots'][]
): readonly Contest[] {
  return bots.map((each) => ({ ...setting, bots: each }));
}
