import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** The root of the repository. */
const ROOT = join(import.meta.dirname, '../..');
/** This many digits of the hash identify a release. */
const DIGITS = 32;

export interface Frozen {
  /** Rules, cards, secrets, bot and engine in one self-contained file. */
  readonly code: string;
  readonly digest: string;
}

/**
 * The rules of a game as they are in a repository, bundled into one file. The same sources give the same bytes on every
 * machine with the same lock file; comments and layout do not count, because the code is minified.
 */
export async function frozenRules(game: string, root = ROOT): Promise<Frozen> {
  return bundled(`${root}/packages/games/${game}/frozen.ts`, root);
}

/** Bundles what a file exports, with everything it imports. */
export async function bundled(entry: string, root = ROOT): Promise<Frozen> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: root,
    input: entry,
    platform: 'neutral',
    logLevel: 'silent',
    plugins: [
      {
        name: 'engine-of-this-repository',
        resolveId: (id) => (id === '@nokturn/engine' ? `${root}/packages/engine/src/index.ts` : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false });
  await bundle.close();
  const [chunk, ...others] = output;
  if (others.length > 0 || chunk.imports.length > 0 || chunk.dynamicImports.length > 0)
    throw new Error(`${entry} cannot be bundled into one file that needs nothing else`);
  return { code: chunk.code, digest: digestOf(chunk.code) };
}

export function digestOf(code: string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, DIGITS);
}
