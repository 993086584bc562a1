import { type Ask, begin, Random, randomAnswer, resolveOptions, type Seat } from '@nokturn/engine';
import { deep } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import type { ClanId } from '../cards/clans.ts';
import { vendetta } from '../index.ts';

/** VV-B5: results of uniformly random play, from an independent model of the same clauses. */
interface Numbers {
  readonly decisions: number;
  readonly score: number;
  readonly winner: number;
  readonly frenzies: number;
  readonly drained: number;
  readonly eliminations: number;
  readonly conflicts: number;
  readonly participants: number;
  readonly clans: Readonly<Record<ClanId, number>>;
  readonly first: number;
}

const EXPECTED: Readonly<Record<number, Numbers>> = {
  3: {
    decisions: 200,
    score: 15.7,
    winner: 21.2,
    frenzies: 1.44,
    drained: 10.7,
    eliminations: 0.14,
    conflicts: 7.11,
    participants: 1.54,
    clans: {
      brujah: 1.28,
      gangrel: 0.96,
      malkavian: 0.96,
      nosferatu: 0.67,
      toreador: 1.05,
      tremere: 0.88,
      ventrue: 1.2,
    },
    first: 1.03,
  },
  4: {
    decisions: 215,
    score: 13.7,
    winner: 19.9,
    frenzies: 1.33,
    drained: 12.6,
    eliminations: 0.09,
    conflicts: 7.5,
    participants: 1.78,
    clans: {
      brujah: 1.19,
      gangrel: 0.94,
      malkavian: 1.04,
      nosferatu: 0.77,
      toreador: 1.05,
      tremere: 0.78,
      ventrue: 1.23,
    },
    first: 1.05,
  },
  5: {
    decisions: 275,
    score: 14.5,
    winner: 21.8,
    frenzies: 2.05,
    drained: 16.5,
    eliminations: 0.13,
    conflicts: 9.98,
    participants: 1.91,
    clans: {
      brujah: 1.25,
      gangrel: 0.89,
      malkavian: 1.05,
      nosferatu: 0.72,
      toreador: 1.03,
      tremere: 0.78,
      ventrue: 1.29,
    },
    first: 1.03,
  },
};

/** The tolerances are meant for 5,000 games; a sample may deviate further. */
const GAMES = deep(300, 5000);
const SLACK = Math.sqrt(5000 / GAMES);

describe('VV-B5 uniformly random play matches the numbers in the rules', () => {
  for (const [seats, expected] of Object.entries(EXPECTED))
    it(`${seats} players`, { timeout: 900_000 }, () => {
      const found = measure(Number(seats));
      const near = (what: string, value: number, wanted: number, tolerance: number) =>
        expect(Math.abs(value - wanted), `${what}: ${value.toFixed(3)} instead of ${wanted}`).toBeLessThan(
          tolerance * SLACK,
        );
      near('decisions', found.decisions, expected.decisions, 0.03 * expected.decisions);
      near('score', found.score, expected.score, 0.4);
      near('score of the winner', found.winner, expected.winner, 0.5);
      near('Frenzies', found.frenzies, expected.frenzies, 0.08 * expected.frenzies);
      near('cards Drained', found.drained, expected.drained, 0.04 * expected.drained);
      near('eliminations', found.eliminations, expected.eliminations, 0.04);
      near('Conflicts', found.conflicts, expected.conflicts, 0.02 * expected.conflicts);
      near('participants', found.participants, expected.participants, 0.05);
      for (const clan of Object.keys(expected.clans) as ClanId[])
        near(clan, found.clans[clan] ?? 0, expected.clans[clan], 0.12);
      near('the first seat', found.first, expected.first, 0.1);
    });
});

function measure(seats: number) {
  const resolved = resolveOptions(vendetta, seats, {});
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const sums = { decisions: 0, scores: 0, active: 0, winner: 0, frenzies: 0, drained: 0, eliminations: 0 };
  const fights = { conflicts: 0, participants: 0 };
  const played: Partial<Record<string, number>> = {};
  const won: Partial<Record<string, number>> = {};
  for (let game = 0; game < GAMES; game++) {
    const seed = `B5 ${seats} ${game}`;
    const random = new Random(seed);
    const table = begin(vendetta, { seats, options: resolved.options, seed }, { listening: true });
    while (!table.position.over) {
      const { asked } = table.position;
      if (asked === null) throw new Error('nobody is asked');
      const place = asked.answers.indexOf(null);
      const answer = randomAnswer(asked.asks[place] as Ask, (n) => random.below(n));
      table.answer(asked.seats[place] as Seat, answer);
      sums.decisions++;
    }
    for (const { kind } of table.collect()) {
      if (kind === 'frenzy') sums.frenzies++;
      if (kind === 'drained') sums.drained++;
      if (kind === 'eliminated') sums.eliminations++;
      if (kind === 'won') fights.conflicts++;
      if (kind === 'power') fights.participants++;
    }
    const result = vendetta.result(table.state);
    for (const { seat, total } of result.standings)
      if (!result.eliminated.includes(seat)) {
        sums.scores += total;
        sums.active++;
      }
    sums.winner += result.standings[0]?.total ?? 0;
    for (const { group, key, won: isWinner } of vendetta.tally(table.state, result)) {
      const name = `${group} ${key}`;
      played[name] = (played[name] ?? 0) + 1;
      if (isWinner) won[name] = (won[name] ?? 0) + 1;
    }
  }
  const share = (name: string) => ((won[name] ?? 0) / (played[name] ?? 1)) * seats;
  return {
    decisions: sums.decisions / GAMES,
    score: sums.scores / sums.active,
    winner: sums.winner / GAMES,
    frenzies: sums.frenzies / GAMES,
    drained: sums.drained / GAMES,
    eliminations: sums.eliminations / GAMES,
    conflicts: fights.conflicts / GAMES,
    participants: fights.participants / fights.conflicts,
    clans: Object.fromEntries(
      Object.keys(EXPECTED[3]?.clans ?? {}).map((clan) => [clan, share(`clan ${clan}`)]),
    ),
    first: share('order 0'),
  };
}
