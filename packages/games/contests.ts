import type { Options } from '@nokturn/engine';

/** Two bots of a game that are measured against each other: a row of the table in docs/bots.md. */
export interface Contest {
  /** The setting, as the table names it. */
  readonly at: string;
  readonly seats: number;
  readonly options: Options;
  /**
   * One seat of the first bot against the other in all other seats; half of the seats each, with every deal played
   * twice and the seats swapped; or, in a cooperative game, the first bot in all seats.
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
