import type { Language } from '@nokturn/text';
import type { Passage } from './passages.ts';

const QUOTES: Readonly<Record<Language, { readonly open: string; readonly close: string }>> = {
  en: { open: '“', close: '”' },
  pl: { open: '„', close: '”' },
  cs: { open: '„', close: '“' },
};

/** English text that quotes typed input with typed quotation marks, as command lines do. */
const TYPED = 'packages/cli/locales/commands/en.ftl';

/** Quotation marks that belong to another language or to a typewriter, or that are not closed. */
export function quotationMarks({ path, language, text }: Passage): string[] {
  const { open, close } = QUOTES[language];
  const allowed = path === TYPED ? [open, close, '"'] : [open, close];
  const wrong = [...'"“”„«»'].filter((sign) => !allowed.includes(sign) && text.includes(sign));
  const count = (sign: string) => text.split(sign).length - 1;
  return count(open) === count(close) ? wrong : [...wrong, `${open} without ${close}`];
}

const SIGNS: readonly [RegExp, string][] = [
  [/(?<=[\p{L}\d}]) - (?=[\p{L}\d{])/u, 'a hyphen for a dash (–)'],
  [/—/, 'an em dash (–)'],
  [/(?<![\p{L}\d.-])\d+-\d+(?![\p{L}\d.-])/u, 'a hyphen in a range (–)'],
  [/(?<![\p{L}\d}\-”“„"…])-\d/u, 'a hyphen for a minus (−)'],
  [/›/, 'an angle that nobody can hear (from … to …)'],
  [/\.\.\./, 'three dots (…)'],
  [/(?<=\p{L})'(?=\p{L})/u, 'a straight apostrophe (’)'],
];

/** Hyphens, dots and typewriter apostrophes in place of dashes, minus signs, ellipses and real apostrophes. */
export function dashes({ at, text }: Passage): string[] {
  // Typed at the command line: "verify <record>...".
  if (/\.(?:usage|value)$/.test(at)) return [];
  return SIGNS.flatMap(([sign, name]) => (sign.test(text) ? [name] : []));
}
