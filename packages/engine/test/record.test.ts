import {
  type Flaw,
  hashOf,
  Match,
  type MatchRecord,
  type Move,
  playThrough,
  Random,
  RecordError,
  randomAnswer,
  readRecord,
  replay,
  verify,
} from '@nokturn/engine';
import { describe, expect, it } from 'vitest';
import { diceDuel } from './dice-duel.ts';

const setup = { seats: 3, options: { target: 2 }, seed: 'record' };

function finishedMatch(): Match {
  const match = Match.begin(diceDuel, setup);
  const random = new Random('players');
  while (match.position.asked !== null) {
    const { seats, asks, answers } = match.position.asked;
    const place = answers.indexOf(null);
    const ask = asks[place];
    if (ask === undefined) throw new Error('nobody is asked');
    match.answer(
      seats[place] ?? -1,
      randomAnswer(ask, (n) => random.below(n)),
    );
  }
  return match as unknown as Match;
}

const match = finishedMatch();
const { record } = match;

function read(text: string): MatchRecord {
  const result = readRecord(text);
  if ('flaw' in result) throw new RecordError(result.flaw);
  return result.record;
}

describe('a record', () => {
  it('survives text and back, verifies and replays to the same position', () => {
    const copy = read(JSON.stringify(record));
    expect(copy).toEqual(record);
    expect(verify(diceDuel, copy)).toBeNull();
    expect(hashOf(playThrough(diceDuel, copy).position)).toBe(hashOf(match.position));
    expect(copy.hash).toBe(hashOf(match.position));
  });

  it('replays moment by moment, with what happened at each', () => {
    const moments = [...replay(diceDuel, record)].map(
      ({ move, happenings }) => [move, happenings.length] as const,
    );
    expect(moments).toHaveLength(record.moves.length + 1);
    expect(moments[0]).toEqual([null, 3]);
    expect(moments.slice(1).map(([move]) => move)).toEqual(record.moves);
    expect(moments.some(([move, count]) => move !== null && count > 0)).toBe(true);
  });

  it('resumes where it leaves off', () => {
    const half = { ...record, moves: record.moves.slice(0, 4) };
    const resumed = Match.resume(diceDuel, half);
    expect(resumed.moves).toEqual(half.moves);
    expect(resumed.collect()).toEqual([]);
    expect(resumed.record.hash).toBeUndefined();
    for (const [, seat, answer] of record.moves.slice(4)) expect(resumed.answer(seat, answer)).toBeNull();
    expect(resumed.record).toEqual(record);
  });

  it('contains moves as they were made, including changed minds', () => {
    const other = Match.begin(diceDuel, setup);
    other.answer(1, 'low');
    other.answer(1, 'high');
    other.answer(7, 'high');
    expect(other.moves).toEqual([
      ['call', 1, 'low'],
      ['call', 1, 'high'],
    ]);
    expect(playThrough(diceDuel, other.record).position).toEqual(other.position);
  });
});

describe('text that is not a record', () => {
  const { moves } = record;
  const with_ = (part: object) => JSON.stringify({ ...record, ...part });
  const without = (key: keyof MatchRecord) => JSON.stringify({ ...record, [key]: undefined });

  it.each<[string, string, Flaw['code'], string | RegExp]>([
    ['nothing', '', 'not-a-record', /not JSON/],
    ['a record cut short', JSON.stringify(record).slice(0, -20), 'not-a-record', /cut short/],
    ['a list', '[]', 'not-a-record', 'this is not a match record'],
    ['null', 'null', 'not-a-record', 'this is not a match record'],
    ['something else', '{"a":1}', 'not-a-record', 'this is not a match record'],
    ['another format', with_({ format: 3 }), 'format', 'the record has format 3, this program reads 1 and 2'],
    ['no game', without('game'), 'not-a-record', 'the record names no game'],
    ['no rules', with_({ rules: 'new' }), 'not-a-record', 'the record names no version of the rules'],
    ['no seats', with_({ seats: '3' }), 'not-a-record', 'the record names no number of seats'],
    ['no options', with_({ options: [] }), 'not-a-record', 'the record has no options'],
    ['no seed', without('seed'), 'not-a-record', 'the record has no seed or no commitment'],
    ['no commitment', without('commitment'), 'not-a-record', 'the record has no seed or no commitment'],
    ['an invalid hash', with_({ hash: 5 }), 'not-a-record', 'the hash is not a text'],
    ['no moves', with_({ moves: {} }), 'not-a-record', 'the record has no list of moves'],
    ['an invalid move', with_({ moves: [moves[0], ['call', 1]] }), 'move', /triple/],
    ['a move by nobody', with_({ moves: [['call', 'me', 'low']] }), 'move', /triple/],
    ['a move with an invalid answer', with_({ moves: [['call', 0, { low: true }]] }), 'move', /triple/],
    ['a move with an invalid list', with_({ moves: [['call', 0, [1]]] }), 'move', /triple/],
  ])('%s', (_, text, code, reason) => {
    expect(readRecord(text)).toMatchObject({ flaw: { code, reason: expect.stringMatching(reason) } });
  });

  it('is reported with the number of the move', () => {
    const result = readRecord(JSON.stringify({ ...record, moves: [moves[0], moves[1], 7] }));
    expect(result).toMatchObject({ flaw: { move: 3 } });
  });
});

