import { type Answer, type Ask, fits, type OptionId } from '@nokturn/engine';
import { firstNumber, optionsOf } from '../telling.ts';

/** The name of an option. */
export type Naming = (option: OptionId) => string;

/**
 * The answer that a line of text means: numbers from the list, option ids, names, or parts of names that fit only one
 * option, as many as the question asks for. Several names are separated by commas.
 */
export function readAnswer(ask: Ask, line: string, naming?: Naming): { answer: Answer } | { reason: string } {
  const words = line.split(/[\s,]+/).filter((word) => word !== '');
  const answer = ask.kind === 'amount' ? Number(line) : chosen(ask, words);
  const check = fits(ask, answer);
  if (check.fits) return { answer };
  const named = naming === undefined ? null : byName(ask, line, naming);
  return named !== null && fits(ask, named).fits ? { answer: named } : { reason: check.reason };
}

/** The options that the parts of a line name; null if any part names none, or more than one. */
function byName(ask: Ask, line: string, naming: Naming): Answer | null {
  if (ask.kind === 'amount') return null;
  if (ask.kind === 'one') return optionNamed(ask.options, line, naming);
  const parts = line.split(',').filter((part) => part.trim() !== '');
  const named = parts.map((part) => optionNamed(ask.options, part, naming));
  return named.every((option) => option !== null) ? named : null;
}

/** The one option with this name: in full, or else as its beginning, or else as any part of it. */
export function optionNamed(options: readonly OptionId[], words: string, naming: Naming): OptionId | null {
  const wanted = simple(words);
  if (wanted === '') return null;
  const names = options.map((option) => ({ option, name: simple(naming(option)) }));
  const ways = [
    names.filter(({ name }) => name === wanted),
    names.filter(({ name }) => name.startsWith(wanted)),
    names.filter(({ name }) => name.includes(wanted)),
  ];
  const found = ways.find((way) => way.length > 0) ?? [];
  return found.length === 1 ? (found[0]?.option ?? null) : null;
}

/** The index of the first option whose name contains this, beginnings first; −1 if there is none. */
export function placeNamed(options: readonly OptionId[], words: string, naming: Naming): number {
  const wanted = simple(words);
  if (wanted === '') return -1;
  const names = options.map((option) => simple(naming(option)));
  const begins = names.findIndex((name) => name.startsWith(wanted));
  return begins >= 0 ? begins : names.findIndex((name) => name.includes(wanted));
}

/** Completions of a line: names of options that begin like this. */
export function completions(options: readonly OptionId[], line: string, naming: Naming): string[] {
  const begun = line.toLowerCase();
  return options.map((option) => naming(option)).filter((name) => name.toLowerCase().startsWith(begun));
}

/** Without accents, capitals and punctuation, the way people type. */
function simple(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function chosen(ask: Ask, words: readonly string[]): Answer {
  const options = optionsOf(ask);
  const first = firstNumber(ask);
  const picked = words.map(
    (word) => (/^\d+$/.test(word) ? options[Number(word) - first] : undefined) ?? word,
  );
  return ask.kind === 'one' ? (picked.join(' ') as OptionId) : picked;
}
