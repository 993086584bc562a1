import { posix } from 'node:path';
import type { SourceFile } from './files.ts';
import { importsIn } from './imports.ts';

/**
 * Everything that is loaded together with a file: other files of its package, and its imports from other packages, by
 * package name.
 */
export function loadedWith(entry: string, files: readonly SourceFile[]): ReadonlySet<string> {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const loaded = new Set<string>();
  const visit = (path: string) => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const next of takenAtOnce(path, texts.get(path) ?? '')) visit(next);
  };
  visit(entry);
  return loaded;
}

/** Types are gone when the program runs, and dynamic imports come later. */
function takenAtOnce(path: string, text: string): string[] {
  return importsIn(text.replace(/\bimport\(/g, 'later('))
    .filter(({ onlyTypes }) => !onlyTypes)
    .map(({ from }) => (from.startsWith('.') ? posix.join(posix.dirname(path), from) : from));
}
