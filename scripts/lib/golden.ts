import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GoldenGame } from '@nokturn/engine/testing';
import { ROOT } from './files.ts';

const GAMES = join(ROOT, 'packages', 'games');

export interface Golden {
  readonly game: string;
  /** The folder for the golden games. */
  readonly folder: string;
  readonly games: readonly GoldenGame[];
}

/** Plays the golden games of every game that has a `test/golden.ts`. */
export async function playGolden(): Promise<Golden[]> {
  const played: Golden[] = [];
  for (const game of readdirSync(GAMES)) {
    const source = join(GAMES, game, 'test', 'golden.ts');
    if (!existsSync(source)) continue;
    const { goldenGames }: { goldenGames(): readonly GoldenGame[] } = await import(
      pathToFileURL(source).href
    );
    played.push({ game, folder: join(GAMES, game, 'test', 'golden'), games: goldenGames() });
  }
  return played;
}
