import { readFileSync } from 'node:fs';
import { createText, type GameText, type Language } from '@nokturn/text';

/** The full suite goes through every flow in every language; otherwise each of its people reads a different one. */
export const DEEP = process.env.NOKTURN_DEEP !== undefined;

/** The words of the page, or of one of its areas. */
export function pageText(language: Language, room = ''): GameText {
  const file = new URL(`../locales/${room}${language}.ftl`, import.meta.url);
  return createText({ language, sources: [readFileSync(file, 'utf8')], names: [] });
}

type Three = readonly [Language, Language, Language];

/** The languages of three people. */
export const READERS: readonly Three[] = DEEP
  ? [
      ['en', 'pl', 'cs'],
      ['pl', 'cs', 'en'],
      ['cs', 'en', 'pl'],
    ]
  : [['en', 'pl', 'cs']];

/** The first of them; the full suite takes all. */
export function sample<A>(all: readonly A[], count = 1): readonly A[] {
  return DEEP ? all : all.slice(0, count);
}

/** Each of them in one of these ways, and each way at least once; the full suite tries each of them in every way. */
export function spread<A, B>(all: readonly A[], ways: readonly B[]): { one: A; way: B }[] {
  if (DEEP) return all.flatMap((one) => ways.map((way) => ({ one, way })));
  const most = Math.max(all.length, ways.length);
  return Array.from({ length: most }, (_, i) => ({
    one: all[i % all.length] as A,
    way: ways[i % ways.length] as B,
  }));
}
