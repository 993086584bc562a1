import { type Ask, automaticAnswer, type ReactionMode, type Tempo, usualReactions } from '@nokturn/engine';
import { describe, expect, it } from 'vitest';

const closes = { quick: { when: 'last-answer' } } as const;
const tempo: Tempo = {
  option: 'tempo',
  settings: {
    general: { values: ['auto-pass', 'ask'], default: 'auto-pass' },
    parry: { values: ['ask', 'auto-pass', 'auto-use'], default: 'ask' },
  },
  reactions: {
    window: { setting: 'general', hold: true, pass: 'pass', limit: 10, closes },
    parry: { setting: 'parry', pass: 'pass', use: 'parry', limit: 10, closes },
    reply: { limit: 10, closes },
  },
  bots: { least: 1, most: 2 },
};

const both: Ask = { kind: 'one', options: ['pass', 'parry'] };
const passOnly: Ask = { kind: 'one', options: ['pass'] };

/** The automatic answer under these settings. */
function answered(step: string, ask: Ask, modes: Record<string, ReactionMode>, hold = false) {
  return automaticAnswer(tempo, step, ask, { modes, hold });
}

it('every seat begins with the same settings', () => {
  expect(usualReactions(tempo)).toEqual({ modes: { general: 'auto-pass', parry: 'ask' }, hold: false });
  expect(usualReactions(undefined)).toEqual({ modes: {}, hold: false });
});

describe('a reaction', () => {
  it('passes automatically, or uses what can be used, as set', () => {
    expect(answered('parry', both, { parry: 'auto-pass' })).toBe('pass');
    expect(answered('parry', both, { parry: 'auto-use' })).toBe('parry');
    expect(answered('parry', passOnly, { parry: 'auto-use' })).toBe('pass');
  });

  it('is put to the person if the setting says so, or if nothing is set', () => {
    expect(answered('parry', both, { parry: 'ask' })).toBeNull();
    expect(answered('parry', both, {})).toBeNull();
  });

  it('is asked once while hold is on, if it can be', () => {
    expect(answered('window', both, { general: 'auto-pass' }, true)).toBeNull();
    expect(answered('parry', both, { parry: 'auto-pass' }, true)).toBe('pass');
  });

  it('without a setting, or a question that is no reaction, is never answered automatically', () => {
    expect(answered('reply', both, { general: 'auto-pass' })).toBeNull();
    expect(answered('attack', both, { general: 'auto-pass' })).toBeNull();
    expect(automaticAnswer(undefined, 'parry', both, usualReactions(undefined))).toBeNull();
  });

  it('never gives an answer that is not offered, nor to another kind of question', () => {
    expect(answered('window', { kind: 'one', options: ['parry'] }, { general: 'auto-pass' })).toBeNull();
    expect(answered('window', { kind: 'amount', min: 0, max: 3 }, { general: 'auto-pass' })).toBeNull();
  });
});
