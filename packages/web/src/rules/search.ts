import type { Language } from '@nokturn/text';
import type { Book, Chapter } from './book.ts';
import type { PlayerBlock } from './player.ts';
import { folded, stemsOf } from './stems.ts';

/** The search terms: words as they were typed, and what their forms have in common. */
export interface Wanted {
  readonly typed: string;
  readonly stems: readonly string[];
}

export function wantedIn(search: string, languages: readonly Language[]): readonly Wanted[] {
  return folded(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((typed) => ({ typed, stems: languages.flatMap((language) => stemsOf(typed, language)) }));
}

/** The places that mention all search terms, by chapter; headings and pictures do not count. */
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

/** Of long lists only the matching entries. */
function matching(block: PlayerBlock, wanted: readonly Wanted[], language: Language): readonly PlayerBlock[] {
  if (!mentions(block, wanted, language)) return [];
  if (block.kind !== 'entries') return [block];
  const entries = block.entries.filter((entry) =>
    mentions({ kind: 'entries', entries: [entry] }, wanted, language),
  );
  return [entries.length > 0 ? { kind: 'entries', entries } : block];
}

/** Whether a block mentions all search terms, in any order and in any form. */
export function mentions(block: PlayerBlock, wanted: readonly Wanted[], language: Language): boolean {
  return speaksOf(textIn(block), wanted, language);
}

/** Whether a text contains all search terms, in any order and in any form. */
export function speaksOf(text: string, wanted: readonly Wanted[], language: Language): boolean {
  const plain = folded(text);
  const stems = new Set((plain.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => stemsOf(word, language)));
  return wanted.every((one) => plain.includes(one.typed) || one.stems.some((stem) => stems.has(stem)));
}

/** All text of a block, including the number that identifies it. */
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
