import { folded, type Part, parts, type Thing } from '@nokturn/text';

/** Turns marked text into what a terminal shows. */
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
 * Colours only on a terminal, and not where NO_COLOR asks for none (no-color.org). A line that is longer than the terminal
 * is wide is folded between words; whatever is no terminal gets it as it is.
 */
export function painter(
  stream: { readonly isTTY?: boolean; readonly columns?: number },
  environment = process.env,
): Paint {
  const coloured = Boolean(stream.isTTY) && !environment.NO_COLOR && environment.TERM !== 'dumb';
  const paint = (marked: string) =>
    parts(marked)
      .map(coloured ? painted : ({ text }) => text)
      .join('');
  return (marked) => folded(marked, widthOf(stream)).map(paint).join('\n');
}

function widthOf({ isTTY, columns }: { readonly isTTY?: boolean; readonly columns?: number }): number {
  return (isTTY && columns) || Number.POSITIVE_INFINITY;
}

function painted({ text, thing }: Part): string {
  const code = thing === null ? '' : codeOf(thing);
  return code === '' ? text : `${code}${text}${RESET}`;
}

function codeOf({ type, id }: Thing): string {
  switch (type) {
    case 'seat':
      return ink(SEATS[Number(id)] ?? '');
    case 'party':
      return ink(PARTIES[id] ?? '');
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

function ink(hex: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return hex === '' ? '' : `\x1b[38;2;${r};${g};${b}m`;
}
