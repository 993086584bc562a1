/** What a terminal cannot show, said by what it can. */

/** Signs that stand for something, each by a sign that every terminal has. */
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

/** Letters that are not one with a mark on it. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', ß: 'ss', đ: 'd', Đ: 'D' };

/** What a terminal lacks: the signs, as the console of Linux does, or the letters too, where nothing is UTF-8. */
export function lacksSigns(environment: NodeJS.ProcessEnv): 'nothing' | 'signs' | 'letters' {
  const { LC_ALL, LC_CTYPE, LANG, TERM } = environment;
  const locale = LC_ALL || LC_CTYPE || LANG;
  // A terminal that says nothing of its letters, as those of Windows, has them all.
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
