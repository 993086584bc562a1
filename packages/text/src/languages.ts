export const LANGUAGES = ['en', 'pl', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A Fluent file as it is loaded: what it says, and in English what it lacks, where it lacks something. */
export interface WordsFile {
  readonly default: string;
  readonly english?: string | undefined;
}

export function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}
