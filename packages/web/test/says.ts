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

/** The first of them; the whole suite has them all. */
export function sample<A>(all: readonly A[], count = 1): readonly A[] {
  return DEEP ? all : all.slice(0, count);
}

/** Each of them in one of these ways, and each way at least once; the whole suite has each of them in every way. */
export function spread<A, B>(all: readonly A[], ways: readonly B[]): { one: A; way: B }[] {
  if (DEEP) return all.flatMap((one) => ways.map((way) => ({ one, way })));
  const most = Math.max(all.length, ways.length);
  return Array.from({ length: most }, (_, i) => ({
    one: all[i % all.length] as A,
    way: ways[i % ways.length] as B,
  }));
}
