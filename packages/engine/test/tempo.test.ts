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
  it('passes by itself, or uses what can be used, as its setting says', () => {
    expect(answered('parry', both, { parry: 'auto-pass' })).toBe('pass');
    expect(answered('parry', both, { parry: 'auto-use' })).toBe('parry');
    expect(answered('parry', passOnly, { parry: 'auto-use' })).toBe('pass');
  });

  it('is asked of the person where the setting says so, or nothing is set', () => {
    expect(answered('parry', both, { parry: 'ask' })).toBeNull();
    expect(answered('parry', both, {})).toBeNull();
  });

  it('is asked once when it is held, if it can be', () => {
    expect(answered('window', both, { general: 'auto-pass' }, true)).toBeNull();
    expect(answered('parry', both, { parry: 'auto-pass' }, true)).toBe('pass');
  });

  it('that has no setting, or is none at all, is never answered by itself', () => {
    expect(answered('reply', both, { general: 'auto-pass' })).toBeNull();
    expect(answered('attack', both, { general: 'auto-pass' })).toBeNull();
    expect(automaticAnswer(undefined, 'parry', both, usualReactions(undefined))).toBeNull();
  });

  it('never answers what is not offered, nor another kind of question', () => {
    expect(answered('window', { kind: 'one', options: ['parry'] }, { general: 'auto-pass' })).toBeNull();
    expect(answered('window', { kind: 'amount', min: 0, max: 3 }, { general: 'auto-pass' })).toBeNull();
  });
});
