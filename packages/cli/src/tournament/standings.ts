import { type Beats, beatsOf, ratingsOf, sumOf } from '../statistics/bradley-terry.ts';
import {
  clusteredMean,
  clusteredShare,
  type Estimate,
  meanDifference,
  total,
} from '../statistics/estimate.ts';
import { addCluster, type Moments, noMoments } from '../statistics/moments.ts';
import { addTimes, noTimes, quantile, type Times } from '../statistics/times.ts';
import type { Outcome } from '../threads/job.ts';
import type { Fixture, Plan } from './plan.ts';

/** The results of one bot. */
export interface BotStanding {
  readonly bot: string;
  /** On Elo's scale; null in a cooperative game. */
  readonly rating: Estimate | null;
  /** The number of its seats, or of its games in a cooperative game. */
  readonly played: number;
  readonly won: number;
  readonly share: Estimate;
  /** Null if the game has no points. */
  readonly points: Estimate | null;
  /** The share of wins in each seat. */
  readonly seats: readonly Estimate[];
  /** Processor time for a decision, in milliseconds; null for the random bot. */
  readonly thinking: Thinking | null;
}

export interface Thinking {
  readonly decisions: number;
  readonly mean: number;
  /** 95% of decisions take less. */
  readonly most: number;
  readonly longest: number;
}

/** How much more one bot wins than another in the same deals. */
export interface Lead {
  readonly bot: string;
  readonly over: string;
  readonly share: Estimate;
}

/** The result in one setting. */
export interface Standings {
  readonly setting: string | null;
  readonly games: number;
  /** The share of wins for a seat, whoever sits there. */
  readonly average: number;
  /** Strongest first. */
  readonly bots: readonly BotStanding[];
  readonly leads: readonly Lead[];
}

/** A match together with its outcome. */
export interface PlayedFixture extends Fixture {
  readonly outcome: Outcome;
}

/** Only deals that were played in all seatings to the end are fair to everybody. */
export function wholeDeals(played: readonly PlayedFixture[], perDeal: number): PlayedFixture[] {
  const finished = Map.groupBy(
    played.filter(({ outcome }) => outcome.finished),
    ({ deal }) => deal,
  );
  return [...finished.values()].filter((matches) => matches.length === perDeal).flat();
}

/** The results of a tournament's complete deals, setting by setting. There must be at least two of them. */
export function standingsOf(plan: Plan, played: readonly PlayedFixture[]): Standings[] {
  return plan.settings.map(({ name }, number) => {
    const matches = played.filter(({ setting }) => setting === number);
    const deals = [...Map.groupBy(matches, ({ deal }) => deal).values()];
    const bots = plan.bots.map((bot, i) => standingOf(plan, bot, i, deals));
    const together = plan.tables.kind === 'teams';
    const ratings = together ? null : ratingsIn(plan, deals);
    const seats = matches.flatMap(({ outcome }) => outcome.won);
    return {
      setting: name,
      games: matches.length,
      average: seats.filter(Boolean).length / seats.length,
      bots: bots
        .map((standing, i) => ({ ...standing, rating: ratings?.[i] ?? null }))
        .sort((a, b) => strengthOf(b) - strengthOf(a)),
      leads: leadsIn(plan, deals),
    };
  });
}

function strengthOf({ rating, share }: BotStanding): number {
  return rating?.value ?? share.value;
}

type Deal = readonly PlayedFixture[];

function standingOf(
  plan: Plan,
  bot: string,
  number: number,
  deals: readonly Deal[],
): Omit<BotStanding, 'rating'> {
  const wins = momentsIn(deals, (match) => winsOf(plan, match, number));
  const points = momentsIn(deals, (match) => pointsOf(match, number));
  return {
    bot,
    played: wins.count,
    won: wins.sum,
    share: clusteredShare(wins),
    points: points.clusters < 2 ? null : clusteredMean(points),
    seats: Array.from({ length: plan.seats }, (_, seat) =>
      clusteredShare(momentsIn(deals, (match) => winsOf(plan, match, number, seat))),
    ),
    thinking: thinkingOf(deals.flat(), number),
  };
}

/** The counts in the matches of each deal; deals without any are left out. */
function momentsIn(deals: readonly Deal[], numbers: (match: PlayedFixture) => readonly number[]): Moments {
  const moments = noMoments();
  for (const deal of deals) {
    const values = deal.flatMap(numbers);
    if (values.length > 0) addCluster(moments, { sum: total(values), count: values.length });
  }
  return moments;
}

/**
 * 1 for each win of a bot and 0 for each of its seats that did not win. In a cooperative game, the team wins or loses
 * once.
 */
function winsOf({ tables }: Plan, match: PlayedFixture, bot: number, only?: number): number[] {
  const { seating, outcome } = match;
  const wins = seating.flatMap((one, seat) =>
    one === bot && (only === undefined || only === seat) ? [outcome.won[seat] ? 1 : 0] : [],
  );
  return tables.kind === 'teams' ? wins.slice(0, 1) : wins;
}

function pointsOf({ seating, outcome }: PlayedFixture, bot: number): number[] {
  return seating.flatMap((one, seat) => (one === bot ? (outcome.points[seat] ?? []) : []));
}

function thinkingOf(matches: Deal, bot: number): Thinking | null {
  const times: Times = noTimes();
  for (const { seating, outcome } of matches)
    seating.forEach((one, seat) => {
      if (one === bot) addTimes(times, outcome.times[seat] ?? noTimes());
    });
  if (times.count === 0) return null;
  return {
    decisions: times.count,
    mean: times.total / times.count / 1000,
    most: quantile(times, 0.95) / 1000,
    longest: times.longest / 1000,
  };
}

function ratingsIn({ bots }: Plan, deals: readonly Deal[]): Estimate[] {
  const beats = deals.map(
    (deal): Beats =>
      sumOf(
        deal.map(({ seating, outcome }) => beatsOf({ players: seating, won: outcome.won }, bots.length)),
        bots.length,
      ),
  );
  return ratingsOf(beats, bots.length);
}

/** Every bot, compared with those named before it. */
function leadsIn(plan: Plan, deals: readonly Deal[]): Lead[] {
  const shareIn = (deal: Deal, bot: number) => {
    const wins = deal.flatMap((match) => winsOf(plan, match, bot));
    return total(wins) / wins.length;
  };
  return plan.bots.flatMap((bot, i) =>
    plan.bots.slice(0, i).map((over, j) => {
      const compared = deals.map((deal) => comparable(plan, deal, i, j));
      return {
        bot,
        over,
        share: meanDifference(compared.map((deal) => shareIn(deal, i) - shareIn(deal, j))),
      };
    }),
  );
}

/**
 * Where two bots are compared: at the tables at which both sit, if there are any. With mixed tables it is all tables:
 * only over all of them does each bot sit in each seat equally often.
 */
function comparable({ tables }: Plan, deal: Deal, one: number, other: number): Deal {
  const both = deal.filter(({ seating }) => seating.includes(one) && seating.includes(other));
  return tables.kind === 'mixed' || both.length === 0 ? deal : both;
}
