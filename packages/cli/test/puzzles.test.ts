import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bot, rulebookOf } from '@nokturn/engine';
import { GAME_IDS } from '@nokturn/games';
import { findRules } from '@nokturn/games/all';
import { botsFor, EFFORTS } from '@nokturn/games/bots';
import { wordsAt } from '@nokturn/games/folder.ts';
import {
  isSameAnswer,
  nightOf,
  type Puzzle,
  type PuzzleSet,
  publicOf,
  puzzleOfNight,
  witnessOf,
} from '@nokturn/games/puzzles.ts';
import { describe, expect, test } from 'vitest';
import { firstWitness, nim, pennies } from '../../bots/test/toys.ts';
import { tonightsOf } from '../src/commands/puzzles.ts';
import { collectionIn, keep, withFound } from '../src/puzzles/collection.ts';
import { puzzlesIn } from '../src/puzzles/finding.ts';
import {
  clearly,
  confirmed,
  findsIt,
  glimpsed,
  isSureToFind,
  lookedAt,
  type Players,
} from '../src/puzzles/weighing.ts';
import { gameNamed } from '../src/setup.ts';
import { emptyFolder, nokturn } from './nokturn.ts';

const DEEP = process.env.NOKTURN_DEEP !== undefined;

const lovci = findRules('lovci-noci');
if (lovci === undefined) throw new Error('there are no rules of lovci-noci');

type Toy = ReturnType<typeof nim>;

/** Players that search, and in playouts give the first answer or a random one. */
function playersOf({ game, mind }: Pick<Toy, 'game' | 'mind'>): Players {
  const any: Bot = (_view, { ask, fallback }, _budget, random) =>
    ask.kind === 'amount' ? ask.min + random.below(ask.max - ask.min + 1) : fallback;
  const first: Bot = (_view, { fallback }) => fallback;
  const bot = async () => ({ novice: first, mind });
  return {
    rules: rulebookOf(game, { digest: 'toy', cards: {}, bot }),
    mind,
    bots: new Map([
      ['novice', first],
      ['medium', any],
    ]),
    hard: { iterations: 100, milliseconds: 1000 },
  };
}

const setup = { seats: 2, options: {} };

describe('a puzzle', () => {
  test('is clear if all long searches find the same answer best, and by enough', () => {
    // Leaving a multiple of four wins: from seven stones, take three.
    const won = nim(7);
    const verdict = clearly(playersOf(won), firstWitness(won.game), 'clear');
    expect(verdict?.best).toBe(3);
    expect(verdict?.gap).toBeGreaterThanOrEqual(0.15);
    expect(verdict?.weighed).toBe(3);
    // With eight stones every answer loses.
    const lost = nim(8);
    expect(clearly(playersOf(lost), firstWitness(lost.game), 'clear')).toBeNull();
  });

  test('is worth a long search if a second look sees a gap', () => {
    const won = nim(7);
    expect(lookedAt(playersOf(won), firstWitness(won.game), 'look')?.best).toBe(3);
    const two = nim(2);
    expect(lookedAt(playersOf(two), firstWitness(two.game), 'look')).toBeNull();
  });

  test('is no puzzle with fewer than three answers, or if others try to guess the answer', () => {
    const two = nim(2);
    expect(clearly(playersOf(two), firstWitness(two.game), 'two')).toBeNull();
    const guess = pennies();
    const players = { ...playersOf(nim(2)), mind: guess.mind };
    expect(clearly(players, firstWitness(guess.game), 'guess')).toBeNull();
  });

  test('stands if pairs of matches from the same imagined worlds say so, and only then', () => {
    const { game, mind } = nim(3);
    const players = playersOf({ game, mind });
    const moment = { setup, witness: firstWitness(game), watched: [] };
    const played = confirmed(players, moment, { best: 3, other: 1 }, 'pairs');
    // Taking all three wins; leaving two wins half of the time.
    expect(played?.pairs).toBe(100);
    expect(played?.difference).toBeGreaterThan(0.3);
    expect(played?.low).toBeGreaterThan(0);
    expect(confirmed(players, moment, { best: 1, other: 3 }, 'pairs')).toBeNull();
    expect(confirmed(players, moment, { best: 2, other: 2 }, 'pairs')).toBeNull();
    // Quick answers to the end find the same, and rule out an answer that is no better.
    expect(glimpsed(players, moment.witness, { best: 3, other: 1 }, 'glimpse')).toBe(true);
    expect(glimpsed(players, moment.witness, { best: 2, other: 2 }, 'glimpse')).toBe(false);
  });

  test('knows how often somebody weaker finds it', () => {
    const { game, mind } = nim(7);
    const players = playersOf({ game, mind });
    const looked = { witness: firstWitness(game), seed: 'find' };
    expect(findsIt(players, 'novice', { ...looked, best: 1 })).toBe(1);
    const found = findsIt(players, 'medium', { ...looked, best: 3 });
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(1);
    expect(isSureToFind(players, 'novice', { ...looked, best: 1 })).toBe(true);
    expect(isSureToFind(players, 'medium', { ...looked, best: 3 })).toBe(false);
  });
});

