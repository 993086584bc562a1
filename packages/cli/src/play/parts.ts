import type { Ask } from '@nokturn/engine';
import { cut, dim, folded, mark, plain, type TerminalSize } from '@nokturn/text';
import { barredLines, explained, firstNumber, optionsOf, questionLines } from '../telling.ts';
import { roomFor } from '../terminals.ts';
import type { Hand } from './hand.ts';
import { found, lookedUp } from './lookup.ts';
import { reactionRows } from './reactions.ts';
import type { Session } from './session.ts';

/** The parts of the full screen, each as lines of marked text that fit. */

/** The contents of the screen, from top to bottom. */
export interface Screenful {
  readonly table: readonly string[];
  /** The log, or a panel. */
  readonly middle: readonly string[];
  readonly decision: readonly string[];
  readonly keys: readonly string[];
  /** How many lines a page key scrolls a panel, and the first line shown. */
  readonly page: number;
  readonly top: number;
}

/** The lines above and below the middle. */
const RULES = 2;
/** The minimum height of the log on a low screen, before the table gets any room. */
const LEAST_LOG = 1;
/** The height of the log when a decision has many options. */
const USUAL_LOG = 3;
/** The table's lines are folded up to this share of the screen; beyond it they are cut. */
const SHARE = 0.6;

export function screenful(session: Session, hand: Hand, room: TerminalSize): Screenful {
  const keys = folded(footer(session, hand), room.columns);
  if (hand.panel === 'curtain')
    return { table: [], middle: curtainPart(session), decision: [], keys, page: 0, top: 0 };
  const table = tablePart(session, room);
  const rest = { ...room, rows: Math.max(0, room.rows - keys.length - RULES) };
  return { keys, ...(hand.panel === null ? deciding : reading)(session, hand, rest, table) };
}

/** All that is shown until the next person is at the keyboard. */
function curtainPart({ text, seat }: Session): string[] {
  return [mark('strong', '', plain(text.say('terminal-curtain', { seat })))];
}

type Rest = Omit<Screenful, 'keys'>;

/** The question has priority, then the table, then the log. */
function deciding(
  session: Session,
  hand: Hand,
  { columns, rows }: TerminalSize,
  all: readonly string[],
): Rest {
  const asked = askedPart(session, hand, columns);
  const least = leastOf(asked, columns);
  const table = shortened(all, rows - least - LEAST_LOG);
  const news = Math.min(USUAL_LOG, session.log.length - session.news);
  const below = rows - table.length;
  const decision = decisionPart(asked, { columns, rows: Math.max(least, below - news) });
  const middle = logPart(session, { columns, rows: below - decision.length });
  return { table, middle, decision, page: 0, top: 0 };
}

/** A panel takes the table's space as well if it needs it. */
function reading(
  session: Session,
  hand: Hand,
  { columns, rows }: TerminalSize,
  all: readonly string[],
): Rest {
  const lines = panelPart(session, hand, columns).flatMap((line) => folded(line, columns));
  const isBeside = hand.panel !== 'table' && hand.panel !== 'log' && lines.length + all.length <= rows;
  const room = isBeside ? rows - all.length : rows;
  const top = Math.max(0, Math.min(hand.top, lines.length - room));
  return {
    table: isBeside ? all : [],
    middle: lines.slice(top, top + room),
    decision: [],
    page: Math.max(1, room - 1),
    top,
  };
}

function tablePart({ ui, view, text }: Session, room: TerminalSize): string[] {
  const lines = ui.board(view, text, room);
  const whole = lines.flatMap((line) => folded(line, room.columns));
  return whole.length <= room.rows * SHARE ? whole : lines.map((line) => cut(line, room.columns));
}

/** Blank lines are dropped first, then lines from the bottom. */
function shortened(lines: readonly string[], room: number): readonly string[] {
  if (lines.length <= room) return lines;
  const close = lines.filter((line) => line !== '');
  if (close.length <= room) return close;
  return room < 2 ? [] : [...close.slice(0, room - 1), dim('…')];
}

/** The last lines of the log: news stands out, older lines are dim, and news that does not fit is counted. */
function logPart({ log, news, text }: Session, { columns, rows }: TerminalSize): string[] {
  const lines = (all: readonly string[]) => all.flatMap((line) => folded(line, columns));
  const fresh = lines(log.slice(news));
  if (fresh.length > rows) {
    const hidden = dim(text.plain('terminal-more', { count: fresh.length - Math.max(1, rows - 1) }));
    if (rows > 1) return [hidden, ...fresh.slice(1 - rows)];
    return rows === 1 ? [cut(`${hidden}  ${fresh.at(-1)}`, columns)] : [];
  }
  const old = lines(
    log
      .slice(0, news)
      .slice(-rows)
      .map((line) => dim(plain(line))),
  );
  return rows > 0 ? [...old, ...fresh].slice(-rows) : [];
}

/** A decision in lines: the question, and the options with the barred ones below them. */
interface Asked {
  readonly question: readonly string[];
  readonly rows: readonly string[];
  /** The row pointed at. */
  readonly at: number;
}

