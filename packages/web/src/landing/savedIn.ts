import { readRecord } from '@nokturn/engine';
import type { SavedMatch } from '../source/local/saved.ts';
import { isLocalSeat } from '../source/local/seats.ts';

/** A match as this page saves it: the record and the players. */
export function savedIn(text: string): Pick<SavedMatch, 'seats' | 'record' | 'over'> | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof data !== 'object' || data === null || !('record' in data) || !('seats' in data)) return null;
  const read = readRecord(JSON.stringify(data.record));
  if ('flaw' in read || !Array.isArray(data.seats) || data.seats.length !== read.record.seats) return null;
  if (!data.seats.every(isLocalSeat)) return null;
  return { seats: data.seats, record: read.record, over: read.record.hash !== undefined };
}
