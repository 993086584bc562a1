import { chanceFlaw, checkRecord, type MatchRecord, verify } from '@nokturn/engine';
import { type Proof, verdictOn } from '@nokturn/protocol/proof';
import type { Language } from '@nokturn/text';
import { Failure } from '../command.ts';
import { flawSaid, rulesOf } from '../records.ts';
import { Said, wordsIn } from '../words.ts';
import type { Device } from './device.ts';
import type { OnlineSite } from './site.ts';

/**
 * Says what this computer finds out by itself about a match that is over. Throws a Failure if the match should not be
 * trusted.
 */
export async function tellFairness(
  { site, device }: { site: OnlineSite; device: Device },
  code: string,
  language: Language,
): Promise<void> {
  const words = wordsIn(language);
  const data = await failing(() => site.record(code));
  console.log('');
  if (data instanceof Failure) {
    console.log(data.in(words));
    console.log(new Said('fair-no-record').in(words));
  } else {
    const { proof, unproved } = await provedBy(device, recordIn(data), code);
    if (unproved !== null) console.log(unproved.in(words));
    else console.log(new Said(`fair-${proof}`).in(words));
  }
  const { promise } = device;
  if (promise !== null) console.log(new Said('fair-promise', { promise }).in(words));
}

function recordIn(data: unknown): MatchRecord {
  const read = checkRecord(data);
  if ('record' in read) return read.record;
  throw new Failure('match-flawed', { flaw: flawSaid(read.flaw) });
}

/** Holds a record against what this computer was promised, and plays it again where its rules are here. */
async function provedBy(
  device: Device,
  record: MatchRecord,
  code: string,
): Promise<{ readonly proof: Proof; readonly unproved: Failure | null }> {
  const { kept, promise } = device;
  const { breach, flaw, proof } = verdictOn(record, { kept, code, flaw: chanceFlaw(record) });
  if (breach !== null) throw new Failure('promise-broken', { breach, promise: promise ?? '' });
  if (flaw !== null) throw new Failure('match-flawed', { flaw: flawSaid(flaw) });
  const played = await failing(() => rulesOf(record));
  if (played instanceof Failure) return { proof, unproved: played };
  const bad = verify(played.rules, record);
  if (bad !== null) throw new Failure('match-flawed', { flaw: flawSaid(bad, { fails: true }) });
  return { proof, unproved: null };
}

/** What comes of it, or the Failure that does. */
async function failing<T>(work: () => Promise<T>): Promise<T | Failure> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}
