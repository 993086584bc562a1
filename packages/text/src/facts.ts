import { FluentType } from '@fluent/bundle';
import { LANGUAGES, type Language } from './languages.ts';
import { Numeral, numeral } from './numbers.ts';

/** What a message is given: plain values, lists of them, null for "there is none". */
export type Facts = Readonly<Record<string, unknown>>;

/** A list among the facts. By itself it reads "a, b and c"; functions such as SEATS name each item first. */
export class FactList extends FluentType<readonly (string | number)[]> {
  readonly language: Language;

  constructor(items: readonly (string | number)[], language: Language) {
    super(items);
    this.language = language;
  }

  toString(): string {
    return joined(
      this.value.map((item) => (typeof item === 'number' ? numeral(item) : item)),
      this.language,
    );
  }
}

/** The house writes British English: no comma before "and". */
const LISTS = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Intl.ListFormat(language === 'en' ? 'en-GB' : language)]),
) as Readonly<Record<Language, Intl.ListFormat>>;

export function joined(items: readonly string[], language: Language): string {
  return LISTS[language].format(items);
}

type Argument = string | Numeral | FactList;

/**
 * Facts in the form that Fluent can select on: `true` and `false` by name, "none" for null and for an empty list,
 * "unknown" for facts that are not given. Anything nested deeper than a list is not text and is left out.
 */
export function fluentArguments(facts: Facts, language: Language): Record<string, Argument> {
  const args: Record<string, Argument> = {};
  for (const [name, fact] of Object.entries(facts)) {
    const argument = fluentArgument(fact, language);
    if (argument !== undefined) args[name] = argument;
  }
  return args;
}

function fluentArgument(fact: unknown, language: Language): Argument | undefined {
  if (fact === undefined) return 'unknown';
  if (fact === null) return 'none';
  if (typeof fact === 'string') return fact;
  if (typeof fact === 'number') return new Numeral(fact);
  if (typeof fact === 'boolean') return String(fact);
  if (!Array.isArray(fact) || !fact.every(isWord)) return undefined;
  return fact.length === 0 ? 'none' : new FactList(fact, language);
}

function isWord(item: unknown): item is string | number {
  return typeof item === 'string' || typeof item === 'number';
}
