import type { Language, WordsFile } from '@nokturn/text';
import { Watched } from '../source/watched.ts';

/** Part of the page could not be loaded, even on the second attempt. */
export class Unloaded extends Error {
  constructor(cause: unknown) {
    super('a part of the page could not be loaded', { cause });
  }
}

/** Loads part of the page. If that fails, tries again by reloading the whole page. */
export async function loaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    await window.rescue?.comeBack();
    throw new Unloaded(cause);
  }
}

/** Whether the words of a language could not be loaded, so that they are shown in English. */
export const isLacking = new Watched(false);

/** Loads something that exists in every language: in the language wanted or, if that fails, in English. */
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

/** A file of words. If it cannot be loaded, an empty one, with English for everything it lacks. */
export async function wordsIn(
  wanted: Language,
  load: (language: Language) => Promise<WordsFile>,
): Promise<WordsFile> {
  const { found, language } = await ownOrEnglish(wanted, load);
  return language === wanted ? found : { default: '', english: found.default };
}

/** The sources of several files, for a text. */
export function allOf(files: readonly WordsFile[]): {
  readonly sources: readonly string[];
  readonly english: readonly string[];
} {
  return {
    sources: files.map((file) => file.default),
    english: files.flatMap(({ english }) => english ?? []),
  };
}
