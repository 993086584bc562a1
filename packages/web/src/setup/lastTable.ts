import type { Rulebook } from '@nokturn/engine';
import { stored } from '../app/stored.ts';
import { savedMatches } from '../source/local/saved.ts';
import { effective, type Plan, resized, withPreset } from './plan.ts';

/** How a game was last set up: the number of players and the options. */
type Chosen = Pick<Plan, 'options'> & { readonly seats: number };

/** By game: every game ever played in this browser; null if nobody has set it up. */
const tables = stored<Readonly<Record<string, Chosen | null>>>('nokturn.tables', {});

/** The preset for people who play a game for the first time. */
const FIRST_GAME = 'first-game';

/** Remembers how this game was set up. */
export function rememberTable(game: string, { seats, options }: Plan): void {
  tables.set({ ...tables.get(), [game]: { seats: seats.length, options } });
}

/** Remembers that somebody played this game, however the table was set up. */
export function rememberPlayed(game: string): void {
  const known = tables.get();
  if (!(game in known)) tables.set({ ...known, [game]: null });
}

export function wasPlayed(game: string): boolean {
  return game in tables.get() || savedMatches.get().some((match) => match.game === game);
}

/** The table for playing at once: for a first game, as it was last set up, or the usual one. */
export function readyPlan(game: Rulebook, usual: Plan): Plan {
  const first = game.presets?.[FIRST_GAME];
  if (!wasPlayed(game.id)) return first ? withPreset(game, usual, first) : usual;
  const last = tables.get()[game.id];
  if (!last) return usual;
  const plan = { ...resized(usual, last.seats), options: last.options };
  // The game may have changed in the meantime.
  return 'options' in effective(game, plan) ? plan : usual;
}
