import type { Sign } from '@nokturn/protocol';
import type { MatchInfo, StoredLine, StoredPerson, StoredSeat } from './store.ts';

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

export function storedLine(row: Row): StoredLine {
  return {
    number: Number(row.number),
    at: Number(row.at),
    person: String(row.person),
    seat: row.seat === null ? null : Number(row.seat),
    text: String(row.text),
    ...(row.sign != null && { sign: row.sign as Sign }),
    ...(row.version != null && { version: Number(row.version) }),
  };
}

/** Who hosts a match, sits at it or is expected at it. */
export function playersOf({ host, seats }: MatchInfo): string[] {
  return [...new Set([host, ...seats.flatMap((seat) => whoIn(seat) ?? [])])];
}

/** Whose seat it is, whether they have come or not. */
export function whoIn(seat: StoredSeat): string | null {
  if (seat.kind === 'person') return seat.person;
  return seat.kind === 'open' ? (seat.expected ?? null) : null;
}

/** How many lines of chat a match counts that has these: the next one gets the number after. */
export function linesIn(chat: readonly StoredLine[]): number {
  return chat.at(-1)?.number ?? 0;
}
