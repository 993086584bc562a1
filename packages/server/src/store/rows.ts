import type { MatchInfo, StoredLine, StoredPerson } from './store.ts';

/** What the databases have in common: a row of theirs, and what is in it. */
export type Row = Record<string, unknown>;

export function storedPerson(row: Row): StoredPerson {
  return {
    id: String(row.id),
    name: String(row.name),
    secretHash: String(row.secret_hash),
    createdAt: Number(row.created_at),
  };
}

/** Who hosts a match or sits at it. */
export function playersOf({ host, seats }: MatchInfo): string[] {
  return [...new Set([host, ...seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))])];
}

/** How many lines of chat a match counts that has these: the next one gets the number after. */
export function linesIn(chat: readonly StoredLine[]): number {
  return chat.at(-1)?.number ?? 0;
}
