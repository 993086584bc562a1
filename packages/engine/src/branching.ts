import { chanceBy } from './chance.ts';
import type { Frame, Game, Happening, Result } from './game.ts';
import { canonical } from './json.ts';
import { clonePosition, type Position } from './position.ts';
import type { Branching } from './rulebook.ts';
import { looksAs } from './start.ts';
import { viewOf } from './view.ts';

/** What a host cannot do itself, because positions belong to the rules. */
export function branchingOf<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
): Branching {
  const own = (position: Position) => position as unknown as Position<S, F>;
  return {
    withChance: (position, random) =>
      ({ ...clonePosition(game.clone, own(position)), chance: chanceBy(random) }) as unknown as Position,
    fits: (start, { kind, seat, real }) =>
      kind === 'imagined'
        ? looksAs(game, own(start), viewOf(game, own(real), seat))
        : canonical({ ...start, chance: null }) === canonical({ ...real, chance: null }),
  };
}
