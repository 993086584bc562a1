import { dim, type GameText, padded, visible } from '@nokturn/text';
import { short } from '../card-words.ts';
import { COLUMNS, columnOf } from '../rules/track.ts';
import type { HungerView } from '../secrets.ts';
import { strong, wrapped } from './lines.ts';

/** The Hunt Track: rows by number, columns by price, the most expensive first as on the table. */
export function track({ track: cells }: HungerView, text: GameText, columns: number): string[] {
  const piles = cells.map((pile) => pile.map((card) => short(card, text)));
  const widths = widthsOf(piles, columns);
  const heads = Array.from({ length: COLUMNS }, (_, cell) => {
    const cost = columnOf(cell);
    return padded(dim(text.plain('word-cost', { cost })), widths[cell] ?? 0);
  });
  const lines = [`   ${heads.join('  ')}`.trimEnd()];
  for (let first = 0; first < piles.length; first += COLUMNS) {
    const row = Array.from({ length: COLUMNS }, (_, i) => {
      const pile = piles[first + i] ?? [];
      return pile.length === 0 ? [dim('–')] : wrapped(pile, widths[i] ?? 0);
    });
    const height = Math.max(...row.map((lines) => lines.length));
    for (let line = 0; line < height; line++) {
      const number = line === 0 ? strong(String(first / COLUMNS + 1)) : ' ';
      const parts = row.map((lines, i) => padded(lines[line] ?? '', widths[i] ?? 0));
      lines.push(` ${number} ${parts.join('  ')}`.trimEnd());
    }
  }
  return lines;
}

/** The two expensive columns are as wide as their longest card, the cheap one gets the rest. */
function widthsOf(piles: readonly (readonly string[])[], columns: number): number[] {
  const longest = (column: number) =>
    Math.max(
      8,
      ...piles.flatMap((pile, cell) =>
        cell % COLUMNS === column ? pile.map((card) => visible(card) + 1) : [],
      ),
    );
  const [dear, middle] = [longest(0), longest(1)];
  return [dear, middle, Math.max(longest(2), columns - dear - middle - 8)];
}
