/**
 * `npm run build:static [-- folder]`: the page for a host that serves nothing but files, from any folder of that host.
 * It leaves out everything that needs a server.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './lib/files.ts';

const [given, ...more] = process.argv.slice(2);
const folder =
  given === undefined ? join(ROOT, 'dist', 'static') : resolve(process.env.INIT_CWD ?? '', given);
if (more.length > 0 || given?.startsWith('-')) stop('usage: npm run build:static [-- <folder>]');
// The folder is emptied first, so it must not contain anything else of somebody's.
if (!isOurs()) stop(`${folder} is not empty, and what is in it is no page of Nokturn: name another folder`);

console.log('Building the page...');
const { status } = spawnSync(
  'vite',
  ['build', '--mode', 'static', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'],
  { cwd: join(ROOT, 'packages', 'web'), stdio: 'inherit' },
);
if (status !== 0) process.exit(1);
rmSync(join(folder, '.vite'), { recursive: true, force: true });
// Without it, GitHub Pages leaves out files whose names begin with an underscore.
writeFileSync(join(folder, '.nojekyll'), '');
console.log(
  `The page is in ${folder}, ${megabytesIn(folder)} MB. Put it into any folder of any static file host.`,
);

function isOurs(): boolean {
  if (!existsSync(folder)) return true;
  const names = statSync(folder).isDirectory() ? readdirSync(folder) : [''];
  return names.length === 0 || (names.includes('sw.js') && names.includes('past'));
}

function megabytesIn(place: string): string {
  const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return (bytes / 1e6).toFixed(1);
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(2);
}
