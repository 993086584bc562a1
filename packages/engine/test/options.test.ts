import { defaultOf, readOptionValue, resolveOptions } from '@nokturn/engine';
import { describe, expect, it } from 'vitest';
import { market } from './market.ts';

describe('options', () => {
  it('have defaults, which may depend on the seats and on earlier options', () => {
    expect(resolveOptions(market, 2, {})).toEqual({ options: { coins: 8, mood: 'calm', credit: false } });
    expect(resolveOptions(market, 2, { mood: 'loud' })).toEqual({
      options: { coins: 8, mood: 'loud', credit: true },
    });
    expect(defaultOf(market.options.coins as never, {}, 3)).toBe(12);
  });

  it('can be given, whatever kind of value they have', () => {
    expect(resolveOptions(market, 3, { coins: 1, mood: true, credit: false })).toEqual({
      options: { coins: 1, mood: true, credit: false },
    });
  });

  it.each([
    [1, {}, 'seats', 'market is for 2 to 3 players, not 1'],
    [4, {}, 'seats', 'market is for 2 to 3 players, not 4'],
    [2.5, {}, 'seats', 'market is for 2 to 3 players, not 2.5'],
    [2, { colour: 'red' }, 'unknown-option', 'market has no option "colour"; it has coins, mood, credit'],
    [2, { toString: 1 }, 'unknown-option', 'market has no option "toString"; it has coins, mood, credit'],
    [2, { coins: 0 }, 'bad-value', 'option "coins" can be 1 to 20, not 0'],
    [2, { coins: 21 }, 'bad-value', 'option "coins" can be 1 to 20, not 21'],
    [2, { coins: 1.5 }, 'bad-value', 'option "coins" can be 1 to 20, not 1.5'],
    [2, { coins: '8' }, 'bad-value', 'option "coins" can be 1 to 20, not "8"'],
    [2, { mood: 'sad' }, 'bad-value', 'option "mood" can be calm, loud, 3, true, not "sad"'],
    [2, { mood: '3' }, 'bad-value', 'option "mood" can be calm, loud, 3, true, not "3"'],
    [3, { credit: true }, 'conflict', 'the rich get no credit (MK-9)'],
  ])('%i seats with %j are refused: %s', (seats, given, code, reason) => {
    expect(resolveOptions(market, seats, given)).toMatchObject({ problem: { code, reason } });
  });

  it('are read from text, as on a command line', () => {
    const { coins, mood } = market.options;
    if (coins === undefined || mood === undefined) throw new Error('the market has options');
    expect(readOptionValue(coins, '12')).toBe(12);
    expect(readOptionValue(coins, 'many')).toBe('many');
    expect(readOptionValue(coins, ' ')).toBe(' ');
    expect(readOptionValue(mood, 'true')).toBe(true);
    expect(readOptionValue(mood, '3')).toBe(3);
    expect(readOptionValue(mood, 'sad')).toBe('sad');
  });
});
