import { hashOf, Match } from '@nokturn/engine';
import { describe, expect, it } from 'vitest';
import { diceDuel } from './dice-duel.ts';
import { market } from './market.ts';

function duel(loaded: readonly number[] = []) {
  const match = Match.begin(diceDuel, { seats: 2, options: { target: 3 }, seed: 'match' });
  if (loaded.length > 0) match.position.chance.loaded = loaded;
  match.collect();
  return match;
}

/** A duel at the first boast of seat 0, the only one that was right. */
function duelWon() {
  const match = duel([6]);
  match.answer(0, 'high');
  match.answer(1, 'low');
  expect(match.position.asked).toMatchObject({ frame: { step: 'boast', by: 0 } });
  match.collect();
  return match;
}

describe('a match', () => {
  it('tells what happened once, and each viewer what it may hear', () => {
    const match = Match.begin(diceDuel, { seats: 2, options: { target: 3 }, seed: 'match' });
    const [first, second] = match.collect();
    if (first === undefined || second === undefined) throw new Error('nothing was dealt');
    expect(match.hear(first, 0)).toEqual({ kind: 'dealt', seat: 0, lucky: match.position.state.lucky[0] });
    expect(match.hear(second, 0)).toEqual({ kind: 'dealt', seat: 1 });
    expect(match.hear(first, 'spectator')).toEqual({ kind: 'dealt', seat: 0 });
    expect(match.collect()).toEqual([]);
  });

  it('shows each viewer a view of its own', () => {
    const match = duel();
    const { lucky } = match.position.state;
    expect(match.view(0).state.lucky).toEqual([lucky[0], null]);
    expect(match.view(1).state.lucky).toEqual([null, lucky[1]]);
    expect(match.view('spectator').state.lucky).toEqual([null, null]);
    expect(match.view('everything').state.lucky).toEqual(lucky);
    expect(JSON.stringify(match.view('everything'))).not.toContain(String(match.position.chance.key[0]));
  });

  it('can be looked ahead in without changing', () => {
    const match = duel([6]);
    const before = hashOf(match.position);
    const moves = [
      ['call', 0, 'high'],
      ['call', 1, 'low'],
    ] as const;
    const ahead = match.ahead(moves);
    if (!(ahead instanceof Match)) throw new Error(ahead.reason);
    expect(hashOf(match.position)).toBe(before);
    expect(match.collect()).toEqual([]);
    const played = duelWon();
    expect(hashOf(ahead.position)).toBe(hashOf(played.position));
    expect(ahead.record).toEqual(played.record);
    expect(ahead.collect()).not.toEqual([]);
    expect(ahead.whyNotUndo(1)).toMatchObject({ code: 'revealed' });
    expect(match.ahead([['call', 0, 'sideways']])).toMatchObject({ code: 'not-offered' });
  });

  it('returns to the point of looking ahead', () => {
    const match = duelWon();
    const before = hashOf(match.position);
    const ahead = match.ahead([['boast', 0, 'silence']]);
    if (!(ahead instanceof Match)) throw new Error(ahead.reason);
    expect(ahead.undo(0)).toBeNull();
    expect(hashOf(ahead.position)).toBe(before);
  });

  it('has a result when it is over, and not before', () => {
    const match = Match.begin(diceDuel, { seats: 2, options: { target: 1 }, seed: 'match' });
    expect(match.view(0)).toMatchObject({ over: false, result: null });
    match.position.chance.loaded = [6];
    match.answer(0, 'high');
    match.answer(1, 'high');
    expect(match.view('spectator')).toMatchObject({ over: true, asked: null, result: { winners: [0, 1] } });
    expect(match.record.hash).toBe(hashOf(match.position));
  });
});

