import {
  type Answer,
  type Ask,
  barring,
  fits,
  objectOf,
  onlyAnswer,
  Random,
  randomAnswer,
  verbOf,
} from '@nokturn/engine';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const one: Ask = { kind: 'one', options: ['a', 'b'] };
const several: Ask = { kind: 'several', options: ['a', 'b', 'c'], min: 1, max: 2 };
const amount: Ask = { kind: 'amount', min: 2, max: 5 };
const order: Ask = { kind: 'order', options: ['a', 'b', 'c'] };

describe('an answer fits', () => {
  it.each<[Ask, Answer]>([
    [one, 'b'],
    [several, ['a']],
    [several, ['c', 'a']],
    [{ kind: 'several', options: ['a'], min: 0, max: 1 }, []],
    [amount, 2],
    [amount, 5],
    [order, ['c', 'a', 'b']],
    [{ kind: 'order', options: [] }, []],
  ])('%j: %j', (ask, answer) => {
    expect(fits(ask, answer)).toEqual({ fits: true });
  });
});

describe('an answer does not fit, and the reason is given', () => {
  it.each<[Ask, unknown, string]>([
    [one, 'c', '"c" is not offered'],
    [one, ['a'], 'one option is asked for'],
    [one, 0, 'one option is asked for'],
    [one, undefined, 'one option is asked for'],
    [several, 'a', 'a list of options is asked for'],
    [several, [], '0 options are named, 1 to 2 are asked for'],
    [several, ['a', 'b', 'c'], '3 options are named, 1 to 2 are asked for'],
    [several, ['a', 'a'], 'an option is named twice'],
    [several, ['a', 'd'], '"d" is not offered'],
    [several, [undefined], '"undefined" is not offered'],
    [several, [null], '"null" is not offered'],
    [amount, 1, '1 is not between 2 and 5'],
    [amount, 6, '6 is not between 2 and 5'],
    [amount, 2.5, 'a whole number is asked for'],
    [amount, '3', 'a whole number is asked for'],
    [amount, Number.NaN, 'a whole number is asked for'],
    [order, ['a', 'b'], '2 options are named, 3 are asked for'],
    [order, ['a', 'b', 'b'], 'an option is named twice'],
    [order, 'a', 'a list of options is asked for'],
    [one, 'line\nbreak\u001b[31m', '"line?break?[31m" is not offered'],
    [one, 'x'.repeat(100), `"${'x'.repeat(40)}…" is not offered`],
  ])('%j: %j', (ask, answer, reason) => {
    expect(fits(ask, answer)).toEqual({ fits: false, reason });
  });
});

describe('the only possible answer', () => {
  it.each<[Ask, Answer | null]>([
    [{ kind: 'one', options: ['a'] }, 'a'],
    [one, null],
    [{ kind: 'one', options: [] }, null],
    [{ kind: 'amount', min: 3, max: 3 }, 3],
    [amount, null],
    [{ kind: 'several', options: ['a', 'b'], min: 2, max: 2 }, ['a', 'b']],
    [{ kind: 'several', options: ['a', 'b'], min: 0, max: 0 }, []],
    [{ kind: 'several', options: [], min: 0, max: 0 }, []],
    [several, null],
    [{ kind: 'several', options: ['a'], min: 0, max: 1 }, null],
    [{ kind: 'order', options: ['a'] }, ['a']],
    [{ kind: 'order', options: [] }, []],
    [order, null],
  ])('%j: %j', (ask, only) => {
    expect(onlyAnswer(ask)).toEqual(only);
  });
});

const options = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}(:[a-z0-9-]{1,6})?$/), {
  minLength: 1,
  maxLength: 6,
});

const anyAsk: fc.Arbitrary<Ask> = fc.oneof(
  options.map((list) => ({ kind: 'one', options: list }) as const),
  options.map((list) => ({ kind: 'order', options: list }) as const),
  fc
    .tuple(options, fc.nat(6), fc.nat(6))
    .map(([list, a, b]) => [list, Math.min(a, list.length), Math.min(b, list.length)] as const)
    .map(
      ([list, a, b]) =>
        ({ kind: 'several', options: list, min: Math.min(a, b), max: Math.max(a, b) }) as const,
    ),
  fc
    .tuple(fc.integer(), fc.nat(50))
    .map(([min, span]) => ({ kind: 'amount', min, max: min + span }) as const),
);

it('a random answer fits every question', () => {
  fc.assert(
    fc.property(anyAsk, fc.string(), (ask, seed) => {
      const random = new Random(seed);
      const answer = randomAnswer(ask, (n) => random.below(n));
      expect(fits(ask, answer)).toEqual({ fits: true });
    }),
  );
});

it('there is an only answer exactly when random answers never differ', () => {
  fc.assert(
    fc.property(anyAsk, (ask) => {
      const random = new Random('only');
      const answer = () => JSON.stringify([randomAnswer(ask, (n) => random.below(n))].flat().sort());
      const order = () => JSON.stringify(randomAnswer(ask, (n) => random.below(n)));
      const answers = new Set(Array.from({ length: 60 }, ask.kind === 'several' ? answer : order));
      expect(answers.size === 1).toBe(onlyAnswer(ask) !== null);
    }),
  );
});

it('an option id is a verb, or a verb and an object', () => {
  expect([verbOf('roll'), objectOf('roll')]).toEqual(['roll', 'roll']);
  expect([verbOf('give:iron-claws'), objectOf('give:iron-claws')]).toEqual(['give', 'iron-claws']);
  expect([verbOf('a:b:c'), objectOf('a:b:c')]).toEqual(['a', 'b:c']);
});

it('a barred option gives its reason as a message', () => {
  const barred = barring<'spent' | 'too-dear'>();
  expect(barred('vial:2', 'spent', 'DD-1.2')).toEqual({
    option: 'vial:2',
    reason: { id: 'reason-spent' },
    clause: 'DD-1.2',
  });
  expect(barred('crown', 'too-dear', 'DD-1.3', { price: 3 }).reason).toEqual({
    id: 'reason-too-dear',
    args: { price: 3 },
  });
});
