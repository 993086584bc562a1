/** With what the address of the rules ends where something is to be looked for in them. */
export const FIND = 'find=';

/** What is to be looked for; null where the address leads to a place. */
export function soughtAt(hash: string): string | null {
  return hash.startsWith(FIND) ? decodeURIComponent(hash.slice(FIND.length)) : null;
}
