import { WriteStream } from 'node:tty';
import { folded, type Part, parts, type Thing } from '@nokturn/text';
import { asciiOf, lacksSigns, withoutSigns } from './signs.ts';

/** Converts marked text to a terminal's output. */
export type Paint = (marked: string) => string;

/** Colours that colour-blind people can tell apart; the eight of the seats go by seat number. */
const SEATS = ['#F0E442', '#009E73', '#999999', '#C98B3C', '#FF6B6B', '#E69F00', '#FFFFFF', '#B48EDD'];
const PARTIES: Readonly<Record<string, string>> = {
  werewolf: '#56B4E9',
  vampire: '#FF7F50',
  human: '#F0E442',
};

const RESET = '\x1b[0m';

/**
 * Uses colours only on a terminal, and not if NO_COLOR is set (no-color.org). A line wider than the terminal is folded
 * between words; other output is left as it is.
 */
export function painter(
  stream: { readonly isTTY?: boolean; readonly columns?: number },
  environment = process.env,
): Paint {
  const coloured = Boolean(stream.isTTY) && !environment.NO_COLOR && environment.TERM !== 'dumb';
  const depth = depthOf(environment);
  const paint = (marked: string) =>
    parts(marked)
      .map(coloured ? (part) => painted(part, depth) : ({ text }) => text)
      .join('');
  const drawn = stream.isTTY ? SIGNS[lacksSigns(environment)] : (text: string) => text;
  return (marked) => drawn(folded(marked, widthOf(stream)).map(paint).join('\n'));
}

/** Adapts a text to terminals with fewer capabilities. */
const SIGNS = {
  nothing: (text: string) => text,
  signs: withoutSigns,
  letters: asciiOf,
} as const;

/** The colour depth of the terminal in bits: 24, 8 or 4. */
type Depth = 4 | 8 | 24;

/** A terminal that does not identify itself is assumed to show all colours. */
function depthOf(environment: NodeJS.ProcessEnv): Depth {
  if (environment.TERM === undefined) return 24;
  const depth = WriteStream.prototype.getColorDepth.call(null, environment);
  return depth >= 24 ? 24 : depth >= 8 ? 8 : 4;
}

function widthOf({ isTTY, columns }: { readonly isTTY?: boolean; readonly columns?: number }): number {
  return (isTTY && columns) || Number.POSITIVE_INFINITY;
}

function painted({ text, thing }: Part, depth: Depth): string {
  const code = thing === null ? '' : codeOf(thing, depth);
  return code === '' ? text : `${code}${text}${RESET}`;
}

function codeOf({ type, id }: Thing, depth: Depth): string {
  switch (type) {
    case 'seat':
      return ink(SEATS[Number(id)] ?? '', depth);
    case 'party':
      return ink(PARTIES[id] ?? '', depth);
    case 'character':
    case 'clan':
    case 'location':
    case 'vampire':
    case 'strong':
      return '\x1b[1m';
    case 'card':
    case 'mission':
    case 'place':
    case 'token':
      return '\x1b[36m';
    case 'warning':
      return '\x1b[33m';
    case 'dim':
      return '\x1b[2m';
    default:
      return '';
  }
}

function ink(hex: string, depth: Depth): string {
  if (hex === '') return '';
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  if (depth === 24) return `\x1b[38;2;${r};${g};${b}m`;
  if (depth === 8) return `\x1b[38;5;${16 + 36 * step(r) + 6 * step(g) + step(b)}m`;
  // The bright half of the colours that every terminal has.
  return `\x1b[${90 + (r > 127 ? 1 : 0) + (g > 127 ? 2 : 0) + (b > 127 ? 4 : 0)}m`;
}

/** The nearest of the six steps of the 256-colour palette. */
function step(value: number): number {
  return Math.round((value / 255) * 5);
}
