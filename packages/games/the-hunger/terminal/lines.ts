import { mark, plain } from '@nokturn/text';

/** Lines of marked text under each other. */

export function dim(text: string): string {
  return mark('dim', '', text);
}

export function strong(text: string | number): string {
  return mark('strong', '', String(text));
}

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

/** Things one after the other, in as many lines of a width as it takes. */
export function wrapped(items: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let line = '';
  items.forEach((item, i) => {
    const next = i === items.length - 1 ? item : `${item},`;
    if (line !== '' && visible(line) + 1 + visible(next) > width) {
      lines.push(line);
      line = next;
    } else line = line === '' ? next : `${line} ${next}`;
  });
  return line === '' ? lines : [...lines, line];
}
