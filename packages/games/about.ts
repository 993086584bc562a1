import type { Effort, Level, Options } from '@nokturn/engine';

/**
 * What is known about a game before any of it is loaded: `about.ts` in its folder. Plain data, and not much of it,
 * because a list of games loads it for all of them.
 */
export interface About {
  /** The number of players: minimum, maximum and usual. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  /** How long a match takes people to play. */
  readonly minutes: { readonly least: number; readonly most: number };
  /**
   * The effort of each level for one decision. The iterations make the level: they are the same on every machine. The
   * milliseconds are a limit for slow ones. In games where a short search is nearly as good as a long one, weaker
   * levels also make mistakes (slips).
   */
  readonly efforts: Readonly<Record<Level, Effort>>;
  /** What `npm run bench` plays, if not the usual number of players with the usual options. */
  readonly bench?: { readonly seats?: number; readonly options?: Options };
}
