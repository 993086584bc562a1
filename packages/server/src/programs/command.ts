/** The prefix in the name of a bot that is a program. */
export const EXEC = 'exec:';

export function isProgram(name: string): boolean {
  return name.startsWith(EXEC);
}

/** The program and its arguments: words, quoted if they contain spaces. No shell is involved. */
export function commandIn(name: string): readonly [program: string, ...args: string[]] | null {
  const words = wordsOf(name.slice(EXEC.length), /\s/);
  const [program, ...args] = words.map(unquoted).filter((word) => word !== '');
  return program === undefined ? null : [program, ...args];
}

/** Names separated by commas; a quoted comma is part of a name. */
export function namesIn(list: string): string[] {
  return wordsOf(list, /,/).map((name) => name.trim());
}

function wordsOf(text: string, separator: RegExp): string[] {
  const words = [''];
  let quote: string | null = null;
  for (const sign of text) {
    if (quote === null && separator.test(sign)) {
      words.push('');
      continue;
    }
    if (sign === quote) quote = null;
    else if (quote === null && (sign === '"' || sign === "'")) quote = sign;
    words[words.length - 1] += sign;
  }
  return words;
}

function unquoted(word: string): string {
  return word.replace(
    /"([^"]*)"|'([^']*)'/g,
    (_, double?: string, single?: string) => double ?? single ?? '',
  );
}
