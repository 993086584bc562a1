/** The end of a rules address that contains a search starts with this. */
export const FIND = 'find=';

/** The search text; null if the address leads to a place. */
export function soughtAt(hash: string): string | null {
  return hash.startsWith(FIND) ? decodeURIComponent(hash.slice(FIND.length)) : null;
}
