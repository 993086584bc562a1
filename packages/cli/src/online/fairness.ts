import { chanceFlaw, checkRecord, type Flaw, type MatchRecord, verify } from '@nokturn/engine';
import { compare, type Kept, type Shown } from '@nokturn/protocol';
import { type Proof, verdictOn } from '@nokturn/protocol/proof';
import type { Language } from '@nokturn/text';
import { Failure } from '../command.ts';
import { flawSaid, rulesOf } from '../records.ts';
import { Said, wordsIn } from '../words.ts';
import type { Device } from './device.ts';
import type { OnlineSite } from './site.ts';

interface Played {
  readonly code: string;
  /** As it was shown here; null if it was over before. */
  readonly shown: Shown | null;
}

/**
 * Reports what this computer can find out by itself about a finished match. Throws a Failure if the match should not be
 * trusted.
 */
export async function tellFairness(
  { site, device }: { site: OnlineSite; device: Device },
  { code, shown }: Played,
  language: Language,
): Promise<void> {
  const words = wordsIn(language);
  const data = await failing(() => site.record(code));
  console.log('');
  if (data instanceof Failure) {
    console.log(data.in(words));
    console.log(new Said('fair-no-record').in(words));
  } else {
    const { proof, unproved } = await provedBy(device, recordIn(data), { code, shown });
    if (unproved !== null) console.log(unproved.in(words));
    else console.log(new Said(`fair-${proof}`).in(words));
    if (shown === null) console.log(new Said('fair-not-compared').in(words));
  }
  const { promise } = device;
  if (promise !== null) console.log(new Said('fair-promise', { promise }).in(words));
}

function recordIn(data: unknown): MatchRecord {
  const read = checkRecord(data);
  if ('record' in read) return read.record;
  throw new Failure('match-flawed', { flaw: flawSaid(read.flaw) });
}

/**
 * Checks a record against the promises made to this computer, replays it if its rules are here, and compares that with
 * what was shown.
 */
async function provedBy(
  { kept, promise }: Device,
  record: MatchRecord,
  { code, shown }: Played,
): Promise<{ readonly proof: Proof; readonly unproved: Failure | null }> {
  const mustHold = (known: Kept, flaw: Flaw | null) => {
    const { breach, proof } = verdictOn(record, { kept: known, code, flaw });
    if (breach !== null) throw new Failure('promise-broken', { breach, promise: promise ?? '' });
    if (flaw !== null) throw new Failure('match-flawed', { flaw: flawSaid(flaw, { fails: true }) });
    return proof;
  };
  const proof = mustHold(kept, chanceFlaw(record));
  const played = await failing(() => rulesOf(record));
  if (played instanceof Failure) return { proof, unproved: played };
  const { rules } = played;
  const flaw = verify(rules, record);
  mustHold(
    shown === null || flaw !== null ? kept : { ...kept, compared: compare(rules, record, shown) },
    flaw,
  );
  return { proof, unproved: null };
}

/** The result, or the Failure it ends in. */
async function failing<T>(work: () => Promise<T>): Promise<T | Failure> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}
