import { columns } from './columns.ts';
import { type Command, type Flags, HELP } from './command.ts';

export function helpFor(name: string, { usage, summary, flags, notes = [] }: Command): string {
  const all: Flags = { ...flags, help: HELP };
  const rows = Object.entries(all).map(([flag, { short, value, help }]) => [
    `  ${short ? `-${short}, ` : '    '}--${flag}${value ? ` ${value}` : ''}`,
    help,
  ]);
  return [
    `usage: nokturn ${name}${usage ? ` ${usage}` : ''}`,
    '',
    summary,
    '',
    ...columns(rows),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ].join('\n');
}

export function overview(commands: Readonly<Record<string, Command>>): string {
  return [
    'usage: nokturn <command> [options]',
    '',
    ...columns(Object.entries(commands).map(([name, { summary }]) => [`  ${name}`, summary])),
    '',
    '"nokturn <command> --help" tells more about a command.',
  ].join('\n');
}
