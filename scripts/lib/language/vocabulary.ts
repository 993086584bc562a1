import { LANGUAGES, type Language } from '@nokturn/text';
import { anyPhrase, phrase, type Term } from './glossary.ts';
import type { Passage } from './passages.ts';

/** English words that are never part of a Polish or Czech sentence. */
const ENGLISH =
  /(?<![\p{L}<-])(?:the|and|of|with|your|you|from|when|cannot|players?|cards?|turns?|this|that|which|their|seats?|undo|discards?|draws?|tokens?|wins?|loses?|hunters?|night|dawn|round)(?![\p{L}>=-])/iu;

/** Names that are English in every language. */
const TITLES = /Masters of the Night|The Hunger|Vampire: The Masquerade/g;

/** Text that is typed or read by a machine: options, paths, commands in quotation marks, placeholders. */
const TYPED = /--[\w-]+(?:[ =]<[^>]+>)?|„nokturn[^”“]*[”“]|"nokturn[^"]*"|<[^>]+>|\{[^}]*\}|https?:\S+/g;

export function leftoverEnglish({ language, text }: Passage): string[] {
  if (language === 'en') return [];
  const found = ENGLISH.exec(text.replace(TITLES, '').replace(TYPED, ''));
  return found === null ? [] : [found[0]];
}

/** Words for which the game's glossary has another term. */
export function wrongTerms({ language, text }: Passage, terms: readonly Term[]): string[] {
  const said = text.replace(/\{[^A-Z][^}]*\}/g, '{}');
  if (!barred(terms, language).test(said)) return [];
  return terms.flatMap(({ names, not }) =>
    not[language].flatMap((word) => {
      const found = phrase(word).exec(said)?.[0];
      return found === undefined ? [] : [`${found} (${names[language] || names.en})`];
    }),
  );
}

/** Phrases that are translated word by word from another language, from a table: | write | not |. */
export function calques({ text }: Passage, not: readonly string[]): string[] {
  if (!either(not).test(text)) return [];
  return not.flatMap((words) => phrase(words).exec(text)?.[0] ?? []);
}

/** Most texts contain nothing from a long list, which a single pass shows. */
const either = remembered((phrases: readonly string[]) => anyPhrase(phrases));
const barredIn = remembered(
  (terms: readonly Term[]) =>
    new Map(LANGUAGES.map((language) => [language, anyPhrase(terms.flatMap(({ not }) => not[language]))])),
);

function barred(terms: readonly Term[], language: Language): RegExp {
  return barredIn(terms).get(language) ?? anyPhrase([]);
}

function remembered<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
