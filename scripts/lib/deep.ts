import { posix } from 'node:path';
import type { SourceFile } from './files.ts';
import { importsIn } from './imports.ts';

/** Names by which a test finds out how much to try: helpers that give a sample, or everything in the deep run. */
const AMOUNTS = new Set(['deep', 'portionsOf', 'languagesOf', 'DEEP', 'READERS', 'sample', 'spread']);
/** The modules that export these names: a test that imports only other things from them is the same in both runs. */
const HOMES = /(^@nokturn\/(engine|ui)\/testing\b|\/says\.ts$|\/amounts\.ts$|\/bench\.ts$)/;

/**
 * The test files that try more in `npm run test:deep` than in `npm test`: those that read its switch, ask a helper how
 * much to try, or leave that to a helper of their folder.
 */
export function deepTests(files: readonly SourceFile[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const known = new Map<string, boolean>();
  const goesDeeper = (path: string): boolean => {
    const seen = known.get(path);
    if (seen !== undefined) return seen;
    const text = texts.get(path);
    if (text === undefined) return false;
    known.set(path, false);
    const found = /process\.env\.NOKTURN_DEEP/.test(text) || asksOrLeaves(path, text, goesDeeper);
    known.set(path, found);
    return found;
  };
  return files
    .map(({ path }) => path)
    .filter((path) => /\.test\.tsx?$/.test(path) && goesDeeper(path))
    .sort();
}

function asksOrLeaves(path: string, text: string, goesDeeper: (path: string) => boolean): boolean {
  return importsIn(text).some(({ from, names }) => {
    if (HOMES.test(from)) return names?.some((name) => AMOUNTS.has(name)) ?? true;
    return from.startsWith('.') && goesDeeper(posix.join(posix.dirname(path), from));
  });
}
