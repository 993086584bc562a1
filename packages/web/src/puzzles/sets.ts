import type { GameId } from '@nokturn/games';
import type { Puzzle } from '@nokturn/games/puzzles.ts';
import { nightOf, puzzleOfNight, seriesOf } from '@nokturn/games/puzzles.ts';
import { loaded } from '../app/loads.ts';
import { hasPuzzles, LISTED, puzzlesOf as loadSet } from '../games.ts';
import { once } from '../parts/useGame.ts';

/** The games that have puzzles, in display order. */
export const PUZZLED: readonly GameId[] = LISTED.map(({ id }) => id).filter((id) => hasPuzzles(id));

/** The puzzles of a game, in the order in which they were found. */
export const puzzlesOf = once((game) =>
  loaded(async (): Promise<readonly Puzzle[]> => (await loadSet(game)).list),
);

/** A puzzle with its place among the puzzles of its game. */
export interface Placed {
  readonly game: GameId;
  readonly puzzle: Puzzle;
  /** From 0, easiest first. */
  readonly place: number;
  readonly of: number;
}

/** All puzzles of a game, easiest first. */
export const seriesFor = once(async (game): Promise<readonly Placed[]> => {
  const series = seriesOf({ list: await puzzlesOf(game) });
  return series.map((puzzle, place) => ({ game: game as GameId, puzzle, place, of: series.length }));
});

/** The puzzle of a night, by its number; null if there are none. */
export const puzzleFor = once(async (night): Promise<Placed | null> => {
  const turn = puzzleOfNight(Number(night), PUZZLED);
  if (turn === null) return null;
  const puzzle = turn.pick(await puzzlesOf(turn.game));
  return (await seriesFor(turn.game)).find((placed) => placed.puzzle === puzzle) ?? null;
});

export function tonight(): number {
  return nightOf(new Date());
}
