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

/** How one bot has done. */
export interface BotStanding {
  readonly bot: string;
  /** On Elo's scale; null where all win or lose together. */
  readonly rating: Estimate | null;
  /** How many seats it had, or games where all win or lose together. */
  readonly played: number;
  readonly won: number;
  readonly share: Estimate;
  /** Null where the game knows no points. */
  readonly points: Estimate | null;
  /** The share of wins in each seat. */
  readonly seats: readonly Estimate[];
  /** Milliseconds of the processor for a decision; null for a bot that only rolls dice. */
  readonly thinking: Thinking | null;
}

export interface Thinking {
  readonly decisions: number;
  readonly mean: number;
  /** 95 of 100 decisions take less. */
  readonly most: number;
  readonly longest: number;
}

/** By how much one bot wins more than another in the same deals. */
export interface Lead {
  readonly bot: string;
  readonly over: string;
  readonly share: Estimate;
}

/** The result in one setting. */
export interface Standings {
  readonly setting: string | null;
  readonly games: number;
  /** The share that a seat wins, whoever sits there. */
  readonly average: number;
  /** The strongest first. */
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

/** What the whole deals of a tournament say, setting by setting. There must be two of them. */
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

/** What is counted in the matches of each deal; deals in which nothing is counted are left out. */
function momentsIn(deals: readonly Deal[], numbers: (match: PlayedFixture) => readonly number[]): Moments {
  const moments = noMoments();
  for (const deal of deals) {
    const values = deal.flatMap(numbers);
    if (values.length > 0) addCluster(moments, { sum: total(values), count: values.length });
  }
  return moments;
}

/** 1 for each win of a bot and 0 for each seat of it that did not win. A team wins or loses once. */
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

/** Every bot over those that were named before it. */
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
 * Where two bots are compared: at the tables at which both sit, if there are any. Among mixed tables it is all of
 * them: only over all of them does each bot sit in each seat equally often.
 */
function comparable({ tables }: Plan, deal: Deal, one: number, other: number): Deal {
  const both = deal.filter(({ seating }) => seating.includes(one) && seating.includes(other));
  return tables.kind === 'mixed' || both.length === 0 ? deal : both;
}
