export const LANGUAGES = ['en', 'pl', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A Fluent file as loaded: its messages, and in English those that it lacks, if any. */
export interface WordsFile {
  readonly default: string;
  readonly english?: string | undefined;
}

export function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}
