import { mark, plain } from './marks.ts';

/** Lines of marked text under each other, where every character is as wide as the next. */

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

/** Rows of cells under each other. */
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
