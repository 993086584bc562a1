import { findRules } from '@nokturn/games/all';
import type { Puzzle } from '@nokturn/games/puzzles.ts';
import { describe, expect, it } from 'vitest';
import { latest, witnessOf } from '../src/source/source.ts';

// Storage listens to the window, which does not exist here.
globalThis.window ??= { addEventListener() {} } as unknown as typeof globalThis.window;
const { streakOn, withAnswer } = await import('../src/puzzles/kept.ts');
const { PuzzleSource } = await import('../src/puzzles/puzzled.ts');

const NOTHING = { solved: {}, night: null, streak: 0, longest: 0 };

describe('the streak', () => {
  it('grows night by night, ends with a wrong answer or a night without one, and remembers the longest', () => {
    const two = withAnswer(withAnswer(NOTHING, 'a', true, 10), 'b', true, 11);
    expect(two).toEqual({ solved: { a: true, b: true }, night: 11, streak: 2, longest: 2 });
    expect([11, 12, 13].map((night) => streakOn(two, night))).toEqual([2, 2, 0]);
    expect(withAnswer(two, 'c', false, 12)).toMatchObject({ streak: 0, longest: 2, night: 12 });
    expect(withAnswer(two, 'c', true, 14)).toMatchObject({ streak: 1, longest: 2, night: 14 });
  });

  it('counts only the first answer of a night, and no puzzle of a series', () => {
    const wrong = withAnswer(NOTHING, 'a', false, 10);
    expect(withAnswer(wrong, 'a', true, 10)).toEqual(wrong);
    expect(withAnswer(wrong, 'b', true, null)).toEqual({ ...wrong, solved: { a: false, b: true } });
  });

  it('counts a puzzle met earlier in the series by the answer of the night', () => {
    const before = withAnswer(NOTHING, 'a', false, null);
    expect(withAnswer(before, 'a', true, 10)).toMatchObject({ solved: { a: false }, streak: 1 });
  });

  it('gains nothing from a clock that was set back', () => {
    const now = withAnswer(NOTHING, 'a', true, 10);
    expect(withAnswer(now, 'b', true, 9)).toEqual({ ...now, solved: { a: true, b: true } });
  });
});

/** The first question of a match, as its seat sees it. */
function puzzle(): Puzzle {
  const rules = findRules('lovci-noci');
  const resolved = rules?.resolve(5, {});
  if (rules === undefined || resolved === undefined || 'problem' in resolved) throw new Error('no rules');
  const setup = { seats: 5, options: resolved.options };
  const match = rules.begin({ ...setup, seed: 'a puzzle on the page' });
  const seat = match.position.asked?.seats[0] ?? 0;
  const view = structuredClone(match.view(seat));
  const ask = view.asked?.mine?.ask;
  if (ask?.kind !== 'one') throw new Error('the first question takes one option');
  const [other = '', best = other] = ask.options;
  const heard = match.collect().flatMap((told) => {
    const own = match.hear(told, seat);
    return own === null ? [] : [[own] as const];
  });
  const playouts = { pairs: 100, difference: 0.2, low: 0.1 };
  const found = { novice: 0, easy: 0, medium: 0 };
  const shown = { id: '0-0', setup, seat, round: 1, theme: 'timing' as const, view, heard, best, other };
  return { ...shown, weighed: 3, gap: 0.2, playouts, found, turns: [] };
}

describe('a puzzle at a table', () => {
  const shown = puzzle();
  const given: boolean[] = [];
  const source = new PuzzleSource({ game: 'lovci-noci', puzzle: shown, place: 0, of: 1 }, 'Ada', (isBest) =>
    given.push(isBest),
  );

  it('shows what the seat saw and had heard, and asks the same question', () => {
    const state = source.state();
    expect(state.viewer).toBe(shown.seat);
    expect(latest(state)?.view).toEqual(shown.view);
    expect(witnessOf(state)?.heard).toEqual(shown.heard.map(([own]) => own));
    expect(state.facts?.commitment).toBeNull();
  });

  it('accepts an offered answer, once', () => {
    source.answer('no such option');
    expect([source.given(), given]).toEqual([null, []]);
    source.answer(shown.other);
    expect([source.given(), given]).toEqual([shown.other, [false]]);
    source.answer(shown.best);
    expect([source.given(), given]).toEqual([shown.other, [false]]);
    expect(source.state().refused?.why?.id).toBe('puzzle-answered');
  });
});
