import { type Drawn, sealedIn, sealOf } from './draw.ts';
import type { Flaw, MatchRecord } from './record.ts';

/**
 * What somebody was promised before the first card was dealt, small enough to be written down: the commitment of a
 * table (of format 1, or of 2), or the seal of a start.
 */
export interface Promised {
  readonly what: 'table' | 'seal';
  readonly format: 1 | 2;
  readonly digest: string;
}

const FORM = /^nokturn-(table-1|table-2|seal-2)-([0-9a-f]{64})$/;

export function promiseText({ what, format, digest }: Promised): string {
  return `nokturn-${what}-${format}-${digest}`;
}

/** The promise in a text; null if it holds none. */
export function readPromise(text: string): Promised | null {
  const [, kind, digest] = FORM.exec(text.trim()) ?? [];
  if (kind === undefined || digest === undefined) return null;
  return { what: kind === 'seal-2' ? 'seal' : 'table', format: kind === 'table-1' ? 1 : 2, digest };
}

/** What of a record is not as it was promised; null if it is kept. Says nothing of whether the record is a good one. */
export function brokenPromise(record: MatchRecord, { what, format, digest }: Promised): Flaw | null {
  const broken = (reason: string) => ({ code: 'promise', reason }) as const;
  if (record.format !== format)
    return broken(
      `the promise was made for records of format ${format}, and this one has format ${record.format}`,
    );
  if (what === 'table')
    return record.commitment === digest ? null : broken('the table was promised with another commitment');
  return isDrawnRecord(record) && sealOf(sealedIn(record)) === digest
    ? null
    : broken('what was sealed at the start is not what the record says');
}

export function isDrawnRecord(record: MatchRecord): record is MatchRecord & { readonly draw: Drawn } {
  return record.draw !== undefined;
}
