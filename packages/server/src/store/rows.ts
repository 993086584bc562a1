import type { Sign } from '@nokturn/protocol';
import type { MatchInfo, StoredLine, StoredPerson, StoredSeat } from './store.ts';

/** What the databases have in common: a row, and its contents. */
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

/** Everybody who hosts a match, sits in it or is expected in it. */
export function playersOf({ host, seats }: MatchInfo): string[] {
  return [...new Set([host, ...seats.flatMap((seat) => whoIn(seat) ?? [])])];
}

/** The person in a seat, or the person it is reserved for. */
export function whoIn(seat: StoredSeat): string | null {
  if (seat.kind === 'person') return seat.person;
  return seat.kind === 'open' ? (seat.expected ?? null) : null;
}

/** The line count of a match with this chat: the next line gets the number after it. */
export function linesIn(chat: readonly StoredLine[]): number {
  return chat.at(-1)?.number ?? 0;
}
