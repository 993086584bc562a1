import { resolveOptions } from '@nokturn/engine';
import { findGame } from '@nokturn/games/all';
import { describe, expect, test } from 'vitest';
import { noTimes } from '../src/statistics/times.ts';
import type { Job, Outcome } from '../src/threads/job.ts';
import { playJob } from '../src/threads/play-job.ts';
import { playAll } from '../src/threads/pool.ts';
import type { Plan } from '../src/tournament/plan.ts';
import { type PlayedFixture, standingsOf, wholeDeals } from '../src/tournament/standings.ts';
import { holdTournament } from '../src/tournament/tournament.ts';

const plan: Plan = {
  game: 'lovci-noci',
  seats: 4,
  settings: [{ name: null, options: optionsOf('lovci-noci', 4) }],
  bots: ['random', 'novice'],
  tables: { kind: 'halves' },
  deals: 5000,
  seed: 'tournament',
};

function optionsOf(id: string, seats: number) {
  const game = findGame(id);
  const resolved = game && resolveOptions(game, seats, {});
  if (!resolved || 'problem' in resolved) throw new Error(`${id} cannot be set up`);
  return resolved.options;
}

const job: Job = {
  game: 'lovci-noci',
  seats: 4,
  options: optionsOf('lovci-noci', 4),
  seed: 'job',
  bots: ['novice', 'random', 'random', 'novice'],
  inDetail: false,
};

describe('threads', () => {
  test('play every match once', async () => {
    const seeds = Array.from({ length: 7 }, (_, i) => `pool ${i}`);
    const outcomes = new Map<number, Outcome>();
    await playAll(
      seeds.map((seed) => ({ ...job, seed })),
      { threads: 3, done: (outcome, number) => outcomes.set(number, outcome) },
    );
    expect([...outcomes.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    seeds.forEach((seed, i) => {
      expect(outcomes.get(i)?.won).toEqual(playJob({ ...job, seed }).won);
    });
  });

  test('a match that fails is named', async () => {
    const broken = { ...job, bots: ['genius', 'random', 'random', 'random'] };
    const error = await playAll([broken], { threads: 1, done: () => undefined }).catch((caught) => caught);
    expect(error.message).toBe('lovci-noci, seed job, bots genius,random,random,random failed');
    expect(error.cause.message).toBe('there is no bot genius for lovci-noci');
  });

  test('stop at once on request', async () => {
    const controller = new AbortController();
    let played = 0;
    await playAll(
      Array.from({ length: 5000 }, (_, i) => ({ ...job, seed: `stopped ${i}` })),
      {
        threads: 2,
        signal: controller.signal,
        done() {
          played++;
          if (played === 5) controller.abort();
        },
      },
    );
    expect(played).toBe(5);
  });
});

describe('a match', () => {
  test('reports points, and in detail the counts and notes of the game', () => {
    const vendetta: Job = {
      ...job,
      game: 'vendetta',
      options: { ...optionsOf('vendetta', 4), places: true, relics: true },
      bots: ['random', 'random', 'novice', 'random'],
    };
    const { points, won, times, tally, noted } = playJob(vendetta);
    expect(points).toHaveLength(4);
    const best = Math.max(...points.map((point) => point ?? 0));
    expect(points[won.indexOf(true)]).toBe(best);
    expect({ tally, noted }).toEqual({ tally: [], noted: [] });
    expect(times.map(({ count }) => count > 0)).toEqual([false, false, true, false]);

    const detailed = playJob({ ...vendetta, inDetail: true });
    expect(detailed.won).toEqual(won);
    expect(detailed.tally.filter(({ group }) => group === 'clan')).toHaveLength(4);
    expect(detailed.measures.length).toBeGreaterThan(4);
    const noting = (group: string) => detailed.noted.filter((note) => note.group === group);
    expect(
      noting('relic')
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual([0, 1, 2, 3]);
    expect(noting('place').length).toBeGreaterThan(0);
  });
});

describe('an interrupted tournament', () => {
  test('reports the results of the whole deals', async () => {
    const tournament = await holdTournament(plan, {
      threads: 2,
      progress(played) {
        if (played === 9) process.emit('SIGINT');
      },
    });
    expect(tournament).toMatchObject({ stopped: true, unfinished: 0 });
    // Nine of the first ten games are over and the tenth was stopped: one deal is incomplete.
    expect(tournament).toMatchObject({ deals: 4, games: 8 });
  });

  test('reports nothing if there are fewer than two', async () => {
    const early = holdTournament(plan, { threads: 1, progress: () => process.emit('SIGINT') });
    await expect(early).rejects.toThrow('fewer than two deals');
  });
});

describe('standings', () => {
  const outcome = (won: readonly boolean[], points: readonly (number | null)[] = []): Outcome => ({
    finished: true,
    won,
    points,
    times: won.map(noTimes),
    tally: [],
    measures: [],
    noted: [],
  });
  const match = (deal: number, seating: readonly number[], won: readonly number[]): PlayedFixture => ({
    deal,
    setting: 0,
    seating,
    outcome: outcome(
      seating.map((_, seat) => won.includes(seat)),
      seating.map((bot, seat) => (won.includes(seat) ? 10 + bot : null)),
    ),
  });

  test('only deals that were played in all seatings, all to the end, count', () => {
    const unfinished = { ...match(2, [1, 1, 0, 0], []), outcome: { ...outcome([]), finished: false } };
    const played = [
      match(0, [0, 0, 1, 1], [2]),
      match(1, [0, 0, 1, 1], [0]),
      match(0, [1, 1, 0, 0], [1]),
      match(2, [0, 0, 1, 1], [0]),
      unfinished,
    ];
    expect(wholeDeals(played, 2).map(({ deal }) => deal)).toEqual([0, 0]);
  });

  test('count seats, points of those that have any, and the lead at the same tables', () => {
    const played = [
      match(0, [0, 0, 1, 1], [2, 3]),
      match(0, [1, 1, 0, 0], [0]),
      match(1, [0, 1, 0, 1], [1]),
      match(1, [1, 0, 1, 0], [1]),
    ];
    const [standings] = standingsOf(plan, played);
    expect(standings).toMatchObject({
      games: 4,
      average: 5 / 16,
      bots: [
        { bot: 'novice', played: 8, won: 4, points: { value: 11 } },
        { bot: 'random', played: 8, won: 1 },
      ],
    });
    expect(standings?.leads).toMatchObject([{ bot: 'novice', over: 'random', share: { value: 3 / 8 } }]);
    expect(standings?.bots[0]?.seats.map(({ value }) => value)).toEqual([0.5, 0.5, 0.5, 0.5]);
  });

  test('with one against the rest: the lead is that at its own tables', () => {
    const three: Plan = { ...plan, bots: ['a', 'b', 'c'], tables: { kind: 'one-against', rest: 0 } };
    const deal = (number: number) => [
      ...[0, 1, 2, 3].map((own) => match(number, [0, 0, 0, 0].with(own, 1), [own])),
      ...[0, 1, 2, 3].map((own) => match(number, [0, 0, 0, 0].with(own, 2), [(own + 1) % 4])),
    ];
    const [standings] = standingsOf(three, [...deal(0), ...deal(1)]);
    const lead = (bot: string, over: string) =>
      standings?.leads.find((one) => one.bot === bot && one.over === over)?.share.value;
    expect(lead('b', 'a')).toBe(1);
    expect(lead('c', 'a')).toBeCloseTo(-1 / 3);
    expect(lead('c', 'b')).toBe(-1);
  });
});
