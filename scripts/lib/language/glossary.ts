import { LANGUAGES, type Language } from '@nokturn/text';

/** A game's term for a thing in each language, and words that it must not use. */
export interface Term {
  readonly names: Readonly<Record<Language, string>>;
  readonly not: Readonly<Record<Language, readonly string[]>>;
}

/** The rows of a glossary: | English | Polish | not | Czech | not |. */
export function termsOf(markdown: string): Term[] {
  return markdown
    .split('\n')
    .filter((line) => /^\|(?! *English *\||[-|]+$)/.test(line))
    .map((line) => {
      const [en = '', pl = '', notPl = '', cs = '', notCs = ''] = line
        .slice(1)
        .split('|')
        .map((cell) => cell.trim());
      return { names: { en, pl, cs }, not: { en: [], pl: listOf(notPl), cs: listOf(notCs) } };
    });
}

function listOf(cell: string): string[] {
  return cell === '' ? [] : cell.split(',').map((word) => word.trim());
}

/**
 * A pattern that finds a phrase in a text: whole words, in capitals or not; `*` is any ending, `…` a few words in
 * between.
 */
export function phrase(words: string): RegExp {
  return anyPhrase([words]);
}

/** A pattern that finds any of some phrases in one pass. */
export function anyPhrase(phrases: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${phrases.map(patternOf).join('|') || '(?!)'})(?!\\p{L})`, 'iu');
}

function patternOf(words: string): string {
  return words
    .replace(/[.()?+[\]{}]/g, '\\$&')
    .replaceAll('*', '\\p{L}*')
    .replaceAll(' … ', ' (?:[^.,;:!?]{1,40} )?');
}

/** A term in any of its forms: the beginnings of its words. */
function stems(name: string): RegExp {
  const words = name.split(' ').map((word) => `${word.slice(0, Math.max(3, word.length - 2))}*`);
  return phrase(words.join(' '));
}

/** Mistakes in a glossary itself: a term that is not used, or one that is forbidden beside it. */
export function glossaryFaults(terms: readonly Term[], texts: Readonly<Record<Language, string>>): string[] {
  return LANGUAGES.filter((language) => language !== 'en').flatMap((language) => {
    const all = texts[language];
    return terms.flatMap(({ names, not }) => {
      const name = names[language];
      // A word that only concerns one of the languages.
      if (name === '') return [];
      const unused = stems(name).test(all) ? [] : [`${language}: nobody says ${name}`];
      const barred = not[language].filter((word) => phrase(word).test(name));
      return [...unused, ...barred.map((word) => `${language}: ${word} bars ${name}`)];
    });
  });
}
