import {
  type AnswerTo,
  choiceReader,
  choices,
  numberedChoices,
  oneOf,
  pairedChoices,
  type upTo,
} from '@nokturn/engine';
import { describe, expect, expectTypeOf, it } from 'vitest';

describe('choices', () => {
  const card = choices('card', ['dagger', 'lantern']);

  it('name a verb and a thing, and can be read back', () => {
    expect(card('dagger')).toBe('card:dagger');
    expect(card.chosen(card('lantern'))).toBe('lantern');
    expect(card.has('card:dagger')).toBe(true);
    expect(card.has('card:rope')).toBe(false);
    expect(card.has('pass')).toBe(false);
  });

  it('reject options that they did not make', () => {
    expect(() => card.chosen('card:rope')).toThrow('"card" has no option for card:rope');
    expect(() => card.about('seat:1')).toThrow('"card" has no option for seat:1');
  });

  it('know the first thing, whose number is 0', () => {
    const seat = choices('seat', [0, 1, 2]);
    expect(seat.chosen(seat(0))).toBe(0);
    const space = numberedChoices('space', ['castle', 'well']);
    expect(space(0)).toBe('space:castle');
    expect(space.about('space:castle')).toBe(0);
  });

  it('can be about two things', () => {
    const swap = pairedChoices('swap', ['dagger', 'lantern'], [0, 1]);
    expect(swap('lantern', 1)).toBe('swap:lantern.1');
    expect(swap.chosen(swap('dagger', 0))).toEqual(['dagger', 0]);
    expect(swap.has('swap:lantern')).toBe(false);
  });

  it('of several verbs can be taken apart by one reader', () => {
    const seat = choices('seat', [0, 1]);
    const read = choiceReader([seat, choices('blood', [0, 1])]);
    expect(read(seat(1))).toEqual({ verb: 'seat', thing: 1 });
    expect(read('blood:0')).toEqual({ verb: 'blood', thing: 0 });
    expect(read('pass')).toBe(null);
  });

  it('type the answer by the question', () => {
    const ask = () => oneOf(['pass', card('dagger')]);
    expectTypeOf<AnswerTo<ReturnType<typeof ask>>>().toEqualTypeOf<'pass' | `card:${string}`>();
    expectTypeOf<AnswerTo<ReturnType<typeof upTo>>>().toEqualTypeOf<number>();
  });
});
