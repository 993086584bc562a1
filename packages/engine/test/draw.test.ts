import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  brokenPromise,
  type Drawn,
  drawnSeed,
  Match,
  type MatchRecord,
  nonceCommitment,
  promiseText,
  Random,
  RECORD_FORMAT,
  randomAnswer,
  readPromise,
  readRecord,
  rulesNamed,
  type Sealed,
  sealedIn,
  sealOf,
  seatsThatAdded,
  signedText,
  tableCommitment,
  verify,
} from '@nokturn/engine';
import { describe, expect, it } from 'vitest';
import { diceDuel } from './dice-duel.ts';

/** An independent implementation, written from the text of docs/fairness.md. */
const sha = (...lines: string[]) => createHash('sha256').update(lines.join('\n'), 'utf8').digest('hex');

const MATCH = 'abcd2345';
const SECRET = '11'.repeat(32);
const NONCES = ['22'.repeat(32), null, '33'.repeat(32), null];

const sealed: Sealed = {
  match: MATCH,
  commitment: tableCommitment(MATCH, SECRET),
  game: 'dice-duel',
  rules: '1',
  options: { target: 3 },
  attempt: 1,
  seats: [
    { kind: 'person', commitment: nonceCommitment(MATCH, NONCES[0] ?? '') },
    { kind: 'person' },
    { kind: 'person', commitment: nonceCommitment(MATCH, NONCES[2] ?? '') },
    { kind: 'bot' },
  ],
};

/** A finished match whose randomness was drawn this way. */
function played(change: Partial<Drawn> = {}): MatchRecord & { readonly draw: Drawn } {
  const draw: Drawn = {
    match: MATCH,
    secret: SECRET,
    attempt: 1,
    seats: sealed.seats.map((seat, i) => {
      const nonce = NONCES[i];
      return seat.kind === 'bot' || nonce == null ? seat : { ...seat, nonce };
    }),
    ...change,
  };
  const setup = { seats: 4, options: { target: 3 } };
  const commitment = tableCommitment(draw.match, draw.secret);
  const head = { game: 'dice-duel', rules: 1, commitment, options: setup.options, draw };
  const nonces = draw.seats.map((seat) => (seat.kind === 'person' ? (seat.nonce ?? null) : null));
  const seed = drawnSeed(sealOf(sealedIn(head)), draw.secret, nonces);
  const match = Match.begin(diceDuel, { ...setup, seed });
  const random = new Random('players');
  while (!match.position.over) {
    const { seats = [], asks = [], answers = [] } = match.position.asked ?? {};
    const at = answers.indexOf(null);
    const ask = asks[at];
    if (ask)
      match.answer(
        seats[at] ?? 0,
        randomAnswer(ask, (n) => random.below(n)),
      );
  }
  return { ...match.record, format: RECORD_FORMAT, commitment, draw };
}

describe('the hashed text is the one given in docs/fairness.md', () => {
  const commitments = [0, 2].map((seat) => sha('nokturn nonce 2', MATCH, NONCES[seat] ?? ''));
  const table = sha('nokturn table 2', MATCH, SECRET);
  const seal = sha(
    ...['nokturn seal 2', MATCH, table, 'dice-duel', '1', '{"target":3}', '1'],
    ...[`person ${commitments[0]}`, 'person', `person ${commitments[1]}`, 'bot'],
  );

  it('commitments, seal and seed', () => {
    expect(sealed.commitment).toBe(table);
    expect(sealed.seats[0]).toEqual({ kind: 'person', commitment: commitments[0] });
    expect(sealOf(sealed)).toBe(seal);
    const seed = sha('nokturn seed 2', seal, SECRET, NONCES[0] ?? '', '-', NONCES[2] ?? '', '-');
    expect(drawnSeed(seal, SECRET, NONCES)).toBe(seed);
    expect(played().seed).toBe(seed);
  });

  it('rules are named by their number, and exactly if they have a digest', () => {
    expect(rulesNamed({ rules: 3 })).toBe('3');
    expect(rulesNamed({ rules: 3, digest: 'b52c' })).toBe('3-b52c');
  });

  it('the order of options does not matter, everything else does', () => {
    const options = { b: 1, a: 'x' };
    const turned = { a: 'x', b: 1 };
    expect(sealOf({ ...sealed, options })).toBe(sealOf({ ...sealed, options: turned }));
    const others: Partial<Sealed>[] = [
      { match: 'abcd2346' },
      { commitment: 'ff'.repeat(32) },
      { game: 'vendetta' },
      { rules: '2' },
      { options: { target: 4 } },
      { attempt: 2 },
      { seats: sealed.seats.slice(0, 3) },
      { seats: sealed.seats.toReversed() },
      { seats: sealed.seats.with(0, { kind: 'person' }) },
      { seats: sealed.seats.with(1, { kind: 'bot' }) },
    ];
    const seals = [sealed, ...others.map((other) => ({ ...sealed, ...other }))].map(sealOf);
    expect(new Set(seals).size).toBe(seals.length);
  });
});

