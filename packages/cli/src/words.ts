import { readFileSync } from 'node:fs';
import { createText, type Facts, type GameText, type Language } from '@nokturn/text';

const TEXTS = new Map<Language, GameText>();

/** The words of the command line: help, errors, and reports. */
export function wordsIn(language: Language): GameText {
  const known = TEXTS.get(language);
  if (known !== undefined) return known;
  const text = createText({ language, sources: [commandWords(language)], names: [] });
  TEXTS.set(language, text);
  return text;
}

/** The Fluent file of the command line. */
export function commandWords(language: Language): string {
  return readFileSync(new URL(`../locales/commands/${language}.ftl`, import.meta.url), 'utf8');
}

/** A message in the reader's language, and in English if that is not known. */
export class Said {
  readonly id: string;
  readonly facts: Facts;

  /** The id of a message and its facts, which may be messages themselves. */
  constructor(id: string, facts: Facts = {}) {
    this.id = id;
    this.facts = facts;
  }

  in(text: GameText): string {
    const facts = Object.entries(this.facts).map(([name, fact]) => [
      name,
      fact instanceof Said ? fact.in(text) : fact,
    ]);
    return text.plain(this.id, Object.fromEntries(facts));
  }

  toString(): string {
    return this.in(wordsIn('en'));
  }
}
