/**
 * `npm run check -- <game or package>`: types, style and the quick tests of one part, in under a minute. Tests that
 * play many random games, wait for clocks, kill servers or open a browser are left to `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@nokturn/games';
import { filesUnder, ROOT } from './lib/files.ts';
import { SLOW_TESTS } from './lib/slow-tests.ts';

const SLOW_NAMES = /conformance|secrecy|sweep|fuzz|kill|cluster|together|reload|honesty/;
const SLOW_PARTS = /testing\/browser|testing\/postgres|'\.\/(screen|site|wire)\.ts'/;

const part = process.argv[2];
const folder = part === undefined ? undefined : folders().find((path) => path.endsWith(`/${part}`));
if (folder === undefined || process.argv.length > 3) {
  console.error('usage: npm run check -- <game or package>');
  console.error(
    `They are: ${folders()
      .map((path) => path.split('/').at(-1))
      .join(', ')}.`,
  );
  process.exit(2);
}

const tests = filesUnder(folder, ['.test.ts', '.test.tsx'])
  .filter(({ path, text }) => !SLOW_NAMES.test(path) && !SLOW_TESTS.includes(path) && !SLOW_PARTS.test(text))
  .map(({ path }) => path);
const steps: readonly (readonly [tool: string, ...args: string[]])[] = [
  ['tsc', '--noEmit'],
  ['biome', 'check', folder],
  ['vitest', 'run', '--reporter=dot', ...tests],
];
for (const [tool, ...args] of steps) {
  console.log(`> ${tool} ${args[0] === 'run' ? `run (${tests.length} files of ${folder})` : args.join(' ')}`);
  const { status } = spawnSync(tool, args, { stdio: 'inherit', cwd: ROOT });
  if (status !== 0) process.exit(status ?? 1);
}

function folders(): string[] {
  const packages = readdirSync(join(ROOT, 'packages')).filter((name) => name !== 'games');
  return [
    ...packages
      .map((name) => `packages/${name}`)
      .filter((path) => existsSync(join(ROOT, path, 'package.json'))),
    ...GAME_IDS.map((id) => `packages/games/${id}`),
  ];
}
