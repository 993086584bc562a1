import { type Block, blocksOf } from './markdown.ts';

/** The rules of a game as the page shows them. */
export interface Book {
  /** The title, the game on one page, and the rules by clause. */
  readonly own: readonly Block[];
  /** Sections that the language does not have: they stand in English. */
  readonly english: readonly Block[];
}

export interface Texts {
  readonly rules: string;
  /** The game on one page; empty where it has none. */
  readonly howToPlay: string;
  /** The rules in English, where that is another language. */
  readonly english: string | null;
}

export function bookOf({ rules, howToPlay, english }: Texts): Book {
  const [title, ...clauses] = blocksOf(rules);
  const own = [...(title ? [title] : []), ...blocksOf(howToPlay), ...clauses];
  return { own, english: english === null ? [] : sectionsAfter(lastSection(clauses), blocksOf(english)) };
}

/** The number of a section: `## 4. Rulings` is 4. */
function sectionOf(block: Block): number | null {
  const [number] = (block.kind === 'heading' && block.level === 2 && /^\d+(?=\.)/.exec(block.text)) || [];
  return number === undefined ? null : Number(number);
}

function lastSection(blocks: readonly Block[]): number {
  return Math.max(0, ...blocks.map((block) => sectionOf(block) ?? 0));
}

function sectionsAfter(last: number, blocks: readonly Block[]): readonly Block[] {
  const from = blocks.findIndex((block) => (sectionOf(block) ?? 0) > last);
  return from < 0 ? [] : blocks.slice(from);
}
