import { readdirSync, readFileSync } from 'node:fs';
import { type Ask, type Bot, type MyDecision, Random, type Witness } from '@nokturn/engine';
import { describe, expect, test } from 'vitest';
import { botsFor, random } from '../src/index.ts';

function decisionOf(ask: Ask): MyDecision {
  return { ask, fallback: 'a', barred: [], answer: null };
}

const NO_VIEW = {} as Witness;

describe('the list of bots', () => {
  test('every game has the random bot; those with a bot of their own have a novice above it', () => {
    expect([...botsFor('a game without bots of its own').keys()]).toEqual(['random']);
    for (const game of ['lovci-noci', 'vendetta', 'the-hunger'])
      expect([...botsFor(game).keys()]).toEqual(['random', 'novice']);
  });
});

describe('the random bot', () => {
  const ask = (wanted: Ask, seed: string, bot: Bot = random) =>
    bot(NO_VIEW, decisionOf(wanted), { milliseconds: 1 }, new Random(seed));

  test('gives every answer there is, and no other', () => {
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

describe('bots are honest', () => {
  const roomsOf = (game: string) => [
    `../../games/${game}/bot.ts`,
    ...readdirSync(new URL(`../../games/${game}/bot/`, import.meta.url)).map(
      (name) => `../../games/${game}/bot/${name}`,
    ),
  ];
  const files = [
    '../src/index.ts',
    '../src/random.ts',
    ...['lovci-noci', 'vendetta', 'the-hunger'].flatMap(roomsOf),
  ];

  test.for(files)('%s has no way to a position', (file) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8').replace(/\/\*\*.*?\*\//gs, '');
    expect(source).not.toMatch(/\b(Position|Table|Match|MatchRecord|begin|replay|viewOf|State)\b/);
  });
});
