import { describe, expect, test } from 'vitest';
import { cut, folded, mark, plain, visible } from '../src/index.ts';

describe('a line that is too long', () => {
  const line = `  3  ${mark('card', 'hunt', 'Hunt in the old town')} costs 2 blood`;

  test('is folded between words, under its own beginning', () => {
    expect(folded(line, 20).map(plain)).toEqual(['  3  Hunt in the old', '     town costs 2', '     blood']);
  });

  test('in a table continues with more indentation than the next row', () => {
    expect(folded('▸ P0*  4 blood  Julie, Marcel', 22)).toEqual(['▸ P0*  4 blood  Julie,', '      Marcel']);
  });

  test('keeps its marks on both sides of a fold', () => {
    expect(folded(line, 20).slice(0, 2)).toEqual([
      `  3  ${mark('card', 'hunt', 'Hunt in the old')}`,
      `     ${mark('card', 'hunt', 'town')} costs 2`,
    ]);
  });

  test.for([4, 7, 12, 30, 200])('loses nothing at a width of %i', (width) => {
    const lines = folded(line, width);
    expect(Math.max(...lines.map(visible))).toBeLessThanOrEqual(width);
    const letters = (text: string) => plain(text).replaceAll(' ', '');
    expect(lines.map(letters).join('')).toBe(letters(line));
  });

  test('is broken inside a word that is wider than the line', () => {
    expect(folded('incomprehensibilities', 8)).toEqual(['incompre', 'hensibil', 'ities']);
  });

  test('can also be cut, and shows that it was', () => {
    expect(plain(cut(line, 12))).toBe('  3  Hunt i…');
    expect(cut(line, 200)).toBe(line);
  });
});
