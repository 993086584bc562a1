import type { Language } from '@nokturn/text';
import type { Block } from './markdown.ts';
import { type Names, withoutIdentifier } from './names.ts';
import type { Printed } from './printed.ts';
import { columnsOf, headingOf } from './tables.ts';

/** The parts of the rules as a player sees them. */
export type PlayerBlock =
  | Block
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] }
  /** A question that comes up at a table, and its answer. */
  | {
      readonly kind: 'ruling';
      readonly id: string;
      readonly question: string;
      readonly text: string;
      readonly why: string;
    }
  /** A clause that is of no interest to players: links to it must still lead here. */
  | { readonly kind: 'place'; readonly id: string };

/** A component with the text printed on it. */
export interface Entry {
  readonly name: string;
  /** Pairs of column head and value. */
  readonly facts: readonly (readonly [string, string])[];
  readonly text: string;
}

/** Sections of the specification that are of no interest to players, by topic. */
const LEFT_OUT: Readonly<
  Record<'overview' | 'decisions' | 'views' | 'timing' | 'data' | 'sums' | 'conventions', RegExp>
> = {
  // The game on one page, which comes first, explains this better.
  overview: /^\d+\. (?:At a glance|Glossary)$/,
  decisions: /^\d+\. Decisions$/,
  views: /^\d+\. What each seat sees$/,
  timing: /^\d+\.\d+ Windows\b/,
  data: /^\d+\.\d+ (?:Flags of the card sets|Spaces \(|Look-up tables)/,
  sums: /^(?:\d+\.\d+ )?Check sums/,
  conventions: /^7\.0 Conventions$/,
};

/** Sentences about columns, sums, programs and test setups, which players do not see. */
const ABOUT_DATA = new RegExp(
  `^(?:\\*\\*)?(?:${[
    'Check(?: sums?)?\\b|Total check sum|Sum of values|Columns:|Start: ★|The first column is|“Raw”|“Mark”',
    'Costs in the order of the table|DInf',
    'Positions: |Pozycje: |Pozice: ',
    'N (?:is|to|je) ',
    'These clauses bind|Te punkty wiążą|Tyto body zavazují',
    'Summary of all points|Przegląd wszystkich punktów|Přehled všech bodů',
    'Dawn losses|Straty o świcie|Ztráty za úsvitu',
    'Layout L1|Układ L1|Níže se používá rozestavění',
    'Unless stated otherwise: no variants|Format: |Cells of the Hunt Track are written',
    // What follows is in pseudocode.
    'The complete order for one Location',
  ].join('|')})`,
);

/** Words for symbols that the page's font lacks. */
const SIGNS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { '≥': 'at least', '≤': 'at most' },
  pl: { '≥': 'co najmniej', '≤': 'co najwyżej' },
  cs: { '≥': 'nejméně', '≤': 'nejvýše' },
};

export interface Reader {
  /** The language of component names. */
  readonly language: Language;
  readonly components: Names;
  /** The language of the text. */
  readonly written: Language;
  readonly names: Names;
  /** The clauses that are worded differently for players, by id. */
  readonly reworded: ReadonlyMap<string, string>;
  /**
   * The texts printed on components, shown instead of the exact effects in the English specification; null in other
   * languages.
   */
  readonly printed: Printed | null;
}

/** The specification as players read it: without identifiers, codes and columns for other languages. */
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
    case 'clause': {
      const text = reader.reworded.get(block.id);
      if (text === '') return [{ kind: 'place', id: block.id }];
      if (text !== undefined) return [{ ...block, text: said(text) }];
      const isForTests = EXAMPLE.test(block.id) && SETUP_IN_CODE.test(block.text);
      return [isForTests ? { kind: 'place', id: block.id } : { ...block, text: said(block.text) }];
    }
    default:
      return ABOUT_DATA.test(block.text) || PROGRAM.test(block.text)
        ? []
        : [{ ...block, text: said(block.text) }];
  }
}

/** Steps in pseudocode. */
const PROGRAM = /^```/;

const EXAMPLE = /^(?:EX-|[A-Z]+-E)\d+$/;

/** Codes for seats, spaces and districts, and numbers of vampires: an example with such a setup is a test's. */
const SETUP_IN_CODE = /\b(?:[PLbcdfmrs]\d+|N\s?=|k\+\d)/;

type Table = Extract<Block, { kind: 'table' }>;

function tableFor(table: Table, reader: Reader, said: (text: string) => string): readonly PlayerBlock[] {
  if (table.head.some((title) => ABOUT_REACTIONS.test(title)) || table.head[0] === BY_ANIMAL) return [];
  const isRulings = table.rows.some((row) => rulingOf(row) !== null);
  if (isRulings) return table.rows.map((row) => rulingIn(rewordedRow(row, reader), said));
  const { id, name, shown: columns } = columnsOf(table.head, reader.language);
  const isNamed = id !== null || name !== null;
  const rows = table.rows.map((row) => {
    // The first code in a row names the option whose values follow.
    const cells = said(row.join(BETWEEN)).split(BETWEEN);
    const thing = row[id ?? -1]?.replaceAll('`', '') ?? '';
    const called =
      name === null ? (reader.components.of(thing) ?? thing) : withoutIdentifier(row[name] ?? '');
    const printed = reader.printed?.(thing, called);
    return {
      called: legible(called, reader.language),
      cells: cells.map((cell) => placesIn(cell, reader)),
      printed,
    };
  });
  const kept = columns.filter((i) => i !== name && !isEverywhere(table, i, '1'));
  const head = kept.map((i) => said(headingOf(table.head[i] ?? '')));
  if (isNamed && (kept.some((i) => isProse(table, i)) || rows.some(({ printed }) => printed !== undefined)))
    return [{ kind: 'entries', entries: rows.map((row) => entryOf(row, kept, table)) }];
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

