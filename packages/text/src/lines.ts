import { mark, parts, plain } from './marks.ts';

/** Lines of marked text, laid out for a font in which all characters have the same width. */

/** How much a terminal can show. */
export interface TerminalSize {
  readonly columns: number;
  readonly rows: number;
}

export function dim(text: string): string {
  return mark('dim', '', text);
}

/** How wide a marked text is. */
export function visible(text: string): number {
  return plain(text).length;
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - visible(text)));
}

/** Rows of cells, one row below the other. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, visible(cell));
    });
  return rows.map((row) =>
    row
      .map((cell, i) => padded(cell, widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** The number or the dash before an answer: further lines are indented to its words. */
const NUMBERED = /^\s*(?:❯?\s*\d+|–)\s+/;
/** What a row of a table or a list begins with: further lines must not look like another row. */
const ROW = /^[\s▸✓❯]+/;
const DEEPER = 4;

/** A text in lines of at most this width, broken between words. */
export function folded(text: string, width: number): string[] {
  const whole = plain(text);
  if (whole.length <= width) return [text];
  const lead = leadOf(whole);
  const indent = ' '.repeat(lead * 2 > width ? 0 : lead);
  const lines: string[] = [];
  for (let from = 0; from < whole.length; ) {
    const before = lines.length === 0 ? '' : indent;
    const to = breakIn(whole, from, width - before.length);
    lines.push(before + stretch(text, from, to));
    from = to;
    while (whole[from] === ' ') from++;
  }
  return lines;
}

function leadOf(whole: string): number {
  const numbered = NUMBERED.exec(whole);
  if (numbered) return numbered[0].length;
  const row = ROW.exec(whole);
  return row ? row[0].length + DEEPER : 0;
}

/** Where a line that begins here ends: at a space, or inside a word that is wider than the line. */
function breakIn(whole: string, from: number, room: number): number {
  if (whole.length - from <= room) return whole.length;
  const line = whole.slice(from, Math.max(from, whole.lastIndexOf(' ', from + room))).trimEnd();
  return from + (line.length > 0 ? line.length : room);
}

/** As much of a text as fits on one line of this width. */
export function cut(text: string, width: number): string {
  return visible(text) <= width ? text : `${stretch(text, 0, width - 1)}…`;
}

/** A part of a marked text; positions count only its visible characters. */
function stretch(text: string, from: number, to: number): string {
  let at = 0;
  return parts(text)
    .map(({ text: words, thing }) => {
      const inside = words.slice(Math.max(0, from - at), Math.max(0, to - at));
      at += words.length;
      return thing === null || inside === '' ? inside : mark(thing.type, thing.id, inside);
    })
    .join('');
}
