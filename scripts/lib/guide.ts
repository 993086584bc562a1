import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './files.ts';

/**
 * The files that docs/adding-a-game.md makes, by their path in the folder of the game. A block says after its language
 * which file it is; blocks of TypeScript that do not are, one after the other, `index.ts`.
 */
export function filesOfGuide(): ReadonlyMap<string, string> {
  const guide = readFileSync(join(ROOT, 'docs', 'adding-a-game.md'), 'utf8');
  const files = new Map<string, string>();
  for (const [, language = '', named, text = ''] of guide.matchAll(
    /^```(\w*)(?: (\S+))?\n([\s\S]*?)^```$/gm,
  )) {
    const file = named ?? (language === 'ts' ? 'index.ts' : null);
    if (file === null) continue;
    const before = files.get(file);
    files.set(file, before === undefined ? text : `${before}\n${text}`);
  }
  return files;
}

/** The line that the guide adds to packages/games/index.ts. */
export const LINE_OF_GUIDE = "  'dice-duel',\n";
