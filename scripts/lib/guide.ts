import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './files.ts';

/** A block of code in docs/adding-a-game.md. */
interface Block {
  readonly language: string;
  /** The word after the language: a file of the game, or another kind of block. */
  readonly named: string;
  readonly text: string;
}

function blocksOfGuide(): Block[] {
  const guide = readFileSync(join(ROOT, 'docs', 'adding-a-game.md'), 'utf8');
  return [...guide.matchAll(/^```(\w*)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', named = '', text = '']) => ({ language, named, text }),
  );
}

/** The purpose of a block. */
function fileOf({ language, named, text }: Block): string | null {
  if (named.includes('.')) return named;
  if (language === 'ts' && named === '') return 'index.ts';
  if (language === 'sh' || named === 'line' || named === 'aside') return null;
  throw new Error(`docs/adding-a-game.md does not say what this block is:\n${text}`);
}

/**
 * The files that the guide creates, by their path in the folder of the game. A block names its file after its language;
 * TypeScript blocks without a name belong to `index.ts`, one after the other.
 */
export function filesOfGuide(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const block of blocksOfGuide()) {
    const file = fileOf(block);
    if (file === null) continue;
    const before = files.get(file);
    files.set(file, before === undefined ? block.text : `${before}\n${block.text}`);
  }
  return files;
}

/** Its code that is not part of the game. */
export function asidesOfGuide(): string[] {
  return named('aside');
}

/** The lines that it adds to packages/games/index.ts. */
export function linesOfGuide(): string[] {
  return named('line');
}

function named(name: string): string[] {
  return blocksOfGuide().flatMap((block) => (block.named === name ? [block.text] : []));
}

/** The commands that it asks its reader to try in a shell. */
export function commandsOfGuide(): string[] {
  return blocksOfGuide().flatMap(({ language, text }) => (language === 'sh' ? text.trim().split('\n') : []));
}
