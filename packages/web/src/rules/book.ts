import type { Language } from '@nokturn/text';
import { type Block, blocksOf } from './markdown.ts';
import { namesFrom } from './names.ts';
import { forPlayers, type PlayerBlock } from './player.ts';
import { printedIn } from './printed.ts';
import { rewordedIn } from './reworded.ts';

/** The rules of a game as the page shows them, one chapter at a time. */
export interface Book {
  /** The title of the rules; null if nobody has written them yet. */
  readonly title: string | null;
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  /** The id used in links. */
  readonly id: string;
  /** `9` of `LN-9`; null for chapters that are not referred to by number. */
  readonly number: string | null;
  readonly title: string;
  readonly blocks: readonly PlayerBlock[];
  /** English if it is missing in the reader's language. */
  readonly language: Language;
}

export interface Texts {
  readonly rules: string;
  /** The clauses, rulings and examples that are worded differently for players. */
  readonly forPlayers: string;
  /** The game on one page; empty if it does not exist. */
  readonly howToPlay: string;
  /** The rules in English, if the book is in another language. */
  readonly english: string | null;
  /** The words of the game, which include the names of its options. */
  readonly words: string;
  readonly englishWords: string;
  readonly language: Language;
}

export function bookOf(texts: Texts): Book {
  const { rules, howToPlay, english, words, englishWords, language } = texts;
  const own = blocksOf(rules);
  const [title] = own;
  const inEnglish = english === null ? null : blocksOf(english);
  const names = namesFrom({ english: inEnglish ?? own, words, language });
  const reworded = rewordedIn(texts.forPlayers);
  const englishNames = namesFrom({ english: inEnglish ?? own, words: englishWords, language: 'en' });
  return {
    title: title?.kind === 'heading' ? title.text : null,
    chapters: [
      ...onePage(blocksOf(howToPlay), language),
      ...sectionsIn(own, language, inEnglish ?? []).flatMap(({ blocks, written }) => {
        const reader = {
          language,
          components: names,
          written,
          names: written === 'en' ? englishNames : names,
          reworded: written === language ? reworded : NOTHING,
          printed: written === 'en' ? printedIn(englishWords) : null,
        };
        return chaptersIn(forPlayers(blocks, reader), written);
      }),
    ],
  };
}

const NOTHING: ReadonlyMap<string, string> = new Map();

/**
 * The chapter that a link leads to: the chapter itself, or the one that contains the clause; the first one if the link
 * leads nowhere.
 */
export function chapterAt({ chapters }: Book, id: string): Chapter | undefined {
  return (
    chapters.find((chapter) => chapter.id === id || chapter.blocks.some((block) => idOf(block) === id)) ??
    chapters[0]
  );
}

export function idOf(block: PlayerBlock): string | null {
  return 'id' in block ? block.id : null;
}

/** A quick reference for the game: the marked parts of the game on one page, without references. */
export function playerAid(howToPlay: string): readonly Block[] {
  let isAid = false;
  return blocksOf(howToPlay).flatMap((block): readonly Block[] => {
    if (block.kind === 'heading') isAid = block.aid === true;
    if (!isAid || block.kind === 'figure') return [];
    // Its parts come directly below the name of the game.
    if (block.kind === 'heading') return [{ ...block, level: 2 }];
    return ['text' in block ? { ...block, text: withoutReferences(block.text) } : block];
  });
}

/** "(LN-5, LN-6)" would send the reader elsewhere. */
function withoutReferences(text: string): string {
  return text.replace(/\s*\([A-Z]{2}-[\d.]+(?:[^()]{1,5}[A-Z]{2}-[\d.]+)*\)/g, '');
}

/** The game on one page, as a single chapter. */
function onePage([heading, ...blocks]: readonly Block[], language: Language): readonly Chapter[] {
  if (heading?.kind !== 'heading') return [];
  return [{ id: heading.id, number: null, title: heading.text, blocks, language }];
}

/**
 * Every part of a section is a chapter, and so is a section without parts. Text above the parts belongs to the first of
 * them.
 */
function chaptersIn(blocks: readonly PlayerBlock[], language: Language): readonly Chapter[] {
  const chapters: (Chapter & { readonly blocks: PlayerBlock[] })[] = [];
  let above: { heading: Extract<Block, { kind: 'heading' }>; blocks: PlayerBlock[] } | null = null;
  const close = () => {
    if (above !== null && above.blocks.length > 0)
      chapters.push({ ...named(above.heading), blocks: above.blocks, language });
    above = null;
  };
  let isOpen = false;
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level <= 2) {
      close();
      isOpen = block.level === 2;
      above = isOpen ? { heading: block, blocks: [] } : null;
    } else if (!isOpen) continue;
    else if (block.kind === 'heading' && block.level === 3) {
      chapters.push({ ...named(block), blocks: above?.blocks ?? [], language });
      above = null;
    } else (above ?? chapters.at(-1))?.blocks.push(block);
  }
  close();
  return chapters;
}

/** "LN-9 Attack", "4. Rulings" and "7.2 Clan cards (63)" without the pieces that only the specification needs. */
function named({
  id,
  text,
}: {
  readonly id: string;
  readonly text: string;
}): Pick<Chapter, 'id' | 'number' | 'title'> {
  const [, clauses] = /^[A-Z]+-(\d+)\s/.exec(text) ?? [];
  return { id, number: clauses ?? null, title: text.replace(/^(?:[A-Z]+-\d+|\d+(?:\.\d+)*\.?)\s+/, '') };
}

/** The number of a section: 4 for `## 4. Rulings`. */
function sectionOf(block: Block): number | null {
  const [number] = (block.kind === 'heading' && block.level === 2 && /^\d+(?=\.)/.exec(block.text)) || [];
  return number === undefined ? null : Number(number);
}

interface Section {
  readonly number: number;
  readonly blocks: readonly Block[];
  readonly written: Language;
}

/** The sections in order; those that the language lacks are in English, taken from where its own rules start. */
function sectionsIn(
  blocks: readonly Block[],
  language: Language,
  english: readonly Block[],
): readonly Section[] {
  const own = dividedIn(blocks, language);
  const [begin] = own;
  const missing = dividedIn(english, 'en').filter(
    ({ number }) => number > (begin?.number ?? 0) && !own.some((section) => section.number === number),
  );
  return [...own, ...missing].toSorted((one, other) => one.number - other.number);
}

function dividedIn(blocks: readonly Block[], written: Language): readonly Section[] {
  const starts = blocks.flatMap((block, at) => {
    const number = sectionOf(block);
    return number === null ? [] : [{ number, at }];
  });
  return starts.map(({ number, at }, i) => ({
    number,
    blocks: blocks.slice(at, starts[i + 1]?.at),
    written,
  }));
}
