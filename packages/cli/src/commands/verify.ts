import type { KeyObject } from 'node:crypto';
import {
  brokenPromise,
  isBranch,
  originOf,
  type Promised,
  readPromise,
  verifyBranch,
  verify as verifyRecord,
} from '@nokturn/engine';
import { command, UsageError } from '../command.ts';
import { type Proved, Refused, tellProofs } from '../proofs.ts';
import { describe, describeBranch, readable, readableBranch } from '../proved.ts';
import { branchSaid, loadPlayed, releaseOf, rulesOf } from '../records.ts';
import { readKey, signatureFlaw } from '../signature.ts';

export const verify = command({
  flags: { promise: { type: 'string' }, key: { type: 'string' }, json: { type: 'boolean' } },
  words: { min: 1, max: Number.POSITIVE_INFINITY, what: 'record' },
  async run(files, { promise, key, json }, text) {
    const promised = promise === undefined ? null : promiseIn(promise);
    const trusted = key === undefined ? null : readKey(key);
    return tellProofs(files, { prove: (file) => prove(file, { promised, trusted }), json, text });
  },
});

function promiseIn(given: string): Promised {
  const promised = readPromise(given);
  if (promised === null) throw new UsageError('promise', { given });
  return promised;
}

/** Outside evidence to check a record against. */
interface Against {
  readonly promised: Promised | null;
  readonly trusted: KeyObject | null;
}

async function prove(file: string, { promised, trusted }: Against): Promise<Proved> {
  const played = loadPlayed(file);
  // For a branch, the promise and the signature concern the match that it left.
  const record = originOf(played);
  const { rules, note } = await rulesOf(record);
  const own = isBranch(played) ? verifyBranch(rules, played) : verifyRecord(rules, record);
  const flaw = own ?? (promised && brokenPromise(record, promised));
  if (flaw !== null) throw new Refused(flaw);
  const unsigned = signatureFlaw(record, trusted);
  if (unsigned !== null) throw new Refused({ code: 'signature', reason: String(unsigned) }, unsigned);
  if (isBranch(played)) {
    const proof = describeBranch(rules, played, promised);
    return {
      proof,
      note,
      readable: (text) => readableBranch(proof, branchSaid(played), releaseOf(rules), text),
    };
  }
  const proof = describe(rules, record, { promised, isTrusted: trusted !== null });
  return { proof, note, readable: (text) => readable(proof, releaseOf(rules), text) };
}
