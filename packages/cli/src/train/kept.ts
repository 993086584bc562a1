import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Lines of JSON in a file, one for each piece of a long work: what was done is not done again. */
export function keptIn<T extends { readonly number: number }>(file: string): Map<number, T> {
  if (!existsSync(file)) return new Map();
  const found = new Map<number, T>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const piece = pieceIn<T>(line);
    if (piece !== null) found.set(piece.number, piece);
  }
  return found;
}

/** A line that was cut off when the machine stopped is no piece: that one is done again. */
function pieceIn<T>(line: string): T | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

export function keep(file: string, piece: { readonly number: number }): void {
  // On a line of its own, whatever became of the one before.
  appendFileSync(file, `\n${JSON.stringify(piece)}`);
}
