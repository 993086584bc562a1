import type { Ask } from '@nokturn/engine';
import { describe, expect, test } from 'vitest';
import { answerOf, emptyDraft, moved, toggled, typed } from '../src/play/answer-draft.ts';
import { readAnswer } from '../src/play/answers.ts';

const ONE: Ask = { kind: 'one', options: Array.from({ length: 12 }, (_, i) => `card:${i + 1}`) };
const BLOOD: Ask = { kind: 'one', options: ['blood:0', 'blood:1', 'blood:2', 'drain'] };
const SEVERAL: Ask = { kind: 'several', options: ['a', 'b', 'c'], min: 1, max: 2 };
const ORDER: Ask = { kind: 'order', options: ['a', 'b', 'c'] };
const AMOUNT: Ask = { kind: 'amount', min: 3, max: 15 };

describe('answers by keys', () => {
  test('arrows go round; digits in a row make a number as long as there is such an option', () => {
    expect(answerOf(ONE, moved(ONE, emptyDraft(ONE), -1))).toBe('card:12');
    expect(answerOf(ONE, moved(ONE, moved(ONE, emptyDraft(ONE), -1), 1))).toBe('card:1');
    const eleven = typed(ONE, typed(ONE, emptyDraft(ONE), '1'), '1');
    expect(answerOf(ONE, eleven)).toBe('card:11');
    expect(answerOf(ONE, typed(ONE, eleven, '5'))).toBe('card:5');
  });

  test('amounts offered as options go by their own numbers', () => {
    expect(answerOf(BLOOD, typed(BLOOD, emptyDraft(BLOOD), '2'))).toBe('blood:2');
    expect(answerOf(BLOOD, typed(BLOOD, emptyDraft(BLOOD), '3'))).toBe('drain');
  });

  test('several: the options picked, and no answer while there are too few or too many', () => {
    const none = emptyDraft(SEVERAL);
    expect(answerOf(SEVERAL, none)).toBeNull();
    const a = toggled(SEVERAL, none);
    const ac = toggled(SEVERAL, typed(SEVERAL, a, '3'));
    expect(answerOf(SEVERAL, ac)).toEqual(['a', 'c']);
    expect(answerOf(SEVERAL, toggled(SEVERAL, typed(SEVERAL, ac, '2')))).toBeNull();
    expect(answerOf(SEVERAL, toggled(SEVERAL, ac))).toEqual(['a']);
  });

  test('an order is picked one by one', () => {
    const picks = ['2', '3', '1'].reduce(
      (draft, digit) => toggled(ORDER, typed(ORDER, draft, digit)),
      emptyDraft(ORDER),
    );
    expect(answerOf(ORDER, picks)).toEqual(['b', 'c', 'a']);
  });

  test('an amount starts at the minimum and is typed or counted up', () => {
    expect(answerOf(AMOUNT, emptyDraft(AMOUNT))).toBe(3);
    expect(answerOf(AMOUNT, moved(AMOUNT, emptyDraft(AMOUNT), -1))).toBe(15);
    expect(answerOf(AMOUNT, typed(AMOUNT, emptyDraft(AMOUNT), '7'))).toBe(7);
  });
});

describe('answers by lines', () => {
  test.for([
    [ONE, '3', 'card:3'],
    [ONE, 'card:12', 'card:12'],
    [BLOOD, '0', 'blood:0'],
    [BLOOD, '2', 'blood:2'],
    [BLOOD, '3', 'drain'],
    [SEVERAL, '1 3', ['a', 'c']],
    [SEVERAL, 'b, a', ['b', 'a']],
    [ORDER, '3 1 2', ['c', 'a', 'b']],
    [AMOUNT, '12', 12],
  ] as const)('%o: "%s"', ([ask, line, answer]) => {
    expect(readAnswer(ask, line)).toEqual({ answer });
  });

  test.for([
    [ONE, '13', '"13" is not offered'],
    [ONE, '1 2', '"card:1 card:2" is not offered'],
    [SEVERAL, '1 2 3', '3 options are named, 1 to 2 are asked for'],
    [SEVERAL, '1 1', 'an option is named twice'],
    [ORDER, '1 2', '2 options are named, 3 are asked for'],
    [AMOUNT, '16', '16 is not between 3 and 15'],
    [AMOUNT, 'many', 'a whole number is asked for'],
  ] as const)('%o: "%s" is refused', ([ask, line, reason]) => {
    expect(readAnswer(ask, line)).toEqual({ reason });
  });
});
