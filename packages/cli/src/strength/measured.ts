import { addCluster, type Moments, noMoments } from '../statistics/moments.ts';
import { addTimes, noTimes, type Times } from '../statistics/times.ts';
import type { Outcome } from '../threads/job.ts';
import type { Plan } from '../tournament/plan.ts';
import type { Seating } from '../tournament/seating.ts';

/** One bot's results in a contest: sums that grow deal by deal. */
export interface MeasuredBot {
  readonly wins: Moments;
  /** No clusters if the game has no points. */
  readonly points: Moments;
  readonly times: Omit<Times, 'bins'>;
}

/** A contest as far as it has been measured. Plain data: it is stored after every deal. */
export interface Measured {
  /** The code that was measured: the digest of the game's release at the time. */
  readonly digest: string;
  readonly rules: number;
  readonly seed: string;
  deals: number;
  games: number;
  readonly bots: Readonly<Record<string, MeasuredBot>>;
  /** How much more the first bot has won than the other, deal by deal. */
  readonly lead: Moments;
}

export function nothingMeasured(
  { digest, rules, seed }: Pick<Measured, 'digest' | 'rules' | 'seed'>,
  bots: readonly string[],
): Measured {
  return {
    digest,
    rules,
    seed,
    deals: 0,
    games: 0,
    bots: Object.fromEntries(
      bots.map((bot) => [
        bot,
        { wins: noMoments(), points: noMoments(), times: { count: 0, total: 0, longest: 0 } },
      ]),
    ),
    lead: noMoments(),
  };
}

/** One game of a deal. */
export interface PlayedSeating {
  readonly seating: Seating;
  readonly outcome: Outcome;
}

/** Adds a deal that was played in all its seatings. */
export function addDeal(measured: Measured, plan: Plan, played: readonly PlayedSeating[]): void {
  const shares = plan.bots.map((bot, number) => {
    const found = measured.bots[bot];
    if (found === undefined) throw new Error(`${bot} was not measured before`);
    const wins = played.flatMap((one) => winsOf(plan, one, number));
    const points = played.flatMap((one) => pointsOf(one, number));
    addCluster(found.wins, { sum: sum(wins), count: wins.length });
    if (points.length > 0) addCluster(found.points, { sum: sum(points), count: points.length });
    const times = timesOf(played, number);
    Object.assign(found.times, {
      count: found.times.count + times.count,
      total: found.times.total + times.total,
      longest: Math.max(found.times.longest, times.longest),
    });
    return wins.length === 0 ? 0 : sum(wins) / wins.length;
  });
  if (shares.length > 1)
    addCluster(measured.lead, { sum: (shares[0] as number) - (shares[1] as number), count: 1 });
  measured.deals++;
  measured.games += played.length;
}

/** A team wins or loses once. */
function winsOf({ tables }: Plan, { seating, outcome }: PlayedSeating, bot: number): number[] {
  const wins = seating.flatMap((one, seat) => (one === bot ? [outcome.won[seat] ? 1 : 0] : []));
  return tables.kind === 'teams' ? wins.slice(0, 1) : wins;
}

function pointsOf({ seating, outcome }: PlayedSeating, bot: number): number[] {
  return seating.flatMap((one, seat) => (one === bot ? (outcome.points[seat] ?? []) : []));
}

function timesOf(played: readonly PlayedSeating[], bot: number): Times {
  const times = noTimes();
  for (const { seating, outcome } of played)
    seating.forEach((one, seat) => {
      if (one === bot) addTimes(times, outcome.times[seat] ?? noTimes());
    });
  return times;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