describe('a match', () => {
  test('is searched only near its end, and played to other endings: the same ones every time', async () => {
    const { novice, mind } = (await lovci?.bot()) ?? {};
    if (lovci === undefined || novice === undefined || mind === undefined) throw new Error('no rules');
    // A bot that thinks this little sees hardly anything, and is soon done.
    const quick: Players = {
      rules: lovci,
      mind,
      bots: new Map(['novice', 'easy', 'medium'].map((name) => [name, novice])),
      hard: { iterations: 4, milliseconds: 1000 },
    };
    const near = { themes: {}, from: 1, left: 40, again: 0 };
    const look = (terms: Partial<typeof near>) =>
      puzzlesIn(gameNamed('lovci-noci'), quick, 0, { ...near, ...terms });
    const [whole, late, ends] = [look({ left: 10_000 }), look({}), look({ again: 2 })];
    expect([whole, late, ends].map(({ tally }) => tally.ends)).toEqual([1, 1, 3]);
    expect(late.tally.moments).toBeGreaterThan(0);
    expect(late.tally.moments).toBeLessThan(whole.tally.moments);
    expect(ends.tally.moments).toBeGreaterThan(late.tally.moments);
    expect(look({ again: 2 })).toEqual(ends);
  });
});

/** A set with one puzzle, whatever it is worth: the first question with a choice in a match. */
function setWithOne(): PuzzleSet {
  const match = lovci?.begin({
    seats: 5,
    options: optionsOf(),
    seed: 'a puzzle to be shown',
  });
  const { asked } = match?.position ?? {};
  const seat = asked?.seats[0];
  if (match === undefined || seat === undefined) throw new Error('nobody is asked');
  const view = structuredClone(match.view(seat));
  const ask = view.asked?.mine?.ask;
  if (ask?.kind !== 'one') throw new Error('the first question of this match takes one option');
  const [best = '', other = best] = ask.options;
  const puzzle: Puzzle = {
    id: '0-0',
    setup: { seats: 5, options: optionsOf() },
    seat,
    round: 1,
    theme: 'timing',
    view,
    heard: [],
    best,
    other,
    weighed: 3,
    gap: 0.21,
    playouts: { pairs: 100, difference: 0.17, low: 0.04 },
    found: { novice: 0, easy: 0.2, medium: 0.4 },
    turns: [],
  };
  const tally = {
    matches: 1,
    ends: 1,
    moments: 60,
    promising: 3,
    hidden: 2,
    clear: 1,
    glimpsed: 1,
    stood: 1,
  };
  return {
    puzzles: 1,
    game: 'lovci-noci',
    rules: lovci?.rulesVersion ?? 0,
    digest: 'x',
    tally,
    list: [puzzle],
  };
}

function optionsOf() {
  const resolved = lovci?.resolve(5, {});
  if (resolved === undefined || 'problem' in resolved) throw new Error('no options');
  return resolved.options;
}

