import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PACKAGE = 'react-icons/gi';
const PREFIX = `\0${PACKAGE}/`;
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*'react-icons\/gi';/g;

/**
 * The icons are one module of several thousand. Loaded as it is, every board would bring along the icons of all boards;
 * here each icon is a module of its own, which goes where it is used.
 */
export function singleIcons(): Plugin {
  let icons: Promise<ReadonlyMap<string, string>> | undefined;
  return {
    name: 'single-icons',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes(`'${PACKAGE}'`)) return null;
      return code.replace(IMPORT, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .map((name) => `import { ${name} } from '${PACKAGE}/${name}';`)
          .join(' '),
      );
    },
    resolveId: (id) => (id.startsWith(`${PACKAGE}/`) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(PREFIX)) return null;
      icons ??= allIcons();
      const name = id.slice(PREFIX.length);
      const drawing = (await icons).get(name);
      if (drawing === undefined) return this.error(`there is no icon ${name}`);
      return `import { GenIcon } from 'react-icons/lib';\nexport const ${name} = GenIcon(${rounded(drawing)});`;
    },
  };
}

/** The drawing of each icon, by its name. */
async function allIcons(): Promise<ReadonlyMap<string, string>> {
  const file = createRequire(import.meta.url)
    .resolve(PACKAGE)
    .replace(/\.js$/, '.mjs');
  const source = await readFile(file, 'utf8');
  const found = source.matchAll(
    /^export function (\w+) \(props\) \{\n\s*return GenIcon\((.*)\)\(props\);$/gm,
  );
  return new Map(Array.from(found, ([, name = '', drawing = '']) => [name, drawing]));
}

/** Whole units in a drawing of 512 are finer than any screen that shows it; the rest would be a third of the script. */
export function rounded(drawing: string): string {
  return drawing.replace(/"d":"([^"]*)"/g, (_, path: string) => `"d":"${roundedPath(path)}"`);
}

/** How many numbers each command takes: pairs of coordinates, but for those that are named below. */
const NUMBERS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** The same path from whole point to whole point, so that what is rounded away never adds up. */
function roundedPath(path: string): string {
  const pen = new Pen();
  for (const [, letter = '', given = ''] of path.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const command = letter.toLowerCase();
    const numbers = command === 'a' ? arcNumbers(given) : (given.match(NUMBER) ?? []).map(Number);
    const isRelative = letter === command;
    const step = NUMBERS[command] ?? 0;
    if (step === 0) pen.close();
    for (let i = 0; step > 0 && i < numbers.length; i += step)
      // More points after a move are lines.
      pen.draw(command === 'm' && i > 0 ? 'l' : command, numbers.slice(i, i + step), isRelative);
  }
  return pen.written;
}

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;

/** The two flags of an arc may stand without anything between them. */
function arcNumbers(given: string): number[] {
  const number = '(-?(?:\\d+\\.?\\d*|\\.\\d+))[\\s,]*';
  const arcs = given.matchAll(
    new RegExp(`${number.repeat(3)}([01])[\\s,]*([01])[\\s,]*${number.repeat(2)}`, 'g'),
  );
  return Array.from(arcs, ([, ...numbers]) => numbers.map(Number)).flat();
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const ORIGIN: Point = { x: 0, y: 0 };

class Pen {
  written = '';
  #last = '';
  /** Where the path is, and where it began. */
  #at = ORIGIN;
  #start = ORIGIN;

  draw(command: string, numbers: readonly number[], isRelative: boolean): void {
    const from = isRelative ? this.#at : ORIGIN;
    switch (command) {
      case 'h':
        return this.#write('h', [], { x: from.x + (numbers[0] ?? 0), y: this.#at.y }, ['x']);
      case 'v':
        return this.#write('v', [], { x: this.#at.x, y: from.y + (numbers[0] ?? 0) }, ['y']);
      case 'a': {
        const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = numbers;
        const before = [rx, ry, turn].map((value) => Math.round(value * 10) / 10);
        return this.#write('a', [...before, large, sweep], { x: from.x + x, y: from.y + y });
      }
    }
    const points = Array.from({ length: numbers.length / 2 }, (_, i) => ({
      x: from.x + (numbers[2 * i] ?? 0),
      y: from.y + (numbers[2 * i + 1] ?? 0),
    }));
    const end = points.pop() ?? this.#at;
    this.#write(
      command,
      points.flatMap((point) => this.#way(point)),
      end,
    );
    if (command === 'm') this.#start = this.#at;
  }

  close(): void {
    this.written += 'z';
    this.#last = 'z';
    this.#at = this.#start;
  }

  #way({ x, y }: Point): [number, number] {
    return [Math.round(x) - Math.round(this.#at.x), Math.round(y) - Math.round(this.#at.y)];
  }

  #write(
    command: string,
    before: readonly number[],
    end: Point,
    axes: readonly ('x' | 'y')[] = ['x', 'y'],
  ): void {
    const [x, y] = this.#way(end);
    const numbers = [...before, ...axes.map((axis) => (axis === 'x' ? x : y))];
    const isSame = command === this.#last && command !== 'm';
    numbers.forEach((number, i) => {
      const isFirst = i === 0 && !isSame;
      this.written += `${isFirst ? command : number < 0 ? '' : ' '}${number}`;
    });
    this.#last = command;
    this.#at = end;
  }
}
