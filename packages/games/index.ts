import type { Frame, Game, Happening, Result } from '@nokturn/engine';
import { lovciNoci } from '@nokturn/lovci-noci';
import { mastersOfTheNight } from '@nokturn/masters-of-the-night';
import { theHunger } from '@nokturn/the-hunger';
import { vendetta } from '@nokturn/vendetta';

/** Every game, in the order in which they are shown. */
export const GAMES: readonly Game[] = [
  anyGame(lovciNoci),
  anyGame(vendetta),
  anyGame(theHunger),
  anyGame(mastersOfTheNight),
];

export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}

/** A game among others: what its state looks like is its own affair. */
function anyGame<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
): Game {
  return game as unknown as Game;
}
