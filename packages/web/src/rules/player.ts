import type { Language } from '@nokturn/text';
import type { Block } from './markdown.ts';
import { type Names, withoutIdentifier } from './names.ts';
import { columnsOf, headingOf } from './tables.ts';

/** What a player is shown of the rules. */
export type PlayerBlock =
  | Block
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] }
  /** A question that comes up at a table, and how it is decided. */
  | {
      readonly kind: 'ruling';
      readonly id: string;
      readonly question: string;
      readonly text: string;
      readonly why: string;
    };

/** A component with what is printed on it. */
export interface Entry {
  readonly name: string;
  /** Pairs of heading and value. */
  readonly facts: readonly (readonly [string, string])[];
  readonly text: string;
}

/** Sections of the specification that say nothing to players, by what they are about. */
const LEFT_OUT: Readonly<Record<'decisions' | 'views' | 'timing' | 'data' | 'sums', RegExp>> = {
  decisions: /^\d+\. Decisions$/,
  views: /^\d+\. What each seat sees$/,
  timing: /^\d+\.\d+ Windows\b/,
  data: /^\d+\.\d+ (?:Flags of the card sets|Spaces \(|Look-up tables)/,
  sums: /^(?:\d+\.\d+ )?Check sums/,
};

/** Sentences about columns and sums that players are not shown. */
const ABOUT_DATA =
  /^(?:\*\*)?(?:Check(?: sums?)?\b|Total check sum|Sum of values|Columns:|Start: ★|The first column is)/;

/** Signs that the letters of the page lack, in words. */
const SIGNS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { '≥': 'at least', '≤': 'at most' },
  pl: { '≥': 'co najmniej', '≤': 'co najwyżej' },
  cs: { '≥': 'nejméně', '≤': 'nejvýše' },
};

export interface Reader {
  /** In which components are named. */
  readonly language: Language;
  readonly components: Names;
  /** In which the text is written. */
  readonly written: Language;
  readonly names: Names;
}

/** The specification as players read it: without identifiers, codes, and columns of other languages. */
export function forPlayers(blocks: readonly Block[], reader: Reader): readonly PlayerBlock[] {
  return withoutLeftOut(blocks).flatMap((block) => shown(block, reader));
}

function withoutLeftOut(blocks: readonly Block[]): readonly Block[] {
  let below = Number.POSITIVE_INFINITY;
  return blocks.filter((block) => {
    if (block.kind !== 'heading') return below === Number.POSITIVE_INFINITY;
    if (block.level <= below) {
      const isLeftOut = Object.values(LEFT_OUT).some((title) => title.test(block.text));
      below = isLeftOut ? block.level : Number.POSITIVE_INFINITY;
    }
    return below === Number.POSITIVE_INFINITY;
  });
}

function shown(block: Block, reader: Reader): readonly PlayerBlock[] {
  const said = (text: string) => legible(reader.names.in(text), reader.written);
  switch (block.kind) {
    case 'heading':
      return [{ ...block, text: said(block.text).replaceAll('`', '') }];
    case 'table':
      return tableFor(block, reader, said);
    default:
      return ABOUT_DATA.test(block.text) ? [] : [{ ...block, text: said(withoutFence(block.text)) }];
  }
}

function withoutFence(text: string): string {
  return text.replace(/^```\s*|\s*```$/g, '');
}

type Table = Extract<Block, { kind: 'table' }>;

function tableFor(table: Table, reader: Reader, said: (text: string) => string): readonly PlayerBlock[] {
  const isRulings = table.rows.some((row) => rulingOf(row) !== null);
  if (isRulings) return table.rows.map((row) => rulingIn(row, said));
  const { id, name, shown: columns } = columnsOf(table.head, reader.language);
  const isNamed = id !== null || name !== null;
  const rows = table.rows.map((row) => {
    // The first code of a row says of what the others are values.
    const cells = said(row.join(BETWEEN)).split(BETWEEN);
    const thing = row[id ?? -1]?.replaceAll('`', '') ?? '';
    const called =
      name === null ? (reader.components.of(thing) ?? thing) : withoutIdentifier(row[name] ?? '');
    return { called: legible(called, reader.language), cells };
  });
  const kept = columns.filter((i) => i !== name && !isEverywhere(table, i, '1'));
  const head = kept.map((i) => said(headingOf(table.head[i] ?? '')));
  if (isNamed && kept.some((i) => isProse(table, i)))
    return [
      { kind: 'entries', entries: rows.map(({ called, cells }) => entryOf(called, cells, kept, table)) },
    ];
  return [
    {
      kind: 'table',
      head: isNamed ? [headingOf(table.head[name ?? -1] ?? '') || NAME[reader.written], ...head] : head,
      rows: rows.map(({ called, cells }) => [
        ...(isNamed ? [called] : []),
        ...kept.map((i) => cells[i] ?? ''),
      ]),
    },
  ];
}

/** A sign that no text has. */
const BETWEEN = '\u0001';

const NAME: Readonly<Record<Language, string>> = { en: 'Name', pl: 'Nazwa', cs: 'Název' };

function entryOf(name: string, cells: readonly string[], kept: readonly number[], table: Table): Entry {
  const prose = kept.filter((i) => isProse(table, i));
  const facts = kept
    .filter((i) => !prose.includes(i) && !/^[-–]?$/.test(cells[i] ?? ''))
    .map((i) => [headingOf(table.head[i] ?? ''), cells[i] ?? ''] as const);
  const [only] = prose;
  if (prose.length === 1 && only !== undefined) return { name, facts, text: cells[only] ?? '' };
  return {
    name,
    facts: [...facts, ...prose.map((i) => [headingOf(table.head[i] ?? ''), cells[i] ?? ''] as const)],
    text: '',
  };
}

/** Whether a column holds sentences, which would stand one word wide between the others. */
function isProse({ rows }: Table, column: number): boolean {
  const length = rows.reduce((sum, row) => sum + (row[column]?.length ?? 0), 0);
  return rows.length > 0 && length / rows.length > 28;
}

function isEverywhere({ rows }: Table, column: number, value: string): boolean {
  return rows.every((row) => row[column] === value);
}

/** A ruling is a row that begins with its id, by which it is found like a clause. */
function rulingOf([id = '']: readonly string[]): string | null {
  return /^[A-Z]+-R\d+$/.test(id) ? id : null;
}

function rulingIn(row: readonly string[], said: (text: string) => string): PlayerBlock {
  const [id = '', question = '', text = '', why = ''] = row;
  return { kind: 'ruling', id, question: said(question), text: said(text), why: said(why) };
}

/** Without signs that cannot be read, and without the same in two other languages: **Nobles** (szlachcice; šlechtici). */
function legible(text: string, language: Language): string {
  return text
    .replace(/^(\*\*[^*]+\*\*) \([^();]+; [^();]+\)/, '$1')
    .replace(/\s*[☀☾★]/g, '')
    .replace(/[≥≤]/g, (sign) => SIGNS[language][sign] ?? sign);
}