describe('a tampered record', () => {
  const edited = (at: number, move: Move) => ({ ...record, moves: record.moves.with(at, move) });
  const [first] = record.moves;
  if (first === undefined) throw new Error('the match has moves');
  const last = record.moves.length - 1;

  it.each<[string, MatchRecord, Flaw['code'], number | undefined, RegExp]>([
    [
      'another seed',
      { ...record, seed: 'better luck' },
      'commitment',
      undefined,
      /not the one that was promised/,
    ],
    ['another commitment', { ...record, commitment: '00' }, 'commitment', undefined, /promised/],
    ['another game', { ...record, game: 'market' }, 'game', undefined, /a match of market, not of dice-duel/],
    [
      'other rules',
      { ...record, rules: 2 },
      'rules',
      undefined,
      /version 2 of the rules, this program has version 1/,
    ],
    ['too many seats', { ...record, seats: 9 }, 'setup', undefined, /2 to 4 players/],
    ['impossible options', { ...record, options: { target: 0 } }, 'setup', undefined, /can be 1 to 9/],
    [
      'an answer that was not offered',
      edited(0, ['call', first[1], 'middle']),
      'move',
      1,
      /"middle" is not offered/,
    ],
    ['a seat that was not asked', edited(0, ['call', 3, 'low']), 'move', 1, /seat 3 has nothing to decide/],
    [
      'a decision that was not open',
      edited(0, ['boast', 0, 'boast']),
      'move',
      1,
      /answers boast, but call was asked/,
    ],
    [
      'moves after the end',
      { ...record, moves: [...record.moves, first] },
      'move',
      last + 2,
      /over before it/,
    ],
    [
      'missing moves',
      { ...record, moves: record.moves.slice(0, -1) },
      'unfinished',
      undefined,
      /not finished/,
    ],
    [
      'another final position',
      { ...record, hash: 'f'.repeat(64) },
      'hash',
      undefined,
      /not the one the record claims/,
    ],
  ])('with %s is refused', (_, bent, code, move, reason) => {
    const flaw = verify(diceDuel, bent);
    expect(flaw).toMatchObject({ code, reason: expect.stringMatching(reason) });
    expect(flaw?.move).toBe(move);
  });

  it('with another legal answer does not reach the claimed position', () => {
    const at = record.moves.findIndex(([decision]) => decision === 'call');
    const [decision, seat, answer] = record.moves[at] as Move;
    const flaw = verify(diceDuel, edited(at, [decision, seat, answer === 'low' ? 'high' : 'low']));
    expect(['move', 'hash', 'unfinished']).toContain(flaw?.code);
  });

  it('cannot be resumed, and the error says where', () => {
    const bent = edited(0, ['call', 3, 'low']);
    expect(() => Match.resume(diceDuel, bent)).toThrow('move 1: seat 3 has nothing to decide now');
    expect(() => Match.resume(diceDuel, { ...record, rules: 2 })).toThrow(
      /^the match was played by version 2/,
    );
  });

  it('does not hide an error in the rules', () => {
    const broken = { ...diceDuel, setUp: () => expect.unreachable('broken rules') };
    expect(() => verify(broken, record)).toThrow('broken rules');
  });
});
