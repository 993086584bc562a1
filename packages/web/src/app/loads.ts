import type { Language, WordsFile } from '@nokturn/text';
import { Watched } from '../source/watched.ts';

/** A part of the page that did not come, although it was tried again. */
export class Unloaded extends Error {
  constructor(cause: unknown) {
    super('a part of the page could not be loaded', { cause });
  }
}

/** Loads a part of the page. What does not come is asked for again, with the whole page. */
export async function loaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    await window.rescue?.comeBack();
    throw new Unloaded(cause);
  }
}

/** Whether words of a language did not come, and are read in English. */
export const isLacking = new Watched(false);

/** Loads something that there is in every language: in the one that is wanted or, where that does not come, in English. */
export async function ownOrEnglish<T>(
  language: Language,
  load: (language: Language) => Promise<T>,
): Promise<{ readonly found: T; readonly language: Language }> {
  try {
    return { found: await loaded(() => load(language)), language };
  } catch (error) {
    if (language === 'en') throw error;
    const found = await loaded(() => load('en'));
    isLacking.set(true);
    return { found, language: 'en' };
  }
}

/** A file of words; in place of one that does not come nothing but what it lacks, which is everything. */
export async function wordsIn(
  wanted: Language,
  load: (language: Language) => Promise<WordsFile>,
): Promise<WordsFile> {
  const { found, language } = await ownOrEnglish(wanted, load);
  return language === wanted ? found : { default: '', english: found.default };
}

/** Of several files, for a text. */
export function allOf(files: readonly WordsFile[]): {
  readonly sources: readonly string[];
  readonly english: readonly string[];
} {
  return {
    sources: files.map((file) => file.default),
    english: files.flatMap(({ english }) => english ?? []),
  };
}
