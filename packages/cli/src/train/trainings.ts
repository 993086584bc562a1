import { moduleOf } from '@nokturn/games/folder.ts';
import type { Training } from '@nokturn/games/training.ts';

/** How a game is learned; null if it is not defined. */
export async function trainingOf(game: string): Promise<Training | null> {
  return (await moduleOf<{ readonly training: Training }>(game, 'training.ts'))?.training ?? null;
}
