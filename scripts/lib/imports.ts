import { posix } from 'node:path';
import type { SourceFile } from './files.ts';

/**
 * Imports point one way: engine ← text ← ui ← each game ← games ← server, web, cli. Bots know the engine alone. The
 * protocol is separate, and used by the server and the page; the command line can start the server. No package names a
 * game: games are found through the list in packages/games/index.ts. This finds every import against the arrows, and
 * anything impure in the rules.
 */

/** The other packages that each package may import. The folders of a game have finer rules: see GAME_ROOMS. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  protocol: ['engine'],
  text: ['engine'],
  ui: ['engine', 'text'],
  game: ['engine', 'text', 'ui'],
  games: ['engine', 'bots'],
  bots: ['engine'],
  server: ['engine', 'protocol', 'text', 'games', 'bots'],
  web: ['engine', 'protocol', 'text', 'ui', 'games', 'bots'],
  cli: ['engine', 'protocol', 'text', 'games', 'bots', 'server'],
};

/**
 * The types with which a game describes itself to code that lists, measures or studies games; they are beside the
 * folders.
 */
const CONTRACTS =
  /^packages\/games\/(about|contests|puzzles|results|standing-answers|study|screens|training)\.ts$/;

/**
 * The rules, cards, secrets and bots of a game know the engine alone; its terminal has words as well, and its board
 * also graphics.
 */
const GAME_ROOMS: readonly {
  readonly room: RegExp;
  readonly packages: readonly string[];
  readonly outside: RegExp;
}[] = [
  {
    room: /^board\//,
    packages: ['engine', 'text', 'ui'],
    outside: /^(react|react-dom|react-aria-components|motion)(\/|$)/,
  },
  // The things that a table shows in one beat are described in words, in the form that the page needs.
  { room: /^beats\.ts$/, packages: ['engine', 'text', 'ui'], outside: /^$/ },
  {
    room: /^((card-words|notes|preview|signs|teacher|telling|terminal)\.ts$|terminal\/)/,
    packages: ['engine', 'text'],
    outside: /^$/,
  },
  { room: /^/, packages: ['engine'], outside: /^$/ },
];

/**
 * The names from the engine that bots may use: a seat's knowledge and answers, and worlds to try things in. No
 * position.
 */
const BOTS_MAY_NAME: ReadonlySet<string> = new Set([
  'Answer',
  'Ask',
  'Bot',
  'Budget',
  'Candidate',
  'Effort',
  'GameBot',
  'LEVELS',
  'Level',
  'Mind',
  'MyDecision',
  'NextAnswer',
  'OptionId',
  'Random',
  'Seat',
  'Witness',
  'World',
  'onlyAnswer',
  'randomAnswer',
]);

