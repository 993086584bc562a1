import { conform } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Duel, diceDuel } from './dice-duel.ts';
import { market } from './market.ts';
import { type DuelGame, pride, roll, withBoast, withRoll, withTempo } from './variants.ts';

const { setting, pass, use, closes, limit } = pride;
const terms = { seats: 3, games: 20, seed: 'conformance', census: (duel: Duel) => duel.lucky.length };

describe('the conformance suite', () => {
  it('passes a sound game at every number of seats', () => {
    for (const seats of [2, 3, 4]) {
      const report = conform(diceDuel, { ...terms, seats });
      expect(report.games).toBe(20);
      expect(report.answers).toBeGreaterThan(20 * 3 * seats);
    }
  });

  it('passes a game with all four kinds of questions', () => {
    expect(conform(market, { seats: 2, games: 50, seed: 'market' }).answers).toBeGreaterThan(100);
  });

  it('passes a game whose reactions can be left to settings', () => {
    expect(conform(withTempo(), terms).games).toBe(20);
  });

  it('names the game, the seed and the place of a failure', () => {
    const endless = withRoll((table) => table.next({ step: 'call' }));
    expect(() => conform(endless, { ...terms, longest: 30 })).toThrow(
      /^dice-duel: the game goes on after 30 answers\n {2}at answer 31 \(call\), seats 3, seed "conformance\/0", options \{"target":3\}$/,
    );
  });
});

