/** Replaces signs that a terminal cannot show with ones that it can. */

/** Signs with a meaning, each with a replacement that every terminal has. */
export const SIGNS: Readonly<Record<string, string>> = {
  '▸': '>',
  '❯': '>',
  '›': '>',
  '▏': '_',
  '●': 'o',
  '■': '#',
  '▲': '^',
  '◆': '*',
  '★': '+',
  '⬢': '%',
  '✚': 'x',
  '▼': 'v',
  '↑': '^',
  '↓': 'v',
  '→': '>',
  '←': '<',
  '×': 'x',
  '·': '-',
  '…': '...',
  '–': '-',
  '—': '-',
  '−': '-',
  '“': '"',
  '”': '"',
  '„': '"',
  '‘': "'",
  '’': "'",
  '─': '-',
  '═': '=',
  '│': '|',
  '├': '+',
  '┼': '+',
  '┤': '+',
  '┌': '+',
  '┬': '+',
  '┐': '+',
  '└': '+',
  '┴': '+',
  '┘': '+',
  '█': '#',
  '░': '.',
  '○': 'o',
  '◉': '@',
  '◌': '.',
  '□': '#',
  '♦': '*',
  '✦': '*',
  '✿': '*',
  '☾': '(',
  '☼': '*',
  '⌂': '^',
  '✓': 'v',
  '✖': 'x',
  '♟': 'i',
  '♛': 'K',
  '⚔': 'X',
  '♨': '~',
  '†': '+',
  '≈': '~',
  '⇅': '|',
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '\u00a0': ' ',
  '\u202f': ' ',
};

/** Letters that are not a letter with a mark on it. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', ß: 'ss', đ: 'd', Đ: 'D' };

/** What a terminal lacks: just the signs, like the Linux console, or the letters too, if it does not use UTF-8. */
export function lacksSigns(environment: NodeJS.ProcessEnv): 'nothing' | 'signs' | 'letters' {
  const { LC_ALL, LC_CTYPE, LANG, TERM } = environment;
  const locale = LC_ALL || LC_CTYPE || LANG;
  // A terminal that says nothing about its letters, such as those on Windows, has them all.
  if (locale && !/utf-?8/i.test(locale) && /^(c|posix)$|\./i.test(locale)) return 'letters';
  return TERM === 'linux' || TERM === 'dumb' ? 'signs' : 'nothing';
}

/** The letters stay. */
export function withoutSigns(text: string): string {
  return text.replace(/\P{ASCII}/gu, (sign) => SIGNS[sign] ?? (/\p{L}/u.test(sign) ? sign : '?'));
}

export function asciiOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\P{ASCII}/gu, (sign) => SIGNS[sign] ?? LETTERS[sign] ?? '?');
}
