import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/files.ts';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  /** A link to a package of this project. */
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
);

/**
 * A registry without the binaries of other platforms makes npm leave them out of the lock file, and then `npm ci` fails
 * on those platforms.
 */
it('the lock file knows the optional packages of every platform', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) =>
        !(`node_modules/${name}` in lock.packages) && !(`${path}/node_modules/${name}` in lock.packages),
    ),
  );
  expect(missing).toEqual([]);
});

it('the lock file has a checksum for every installed package', () => {
  const unchecked = Object.entries(lock.packages).filter(
    ([path, { integrity = '', link = false }]) =>
      path.includes('node_modules/') && !link && !/^sha512-[\w+/]{86}==$/.test(integrity),
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
  expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
});

it('the lock file names no registry', () => {
  const resolved = Object.values(lock.packages).filter(({ resolved = '' }) => /^https?:/.test(resolved));
  expect(resolved).toEqual([]);
});
