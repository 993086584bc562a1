import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { GAME_IDS } from '@nokturn/games';
import { beforeAll, expect, it } from 'vitest';
import { builtPage, WEB } from './site.ts';

/** Compressed in the same way as by the server. */
const KB = 1024;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly name?: string;
}

let home: string;
let manifest: Readonly<Record<string, Chunk>>;
beforeAll(async () => {
  home = await builtPage();
  manifest = JSON.parse(readFileSync(join(home, '.vite', 'manifest.json'), 'utf8'));
}, 240_000);

/** A chunk and everything that is loaded together with it. */
function closure(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const inner of chunk.imports ?? []) closure(inner, found);
  return found;
}

function compressed(files: Iterable<string>): number {
  let sum = 0;
  for (const file of files)
    sum += brotliCompressSync(readFileSync(join(home, file)), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
    }).length;
  return sum;
}

const LANGUAGES = ['en', 'pl', 'cs'];

it.each(LANGUAGES)('the landing page loads at most 120 KB of script (%s)', (language) => {
  const names = GAME_IDS.map((game) => `../games/${game}/locales/${language}.ftl?name`);
  const landing = ['index.html', `locales/${language}.ftl?raw`, ...names].flatMap((key) => [...closure(key)]);
  expect(compressed(new Set(landing))).toBeLessThan(120 * KB);
});

it('the landing page loads no code for recording and replaying matches', () => {
  // From the records of packages/engine.
  const says = (file: string) =>
    readFileSync(join(home, file), 'utf8').includes('this is not a match record');
  const scripts = readdirSync(join(home, 'assets')).filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => says(join('assets', file)))).not.toEqual([]);
  expect([...closure('index.html')].filter(says)).toEqual([]);
});

it.each(GAME_IDS)('the board of %s loads at most 150 KB more', (game) => {
  const before = closure('index.html');
  const board = [...closure(`../games/${game}/board/index.tsx`)].filter((file) => !before.has(file));
  expect(compressed(board)).toBeLessThan(150 * KB);
});

it('the code and data for drawing faces are less than 40 KB', () => {
  // What a table loads anyway contains no faces.
  const before = new Set(
    ['index.html', '../games/vendetta/board/index.tsx'].flatMap((key) => [...closure(key)]),
  );
  const kit = [...closure('../ui/src/portrait/Drawing.tsx')].filter((file) => !before.has(file));
  expect(kit).not.toEqual([]);
  const casts = ['web/src/parts/bots.ts', ...GAME_IDS.map((game) => `games/${game}/board/faces.ts`)]
    .map((path) => join(WEB, '..', path))
    .filter((path) => existsSync(path));
  expect(casts.length).toBeGreaterThanOrEqual(4);
  const described = casts.reduce((sum, path) => sum + brotliCompressSync(readFileSync(path)).length, 0);
  expect(compressed(kit) + described).toBeLessThan(40 * KB);
});

it('only workers load the code of bots', () => {
  const scripts = readdirSync(join(home, 'assets')).filter((file) => file.endsWith('.js'));
  const thinking = scripts.filter((file) =>
    // From the search in packages/bots.
    readFileSync(join(home, 'assets', file), 'utf8').includes('only a seat decides'),
  );
  expect(thinking.length).toBeGreaterThan(0);
  expect(thinking.filter((file) => !file.startsWith('worker-'))).toEqual([]);
});
