import type { Bot, Position, Random, Seat, Witness } from '@nokturn/engine';
import { choosesTheSameWhenScrambled, imaginesTheSameView, thinksByTheRules } from '@nokturn/engine/testing';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Duel, type DuelFrame, diceDuel } from './dice-duel.ts';
import { type DuelView, knowledge } from './duellists.ts';

const TERMS = { seats: 3, games: 20, seed: 'honesty' };

function scramble(position: Position<Duel, DuelFrame>, viewer: unknown, random: Random) {
  const lucky = position.state.lucky.map((number, seat) => (seat === viewer ? number : 1 + random.below(6)));
  return { ...position, state: { ...position.state, lucky } };
}

/** Calls what its lucky number suggests. */
const calls: Bot<DuelView> = ({ viewer, state }, { ask, fallback }) =>
  ask.kind === 'one' && ask.options.includes('high')
    ? (state.lucky[viewer as Seat] ?? 0) > 3
      ? 'high'
      : 'low'
    : fallback;

describe('an imagined state', () => {
  it('looks like what is seen, and is rarely the truth', () => {
    const report = imaginesTheSameView(diceDuel, knowledge, { ...TERMS, samples: 6 });
    expect(report.decisions).toBeGreaterThan(200);
    expect(report.samples).toBe(6 * report.decisions);
    expect(report.others / report.samples).toBeGreaterThan(0.9);
  });

  it('follows the rules', () => {
    const { decisions, questions } = thinksByTheRules(diceDuel, knowledge, TERMS);
    expect(questions).toBeGreaterThan(decisions);
  });

  it.each<[string, Partial<typeof knowledge>, RegExp]>([
    [
      'a different number of its own',
      {
        imagine: (view) => (random) => ({
          ...knowledge.imagine(view)(random),
          lucky: view.state.lucky.map(() => 1 + random.below(6)),
        }),
      },
      /imagines what it sees to be otherwise/,
    ],
    [
      'another round',
      { imagine: (view) => (random) => ({ ...knowledge.imagine(view)(random), round: 99 }) },
      /imagines what it sees to be otherwise/,
    ],
  ])('must not imagine %s', (_, change, failure) => {
    expect(() => imaginesTheSameView(diceDuel, { ...knowledge, ...change }, TERMS)).toThrow(failure);
  });

  it.each<[string, Partial<typeof knowledge>, RegExp]>([
    ['an answer that is not offered', { policy: () => 'middle' }, /quick answer in \w+ is wrong/],
    [
      'a candidate that is not offered',
      { candidates: () => [{ answer: 'middle', weight: 1 }] },
      /worth a thought in \w+ is wrong/,
    ],
    ['no candidate at all', { candidates: () => [] }, /no answer worth a thought/],
    [
      'a candidate twice',
      { candidates: ({ ask }) => ['x', 'x'].map(() => ({ answer: firstOf(ask), weight: 1 })) },
      /offered twice/,
    ],
    [
      'a weight below 0',
      { candidates: ({ ask }) => [{ answer: firstOf(ask), weight: -1 }] },
      /the weight of/,
    ],
    ['a value above 1', { evaluate: () => [2, 0, 0] }, /a state is worth/],
    ['too few values', { evaluate: () => [0.5] }, /a state is worth/],
    ['a leaning out of range', { leaning: () => 2 }, /the leaning of/],
    [
      'worlds with shared mutable parts',
      {
        imagine: ({ state }) => {
          const points = state.points.slice();
          return () => ({ ...state, points, lucky: state.lucky.map((number) => number ?? 1) });
        },
      },
      /changes another/,
    ],
    [
      'worlds that share mutable parts with the view',
      {
        imagine:
          ({ state }) =>
          () => ({ ...state, points: state.points as number[], lucky: [1, 2, 3] }),
      },
      /changes/,
    ],
  ])('must not offer %s', (_, change, failure) => {
    expect(() => thinksByTheRules(diceDuel, { ...knowledge, ...change }, TERMS)).toThrow(failure);
  });
});

describe('a choice', () => {
  it('stays the same when everything that the seat may not know is scrambled', () => {
    const report = choosesTheSameWhenScrambled(diceDuel, calls, { ...TERMS, scramble });
    expect(report.decisions).toBeGreaterThan(200);
    expect(report.scrambled / report.decisions).toBeGreaterThan(0.9);
  });

  it('in a game that shows too much is caught', () => {
    const open = { ...diceDuel, secrets: { ...diceDuel.secrets, show: (duel: Duel) => duel } };
    const peeks: Bot<DuelView> = (view, decision, budget, random) =>
      calls({ ...view, viewer: ((view.viewer as Seat) + 1) % 3 }, decision, budget, random);
    expect(() => choosesTheSameWhenScrambled(open, peeks, { ...TERMS, scramble })).toThrow(/knows too much/);
  });
});

describe('the types keep positions from bots', () => {
  it('a position is not what a seat knows, and no bot can be called with one', () => {
    expectTypeOf<Position>().not.toExtend<Witness>();
    const ask = (position: Position, bot: Bot, [, ...rest]: Parameters<Bot>) =>
      // @ts-expect-error: a position is no witness
      bot(position, ...rest);
    expect(ask).toBeTypeOf('function');
  });
});

function firstOf(ask: { readonly kind: string; readonly options?: readonly string[] }): string {
  return ask.options?.[0] ?? '';
}
