import { type MatchRecord, nonceCommitment, sealedIn, sealOf, tableCommitment } from '@nokturn/engine';
import { describe, expect, it } from 'vitest';
import type { Kept } from '../src/device.ts';
import { DOUBTS, verdictOn } from '../src/proof.ts';

const [CODE, SECRET, NONCE] = ['k7m2xq4p', '11'.repeat(32), '22'.repeat(32)];

/** A record whose start took this many attempts, and what a device at seat 0 has kept of it. */
function drawn(attempt: number): { record: MatchRecord; kept: Kept } {
  const commitment = tableCommitment(CODE, SECRET);
  const mine = { kind: 'person', commitment: nonceCommitment(CODE, NONCE), nonce: NONCE } as const;
  const draw = { match: CODE, secret: SECRET, attempt, seats: [mine, { kind: 'bot' as const }] };
  const record: MatchRecord = {
    ...{
      format: 2,
      game: 'the-hunger',
      rules: 2,
      seats: 2,
      options: {},
      seed: '',
      commitment,
      draw,
      moves: [],
    },
  };
  const seal = { digest: sealOf(sealedIn({ ...record, draw })), attempt, seat: 0, isIn: true };
  return { record, kept: { commitment, nonce: null, revealed: { attempt, nonce: NONCE }, seal } };
}

describe('a device’s proof', () => {
  it('is that nobody could choose, but only if no start was broken off before', () => {
    const proofOf = (attempt: number) => {
      const { record, kept } = drawn(attempt);
      return verdictOn(record, { kept, code: CODE, flaw: null });
    };
    expect(proofOf(1)).toEqual({ flaw: null, breach: null, proof: 'yours' });
    expect(proofOf(2)).toEqual({ flaw: null, breach: null, proof: 'anew' });
    expect(DOUBTS).toContain('anew');
  });

  it('does not count its part if that was revealed for an earlier attempt: it was known when this one was sealed', () => {
    const { record, kept } = drawn(2);
    const revealed = { attempt: 1, nonce: NONCE };
    expect(verdictOn(record, { kept: { ...kept, revealed }, code: CODE, flaw: null })).toMatchObject({
      ...{ breach: null, proof: 'left-out' },
    });
  });

  it('is not broken if the device left before the match began and the start was broken off afterwards', () => {
    const [first, second] = [drawn(1), drawn(2)];
    const verdict = (isBegun: boolean) =>
      verdictOn(second.record, {
        kept: { ...first.kept, seal: first.kept.seal && { ...first.kept.seal, isBegun } },
        ...{ code: CODE, flaw: null },
      });
    expect(verdict(false)).toMatchObject({ breach: null, proof: 'left-out' });
    expect(verdict(true)).toMatchObject({ breach: 'seal' });
  });

  it('does not count its part if the device has not revealed', () => {
    const { record, kept } = drawn(1);
    expect(verdictOn(record, { kept: { ...kept, revealed: null }, code: CODE, flaw: null }).proof).toBe(
      'left-out',
    );
  });
});