/** A table of how questions are asked, which the clauses above it explain as well. */
const ABOUT_REACTIONS = /\(LN-15\.1\)$/;

/** The head of a table of what each animal does, which its cards say as well. */
const BY_ANIMAL = 'animal';

/** A character that occurs in no text. */
const BETWEEN = '\u0001';

const NAME: Readonly<Record<Language, string>> = { en: 'Name', pl: 'Nazwa', cs: 'Název' };

/** Columns that repeat the text of the card. */
const SAID_BY_THE_CARD =
  /^(?:Timing|Uses|Reveal needed|Mark|Goal|Condition|Effect|effect|Applies to|Effect on the receiver|Colour, mark)$/;

interface Row {
  readonly called: string;
  readonly cells: readonly string[];
  readonly printed: ReturnType<Printed>;
}

function entryOf({ called: name, cells, printed }: Row, kept: readonly number[], table: Table): Entry {
  const prose = kept.filter((i) => isProse(table, i));
  const facts = kept
    .filter((i) => !prose.includes(i) && !/^[-–]?$/.test(cells[i] ?? ''))
    .map((i) => [headingOf(table.head[i] ?? ''), cells[i] ?? ''] as const);
  if (printed !== undefined) {
    const short = facts.filter(
      ([heading, value]) => !SAID_BY_THE_CARD.test(heading) && !/^[A-Z]+-\d/.test(value),
    );
    const goal = printed.goal === '' ? [] : [['Goal', printed.goal] as const];
    return { name, facts: [...short, ...goal], text: printed.text };
  }
  const [only] = prose;
  if (prose.length === 1 && only !== undefined) return { name, facts, text: cells[only] ?? '' };
  return {
    name,
    facts: [...facts, ...prose.map((i) => [headingOf(table.head[i] ?? ''), cells[i] ?? ''] as const)],
    text: '',
  };
}

/** The positions in a grid of three by three, row by row: `P1, P9`. */
const IN_THE_GRID: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...['top left', 'top centre', 'top right', 'middle left', 'centre', 'middle right'],
    ...['bottom left', 'bottom centre', 'bottom right'],
  ],
  pl: [
    ...['lewa górna', 'środkowa górna', 'prawa górna', 'lewa środkowa', 'środkowa', 'prawa środkowa'],
    ...['lewa dolna', 'środkowa dolna', 'prawa dolna'],
  ],
  cs: [
    ...[
      'vlevo nahoře',
      'nahoře uprostřed',
      'vpravo nahoře',
      'vlevo uprostřed',
      'uprostřed',
      'vpravo uprostřed',
    ],
    ...['vlevo dole', 'dole uprostřed', 'vpravo dole'],
  ],
};

function placesIn(cell: string, { written }: Reader): string {
  if (!/^P\d(?:, P\d)*$/.test(cell)) return cell;
  return cell.replace(/P(\d)/g, (_, no: string) => IN_THE_GRID[written][Number(no) - 1] ?? '');
}

/** Whether a column contains sentences, which would be squeezed to one word per line between the others. */
function isProse({ rows }: Table, column: number): boolean {
  const length = rows.reduce((sum, row) => sum + (row[column]?.length ?? 0), 0);
  return rows.length > 0 && length / rows.length > 28;
}

function isEverywhere({ rows }: Table, column: number, value: string): boolean {
  return rows.every((row) => row[column] === value);
}

/** A ruling is a row that starts with its id, which works like the id of a clause. */
function rulingOf([id = '']: readonly string[]): string | null {
  return /^[A-Z]+-R\d+$/.test(id) ? id : null;
}

function rewordedRow(row: readonly string[], { reworded }: Reader): readonly string[] {
  const [id = ''] = row;
  const text = reworded.get(id);
  return text === undefined ? row : [id, ...text.split(' | ')];
}

function rulingIn(row: readonly string[], said: (text: string) => string): PlayerBlock {
  const [id = '', question = '', text = '', why = ''] = row;
  return { kind: 'ruling', id, question: said(question), text: said(text), why: said(why) };
}

/**
 * Removes unpronounceable symbols, and names in the other two languages: **Nobles** (szlachcice; šlechtici). Gives negative
 * numbers, which the specification types with a hyphen, a minus.
 */
function legible(text: string, language: Language): string {
  return text
    .replace(/^(\*\*[^*]+\*\*) \([^();]+; [^();]+\)/, '$1')
    .replace(/\s*[☀☾★]/g, '')
    .replace(/(?<![\p{L}\d])-(?=\d)/gu, '−')
    .replace(/[≥≤]/g, (sign) => SIGNS[language][sign] ?? sign);
}