/** Anything that would make rules depend on more than their arguments. */
const IMPURE =
  /\b(Math\.random|Date\.now|new Date|performance\.now|process\.|globalThis\.|fetch\(|console\.|setTimeout\(|setInterval\(|localStorage|document\.|window\.)/;

/** Every violation, as "file: what is wrong". Tests may import anything, and are not checked. */
export function violationsOf(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('packages/') && !/\/test\//.test(path))
    .flatMap((file) => violationsIn(file).map((violation) => `${file.path}: ${violation}`));
}

function violationsIn({ path, text }: SourceFile): string[] {
  const home = homeOf(path);
  if (home === null) return [`belongs to no package that this check knows`];
  const imports = importsIn(text).flatMap((taken) => {
    const violation = violationOf(home, path, taken.from);
    if (violation !== null) return [violation];
    return home.layer === 'bots' ? dishonesty(taken) : [];
  });
  const pure =
    (home.layer === 'engine' && !home.inside.startsWith('src/testing/')) ||
    (home.layer === 'game' && !home.inside.startsWith('board/'));
  const impure = pure ? IMPURE.exec(withoutComments(text)) : null;
  return impure === null ? imports : [...imports, `uses ${impure[1]}, but must be pure`];
}

interface Home {
  readonly layer: string;
  /** The folder of the package. */
  readonly folder: string;
  /** The path inside the package. */
  readonly inside: string;
}

function homeOf(path: string): Home | null {
  const game = /^(packages\/games\/([^/]+))\/(.+)$/.exec(path);
  if (game !== null) return { layer: 'game', folder: game[1] ?? '', inside: game[3] ?? '' };
  const other = /^(packages\/([^/]+))\/(.+)$/.exec(path);
  const layer = other?.[2] ?? '';
  return layer in MAY_IMPORT ? { layer, folder: other?.[1] ?? '', inside: other?.[3] ?? '' } : null;
}

function violationOf(home: Home, path: string, name: string): string | null {
  if (name.startsWith('.')) {
    const target = posix.join(posix.dirname(path), name);
    if (home.layer === 'game' && CONTRACTS.test(target)) return null;
    if (!target.startsWith(`${home.folder}/`)) return `reaches out of its package to ${name}`;
    if (home.layer === 'games' && homeOf(target)?.layer === 'game') return `names a game (${name})`;
    return roomViolation(home, target.slice(home.folder.length + 1));
  }
  const room = home.layer === 'game' ? GAME_ROOMS.find(({ room }) => room.test(home.inside)) : undefined;
  const own = /^@nokturn\/([^/]+)/.exec(name)?.[1];
  if (own !== undefined) {
    const layer = /^@nokturn\/games\/[^/]+\//.test(name) ? 'game' : own;
    if (layer === home.layer && layer !== 'game') return null;
    const allowed = room?.packages ?? MAY_IMPORT[home.layer] ?? [];
    return allowed.includes(layer) ? null : `may not import ${name}`;
  }
  if (home.layer === 'engine') return `the engine has no dependency, not even ${name}`;
  return room === undefined || room.outside.test(name) ? null : `may not import ${name}`;
}

/** Within a game, only the board may use the board. */
function roomViolation({ layer, inside }: Home, target: string): string | null {
  if (layer !== 'game' || inside.startsWith('board/') || !target.startsWith('board/')) return null;
  return `uses the board (${target})`;
}

/** Bots are honest because they cannot even name forbidden things: no position, no table, no rules of a game. */
function dishonesty({ from, names }: Import): string[] {
  if (from === '@nokturn/engine')
    return names === null
      ? ['takes the whole engine, and with it positions']
      : names.filter((name) => !BOTS_MAY_NAME.has(name)).map((name) => `may not know ${name} of the engine`);
  return from.startsWith('.') ? [] : [`may not know ${from}`];
}

interface Import {
  readonly from: string;
  /** The imported names, as the exporting module calls them; null for everything. */
  readonly names: readonly string[] | null;
  readonly onlyTypes: boolean;
}

export function importsIn(text: string): Import[] {
  const pattern =
    /(?:\b(?:import|export)\b([^'"`;]*?)\bfrom\s*|\bimport\s*|\bimport\(\s*)(['"])([^'"\n]+)\2/g;
  return [...withoutComments(text).matchAll(pattern)].map((match) => ({
    from: match[3] ?? '',
    names: namesIn(match[1]),
    onlyTypes: takesTypesAlone(match[1] ?? ''),
  }));
}

/** `type { A }`, or `{ type A, type B }`. */
function takesTypesAlone(clause: string): boolean {
  if (/^\s*type\b/.test(clause)) return true;
  const names = /^\s*\{([^}]*)\}\s*$/.exec(clause)?.[1]?.split(',') ?? [''];
  return names.every((name) => /^\s*(type\s.*)?$/.test(name)) && names.some((name) => name.trim() !== '');
}

/** Of `type { A, type B as C }`: A and B. */
function namesIn(clause: string | undefined): readonly string[] | null {
  const list = /^\s*(?:type\s*)?\{([^}]*)\}\s*$/.exec(clause ?? '')?.[1];
  if (list === undefined) return null;
  return list
    .split(',')
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s/)[0] ?? '',
    )
    .filter((name) => name !== '');
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}
