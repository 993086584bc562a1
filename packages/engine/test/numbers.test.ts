import { describe, expect, it } from 'vitest';
import type { Ask } from '../src/decision.ts';
import {
  among,
  amount,
  bagOf,
  decisionsOf,
  ENOUGH,
  fields,
  flag,
  type GameNumbers,
  howMany,
  listOf,
  maybe,
  Numbering,
  perSeat,
  type Shape,
  seatOf,
  seatsOf,
  through,
  ways,
} from '../src/numbers.ts';
import type { View } from '../src/view.ts';

/** The numbers that a shape writes at a table of three, by name; zeros are left out. */
function written<T>(shape: Shape<T>, value: T, viewer = 0): Record<string, number> {
  const numbers = new Int16Array(shape.specs.length);
  shape.write(value, 0, { numbers, viewer, seats: 3 });
  const told = shape.specs.map(({ name }, i) => [name, numbers[i] ?? 0] as const);
  return Object.fromEntries(told.filter(([, number]) => number !== 0));
}

describe('shapes', () => {
  it('amounts stay within their bounds', () => {
    const shape = fields<{ n: number }>({ n: amount(-2, 9) });
    expect([5, 12, -7].map((n) => written(shape, { n }).n)).toEqual([5, 9, -2]);
  });

  it('one of several has a place for each, and none if it is hidden', () => {
    const shape = among(['a', 'b', 'c']);
    expect(written(shape, 'b')).toEqual({ b: 1 });
    expect(written(shape, null)).toEqual({});
  });

  it('a bag counts each, and what is hidden', () => {
    const shape = bagOf(['a', 'b'], { most: 2 });
    expect(written(shape, ['b', null, 'b', null, null, 'b'])).toEqual({ b: 2, hidden: 3 });
  });

  it('seats are counted from the viewer', () => {
    expect(written(seatOf(3), 0, 2)).toEqual({ 1: 1 });
    expect(written(seatsOf(3), [2, 1], 2)).toEqual({ 0: 1, 2: 1 });
    const pools = perSeat(3, amount(0, 99));
    expect(written(pools, [10, 11, 12], 2)).toEqual({ 0: 12, 1: 10, 2: 11 });
  });

  it('lists keep their places, and anything beyond the limit is left out', () => {
    const shape = listOf(2, fields<{ on: boolean }>({ on: flag }));
    expect(written(shape, [{ on: false }, { on: true }, { on: true }])).toEqual({ '1.on': 1 });
    expect(written(listOf(['first', 'second'], amount(0, 9)), [3, null])).toEqual({ first: 3 });
  });

  it('an optional value says whether it is there', () => {
    const shape = maybe(fields<{ n: number }>({ n: amount(0, 9) }));
    expect(written(shape, null)).toEqual({});
    expect(written(shape, { n: 0 })).toEqual({ there: 1 });
  });

  it('one value can be shown in several ways', () => {
    const shape = ways<readonly number[]>({
      count: howMany(9),
      first: through(amount(0, 9), ([first = 0]) => first),
    });
    expect(written(shape, [7, 1, 1])).toEqual({ count: 3, first: 7 });
  });

  it('a field can be left out, and every other has its own numbers', () => {
    const shape = fields<{ a: number; b: boolean; c: string }>({
      a: amount(0, 9),
      b: flag,
      c: 'untold',
    });
    expect(shape.specs.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(written(shape, { a: 4, b: true, c: 'x' })).toEqual({ a: 4, b: 1 });
  });
});

const GAME: GameNumbers<{ n: number }> = {
  options: (seats) => ['pass', ...Array.from({ length: seats }, (_, seat) => `seat:${seat}`)],
  most: 3,
  state: () => fields<{ n: number }>({ n: amount(0, 9) }),
};
const numbering = new Numbering(GAME, ['bid', 'choose'], 3);
const named = (numbers: readonly number[]) => numbers.map((number) => numbering.picks[number]);
const numberOf = (pick: string) => numbering.picks.indexOf(pick);

/** Makes picks one after another; returns the answer that the last one completes. */
function picked(ask: Ask, ...picks: string[]) {
  let so: readonly string[] = [];
  for (const [i, pick] of picks.entries()) {
    expect(named(numbering.open(ask, so))).toContain(pick);
    const next = numbering.pick(ask, so, numberOf(pick));
    if ('answer' in next) {
      expect(i).toBe(picks.length - 1);
      return next.answer;
    }
    so = next.picked;
  }
  return { picked: so };
}

describe('picks', () => {
  it('are the options, the amounts, and enough', () => {
    expect(numbering.picks).toEqual([
      ...['pass', 'seat:0', 'seat:1', 'seat:2'],
      ...['amount:0', 'amount:1', 'amount:2', 'amount:3', ENOUGH],
    ]);
  });

  it('one option is an answer', () => {
    expect(picked({ kind: 'one', options: ['pass', 'seat:1'] }, 'seat:1')).toBe('seat:1');
  });

  it('an amount is an answer; more than there are picks for cannot be picked', () => {
    const ask: Ask = { kind: 'amount', min: 1, max: 7 };
    expect(named(numbering.open(ask, []))).toEqual(['amount:1', 'amount:2', 'amount:3']);
    expect(picked(ask, 'amount:2')).toBe(2);
  });

  it('a list is picked one by one, and ends when it is full or enough', () => {
    const ask: Ask = { kind: 'several', options: ['seat:0', 'seat:1', 'seat:2'], min: 1, max: 2 };
    expect(named(numbering.open(ask, []))).not.toContain(ENOUGH);
    expect(named(numbering.open(ask, ['seat:1']))).toEqual(['seat:0', 'seat:2', ENOUGH]);
    expect(picked(ask, 'seat:1', ENOUGH)).toEqual(['seat:1']);
    expect(picked(ask, 'seat:2', 'seat:0')).toEqual(['seat:2', 'seat:0']);
    expect(picked(ask, 'seat:2')).toEqual({ picked: ['seat:2'] });
  });

  it('a list may be empty', () => {
    expect(picked({ kind: 'several', options: ['seat:0', 'seat:1'], min: 0, max: 2 }, ENOUGH)).toEqual([]);
  });

  it('in an order the last item follows automatically', () => {
    const ask: Ask = { kind: 'order', options: ['seat:0', 'seat:1', 'seat:2'] };
    expect(picked(ask, 'seat:1', 'seat:2')).toEqual(['seat:1', 'seat:2', 'seat:0']);
  });

  it('an option that the game has not named is an error naming it', () => {
    expect(() => numbering.open({ kind: 'one', options: ['cheat'] }, [])).toThrow(/"cheat" is missing/);
    expect(() => new Numbering({ ...GAME, options: () => ['pass', 'pass'] }, [], 3)).toThrow(/named twice/);
  });
});

describe('a whole view', () => {
  const view: View<{ n: number }> = {
    viewer: 1,
    state: { n: 5 },
    work: [],
    asked: {
      frame: { step: 'choose' },
      clause: 'X-1',
      seats: [1],
      answered: [],
      mine: {
        ask: { kind: 'several', options: ['seat:0', 'seat:2'], min: 0, max: 2 },
        fallback: [],
        barred: [],
        answer: null,
      },
      open: null,
    },
    over: false,
    result: null,
  };
  const told = (of: View<{ n: number }>) => {
    const numbers = new Int16Array(numbering.size);
    numbering.write(of, ['seat:0'], numbers);
    return Object.fromEntries(
      numbering.specs.map(({ name }, i) => [name, numbers[i]]).filter(([, number]) => number !== 0),
    );
  };

  it('is its state and its question', () => {
    expect(told(view)).toEqual({
      'state.n': 5,
      'asked.step.choose': 1,
      'asked.kind.several': 1,
      'asked.max': 2,
      'asked.picked': 1,
    });
    expect(told({ ...view, asked: null })).toEqual({ 'state.n': 5 });
  });

  it('belongs to a seat', () => {
    expect(() => told({ ...view, viewer: 'everything' })).toThrow(/what a seat sees/);
  });

  it('knows which work is a decision', () => {
    expect(decisionsOf({ roll: () => undefined, bid: { to: 'one' } })).toEqual(['bid']);
  });
});
