import { folded, type GameText, LANGUAGES } from '@nokturn/text';
import { columns } from './columns.ts';
import { COMMON, type Command, type Flags } from './command.ts';

/** The maximum width of help, however wide the terminal is. */
const WIDEST = 110;

export function helpFor(name: string, { flags }: Command, text: GameText): string {
  const all: Flags = { ...flags, ...COMMON };
  const help = `help-${name}`;
  const notes = text.has(help, 'notes') ? text.plain(help, {}, 'notes').split('\n') : [];
  return [
    usage(text, `${name} ${text.plain(help, {}, 'usage')}`),
    '',
    text.plain(help),
    '',
    ...beside(Object.entries(all).map(([flag, { short }]) => flagRow(name, flag, short, text))),
    ...(notes.length > 0 ? ['', ...notes.flatMap((note) => folded(note, room()))] : []),
  ].join('\n');
}

export function overview(commands: Readonly<Record<string, Command>>, text: GameText): string {
  const flags = ['version', ...Object.keys(COMMON)];
  return [
    usage(text, text.plain('overview-usage')),
    '',
    ...beside(Object.keys(commands).map((name) => [`  ${name}`, text.plain(`help-${name}`)])),
    '',
    ...beside(flags.map((flag) => flagRow('', flag, flag === 'help' ? COMMON.help.short : undefined, text))),
    '',
    text.plain('overview-more'),
  ].join('\n');
}

function usage(text: GameText, line: string): string {
  return `${text.plain('overview')} nokturn ${line}`;
}

function flagRow(command: string, flag: string, short: string | undefined, text: GameText): [string, string] {
  const { help, value } = flagHelp(command, flag, text);
  return [`  ${short ? `-${short}, ` : '    '}--${flag}${value === null ? '' : ` ${value}`}`, help];
}

/** The meaning of a command's option, and the placeholder for its value; null if it takes none. */
export function flagHelp(
  command: string,
  flag: string,
  text: GameText,
): { readonly help: string; readonly value: string | null } {
  const own = `flag-${command}-${flag}`;
  const id = text.has(own) ? own : `flag-${flag}`;
  const value = text.has(id, 'value') ? text.plain(id, { languages: LANGUAGES.join('|') }, 'value') : null;
  return { help: text.plain(id), value };
}

/** Names with their meanings beside them; a meaning too long for its line continues below, indented to its column. */
export function beside(rows: readonly (readonly [name: string, meaning: string])[]): string[] {
  const indent = Math.max(...rows.map(([name]) => name.length)) + 2;
  const width = Math.max(20, room() - indent);
  return columns(
    rows.flatMap(([name, meaning]) =>
      folded(meaning, width).map((line, i): [string, string] => [i === 0 ? name : '', line]),
    ),
  );
}

/** The width of help. */
export function room({ columns: wide = WIDEST }: { readonly columns?: number } = process.stdout): number {
  return Math.min(wide, WIDEST);
}
