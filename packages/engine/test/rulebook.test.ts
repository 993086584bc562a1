import {
  flawOf,
  Match,
  newRecord,
  Random,
  type Rulebook,
  randomAnswer,
  readRecord,
  recordWith,
  type Seat,
  verify,
} from '@nokturn/engine';
import { bareRulebook } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { diceDuel } from './dice-duel.ts';

const SETUP = { seats: 3, options: { target: 5 }, seed: 'rulebook' };
const rules: Rulebook = bareRulebook(diceDuel, 'abc123');

function played(moves = Number.POSITIVE_INFINITY) {
  const match = rules.begin(SETUP);
  const random = new Random('rulebook');
  for (let i = 0; i < moves && !match.position.over; i++) {
    const { asked } = match.position;
    const place = asked?.answers.indexOf(null) ?? -1;
    const ask = asked?.asks[place];
    if (!asked || !ask) throw new Error('nobody is asked');
    match.answer(
      asked.seats[place] as Seat,
      randomAnswer(ask, (n) => random.below(n)),
    );
  }
  return match;
}

describe('a rulebook', () => {
  it('plays a match, whose record carries the digest and verifies', () => {
    const record = recordWith(newRecord(rules, SETUP), played());
    expect(record).toMatchObject({ rules: 1, digest: 'abc123', hash: expect.any(String) });
    expect(readRecord(JSON.stringify(record))).toEqual({ record });
    expect(verify(rules, record)).toBeNull();
    expect(verify(rules, { ...record, seed: 'another' })?.code).toBe('commitment');
    expect(rules.verify({ ...record, moves: record.moves.slice(0, -1) })?.code).toBe('unfinished');
  });

  it('resumes a record, and replays it as it was heard', () => {
    const match = played(7);
    const record = recordWith(newRecord(rules, SETUP), match);
    expect(record.hash).toBeUndefined();
    const again = rules.resume(record);
    expect([again.hash, again.moves]).toEqual([match.hash, match.moves]);
    const moments = [...rules.replay(record)];
    expect(moments.map(({ move }) => move)).toEqual([null, ...match.moves]);
    const [first] = moments;
    expect(first?.happenings.flatMap((told) => first.match.hear(told, 0) ?? [])).not.toEqual([]);
  });

  it('continues from a stored position', () => {
    const match = played(7);
    const kept = rules.resumeAt(SETUP, JSON.parse(JSON.stringify(match.position)));
    expect(kept.hash).toBe(match.hash);
    expect(rules.hash(kept.position)).toBe(match.hash);
    const seat = match.position.asked?.seats.at(0) ?? 0;
    const { fallback } = match.asked(seat)?.mine ?? {};
    if (fallback === undefined) throw new Error('nobody is asked');
    expect([kept.check(seat, fallback), kept.hash]).toEqual([null, match.hash]);
    expect([kept.answer(seat, fallback), match.answer(seat, fallback)]).toEqual([null, null]);
    expect(kept.hash).toBe(match.hash);
    expect(kept.undo(seat)?.code).not.toBe('not-yours');
  });

  it('reports what does not fit in an error that any host can read', () => {
    const record = recordWith(newRecord(rules, SETUP), played(3));
    const wrong = { ...record, moves: [['boast', 0, 'nonsense'] as const] };
    let caught: unknown;
    try {
      rules.resume(wrong);
    } catch (error) {
      caught = error;
    }
    expect(flawOf(caught)).toMatchObject({ code: 'move', move: 1 });
    expect(flawOf(new Error('of another kind'))).toBeNull();
  });

  it('is the engine’s own match behind a contract', () => {
    const match = Match.begin(diceDuel, SETUP);
    expect(rules.begin(SETUP).view('everything')).toEqual(match.view('everything'));
    expect([rules.begin(SETUP).round, rules.begin(SETUP).result]).toEqual([match.round, null]);
  });
});

it('a record that names its rules by an invalid digest is refused', () => {
  const record = { ...newRecord(rules, SETUP), digest: '../../etc' };
  expect(readRecord(JSON.stringify(record))).toHaveProperty('flaw.code', 'not-a-record');
});
