import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, ROOT } from './files.ts';

/** All sources of the page. */
const SOURCES = ['bots', 'engine', 'games', 'protocol', 'text', 'ui', 'web'].map(
  (name) => `packages/${name}`,
);
const BUILT = join(ROOT, 'packages', 'web', 'dist');
const MARK = join(BUILT, '.built-from');

/** Builds the page, unless it was built from exactly these sources; false if that failed. */
export function buildPage(): boolean {
  const sources = digestOfSources();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === sources) return true;
  console.error('Building the page...');
  const { status } = spawnSync('vite', ['build', '--logLevel', 'error'], {
    cwd: join(ROOT, 'packages', 'web'),
    // The standard output of a script is for its readers.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status === 0) writeFileSync(MARK, sources);
  return status === 0;
}

function digestOfSources(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const folder of [...SOURCES, 'docs/rules', 'docs/balance'])
    for (const { path, text } of filesUnder(folder, [''])) {
      if (!path.includes('/test/')) hash.update(`${path}\n${text.length}\n${text}`);
    }
  return hash.digest('hex');
}
