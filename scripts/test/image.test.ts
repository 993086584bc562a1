import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/files.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** By Docker's rules: the last pattern that matches a file, or one of its folders, decides. */
const patterns = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const expression = (pattern: string) => {
  const parts = pattern
    .split('**/')
    .map((part) => part.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*'));
  return new RegExp(`^${parts.join('(?:.*/)?')}(?:/.*)?$`);
};
const fits = (file: string, pattern: string) => expression(pattern).test(file);
const isLeftOut = (file: string) =>
  patterns.reduce(
    (isOut, pattern) =>
      pattern.startsWith('!') ? isOut && !fits(file, pattern.slice(1)) : isOut || fits(file, pattern),
    false,
  );

describe('the image', () => {
  it('is built from one fixed image', () => {
    const from = read('Dockerfile').match(/^FROM .*$/gm) ?? [];
    expect(from).not.toEqual([]);
    const { node } = JSON.parse(read('runtime/package.json')).dependencies;
    for (const line of from)
      expect(line).toMatch(new RegExp(`^FROM node:${node}-[\\w.-]+@sha256:[0-9a-f]{64}$`));
  });

  it.each([
    '.git/config',
    '.ci/run',
    '.env',
    '.env.production',
    'data/nokturn.sqlite',
    'data/nokturn.sqlite-wal',
    'records/match.json',
    'site.jsonl',
    'server.key',
    'npm-debug.log',
    'notes.txt',
    'node_modules/pg/package.json',
    'packages/server/node_modules/pg/package.json',
    'packages/web/dist/index.html',
    'packages/web/.vite/deps/react.js',
    'packages/server/test/http.test.ts',
    'packages/server/nokturn.sqlite',
    'packages/server/.env',
    'packages/games/vendetta/.DS_Store',
    'docs/operations/README.md',
    'docs/screens/table.png',
    'bench/load/run.ts',
    'scripts/test/image.test.ts',
    'Dockerfile',
  ])('does not hold %s', (file) => {
    expect(isLeftOut(file)).toBe(true);
  });

  it.each([
    ...['package.json', 'package-lock.json', '.npmrc', 'tsconfig.json', 'LICENSE', 'bin/nokturn.js'],
    ...['packages/server/src/main.ts', 'packages/cli/src/nokturn.ts', 'packages/bots/src/index.ts'],
    ...['packages/web/index.html', 'packages/web/vite.config.ts', 'packages/web/locales/en.ftl'],
    ...globSync('{bench,runtime,packages/*}/package.json', { cwd: ROOT }),
    ...globSync('packages/games/*/{about,rulebook}.ts', { cwd: ROOT }),
    ...globSync('docs/{rules,balance}/**/*.md', { cwd: ROOT }),
    ...globSync('packages/web/public/*', { cwd: ROOT }),
  ])('holds %s, which it is built from', (file) => {
    expect(isLeftOut(file)).toBe(false);
  });
});
