import { Random } from '@nokturn/engine';
import { describe, expect, test } from 'vitest';
import { fixturesOf, gamesPerDeal, jobOf, type Plan } from '../src/tournament/plan.ts';
import { seatingsOf, seatingsPerDeal, type Tables } from '../src/tournament/seating.ts';

const random = () => new Random('seating');

/** How often each bot sits in each seat. */
function sat(seatings: readonly (readonly number[])[], bots: number, seats: number): number[][] {
  return Array.from({ length: bots }, (_, bot) =>
    Array.from({ length: seats }, (_, seat) => seatings.filter((seating) => seating[seat] === bot).length),
  );
}

function all(bots: number, seats: number, times: number): number[][] {
  return Array.from({ length: bots }, () => Array.from({ length: seats }, () => times));
}

describe('over the seatings of one deal', () => {
  const sizes = [2, 3, 4, 5, 7].flatMap((bots) => [2, 3, 4, 5, 6, 8].map((seats) => [bots, seats] as const));

  test.for(sizes)(
    'mixed tables of %i bots and %i seats: each bot sits once in each seat',
    ([bots, seats]) => {
      const seatings = seatingsOf({ kind: 'mixed' }, bots, seats, random());
      expect(seatings).toHaveLength(bots);
      expect(sat(seatings, bots, seats)).toEqual(all(bots, seats, 1));
      for (const seating of seatings) expect(new Set(seating).size).toBe(Math.min(bots, seats));
    },
  );

  test.for([2, 4, 6, 8])('halves of %i seats: half each, and then the other half', (seats) => {
    const seatings = seatingsOf({ kind: 'halves' }, 3, seats, random());
    expect(seatings).toHaveLength(6);
    expect(sat(seatings, 3, seats)).toEqual(all(3, seats, 2));
    for (let i = 0; i < seatings.length; i += 2) {
      const [first = [], second = []] = seatings.slice(i);
      const [one = 0, ...more] = new Set(first);
      expect(first.filter((bot) => bot === one)).toHaveLength(seats / 2);
      expect(second).toEqual(first.map((bot) => (bot === one ? more[0] : one)));
    }
  });

  test('one against the rest: each of the others sits once in each seat, with only the rest around it', () => {
    const seatings = seatingsOf({ kind: 'one-against', rest: 1 }, 3, 4, random());
    expect(seatings).toHaveLength(8);
    expect(sat(seatings, 3, 4)).toEqual([
      [1, 1, 1, 1],
      [6, 6, 6, 6],
      [1, 1, 1, 1],
    ]);
    for (const seating of seatings) expect(seating.filter((bot) => bot === 1)).toHaveLength(3);
  });

  test('teams: each bot has all seats once', () => {
    expect(seatingsOf({ kind: 'teams' }, 2, 3, random())).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
  });

  test.for<Tables>([
    { kind: 'mixed' },
    { kind: 'halves' },
    { kind: 'one-against', rest: 0 },
    { kind: 'teams' },
  ])('%o: their number is known before', (tables) => {
    for (const [bots, seats] of [
      [2, 4],
      [3, 6],
      [5, 4],
    ] as const)
      expect(seatingsPerDeal(tables, bots, seats)).toBe(seatingsOf(tables, bots, seats, random()).length);
  });

  test('neighbours change from deal to deal', () => {
    const chance = random();
    const seatings = Array.from({ length: 60 }, () =>
      JSON.stringify(seatingsOf({ kind: 'halves' }, 2, 4, chance)[0]),
    );
    expect(new Set(seatings).size).toBe(6);
  });
});

describe('a tournament', () => {
  const plan: Plan = {
    game: 'lovci-noci',
    seats: 4,
    settings: [
      { name: 'a', options: { x: 1 } },
      { name: 'b', options: { x: 2 } },
    ],
    bots: ['novice', 'random', 'hard'],
    tables: { kind: 'mixed' },
    deals: 7,
    seed: 's',
  };

  test('plays every deal in every setting and seating, with the same seed', () => {
    const fixtures = fixturesOf(plan);
    expect(gamesPerDeal(plan)).toBe(6);
    expect(fixtures).toHaveLength(7 * 6);
    for (let deal = 0; deal < 7; deal++)
      for (const setting of [0, 1]) {
        const matches = fixtures.filter((one) => one.deal === deal && one.setting === setting);
        expect(
          sat(
            matches.map(({ seating }) => seating),
            3,
            4,
          ),
        ).toEqual(all(3, 4, 1));
        const jobs = matches.map((fixture) => jobOf(plan, fixture));
        expect(new Set(jobs.map(({ seed }) => seed))).toEqual(new Set([`s-${deal + 1}`]));
        for (const { options } of jobs) expect(options).toEqual({ x: setting + 1 });
      }
  });

  test('is the same for the same seed', () => {
    expect(fixturesOf(plan)).toEqual(fixturesOf(plan));
    expect(fixturesOf({ ...plan, seed: 'other' })).not.toEqual(fixturesOf(plan));
  });

  test('goes deal by deal, so that an early stop leaves whole deals', () => {
    const deals = fixturesOf(plan).map(({ deal }) => deal);
    expect(deals).toEqual([...deals].sort((a, b) => a - b));
  });

  test('a job names the bot of each seat', () => {
    const [first] = fixturesOf(plan);
    expect(first && jobOf(plan, first).bots).toEqual(first?.seating.map((bot) => plan.bots[bot]));
  });
});
