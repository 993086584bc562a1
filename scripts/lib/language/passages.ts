import { isLanguage, type Language } from '@nokturn/text';
import { readingsOf } from '@nokturn/text/readings';
import type { SourceFile } from '../files.ts';

/** A stretch of readable text in one language. */
export interface Passage {
  readonly path: string;
  /** The message or the line. */
  readonly at: string;
  readonly language: Language;
  /** The game whose words these are; null for words of the page and the terminal that concern every game. */
  readonly game: string | null;
  /** Insertions are in braces (see readings.ts of the package `text`). */
  readonly text: string;
}

/** The readable text in Fluent files and in documents; the file name says in which language. */
export function passagesOf({ path, text }: SourceFile): Passage[] {
  const language = languageOf(path);
  const game =
    /^packages\/games\/([\w-]+)\//.exec(path)?.[1] ??
    /^docs\/rules\/(?:(?:how-to-play|players)\/)?([\w-]+)/.exec(path)?.[1] ??
    null;
  if (path.endsWith('.ftl'))
    return readingsOf(text).map(({ id, text }) => ({ path, at: id, language, game, text }));
  return linesOf(text).map(([line, text]) => ({ path, at: `line ${line}`, language, game, text }));
}

function languageOf(path: string): Language {
  const tag = /[./](\w\w)\.(?:ftl|md)$/.exec(path)?.[1] ?? 'en';
  return isLanguage(tag) ? tag : 'en';
}

/** The lines of a document, without code, addresses and anything else that is not read as words. */
function linesOf(markdown: string): [number, string][] {
  let code = false;
  return markdown.split('\n').flatMap((line, i): [number, string][] => {
    if (line.startsWith('```')) code = !code;
    if (code || line.startsWith('```') || line.trim() === '') return [];
    return [[i + 1, line.replace(/`[^`]*`/g, '{code}').replace(/\]\([^)]*\)/g, ']')]];
  });
}