describe('docs/fairness.md', () => {
  const page = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/```text\n([^`]*)\n```\n\n`([0-9a-f]{64})`/g)];

  it('gives correct texts and digests, the same as this program', () => {
    expect(examples).toHaveLength(4);
    for (const [, text = '', digest] of examples) expect(sha(text)).toBe(digest);
    const [match, secret, nonce] = ['k7m2xq4p', '11'.repeat(32), '22'.repeat(32)];
    const commitment = tableCommitment(match, secret);
    const seats = [
      { kind: 'person', commitment: nonceCommitment(match, nonce) },
      { kind: 'person' },
      { kind: 'bot' },
    ] as const;
    const options = { mode: 'rookie', direction: 'free' };
    const seal = sealOf({ match, commitment, game: 'the-hunger', rules: '2', options, attempt: 1, seats });
    const seed = drawnSeed(seal, secret, [nonce, null, null]);
    expect(examples.map(([, , digest]) => digest)).toEqual([commitment, seats[0].commitment, seal, seed]);
  });
});

describe('a record of format 2', () => {
  it('is read and verified, and says who contributed to its randomness', () => {
    const record = played();
    const read = readRecord(JSON.stringify(record));
    expect(read).toEqual({ record });
    expect(verify(diceDuel, record)).toBeNull();
    expect(seatsThatAdded(record.draw)).toEqual([0, 2]);
  });

  const good = played();
  const seat = (i: number, change: object) => ({
    ...good.draw,
    seats: good.draw.seats.map((each, at) => (at === i ? ({ ...each, ...change } as typeof each) : each)),
  });
  it.each<[string, object, string, RegExp]>([
    ['another secret', { draw: { ...good.draw, secret: '44'.repeat(32) } }, 'commitment', /promised with/],
    ['another commitment', { commitment: 'ff'.repeat(32) }, 'commitment', /promised with the table/],
    ['another nonce', { draw: seat(2, { nonce: '44'.repeat(32) }) }, 'nonce', /nonce of seat 2 is not/],
    ['a nonce left out', { draw: seat(0, { nonce: undefined }) }, 'nonce', /nonce of seat 0/],
    ['a nonce nobody committed to', { draw: seat(1, { nonce: '44'.repeat(32) }) }, 'nonce', /of seat 1/],
    ['a device left out', { draw: seat(0, { nonce: undefined, commitment: undefined }) }, 'seed', /follow/],
    ['a person replaced by a bot', { draw: seat(1, { kind: 'bot' }) }, 'seed', /does not follow/],
    ['another attempt', { draw: { ...good.draw, attempt: 2 } }, 'seed', /does not follow/],
    ['other options', { options: { target: 4 } }, 'seed', /does not follow/],
    ['a separate seed', { seed: 'ab'.repeat(32) }, 'seed', /does not follow/],
    [
      'one seat too few',
      { draw: { ...good.draw, seats: good.draw.seats.slice(1) } },
      'nonce',
      /3 seats, not/,
    ],
  ])('with %s is refused', (_, change, code, reason) => {
    expect(verify(diceDuel, { ...good, ...change })).toMatchObject({
      code,
      reason: expect.stringMatching(reason),
    });
  });

  it.each<[string, object]>([
    ['no draw', { draw: undefined }],
    ['a draw in a record of format 1', { format: 1 }],
    ['a draw without a secret', { draw: { ...good.draw, secret: undefined } }],
    ['a draw without seats', { draw: { ...good.draw, seats: {} } }],
    ['an invalid seat', { draw: seat(0, { kind: 'ghost' }) }],
    ['an invalid nonce', { draw: seat(0, { nonce: 7 }) }],
  ])('with %s is no record', (_, change) => {
    expect(readRecord(JSON.stringify({ ...good, ...change }))).toMatchObject({
      flaw: { code: 'not-a-record', reason: expect.stringMatching('how its chance was drawn') },
    });
  });

  it('with an invalid signature is not a record', () => {
    for (const signature of ['x', { key: 'x' }, { key: 1, value: 'x' }])
      expect(readRecord(JSON.stringify({ ...good, signature }))).toMatchObject({
        flaw: { reason: 'the signature cannot be read' },
      });
  });

  it('is signed by content, whatever the order and white space', () => {
    const signature = { key: 'a', value: 'b' };
    const turned = Object.fromEntries(Object.entries({ ...good, signature }).reverse());
    expect(signedText(turned as unknown as MatchRecord)).toBe(signedText(good));
    expect(signedText({ ...good, seed: 'x' })).not.toBe(signedText(good));
  });
});

describe('a promise', () => {
  const good = played();
  const seal = { what: 'seal', format: 2, digest: sealOf(sealed) } as const;
  const table = { what: 'table', format: 2, digest: good.commitment } as const;

  it('is a text that can be written down and read again', () => {
    for (const promised of [seal, table, { ...table, format: 1 } as const])
      expect(readPromise(` ${promiseText(promised)}\n`)).toEqual(promised);
    expect(promiseText(seal)).toMatch(/^nokturn-seal-2-[0-9a-f]{64}$/);
    for (const text of [
      '',
      'nokturn',
      good.commitment,
      `nokturn-seal-1-${good.commitment}`,
      'nokturn-seal-2-ab',
    ])
      expect(readPromise(text)).toBeNull();
  });

  it('is kept by the record of the match it was made for', () => {
    expect(brokenPromise(good, seal)).toBeNull();
    expect(brokenPromise(good, table)).toBeNull();
  });

  it('is broken by a record that agrees with itself but was made up afterwards', () => {
    const madeUp: [string, MatchRecord, RegExp][] = [
      ['with another secret', played({ secret: '55'.repeat(32) }), /another commitment/],
      [
        'without a nonce',
        played({ seats: good.draw.seats.with(0, { kind: 'person' }) }),
        /sealed at the start/,
      ],
      ['of another attempt', played({ attempt: 2 }), /sealed at the start/],
    ];
    for (const [what, record, reason] of madeUp) {
      expect(verify(diceDuel, record)).toBeNull();
      expect({ what, flaw: brokenPromise(record, seal)?.reason }).toMatchObject({
        what,
        flaw: expect.stringMatching(/sealed at the start/),
      });
      const told = brokenPromise(record, table)?.reason ?? 'sealed at the start';
      expect({ what, told }).toEqual({ what, told: expect.stringMatching(reason) });
    }
  });

  it('about randomness drawn together is not kept by randomness from one party', () => {
    const alone = Match.begin(diceDuel, { seats: 4, options: { target: 3 }, seed: good.seed }).record;
    expect(alone.format).toBe(1);
    for (const promised of [seal, table])
      expect(brokenPromise(alone, promised)?.reason).toMatch(
        /records of format 2, and this one has format 1/,
      );
    const one = { what: 'table', format: 1, digest: alone.commitment } as const;
    expect(brokenPromise(alone, one)).toBeNull();
  });
});
