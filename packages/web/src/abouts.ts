import { GAME_IDS, type GameId } from '@nokturn/games';
import type { About } from '@nokturn/games/about.ts';

const FOUND = import.meta.glob<About>('../../games/*/about.ts', { eager: true, import: 'about' });

/**
 * What is known about each game before any of it is loaded. In a file of its own, because workers need nothing more.
 */
export const ABOUT = Object.fromEntries(
  GAME_IDS.map((id) => [id, FOUND[`../../games/${id}/about.ts`]]),
) as Readonly<Record<GameId, About>>;

export function isGame(id: string): id is GameId {
  return GAME_IDS.some((each) => each === id);
}

/** How much thinking each level does. */
export function effortsOf(id: string): About['efforts'] {
  if (!isGame(id)) throw new Error(`there is no game ${id}`);
  return ABOUT[id].efforts;
}
