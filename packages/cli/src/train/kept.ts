import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Lines of JSON in a file, one for each part of a long computation, so that no part has to be done twice. */
export function keptIn<T extends { readonly number: number }>(file: string): Map<number, T> {
  if (!existsSync(file)) return new Map();
  const found = new Map<number, T>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const piece = pieceIn<T>(line);
    if (piece !== null) found.set(piece.number, piece);
  }
  return found;
}

/** A line that was cut off when the machine stopped does not count: its part is done again. */
function pieceIn<T>(line: string): T | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

export function keep(file: string, piece: { readonly number: number }): void {
  // On a line of its own, even if the previous one was cut off.
  appendFileSync(file, `\n${JSON.stringify(piece)}`);
}
