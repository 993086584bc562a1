import { readFileSync } from 'node:fs';
import { memoize } from '@nokturn/engine';
import { wordsAt } from '@nokturn/games/folder.ts';
import { createText, type GameText, type Language } from '@nokturn/text';

/** The server's own messages to people. */
export const wordsIn = memoize(
  (language: Language): GameText => createText({ language, sources: [sourceOf(language)], names: [] }),
);

export function sourceOf(language: Language): string {
  return readFileSync(new URL(`../../locales/${language}.ftl`, import.meta.url), 'utf8');
}

const TEXTS = new Map<string, GameText | null>();

/** The messages of a game; null for a game without any. */
export function wordsOf(game: string, language: Language): GameText | null {
  const key = `${game} ${language}`;
  const known = TEXTS.get(key);
  if (known !== undefined) return known;
  const source = wordsAt(game, `locales/${language}.ftl`);
  const text = source === null ? null : createText({ language, sources: [source], names: [] });
  TEXTS.set(key, text);
  return text;
}
