import { fits, Random } from '@nokturn/engine';
import { LIBRARY, RELEASES } from '@nokturn/games/all';
import { describe, expect, it } from 'vitest';
import { wordsAt } from '../folder.ts';
import { GAME_IDS } from '../index.ts';
import {
  FINDERS,
  hardnessOf,
  isSameAnswer,
  nightOf,
  type Puzzle,
  type PuzzleSet,
  publicOf,
  puzzleOfNight,
  seriesOf,
  THEMES,
  witnessOf,
} from '../puzzles.ts';

const DEEP = process.env.NOKTURN_DEEP !== undefined;
/** Worlds are imagined for this many puzzles of each game. */
const SAMPLE = DEEP ? Number.POSITIVE_INFINITY : 3;

const SETS = GAME_IDS.flatMap((game) => {
  const stored = wordsAt(game, 'puzzles.json');
  return stored === null ? [] : [{ game, set: JSON.parse(stored) as PuzzleSet }];
});

const easy = (id: string, medium: number, gap = 0.2) =>
  ({ id, found: { novice: 0, easy: 0, medium }, gap }) as Puzzle;

describe('the puzzle of a night', () => {
  it('is the same from midnight to midnight, by the local calendar', () => {
    const night = nightOf(new Date(2026, 10, 18, 0, 0));
    expect(nightOf(new Date(2026, 10, 18, 23, 59))).toBe(night);
    expect(nightOf(new Date(2026, 10, 19, 0, 0))).toBe(night + 1);
    // Even across a change to summer time.
    expect(nightOf(new Date(2026, 2, 30)) - nightOf(new Date(2026, 2, 28))).toBe(2);
  });

  it('comes from each game in turn, and does not repeat before all puzzles of that game have been shown', () => {
    const lists = { a: [1, 2, 3], b: [4, 5] };
    const games = ['a', 'b'] as const;
    const found = Array.from({ length: 6 }, (_, night) => {
      const turn = puzzleOfNight(night, games);
      return turn?.pick<number>(lists[turn.game]);
    });
    expect(found).toEqual([1, 4, 2, 5, 3, 4]);
    expect(puzzleOfNight(7, [])).toBeNull();
  });
});

it('a series begins with the puzzles that weaker players solve most often', () => {
  const list = [easy('hard', 0.1), easy('easy', 0.9), easy('close', 0.5, 0.16), easy('plain', 0.5, 0.3)];
  expect(seriesOf({ list }).map(({ id }) => id)).toEqual(['easy', 'plain', 'close', 'hard']);
  expect(hardnessOf(easy('sure', 1))).toBe(0.5);
});

it('treats several things in any order as the same answer, except where the answer is an order', () => {
  expect(isSameAnswer({ kind: 'several' }, ['a', 'b'], ['b', 'a'])).toBe(true);
  expect(isSameAnswer({ kind: 'order' }, ['a', 'b'], ['b', 'a'])).toBe(false);
  expect(isSameAnswer({ kind: 'amount' }, 2, 2)).toBe(true);
});

it('distinguishes what the seat had heard from what spectators had heard', () => {
  const heard = [[{ kind: 'a' }], [{ kind: 'b', card: 'mine' }, { kind: 'b' }], [{ kind: 'c' }, null]];
  const puzzle = { view: { viewer: 1 }, heard } as unknown as Puzzle;
  expect(witnessOf(puzzle)).toEqual({
    viewer: 1,
    heard: [{ kind: 'a' }, { kind: 'b', card: 'mine' }, { kind: 'c' }],
  });
  expect(publicOf(puzzle)).toEqual([{ kind: 'a' }, { kind: 'b' }]);
});

describe.each(SETS)('the puzzles of $game', ({ game, set }) => {
  it('name available rules, and state how many moments were tried', () => {
    const known = [...LIBRARY.today, ...(RELEASES[game] ?? [])].map(({ digest }) => digest);
    expect(known).toContain(set.digest);
    const { moments, promising, hidden, clear, stood } = set.tally;
    // Otherwise the page would show an empty room.
    expect(set.list.length).toBeGreaterThan(0);
    expect(set.list).toHaveLength(stood);
    expect([moments, promising, hidden, clear, stood]).toEqual(
      [moments, promising, hidden, clear, stood].sort((a, b) => b - a),
    );
  });

  it('are clear: a gap, enough answers, enough pairs, and no weak player who is sure to find them', () => {
    for (const { gap, weighed, playouts, found, theme } of set.list) {
      expect(gap).toBeGreaterThanOrEqual(0.15);
      expect(weighed).toBeGreaterThanOrEqual(3);
      expect(playouts.pairs).toBeGreaterThanOrEqual(100);
      expect(playouts.difference).toBeGreaterThanOrEqual(0.1);
      expect(playouts.low).toBeGreaterThan(0);
      expect(Object.keys(found)).toEqual([...FINDERS]);
      expect(Math.max(found.novice, found.easy)).toBeLessThan(1);
      expect(THEMES).toContain(theme);
    }
  });

  it('ask one seat a question that fits the stored answers, at most once a turn', () => {
    // Alternative endings of a match count as the same match.
    const turns = set.list.map(({ id, round, seat }) => `${Number.parseInt(id, 10)} ${round} ${seat}`);
    expect(new Set(turns).size).toBe(turns.length);
    for (const { view, seat, best, other } of set.list) {
      expect([view.viewer, view.asked?.seats]).toEqual([seat, [seat]]);
      const ask = view.asked?.mine?.ask;
      if (ask === undefined) throw new Error('nobody is asked');
      expect([fits(ask, best).fits, fits(ask, other).fits]).toEqual([true, true]);
      expect(isSameAnswer(ask, best, other)).toBe(false);
    }
  });

  it('contain no seed, no moves and no position: only what the seat saw and had heard', () => {
    const kept = ['id', 'setup', 'seat', 'round', 'theme', 'view', 'heard', 'best', 'other', 'weighed'];
    for (const puzzle of set.list) {
      expect(Object.keys(puzzle).sort()).toEqual([...kept, 'gap', 'playouts', 'found', 'turns'].sort());
      expect(Object.keys(puzzle.setup).sort()).toEqual(['options', 'seats']);
      const seen = ['asked', 'over', 'result', 'state', 'viewer', 'work'];
      expect(Object.keys(puzzle.view).sort()).toEqual(seen);
    }
  });

  it('can be imagined by today’s rules: a match that looks like this to the seat can continue', async () => {
    const rules = LIBRARY.today.find(({ id }) => id === game);
    const mind = (await rules?.bot())?.mind;
    if (rules === undefined || mind === undefined) throw new Error(`there are no rules of ${game}`);
    for (const puzzle of set.list.slice(0, SAMPLE)) {
      const random = new Random(puzzle.id);
      const imagine = mind.positions?.(witnessOf(puzzle));
      for (let i = 0; i < 2; i++) {
        const position = imagine?.(random);
        if (!position) throw new Error(`${game} ${puzzle.id} cannot be imagined`);
        const match = rules.resumeAt({ ...puzzle.setup, seed: 'imagined' }, position);
        expect(JSON.parse(JSON.stringify(match.view(puzzle.seat)))).toEqual(puzzle.view);
        expect([match.check(puzzle.seat, puzzle.best), match.check(puzzle.seat, puzzle.other)]).toEqual([
          null,
          null,
        ]);
      }
    }
  });
});
