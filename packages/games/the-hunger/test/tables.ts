import { readFileSync } from 'node:fs';

/** The printed tables of docs/rules/the-hunger.md, for checking the components. */

const RULES = readFileSync(new URL('../../../../docs/rules/the-hunger.md', import.meta.url), 'utf8');

export type Row = Readonly<Record<string, string>>;

/** The rows of all tables in a section (`7.4`) that have a column of this name, each keyed by column name. */
export function rowsOf(section: string, column: string): Row[] {
  const start = RULES.indexOf(`### ${section} `);
  if (start < 0) throw new Error(`the rules have no section ${section}`);
  const end = RULES.indexOf('\n### ', start + 1);
  const rows: Row[] = [];
  let names: readonly string[] = [];
  for (const line of RULES.slice(start, end < 0 ? undefined : end).split('\n')) {
    if (!line.startsWith('|')) names = [];
    else if (names.length === 0) names = cellsOf(line);
    else if (names.includes(column) && !line.startsWith('|---'))
      rows.push(Object.fromEntries(cellsOf(line).map((cell, i) => [names[i] as string, cell])));
  }
  return rows;
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** A list such as `r4, b3`; `-` is empty. */
export function listOf(cell: string | undefined): string[] {
  return cell === undefined || cell === '-' ? [] : cell.split(',').map((item) => item.trim());
}
