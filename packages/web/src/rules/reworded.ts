import { blocksOf } from './markdown.ts';

/**
 * Texts that are worded differently for players, by clause, ruling or example: the specification says the same to
 * implementers. A ruling has three parts, like the cells of its row in the table.
 */
export function rewordedIn(forPlayers: string): ReadonlyMap<string, string> {
  return new Map(
    blocksOf(forPlayers).flatMap((block) =>
      block.kind === 'clause' ? [[block.id, block.text] as const] : [],
    ),
  );
}