describe('a move can be undone', () => {
  it('if it revealed nothing to anybody', () => {
    const match = duelWon();
    const before = hashOf(match.position);
    const { moves } = match;
    const count = moves.length;
    match.answer(0, 'boast');
    expect(match.undo(0)).toBeNull();
    expect(hashOf(match.position)).toBe(before);
    expect(match.moves).toHaveLength(count);
    expect(match.answer(0, 'silence')).toBeNull();
    expect(match.collect()).toEqual([]);
  });

  it('while others are still thinking about the same question', () => {
    const match = duel();
    const before = hashOf(match.position);
    match.answer(0, 'high');
    expect(match.undo(0)).toBeNull();
    expect(hashOf(match.position)).toBe(before);
    expect(match.moves).toEqual([]);
  });

  it('without its own happenings, but with the earlier ones', () => {
    const match = duel([6]);
    match.answer(0, 'high');
    match.answer(1, 'low');
    match.answer(0, 'boast');
    expect(match.undo(0)).toBeNull();
    expect(match.collect()).toMatchObject([{ kind: 'rolled', die: 6 }]);
  });

  it('only once: the move before it is final', () => {
    const match = duel();
    match.answer(0, 'high');
    match.answer(0, 'low');
    expect(match.undo(0)).toBeNull();
    expect(match.undo(0)).toMatchObject({ code: 'nothing-to-undo' });
    expect(match.moves).toEqual([['call', 0, 'high']]);
  });
});

describe('a move cannot be undone', () => {
  it('if there is none', () => {
    expect(duel().undo(0)).toEqual({ code: 'nothing-to-undo', reason: 'there is no move to take back' });
  });

  it('if it is not your own', () => {
    const match = duel();
    match.answer(0, 'high');
    expect(match.undo(1)).toEqual({ code: 'not-yours', reason: 'the last move was not yours' });
  });

  it('if it used randomness, even a loaded die', () => {
    for (const match of [duel(), duel([6])]) {
      match.answer(0, 'high');
      match.answer(1, 'low');
      expect(match.undo(1)).toEqual({ code: 'revealed', reason: 'something was revealed by it' });
      expect(match.moves).toHaveLength(2);
    }
  });

  it('if it opened the secret answers of others', () => {
    const quiet = {
      ...diceDuel,
      work: {
        ...diceDuel.work,
        roll: (table: { next(frame: { step: 'call' }): void }) => table.next({ step: 'call' }),
      },
    };
    const match = Match.begin(quiet, { seats: 2, options: { target: 3 }, seed: 'match' });
    match.answer(0, 'high');
    match.answer(1, 'low');
    expect(match.undo(1)).toMatchObject({ code: 'revealed' });
  });

  it('if it was asked as a cover: the answer revealed something', () => {
    const { boast } = diceDuel.work;
    if (typeof boast === 'function') throw new Error('to boast is a decision');
    const afterSilence = (cover: boolean | (() => boolean)) => {
      const covered = { ...diceDuel, work: { ...diceDuel.work, boast: { ...boast, cover } } };
      const match = Match.begin(covered, { seats: 2, options: { target: 9 }, seed: 'match' });
      while (match.position.asked?.frame.step !== 'boast')
        match.answer(match.position.asked?.answers.indexOf(null) ?? -1, 'low');
      const [seat = -1] = match.position.asked.seats;
      match.answer(seat, 'silence');
      return match.whyNotUndo(seat);
    };
    expect(afterSilence(true)).toMatchObject({ code: 'revealed' });
    // With a function, only where it returns true.
    expect(afterSilence(() => true)).toMatchObject({ code: 'revealed' });
    expect(afterSilence(() => false)).toBeNull();
  });

  it('if something hidden was revealed, or something visible was hidden', () => {
    const match = Match.begin(market, { seats: 2, options: { coins: 8 }, seed: 'market' });
    match.answer(0, 'enter');
    expect(match.undo(0)).toBeNull();
    match.answer(0, 'enter');
    match.answer(0, match.position.state.stall.slice(0, 1));
    match.answer(0, 2);
    expect(match.undo(0)).toMatchObject({ code: 'revealed' });
  });

  it('after the end', () => {
    const match = Match.begin(market, { seats: 2, options: { coins: 8 }, seed: 'market' });
    while (!match.position.over) match.answer(match.position.asked?.seats[0] ?? -1, 'leave');
    const last = match.moves.at(-1);
    expect(match.undo(last?.[1] ?? -1)).toMatchObject({ code: 'revealed' });
  });
});
