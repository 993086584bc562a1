import { readFileSync } from 'node:fs';
import { createText, type GameText, type Language } from '@nokturn/text';

/** The whole suite goes through every flow in every language; otherwise each of its people reads another one. */
export const DEEP = process.env.NOKTURN_DEEP !== undefined;

/** What the page says, or one of its rooms. */
export function pageText(language: Language, room = ''): GameText {
  const file = new URL(`../locales/${room}${language}.ftl`, import.meta.url);
  return createText({ language, sources: [readFileSync(file, 'utf8')], names: [] });
}

type Three = readonly [Language, Language, Language];

/** Which of three people reads which language. */
export const READERS: readonly Three[] = DEEP
  ? [
      ['en', 'pl', 'cs'],
      ['pl', 'cs', 'en'],
      ['cs', 'en', 'pl'],
    ]
  : [['en', 'pl', 'cs']];
