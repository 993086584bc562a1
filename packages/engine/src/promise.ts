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
  /** How the commitment of the device begins that was given a seal to keep: it wants to be in it. */
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

/** What of a record is not as it was promised; null if it is kept. Says nothing of whether the record is a good one. */
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

/** Whether a device has added to the chance whose commitment begins so. */
function isAmong({ seats }: Drawn, device: string): boolean {
  return seats.some((seat) => seat.kind === 'person' && seat.commitment?.startsWith(device));
}

export function isDrawnRecord(record: MatchRecord): record is MatchRecord & { readonly draw: Drawn } {
  return record.draw !== undefined;
}
