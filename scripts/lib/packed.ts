import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, posix } from 'node:path';
import { GAME_IDS } from '@nokturn/games';
import { ROOT } from './files.ts';
import { importsIn } from './imports.ts';

/**
 * The part of this repository that runs on a machine without a clone of it. Node does not run TypeScript below
 * node_modules, so each file is converted to JavaScript, line for line, and keeps its place: workers, words and rules
 * are found as usual.
 */

interface Manifest {
  readonly version: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The entry point of the program, and the workers that it starts. */
const STARTED = [
  'packages/cli/src/nokturn.ts',
  'packages/cli/src/threads/thread.ts',
  'packages/cli/src/play/program-thread.ts',
  'packages/server/src/bots/worker.ts',
  'packages/games/bots.ts',
];

/** Files that are looked up by name in the folder of a game. */
const OF_GAMES = [
  ...['rulebook.ts', 'about.ts', 'terminal.ts', 'results.ts', 'standing-answers.ts', 'study.ts', 'themes.ts'],
  ...['numbers.ts', 'past/releases.ts', 'past/upcasts.ts', 'calibration.json', 'puzzles.json', 'art.svg'],
];

/** Words, and earlier rules with their words at the time. */
const ASSETS = [
  { folder: 'packages/cli/locales', is: /\.ftl$/ },
  { folder: 'packages/cli/locales/commands', is: /\.ftl$/ },
  { folder: 'packages/server/locales', is: /\.ftl$/ },
  ...GAME_IDS.flatMap((id) => [
    { folder: `packages/games/${id}/locales`, is: /\.ftl$/ },
    { folder: `packages/games/${id}/past`, is: /^\d+-\w+\.(js|\w\w\.ftl)$/ },
  ]),
];

/** Packages that are not imported but whose files are read, and the file that reads them. */
const READ = [{ name: '@fontsource/grenze', by: 'packages/server/src/link-previews/typeface.ts' }];

export interface Packed {
  /** By path from the root of the repository. */
  readonly files: ReadonlyMap<string, string>;
  /** The packages that it needs, with their versions. */
  readonly dependencies: Readonly<Record<string, string>>;
}

export function packedProgram(): Packed {
  const files = new Map<string, string>();
  const needed = new Map(READ.map(({ name, by }) => [name, versionOf(by, name)]));
  const games = GAME_IDS.flatMap((id) => OF_GAMES.map((file) => `packages/games/${id}/${file}`));
  const reached = new Set([...STARTED, ...games.filter((path) => existsSync(join(ROOT, path)))]);
  for (const path of reached) {
    const text = readFileSync(join(ROOT, path), 'utf8');
    if (!path.endsWith('.ts')) {
      files.set(path, text);
      continue;
    }
    for (const { from, onlyTypes } of importsIn(text)) {
      if (onlyTypes || from.startsWith('node:') || from.includes('$')) continue;
      if (isOwn(from)) reached.add(targetOf(path, from));
      else if (!isOptional(from)) needed.set(nameOf(from), versionOf(path, nameOf(from)));
    }
    files.set(path.replace(/\.ts$/, '.js'), asJavaScript(path, text));
  }
  for (const { folder, is } of ASSETS)
    for (const name of readdirSync(join(ROOT, folder)))
      if (is.test(name)) files.set(`${folder}/${name}`, readFileSync(join(ROOT, folder, name), 'utf8'));
  const dependencies = Object.fromEntries([...needed].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { files, dependencies };
}

/** The same code without types, with imports by the file names in the package. */
function asJavaScript(path: string, text: string): string {
  return stripTypeScriptTypes(text)
    .replace(/'(@nokturn\/[^'\n]+)'/g, (_, from: string) => `'${relative(path, targetOf(path, from))}'`)
    .replace(/`@nokturn\/games\//g, `\`${relative(path, 'packages/games')}/`)
    .replace(/'([^'\s]+)\.ts'/g, "'$1.js'")
    .replace(/[ \t]+$/gm, '');
}

function isOwn(from: string): boolean {
  return from.startsWith('.') || from.startsWith('@nokturn/');
}

/** Tools to check the build with, which are not needed to run it: games/checked.ts. */
function isOptional(from: string): boolean {
  return from === 'rolldown';
}

function targetOf(importer: string, from: string): string {
  if (from.startsWith('.')) return posix.join(posix.dirname(importer), from);
  const [, own = '', inside] = /^@nokturn\/([^/]+)(?:\/(.+))?$/.exec(from) ?? [];
  const { exports = {} } = manifestOf(own);
  const target = exports[inside === undefined ? '.' : `./${inside}`];
  return posix.join('packages', own, target ?? inside ?? '');
}

function relative(importer: string, target: string): string {
  const path = posix.relative(posix.dirname(importer), target);
  return path.startsWith('.') ? path : `./${path}`;
}

function nameOf(from: string): string {
  return from.split('/', from.startsWith('@') ? 2 : 1).join('/');
}

function versionOf(importer: string, name: string): string {
  const [, own = ''] = /^packages\/([^/]+)/.exec(importer) ?? [];
  const version = manifestOf(own).dependencies?.[name];
  if (version === undefined) throw new Error(`${importer} needs ${name}, which its package does not name`);
  return version;
}

function manifestOf(own: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, 'packages', own, 'package.json'), 'utf8'));
}
