import type { Close, Tempo } from '@nokturn/engine';

/** Tempo: quick play that gives nothing away (LN-15). */

const AT_LAST_ANSWER: Close = { when: 'last-answer' }; // LN-15.5
const AT_WHOLE_SECONDS: Close = { when: 'quantum', least: 900, quantum: 1000 }; // LN-15.7
const AFTER_FOUR: Close = { when: 'fixed', after: 4000 }; // LN-15.8
const AFTER_EIGHT: Close = { when: 'fixed', after: 8000 }; // LN-15.8
const LIMIT = 12_000; // LN-15.10

const window = {
  setting: 'general',
  hold: true, // LN-15.3
  pass: 'pass',
  limit: LIMIT,
  closes: { quick: AT_LAST_ANSWER, strict: AFTER_FOUR },
} as const;

export const TEMPO: Tempo = {
  option: 'tempo', // LN-14.8
  // LN-15.1
  settings: {
    general: { values: ['auto-pass', 'ask'], default: 'auto-pass' },
    counter: { values: ['ask', 'auto-pass', 'auto-use'], default: 'ask' },
    rolled: { values: ['ask', 'auto-pass'], default: 'ask' },
    end: { values: ['ask', 'auto-pass'], default: 'ask' },
  },
  reactions: {
    'window-turn': window,
    'window-attack': window,
    rolled: {
      setting: 'rolled',
      pass: 'continue',
      limit: LIMIT,
      closes: { quick: AT_WHOLE_SECONDS, strict: AFTER_FOUR },
    },
    counter: {
      setting: 'counter',
      pass: 'pass',
      use: 'counter', // LN-15.2
      limit: LIMIT,
      closes: { quick: AT_WHOLE_SECONDS, strict: AFTER_FOUR },
    },
    end: {
      setting: 'end',
      pass: 'end',
      limit: LIMIT,
      closes: { quick: AT_WHOLE_SECONDS, strict: AFTER_EIGHT },
    },
    // LN-15.9: these two are always asked.
    'event-reveal': { limit: LIMIT, closes: { quick: AT_WHOLE_SECONDS, strict: AFTER_EIGHT } },
    'prophecy-reply': { limit: LIMIT, closes: { quick: AT_WHOLE_SECONDS, strict: AFTER_EIGHT } },
    // LN-15.10: not a cover decision, but a reaction with the same limit.
    rescue: { limit: LIMIT, closes: { quick: AT_LAST_ANSWER, strict: AT_LAST_ANSWER } },
  },
  bots: { least: 500, most: 3000 }, // LN-15.11
};