describe('the conformance suite catches', () => {
  const caught: readonly [string, RegExp, DuelGame][] = [
    [
      'a match that stops without an end',
      /nothing is left to do after roll/,
      withRoll((table) => {
        table.die(6);
      }),
    ],
    [
      'a question without options',
      /without any option/,
      withBoast({ ask: () => ({ kind: 'one', options: [] }) }),
    ],
    [
      'an option named twice',
      /the same option twice/,
      withBoast({ ask: () => ({ kind: 'one', options: ['silence', 'silence'] }) }),
    ],
    [
      'a fallback that is not offered',
      /fallback "shout" of boast is not offered/,
      withBoast({ fallback: () => 'shout' }),
    ],
    [
      'an option that makes the rules throw',
      /silence is not a word/,
      withBoast({
        answered(_, answer) {
          if (answer === 'silence') throw new Error('silence is not a word');
        },
      }),
    ],
    [
      'a reason without a clause',
      /without a clause/,
      withBoast({ barred: () => [{ option: 'cheat', reason: { id: 'honour' }, clause: '' }] }),
    ],
    [
      'an option that is offered and barred',
      /offered and barred/,
      withBoast({ barred: () => [{ option: 'boast', reason: { id: 'shy' }, clause: 'DD-2.1' }] }),
    ],
    [
      'a view that changes the position',
      /left a trace/,
      withBoast({
        fallback(duel) {
          duel.round++;
          return 'silence';
        },
      }),
    ],
    [
      'a clone that shares',
      /an earlier clone changed|left a trace/,
      { ...diceDuel, clone: (duel) => ({ ...duel }) },
    ],
    [
      'state that JSON loses',
      /does not survive JSON: \/state\/points: an object of a class/,
      {
        ...diceDuel,
        setUp(table, seats, options) {
          const duel = diceDuel.setUp(table, seats, options);
          return { ...duel, points: Points.from(duel.points) };
        },
      },
    ],
    [
      'a change that leaves something out',
      /is told of a change is wrong: \/state/,
      { ...diceDuel, secrets: { ...diceDuel.secrets, change: () => '' } },
    ],
    [
      'a change that contains more than it has to',
      /is told of a change is wrong: \/state/,
      {
        ...diceDuel,
        secrets: {
          ...diceDuel.secrets,
          change: (_, after, viewers) =>
            viewers.map((viewer) => `[${JSON.stringify(diceDuel.secrets.show(after, viewer))}]`),
        },
      },
    ],
    [
      'rules that play differently when nobody listens',
      /goes on differently/,
      withRoll((table, frame) => {
        if (table.told !== null) table.die(6);
        roll(table, frame);
      }),
    ],
    [
      'rules that remember something outside the position',
      /goes on differently|another position/,
      forgetful(),
    ],
    [
      'components that vanish',
      /components are not conserved: 3 became 2/,
      withRoll((table, frame) => {
        roll(table, frame);
        Object.assign(table.state, { lucky: table.state.lucky.slice(0, 2) });
      }),
    ],
    [
      'a happening that nobody may hear',
      /nothing says who hears whispered/,
      withBoast({ answered: (table) => table.tell({ kind: 'whispered' } as never) }),
    ],
    [
      'a fact that nobody may hear',
      /nothing says who hears the fact loudly of boasted/,
      withBoast({
        answered: (table, _, by) => table.tell({ kind: 'boasted', by, loudly: true } as never),
      }),
    ],
    [
      'a fact that is not plain',
      /the fact by of boasted is not a plain value/,
      withBoast({ answered: (table) => table.tell({ kind: 'boasted', by: { seat: 1 } } as never) }),
    ],
    [
      'winners who are not at the table',
      /the winners \[7\] are not seats/,
      { ...diceDuel, result: () => ({ winners: [7] }) },
    ],
    [
      'a tempo that depends on a missing option',
      /its tempo goes by pace, which is no option/,
      withTempo({ option: 'pace' }),
    ],
    ['bots whose time runs backwards', /after 2 to 1 ms/, withTempo({ bots: { least: 2, most: 1 } })],
    [
      'a reaction setting with an impossible default',
      /pride begins as auto-pass, which it cannot be/,
      withTempo({ settings: { pride: { values: ['ask'], default: 'auto-pass' } } }),
    ],
    ['a reaction setting that answers nothing', /pride answers nothing/, withTempo({}, { limit, closes })],
    [
      'a reaction to a step that asks nobody',
      /a reaction roll, which is no decision/,
      withTempo({ settings: {}, reactions: { roll: { limit: 10, closes: {} } } }),
    ],
    [
      'a reaction to a question that is never asked',
      /a reaction parry, which is no decision/,
      withTempo({ settings: {}, reactions: { parry: { limit: 10, closes: {} } } }),
    ],
    [
      'a reaction under a missing setting',
      /boast goes by the setting modesty, which there is not/,
      withTempo({ settings: {} }, { ...pride, setting: 'modesty' }),
    ],
    [
      'automatic answers without a setting',
      /boast has answers, but no setting gives them/,
      withTempo({ settings: {} }, { pass, limit, closes }),
    ],
    [
      'a setting that passes a reaction without a pass',
      /does not say how it passes/,
      withTempo({}, { setting, use, limit, closes }),
    ],
    [
      'a setting that uses a reaction without a use',
      /differ about a use/,
      withTempo({}, { setting, pass, limit, closes }),
    ],
    ['a reaction that never waits', /falls back after 0 ms/, withTempo({}, { ...pride, limit: 0 })],
    [
      'a reaction that does not close under every choice',
      /does not say when it closes in 5/,
      withTempo({}, { ...pride, closes: { 3: { when: 'last-answer' } } }),
    ],
    [
      'a reaction that closes under a missing choice',
      /closes in 7, which cannot be chosen/,
      withTempo({}, { ...pride, closes: { ...closes, 7: { when: 'last-answer' } } }),
    ],
    [
      'a reaction that never closes',
      /never closes in 5/,
      withTempo({}, { ...pride, closes: { ...closes, 5: { when: 'quantum', least: 900, quantum: 0 } } }),
    ],
    [
      'a reaction whose pass is not offered',
      /boast passes with pass, which is not offered/,
      withTempo({}, { ...pride, pass: 'pass' }),
    ],
    [
      'a reaction that falls back on more than passing',
      /boast passes with boast, but falls back on "silence"/,
      withTempo({}, { ...pride, pass: 'boast' }),
    ],
    [
      'a setting that would have to choose several',
      /boast is answered by a setting, but asks for several/,
      {
        ...withTempo(),
        work: withBoast({
          ask: () => ({ kind: 'several', options: ['silence', 'boast'], min: 0, max: 1 }),
          fallback: () => [],
        }).work,
      },
    ],
  ];

  it.each(caught)('%s', (_, message, game) => {
    expect(() => conform(game, terms)).toThrow(message);
  });

  it.each(caught)(
    '%s, perhaps by another trace, where it checks one decision in five',
    (_, _message, game) => {
      expect(() => conform(game, { ...terms, games: 200, every: 5 })).toThrow();
    },
  );
});

/** A duel that counts its rolls outside the position. */
function forgetful(): DuelGame {
  let rolls = 0;
  return withRoll((table, frame) => {
    if (++rolls % 5 === 0) table.die(6);
    roll(table, frame);
  });
}

class Points extends Array<number> {}
