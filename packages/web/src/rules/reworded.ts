import { blocksOf } from './markdown.ts';

/**
 * What players are told in words of their own, by clause, ruling or example: the specification says the same to whoever
 * builds the game. A ruling has three parts, as its row of the table has cells.
 */
export function rewordedIn(forPlayers: string): ReadonlyMap<string, string> {
  return new Map(
    blocksOf(forPlayers).flatMap((block) =>
      block.kind === 'clause' ? [[block.id, block.text] as const] : [],
    ),
  );
}
