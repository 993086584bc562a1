import type { Frame, Game, Happening, Result } from '../game.ts';
import { type Rulebook, rulebookOf, UNRELEASED } from '../rulebook.ts';

/** The rulebook of a game that was never released, without tables or bots. */
export function bareRulebook<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  digest = UNRELEASED,
): Rulebook {
  return rulebookOf(game, {
    digest,
    cards: {},
    bot: () => Promise.reject(new Error(`nobody plays ${game.id}`)),
  });
}
