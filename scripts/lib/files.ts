import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const SKIPPED = new Set(['node_modules', 'dist', '.vite']);

/** The files under a folder whose names have one of these endings. */
export function filesUnder(folder: string, endings: readonly string[]): SourceFile[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(ROOT, folder, entry.name);
    if (entry.isDirectory())
      return SKIPPED.has(entry.name) ? [] : filesUnder(join(folder, entry.name), endings);
    if (!endings.some((ending) => entry.name.endsWith(ending))) return [];
    return [{ path: relative(ROOT, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }];
  });
}
