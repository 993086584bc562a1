import { type Ask, type Bot, type MyDecision, Random, type Witness } from '@nokturn/engine';
import { describe, expect, test } from 'vitest';
import { random } from '../src/index.ts';

function decisionOf(ask: Ask): MyDecision {
  return { ask, fallback: 'a', barred: [], answer: null };
}

const NO_VIEW = {} as Witness;

describe('the random bot', () => {
  const ask = (wanted: Ask, seed: string, bot: Bot = random) =>
    bot(NO_VIEW, decisionOf(wanted), { milliseconds: 1 }, new Random(seed));

  test('gives every valid answer, and no other', () => {
    const answers = new Set(
      Array.from({ length: 200 }, (_, i) => ask({ kind: 'one', options: ['a', 'b', 'c'] }, String(i))),
    );
    expect([...answers].sort()).toEqual(['a', 'b', 'c']);
    const amounts = new Set(
      Array.from({ length: 200 }, (_, i) => ask({ kind: 'amount', min: 2, max: 4 }, String(i))),
    );
    expect([...amounts].sort()).toEqual([2, 3, 4]);
  });

  test('gives the same answers to the same generator', () => {
    const answers = (seed: string) => {
      const generator = new Random(seed);
      const decision = decisionOf({ kind: 'order', options: ['a', 'b', 'c', 'd', 'e'] });
      return Array.from({ length: 20 }, () => random(NO_VIEW, decision, { milliseconds: 1 }, generator));
    };
    expect(answers('one')).toEqual(answers('one'));
    expect(answers('one')).not.toEqual(answers('two'));
  });
});
