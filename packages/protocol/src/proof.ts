import { brokenPromise, type Flaw, isDrawnRecord, type MatchRecord } from '@nokturn/engine';
import type { Kept } from './device.ts';
import { matchIn } from './shown.ts';

/**
 * What a record proves to a device that was there, beyond agreeing with itself: the page and the terminal judge alike
 * (docs/fairness.md). No schema is imported here, so a page can use it without bundling any.
 */
export const PROOFS = [
  /** This device's part is in the randomness. */
  'yours',
  /** The same, but earlier starts were broken off: the server may have thrown away a draw it did not like. */
  'anew',
  /** It sat there, but its commitment is not included: another device may have been in its place. */
  'left-out',
  /** It saw the table before the end, and nothing has changed since. */
  'watched',
  /** It was not there, or does not remember. */
  'unknown',
  /** The server drew the randomness alone. */
  'server',
  /** Played on one device, which drew the randomness. */
  'here',
] as const;
export type Proof = (typeof PROOFS)[number];

/** Proved, but leaving a question for the people who run the server. */
export const DOUBTS: readonly Proof[] = ['anew', 'left-out'];

export const BREACHES = ['format', 'table', 'seal', 'shown'] as const;
/** Which promise was broken; the last is that the match shown is the one in the record. */
export type Breach = (typeof BREACHES)[number];

export interface ProofVerdict {
  readonly flaw: Flaw | null;
  readonly breach: Breach | null;
  readonly proof: Proof;
}

/**
 * Compares a record with what this device has kept. `flaw` is what is wrong with the record itself, `code` the match
 * that the server was asked for; null for a match on this device.
 */
export function verdictOn(
  record: MatchRecord,
  { kept, code, flaw }: { kept: Kept; code: string | null; flaw: Flaw | null },
): ProofVerdict {
  const isElsewhere = code !== null && record.draw !== undefined && record.draw.match !== code;
  const breach = isElsewhere ? 'table' : breachIn(record, kept);
  return { flaw, breach, proof: proofIn(record, kept, code === null) };
}

/** The promise that a record breaks. */
export function breachIn(record: MatchRecord, kept: Kept): Breach | null {
  return breachOfStart(record, kept) ?? (isOther(record, kept) ? 'shown' : null);
}

/** Whether a different match from the one in the record was shown, or a different record was compared with it. */
function isOther(record: MatchRecord, { compared }: Kept): boolean {
  return compared !== undefined && !(compared.isSame && compared.match === matchIn(record));
}

function breachOfStart(record: MatchRecord, { commitment, seal }: Kept): Breach | null {
  if (commitment === null) return null;
  if (!isDrawnRecord(record)) return 'format';
  if (brokenPromise(record, { what: 'table', format: 2, digest: commitment })) return 'table';
  // If this device did not see the match begin, its start may have been broken off once more.
  if (seal === null || (seal.isBegun === false && record.draw.attempt > seal.attempt)) return null;
  return brokenPromise(record, { what: 'seal', format: 2, digest: seal.digest }) ? 'seal' : null;
}

/** `isLocal`: the match was played on one device. */
export function proofIn(record: MatchRecord, { commitment, seal, revealed }: Kept, isLocal: boolean): Proof {
  if (!isDrawnRecord(record)) return isLocal ? 'here' : 'server';
  if (commitment === null) return 'unknown';
  if (seal === null || seal.seat === null) return 'watched';
  const mine = record.draw.seats[seal.seat];
  const { attempt } = record.draw;
  // Nonces revealed for an earlier attempt were known when this one was sealed.
  const isIn = mine?.kind === 'person' && revealed?.attempt === attempt && mine.nonce === revealed.nonce;
  if (!isIn) return 'left-out';
  return attempt > 1 ? 'anew' : 'yours';
}