function askedPart({ view, ui, text, decision }: Session, { draft }: Hand, columns: number): Asked {
  if (decision === null)
    return { question: [mark('strong', '', text.plain('terminal-over'))], rows: [], at: 0 };
  const { ask, barred } = decision;
  const asked = questionLines(view, ui, text).flatMap((line) => folded(line, columns));
  if (ask.kind === 'amount')
    return { question: asked, rows: [`❯ ${draft.at}  ${dim(`${ask.min} – ${ask.max}`)}`], at: 0 };
  const options = optionsOf(ask).map((option, i) => {
    const place = draft.picks.indexOf(option);
    const box =
      ask.kind === 'one' ? '' : place < 0 ? '[ ] ' : ask.kind === 'order' ? `[${place + 1}] ` : '[x] ';
    const pointer = i === draft.at ? mark('strong', '', '❯') : ' ';
    return `${pointer}${String(i + firstNumber(ask)).padStart(2)} ${box}${explained(option, view, ui, text)}`;
  });
  const reasons = barredLines(barred, view, ui, text).map((line) => ` – ${line}`);
  return { question: asked, rows: [...options, ...reasons], at: draft.at };
}

/** The height needed for the question, the full text of the row pointed at, and one line on either side of it. */
function leastOf({ question: asked, rows, at }: Asked, columns: number): number {
  return asked.length + folded(rows[at] ?? '', columns).length + Math.min(2, Math.max(0, rows.length - 1));
}

/** All rows in full, or, if there is no room for that, one line each and only the row pointed at in full. */
function decisionPart({ question: asked, rows, at }: Asked, { columns, rows: room }: TerminalSize): string[] {
  const whole = rows.flatMap((row) => folded(row, columns));
  if (asked.length + whole.length <= room) return [...asked, ...whole];
  const above = rows.slice(0, at).map((row) => cut(row, columns));
  const here = folded(rows[at] ?? '', columns);
  const below = rows.slice(at + 1).map((row) => cut(row, columns));
  const beside = Math.max(0, room - asked.length - here.length);
  const aboveIt = Math.min(above.length, Math.max(beside >> 1, beside - below.length));
  return [...asked, ...lastOf(above, aboveIt), ...here, ...firstOf(below, beside - aboveIt)];
}

/** An arrow in the empty first column shows that there is more above or below. */
function lastOf(rows: readonly string[], count: number): string[] {
  return rows
    .slice(rows.length - count)
    .map((row, i) => (i === 0 && count < rows.length ? dim('↑') + row.slice(1) : row));
}

function firstOf(rows: readonly string[], count: number): string[] {
  return rows
    .slice(0, count)
    .map((row, i) => (i === count - 1 && count < rows.length ? dim('↓') + row.slice(1) : row));
}

function panelPart(session: Session, { panel, words, row, hint }: Hand, columns: number): string[] {
  const { ui, view, text } = session;
  const titled = (id: string, lines: readonly string[]) => [mark('strong', '', text.plain(id)), '', ...lines];
  switch (panel) {
    case 'table':
      return ui.board(view, text, roomFor({ columns }));
    case 'log':
      return [...session.log];
    case 'hint':
      return titled('terminal-hint', hint);
    case 'own':
      return titled('terminal-own', ui.own(view, text));
    case 'notebook': {
      const notes = ui.notebook(view, text);
      return titled('terminal-notebook', notes.length > 0 ? notes : [text.say('terminal-notebook-empty')]);
    }
    case 'reactions':
      return titled(
        'terminal-reactions',
        reactionRows(session).map(
          ({ label, mode }, i) =>
            `${i === row ? mark('strong', '', '❯') : ' '} ${label}: ${mark('strong', '', mode)}`,
        ),
      );
    default: {
      const title = mark('strong', '', text.plain('terminal-lookup', { words: `${words}▏` }));
      const things = found(session, words);
      const lines =
        words === ''
          ? [things.map(({ type, id }) => text.thing(type, id)).join(', ')]
          : lookedUp(session, things);
      return [title, '', ...(things.length > 0 ? lines : [text.say('terminal-lookup-none')])];
    }
  }
}

/** The keys that work now, or the last message. */
export function footer({ text, decision, game }: Session, { panel, note, find }: Hand): string {
  if (note !== null) return note;
  if (find !== null) return text.say('terminal-find', { words: `${find}▏` });
  return dim(
    keysAt(panel, decision?.ask.kind ?? null, game.tempo !== undefined)
      // A line may only break between two keys.
      .map((key) => text.plain('terminal-keys', {}, key).replaceAll(' ', '\u00a0'))
      .join('\u00a0· '),
  );
}

function keysAt(panel: Hand['panel'], kind: Ask['kind'] | null, hasReactions: boolean): string[] {
  if (panel === 'curtain') return ['lift'];
  if (panel === 'reactions') return ['change', 'back'];
  if (panel !== null) return [...(panel === 'lookup' ? ['name'] : []), 'scroll', 'back'];
  const look = ['lookup', 'own', 'notebook', 'table', 'log'];
  if (kind === null) return [...look, 'leave'];
  return [
    kind === 'several' || kind === 'order' ? 'several' : 'one',
    ...(kind === 'amount' ? [] : ['find']),
    'hint',
    ...look,
    ...(hasReactions ? ['reactions', 'hold'] : []),
    'undo',
    'quit',
  ];
}