describe('a collection', () => {
  test('goes on from where it was stopped', () => {
    const file = join(emptyFolder(), 'puzzles.json');
    const [first] = [setWithOne()];
    const empty = collectionIn(file, lovci);
    expect(empty.list).toEqual([]);
    keep(file, withFound(empty, { puzzles: first.list, tally: first.tally }));
    const kept = collectionIn(file, lovci);
    expect(kept.list).toEqual(JSON.parse(JSON.stringify(first.list)));
    keep(file, withFound(kept, { puzzles: [], tally: { ...first.tally, stood: 0 } }));
    const { tally, list } = collectionIn(file, lovci);
    expect(tally).toMatchObject({ matches: 2, moments: 120, clear: 2, stood: 1 });
    expect(list).toHaveLength(1);
  });

  test('for other rules, for another game or with no contents is refused and left as it is', () => {
    const file = join(emptyFolder(), 'puzzles.json');
    const refusal = (content: string) => {
      writeFileSync(file, content);
      expect(() => collectionIn(file, lovci)).toThrow(/puzzles/);
      expect(readFileSync(file, 'utf8')).toBe(content);
    };
    refusal('{');
    refusal('{}');
    refusal(JSON.stringify({ ...setWithOne(), game: 'vendetta' }));
    refusal(JSON.stringify({ ...setWithOne(), rules: 99 }));
  });
});

describe('nokturn puzzles --play', () => {
  test('sets the puzzle that the page shows on the game’s night, and another one when its turn comes again', () => {
    const sets = new Map(
      GAME_IDS.flatMap((game) => {
        const stored = wordsAt(game, 'puzzles.json');
        return stored === null ? [] : [[game, (JSON.parse(stored) as PuzzleSet).list] as const];
      }),
    );
    const games = [...sets.keys()];
    const dates = Array.from({ length: 4 * games.length }, (_, n) => new Date(2026, 10, 23 + n, 21));
    const nights = dates.map((date) => {
      const turn = puzzleOfNight(nightOf(date), games);
      const list = sets.get(turn?.game as (typeof games)[number]) ?? [];
      expect(turn?.pick(list)).toBeDefined();
      expect(tonightsOf(list, date)).toBe(turn?.pick(list));
      return `${turn?.game} ${tonightsOf(list, date)?.id}`;
    });
    expect(new Set(nights).size).toBeGreaterThan(2 * games.length);
  });

  test('shows the table of the seat, takes an answer, and says which is best and why', async () => {
    const file = join(emptyFolder(), 'puzzles.json');
    const set = setWithOne();
    writeFileSync(file, JSON.stringify(set));
    const [shown, wrong] = await Promise.all([
      nokturn(['puzzles', 'lovci-noci', '--play', '--out', file], { input: '1\n' }),
      nokturn(['puzzles', 'lovci-noci', '--number', '2', '--out', file]),
    ]);
    expect(shown.err).toBe('');
    expect(shown.out).toMatch(/Yes: .+\./);
    expect(shown.out).toMatch(/100 matches .* 17 more per hundred/);
    expect(shown.out).toMatch(/It takes timing/);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toMatch(/--number/);
  });
});

/**
 * This many puzzles of each game are searched again: those with the fewest players, nearest the end, which take the
 * least time. Only the deep run also plays them.
 */
const SAMPLE = DEEP ? Number.POSITIVE_INFINITY : 1;

describe('a stored puzzle still stands', () => {
  const all = GAME_IDS.flatMap((game) => {
    const stored = wordsAt(game, 'puzzles.json');
    const { list } = stored === null ? { list: [] } : (JSON.parse(stored) as PuzzleSet);
    const quick = list.toSorted((a, b) => a.setup.seats - b.setup.seats || b.heard.length - a.heard.length);
    return quick.slice(0, SAMPLE).map((puzzle) => [game, puzzle.id, puzzle] as const);
  });

  test.for(all)('%s %s', { timeout: 900_000 }, async ([game, id, puzzle]) => {
    const rules = findRules(game);
    const hard = EFFORTS[game]?.hard;
    if (rules === undefined || hard === undefined) throw new Error(`there are no rules of ${game}`);
    const { mind } = await rules.bot();
    const players = { rules, mind, hard, bots: botsFor(game) };
    const witness = witnessOf(puzzle);
    const seed = `puzzles ${game} ${id.replace('-', ' ')}`;
    const verdict = clearly(players, witness, seed);
    const ask = witness.asked?.mine?.ask;
    if (verdict === null || ask === undefined) throw new Error('no search finds it clear any more');
    expect(isSameAnswer(ask, verdict.best, puzzle.best)).toBe(true);
    for (const name of ['novice', 'easy'])
      expect(isSureToFind(players, name, { witness, best: puzzle.best, seed })).toBe(false);
    if (!DEEP) return;
    const moment = { setup: puzzle.setup, witness, watched: publicOf(puzzle) };
    expect(confirmed(players, moment, puzzle, seed)).not.toBeNull();
  });
});
