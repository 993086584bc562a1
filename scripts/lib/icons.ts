import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix } from 'node:path';
import { filesUnder } from './files.ts';

/** `game-icons.ts` in the board of a game: the icons that the board imports from it. */
export interface IconsFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** The icons that each board imports, as the text of its file. Throws if the set has no icon with that name. */
export function iconsOfBoards(): IconsFile[] {
  const set = readSet();
  const used = new Map<string, Set<string>>();
  for (const { path, text } of filesUnder('packages/games', ['.ts', '.tsx']))
    for (const [, names = '', from = ''] of text.matchAll(
      /import \{([^}]*)\} from '([^']*\/game-icons\.ts)'/g,
    )) {
      const file = posix.join(posix.dirname(path), from);
      const icons = used.get(file) ?? new Set();
      for (const name of names.split(',').map((name) => name.trim())) if (name !== '') icons.add(name);
      used.set(file, icons);
    }
  return [...used].sort().map(([path, names]) => ({ path, text: textOf([...names].sort(), set) }));
}

function textOf(names: readonly string[], set: ReadonlyMap<string, readonly string[]>): string {
  const lines = names.map((name) => {
    const paths = set.get(name);
    if (paths === undefined) throw new Error(`Game Icons has no ${name}`);
    return `export const ${name} = /*#__PURE__*/ icon(${paths.map((path) => `'${roughly(path)}'`).join(', ')});`;
  });
  return [
    '// Made by `npm run icons` from the names that this board imports. Game Icons, CC BY 3.0: packages/ui/CREDITS.md.',
    "import { icon } from '@nokturn/ui';",
    '',
    ...lines,
    '',
  ].join('\n');
}

/** Every icon of the set, as its paths. */
function readSet(): ReadonlyMap<string, readonly string[]> {
  const file = createRequire(import.meta.url).resolve('react-icons/gi');
  const set = new Map<string, readonly string[]>();
  for (const [, name = '', body = ''] of readFileSync(file, 'utf8').matchAll(
    /\bfunction (Gi\w+) ?\(props\) \{\s*return GenIcon\((.*)\)\(props\);/g,
  ))
    set.set(
      name,
      [...body.matchAll(/"tag":"path","attr":\{[^}]*?"d":"([^"]+)"/g)].map(([, path = '']) => path),
    );
  return set;
}

/**
 * A path with numbers rounded to a tenth: icons are drawn in a box of 512, where that is finer than any screen shows.
 * Arcs with absolute end points are left alone: with rounding, a whole circle might end where it began.
 */
function roughly(path: string): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (part, command: string, rest: string) => {
    if (command === 'A') return part;
    return command + (command === 'a' ? roughArcs(rest) : roughNumbers(rest));
  });
}

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)/;

function roughNumbers(numbers: string): string {
  return numbers.replace(new RegExp(NUMBER, 'g'), (number, at: number) => {
    const rounded = rough(number);
    const touches = /[\d.]/.test(numbers[at - 1] ?? '') && !rounded.startsWith('-');
    return touches ? ` ${rounded}` : rounded;
  });
}

/** Two radii, an angle, two one-digit flags, which need no space after them, and the distance. */
const [N, FLAG] = [NUMBER.source, '[01]'];
const ARC = new RegExp([N, N, N, FLAG, FLAG, N, N].map((part) => `(${part})`).join('[\\s,]*'), 'g');

function roughArcs(numbers: string): string {
  if (/[^\s,]/.test(numbers.replace(ARC, ''))) throw new Error(`an arc cannot be read: ${numbers}`);
  return [...numbers.matchAll(ARC)]
    .map(([, ...seven]) => {
      const roughSeven = seven.map((one) => rough(one));
      const isWholeCircle = roughSeven.slice(5).every((one) => Number(one) === 0);
      return (isWholeCircle ? seven : roughSeven).join(' ');
    })
    .join(' ');
}

/**
 * A large number is an absolute position in the box, not a step whose error would add up, so a whole number will do.
 */
function rough(number: string): string {
  const parts = Math.abs(Number(number)) >= 60 ? 1 : 10;
  return String(Math.round(Number(number) * parts) / parts).replace(/^(-?)0\./, '$1.');
}
