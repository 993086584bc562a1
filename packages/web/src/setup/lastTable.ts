import type { Rulebook } from '@nokturn/engine';
import { stored } from '../app/stored.ts';
import { savedMatches } from '../source/local/saved.ts';
import { effective, type Plan, resized, withPreset } from './plan.ts';

/** How a game was set up last: by this many, with these options. */
type Chosen = Pick<Plan, 'options'> & { readonly seats: number };

/** By game: everything that was ever played in this browser; null where nobody has set anything up. */
const tables = stored<Readonly<Record<string, Chosen | null>>>('nokturn.tables', {});

/** The preset of whoever plays a game for the first time. */
const FIRST_GAME = 'first-game';

/** Somebody has set up this game so. */
export function rememberTable(game: string, { seats, options }: Plan): void {
  tables.set({ ...tables.get(), [game]: { seats: seats.length, options } });
}

/** Somebody has sat down at this game, however that table was set up. */
export function rememberPlayed(game: string): void {
  const known = tables.get();
  if (!(game in known)) tables.set({ ...known, [game]: null });
}

function wasPlayed(game: string): boolean {
  return game in tables.get() || savedMatches.get().some((match) => match.game === game);
}

/** The table for whoever wants to play at once: of a first game, as it was set up last, or as usual. */
export function readyPlan(game: Rulebook, usual: Plan): Plan {
  const first = game.presets?.[FIRST_GAME];
  if (!wasPlayed(game.id)) return first ? withPreset(game, usual, first) : usual;
  const last = tables.get()[game.id];
  if (!last) return usual;
  const plan = { ...resized(usual, last.seats), options: last.options };
  // The game may have changed since.
  return 'options' in effective(game, plan) ? plan : usual;
}
