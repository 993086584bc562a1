import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The contents of a game's folder, for hosts that run where the files are. */

/** What a file of a game exports; null if the game has no such file. The file itself defines the type. */
export async function moduleOf<T>(game: string, file: string): Promise<T | null> {
  return existsSync(pathOf(game, file)) ? import(/* @vite-ignore */ `./${game}/${file}`) : null;
}

/** The same for a file that every game must have. */
export async function neededModuleOf<T>(game: string, file: string): Promise<T> {
  const found = await moduleOf<T>(game, file);
  if (found === null) throw new Error(`packages/games/${game} has no ${file}`);
  return found;
}

/** The text of a file of a game; null if the game has no such file. */
export function wordsAt(game: string, file: string): string | null {
  const path = pathOf(game, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/**
 * The card texts of a release, as they were recorded with it; in English if the release is older than the translation.
 */
export function wordsOfRelease(
  game: string,
  { rules, digest }: { readonly rules: number; readonly digest: string },
  language: string,
): string | null {
  const file = `past/${rules}-${digest}`;
  return wordsAt(game, `${file}.${language}.ftl`) ?? wordsAt(game, `${file}.en.ftl`);
}

function pathOf(game: string, file: string): string {
  return join(import.meta.dirname, game, file);
}
