import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/files.ts';
import { importsIn } from '../lib/imports.ts';

interface Manifest {
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The programs behind `npm start`: the build of the page, its server, and the workers of both. */
const STARTED = [
  'packages/web/vite.config.ts',
  'packages/cli/src/nokturn.ts',
  'packages/server/src/bots/worker.ts',
];

/** An image has no bundler: today's rules are then assumed to be the released ones (games/checked.ts). */
const MAY_LACK = 'packages/games: rolldown';

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
}

/** The file behind an import from another package of this project. */
function fileOf(name: string): string {
  const [, own = '', inside] = /^@nokturn\/([^/]+)(?:\/(.+))?$/.exec(name) ?? [];
  const folder = `packages/${own}`;
  const target = manifestOf(folder).exports?.[inside === undefined ? '.' : `./${inside}`];
  return posix.join(folder, target ?? inside ?? '');
}

/** The outside packages needed by these files and everything that they load, by package of this project. */
function wantedBy(files: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const wanted = new Map<string, Set<string>>();
  const seen = new Set(files);
  for (const file of seen) {
    const [home = ''] = /^packages\/[^/]+/.exec(file) ?? [];
    for (const { from, onlyTypes } of importsIn(readFileSync(join(ROOT, file), 'utf8'))) {
      if (onlyTypes || from.startsWith('node:')) continue;
      const isOwn = from.startsWith('.') || from.startsWith('@nokturn/');
      if (isOwn) {
        const own = from.startsWith('.') ? posix.join(posix.dirname(file), from) : fileOf(from);
        if (/\.tsx?$/.test(own) && existsSync(join(ROOT, own))) seen.add(own);
      } else {
        const name = from.split('/', from.startsWith('@') ? 2 : 1).join('/');
        wanted.set(home, (wanted.get(home) ?? new Set()).add(name));
      }
    }
  }
  expect(seen.size).toBeGreaterThan(150);
  return wanted;
}

it('everything that the program needs is installed with it, and no tool for tests', () => {
  const missing = [...wantedBy(STARTED)].flatMap(([home, names]) => {
    const { dependencies = {} } = manifestOf(home);
    return [...names].filter((name) => !(name in dependencies)).map((name) => `${home}: ${name}`);
  });
  expect(missing.filter((one) => one !== MAY_LACK)).toEqual([]);
});
