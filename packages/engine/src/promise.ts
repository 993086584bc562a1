import { type Drawn, sealedIn, sealOf } from './draw.ts';
import type { Flaw, MatchRecord } from './record.ts';

/**
 * A promise made before the first card was dealt, small enough to be written down: the commitment of a table (of format
 * 1, or of 2), or the seal of a start.
 */
export interface Promised {
  readonly what: 'table' | 'seal';
  readonly format: 1 | 2;
  readonly digest: string;
  /** The beginning of the commitment of the device that was given the seal: it expects to be in it. */
  readonly device?: string;
}

const FORM = /^nokturn-(table-1|table-2|seal-2)-([0-9a-f]{64})(?:(?<=seal-2-.{64})-([0-9a-f]{16}))?$/;

export function promiseText({ what, format, digest, device }: Promised): string {
  return `nokturn-${what}-${format}-${digest}${device === undefined ? '' : `-${device.slice(0, 16)}`}`;
}

/** The promise in a text; null if it holds none. */
export function readPromise(text: string): Promised | null {
  const [, kind, digest, device] = FORM.exec(text.trim()) ?? [];
  if (kind === undefined || digest === undefined) return null;
  const what = kind === 'seal-2' ? 'seal' : 'table';
  return { what, format: kind === 'table-1' ? 1 : 2, digest, ...(device !== undefined && { device }) };
}

/** What in a record breaks the promise; null if it is kept. Says nothing about whether the record itself is good. */
export function brokenPromise(record: MatchRecord, promised: Promised): Flaw | null {
  const { what, format, digest, device } = promised;
  const broken = (reason: string) => ({ code: 'promise', reason }) as const;
  if (record.format !== format)
    return broken(
      `the promise was made for records of format ${format}, and this one has format ${record.format}`,
    );
  if (what === 'table')
    return record.commitment === digest ? null : broken('the table was promised with another commitment');
  if (!isDrawnRecord(record) || sealOf(sealedIn(record)) !== digest)
    return broken('what was sealed at the start is not what the record says');
  return device === undefined || isAmong(record.draw, device)
    ? null
    : broken(
        'what your device wanted to add was left out: another device of yours took its place, or the server did',
      );
}

/** Whether a device whose commitment begins like this has contributed to the randomness. */
function isAmong({ seats }: Drawn, device: string): boolean {
  return seats.some((seat) => seat.kind === 'person' && seat.commitment?.startsWith(device));
}

export function isDrawnRecord(record: MatchRecord): record is MatchRecord & { readonly draw: Drawn } {
  return record.draw !== undefined;
}
