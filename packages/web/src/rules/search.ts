import type { Language } from '@nokturn/text';
import type { Book, Chapter } from './book.ts';
import type { PlayerBlock } from './player.ts';

/** Endings that a word changes without becoming another; without accents, as everything that is compared. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ['ions', 'ment', 'ing', 'ion', 'ies', 'ied', 'ers', 'er', 'ed', 'es', 's', 'e', 'y'],
  pl: [
    ...[
      'iami',
      'owie',
      'iach',
      'iego',
      'iemu',
      'ami',
      'ach',
      'owi',
      'iom',
      'iem',
      'ego',
      'emu',
      'ymi',
      'imi',
      'ych',
    ],
    ...[
      'ich',
      'aja',
      'ac',
      'ic',
      'yc',
      'ow',
      'om',
      'em',
      'ym',
      'im',
      'ej',
      'ie',
      'ia',
      'a',
      'e',
      'i',
      'o',
      'u',
      'y',
    ],
  ],
  cs: [
    ...[
      'ovi',
      'ove',
      'ami',
      'emi',
      'imi',
      'ymi',
      'ech',
      'ich',
      'ach',
      'ych',
      'eho',
      'emu',
      'ata',
      'aji',
      'at',
      'it',
    ],
    ...['um', 'em', 'ou', 'ym', 'im', 'am', 'a', 'e', 'i', 'o', 'u', 'y'],
  ],
};

/** What is left of a word has to be told from other words. */
const SHORTEST = 3;

/** Without capitals and accents, so that "hrbitov" finds the Hřbitov. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}

/** What the forms of a word have in common, as far as endings tell. */
export function stemOf(word: string, language: Language): string {
  const ending = ENDINGS[language].find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** What is looked for: words as they were typed, and what their forms have in common. */
export interface Wanted {
  readonly typed: string;
  readonly stems: readonly string[];
}

export function wantedIn(search: string, languages: readonly Language[]): readonly Wanted[] {
  return folded(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((typed) => ({ typed, stems: languages.map((language) => stemOf(typed, language)) }));
}

/** The places that speak of all that is looked for, by chapter; headings and pictures are none. */
export function foundIn(
  { chapters }: Book,
  wanted: readonly Wanted[],
): readonly { readonly chapter: Chapter; readonly blocks: readonly PlayerBlock[] }[] {
  return chapters
    .map((chapter) => ({
      chapter,
      blocks: chapter.blocks
        .filter(({ kind }) => kind !== 'heading' && kind !== 'figure' && kind !== 'place')
        .flatMap((block) => matching(block, wanted, chapter.language)),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** Of long lists only what was looked for. */
function matching(block: PlayerBlock, wanted: readonly Wanted[], language: Language): readonly PlayerBlock[] {
  if (!mentions(block, wanted, language)) return [];
  if (block.kind !== 'entries') return [block];
  const entries = block.entries.filter((entry) =>
    mentions({ kind: 'entries', entries: [entry] }, wanted, language),
  );
  return [entries.length > 0 ? { kind: 'entries', entries } : block];
}

/** Whether a block speaks of all that is looked for, in any order and in any form. */
export function mentions(block: PlayerBlock, wanted: readonly Wanted[], language: Language): boolean {
  const plain = folded(textIn(block));
  const stems = new Set((plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => stemOf(word, language)));
  return wanted.every((one) => plain.includes(one.typed) || one.stems.some((stem) => stems.has(stem)));
}

/** All that a block says, with the number under which it is found. */
function textIn(block: PlayerBlock): string {
  switch (block.kind) {
    case 'table':
      return [...block.head, ...block.rows.flat()].join(' ');
    case 'entries':
      return block.entries.flatMap(({ name, facts, text }) => [name, ...facts.flat(), text]).join(' ');
    case 'ruling':
      return [block.id, block.question, block.text, block.why].join(' ');
    case 'clause':
      return `${block.id} ${block.text}`;
    case 'place':
      return '';
    default:
      return block.text;
  }
}
