import type { Game } from '@nokturn/engine';
import { clusteredMean, clusteredShare, type Estimate } from '../statistics/estimate.ts';
import { addCluster, type Moments, pooled } from '../statistics/moments.ts';
import type { NamedContest } from './contests.ts';
import type { Measured, MeasuredBot } from './measured.ts';

/** The measurements, by contest. */
export type AllMeasured = Readonly<Record<string, Measured>>;

/** Below this many games, a row says that it is still being measured. */
export const ENOUGH = 400;

/** The rows of the table in docs/bots.md, for every contest with any measurements. */
export function tableOf(
  contests: readonly NamedContest[],
  measured: AllMeasured,
  name: (game: Game) => string,
  digestOf: (game: Game) => string,
): readonly string[] {
  const rows: string[] = [];
  let last = '';
  for (const contest of contests) {
    const found = measured[contest.id];
    if (found === undefined || found.deals < 2) continue;
    const where = `${name(contest.game)}, ${contest.at}`;
    const games = `${found.games}${found.games < ENOUGH ? ' so far' : ''}`;
    const release = found.digest === digestOf(contest.game) ? '' : '; the earlier bots';
    rows.push(
      `| ${where === last ? '' : where} | ${whoOf(contest)} | ${games} | ${resultOf(contest, found)}${release} |`,
    );
    last = where;
  }
  return ['| game | match-up | games | result |', '|---|---|--:|---|', ...rows];
}

function whoOf({ tables, bots, seats }: NamedContest): string {
  const [one, other] = bots;
  if (tables === 'teams') return `a team of ${one}`;
  return tables === 'halves'
    ? `${one} and ${other}`
    : `${one} against ${inWords(seats - 1)} ${other === 'novice' ? 'novices' : other}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

function resultOf({ tables, bots }: NamedContest, { bots: found, lead }: Measured): string {
  const [one, other] = bots;
  const first = found[one] as MeasuredBot;
  const parts = [shareOf(first.wins)];
  const second = other === undefined ? undefined : found[other];
  if (tables === 'halves' && second !== undefined)
    parts[0] = `${parts[0]} and ${shareOf(second.wins)} of seats win, a lead of ${inTenths(leadOf(lead))}`;
  if (first.points.clusters > 1 && second !== undefined)
    parts.push(
      `${clusteredMean(first.points).value.toFixed(1)} to ${clusteredMean(second.points).value.toFixed(1)} points`,
    );
  if (first.times.count > 0)
    parts.push(`${spent(first.times.total / first.times.count / 1000)} per decision`);
  return parts.join(', ');
}

function shareOf(wins: Moments): string {
  const { value, low, high } = clusteredShare(wins);
  return `${(100 * value).toFixed(1)}% [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`;
}

/** As in a tournament: the interval is that of all deals plus one more each way. */
export function leadOf(lead: Moments): Estimate {
  const more = pooled([lead]);
  addCluster(more, { sum: 1, count: 1 });
  addCluster(more, { sum: -1, count: 1 });
  const { low, high } = clusteredMean(more);
  return { value: lead.sum / lead.count, low, high };
}

function inTenths({ value, low, high }: Estimate): string {
  return `${(100 * value).toFixed(1)} [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`;
}

function spent(milliseconds: number): string {
  return milliseconds >= 10 ? `${milliseconds.toFixed(0)} ms` : `${milliseconds.toPrecision(2)} ms`;
}
