import { posix } from 'node:path';
import type { SourceFile } from './files.ts';
import { importsIn } from './imports.ts';

/**
 * Files of one package that import each other in a circle, each circle as a list of its files. Type-only imports do not
 * count: they are gone when the program runs.
 */
export function cyclesIn(files: readonly SourceFile[]): string[][] {
  const imports = new Map(
    files.filter(({ path }) => !/\/(test|past)\//.test(path)).map((file) => [file.path, importedBy(file)]),
  );
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]) => {
    const at = way.indexOf(path);
    if (at >= 0) cycles.push(way.slice(at));
    if (at >= 0 || done.has(path)) return;
    for (const next of imports.get(path) ?? []) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of imports.keys()) visit(path, []);
  return cycles;
}

function importedBy({ path, text }: SourceFile): string[] {
  return importsIn(text)
    .filter(({ from, onlyTypes }) => from.startsWith('.') && !onlyTypes)
    .map(({ from }) => posix.join(posix.dirname(path), from));
}
