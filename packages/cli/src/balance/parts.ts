import type { CardChart, Chart, GroupChart, Study } from '@nokturn/games/study.ts';
import { shownKey } from '../counted.ts';
import { estimated, hundredths, percent, tenths, whole } from '../numbers.ts';
import type { Plot } from '../plot/interval-plot.ts';
import { clusteredMean, clusteredShare, type Estimate, total } from '../statistics/estimate.ts';
import { type Moments, pooled, without } from '../statistics/moments.ts';
import type { Counts } from './counts.ts';

/** One chart of a study: as a plot and as a table. */
export interface Part {
  readonly plot: Plot;
  readonly table: readonly string[];
}

export function partOf(study: Study, counts: Counts, chart: Chart): Part {
  const settings = chart.over ?? study.settings.map(({ name }) => name);
  if (chart.kind === 'cards')
    return chart.whose === 'nobody' ? fates(counts, chart, settings) : cards(counts, chart, settings);
  const keys = keysOf(counts, chart, settings);
  const momentsOf = (key: string, setting: string) => counts.of(chart.source, chart.group, key, [setting]);
  switch (chart.rows) {
    case 'keys':
      return together(counts, chart, keys, settings);
    case 'keys-by-setting':
      return sideBySide(chart, keys, settings, momentsOf);
    case 'settings':
      return sideBySide(chart, settings, keys, (setting, key) => momentsOf(key, setting));
  }
}

/** Numbers in order; anything else, highest first. */
function keysOf(counts: Counts, { source, group, rows }: GroupChart, settings: readonly string[]): string[] {
  const keys = counts.keys(source, group, settings);
  if (keys.every((key) => /^\d+$/.test(key))) return keys.sort((a, b) => Number(a) - Number(b));
  if (rows === 'settings' || source === 'means') return keys;
  const value = (key: string) => meanOf(counts.of(source, group, key, settings));
  return keys.sort((a, b) => value(b) - value(a));
}

/** A row for each key, with all settings put together. */
function together(
  counts: Counts,
  chart: GroupChart,
  keys: readonly string[],
  settings: readonly string[],
): Part {
  const { title, source, group } = chart;
  const format = formatOf(chart);
  const lots = keys.map((key) => counts.of(source, group, key, settings));
  const mean = meanOf(pooled(lots));
  const rows = keys
    .map((name, i) => ({ name, moments: lots[i] as Moments }))
    .map(({ name, moments }) => ({
      name: shownKey(group, name),
      count: moments.count,
      estimate: estimateOf(chart, moments),
    }));
  return {
    plot: {
      title,
      rows: rows.map(({ name, estimate }) => ({ name, estimates: [estimate] })),
      format,
      mark: { value: mean, name: `mean ${format(mean)}` },
    },
    table: markdownTable(
      [group, 'counted', source === 'wins' ? 'won' : 'mean', '95%', ''],
      rows.map(({ name, count, estimate }) => [
        name,
        whole(count),
        ...estimated(estimate, format),
        standsOut(estimate, mean),
      ]),
    ),
  };
}

/** A row for each name, and a series for each of several quantities. */
function sideBySide(
  chart: GroupChart,
  names: readonly string[],
  series: readonly string[],
  momentsOf: (name: string, series: string) => Moments,
): Part {
  const format = formatOf(chart);
  const rows = names
    .map((name) => ({
      name: chart.rows === 'settings' ? name : shownKey(chart.group, name),
      estimates: series.map((one) => estimateOf(chart, momentsOf(name, one))),
    }))
    .filter(({ estimates }) => estimates.some((estimate) => estimate !== null));
  const cell = (estimate: Estimate | null) => {
    const [value, interval] = estimated(estimate, format);
    return estimate === null ? '–' : `${value} (${interval})`;
  };
  return {
    plot: { title: chart.title, rows, format, ...(series.length > 1 && { series }) },
    table: markdownTable(
      ['', ...(series.length > 1 ? series : [chart.source === 'wins' ? 'won' : 'mean'])],
      rows.map(({ name, estimates }) => [name, ...estimates.map(cell)]),
    ),
  };
}

/** Cards that come up in only some games: how often players win with them and without. */
function cards(counts: Counts, chart: CardChart, settings: readonly string[]): Part {
  const { title, group, whose, fate } = chart;
  const games = counts.of('wins', 'games', 'all', settings);
  const rows = counts
    .keys('seen', group, settings)
    .map((name) => {
      const had = counts.of('with', group, name, settings);
      const others = whose === 'everybody' ? without(games, had) : counts.of('others', group, name, settings);
      const usual = usualWins(counts, chart, name, settings);
      return {
        name,
        seen: counts.of('seen', group, name, settings).count,
        had,
        usual,
        share: shareOf(had),
        others: shareOf(others),
        relative: usual > 0 ? over(shareOf(had), usual / had.count) : null,
        became: meanOf(counts.of('fate', group, name, settings)),
      };
    })
    .sort((a, b) => (b.relative?.value ?? 0) - (a.relative?.value ?? 0));
  const all = pooled(rows.map(({ had }) => had));
  const mean = meanOf(all);
  const meanRelative = all.sum / total(rows.map(({ usual }) => usual));
  const series: readonly string[] = SERIES[whose];
  return {
    plot: {
      title,
      rows: rows.map(({ name, share, others }) => ({
        name,
        estimates: [share, others].slice(0, series.length),
      })),
      ...(series.length > 1 && { series }),
      format: percent,
      mark: { value: mean, name: `mean ${percent(mean)}` },
    },
    table: markdownTable(
      [
        group,
        'seen',
        ...series.flatMap((one) => [one, '95%']),
        'w',
        '95%',
        '',
        ...(fate === undefined ? [] : [fate]),
      ],
      rows.map(({ name, seen, share, others, relative, became }) => [
        name,
        whole(seen),
        ...estimated(share, percent),
        ...(series.length > 1 ? estimated(others, percent) : []),
        ...estimated(relative, hundredths),
        standsOut(relative, meanRelative),
        ...(fate === undefined ? [] : [percent(became)]),
      ]),
    ),
  };
}

/** Cards that are in every game: how often they were made use of. */
function fates(
  counts: Counts,
  { title, group, fate = 'used' }: CardChart,
  settings: readonly string[],
): Part {
  const rows = counts
    .keys('seen', group, settings)
    .map((name) => ({ name, moments: counts.of('fate', group, name, settings) }))
    .sort((a, b) => meanOf(b.moments) - meanOf(a.moments));
  const mean = meanOf(pooled(rows.map(({ moments }) => moments)));
  return {
    plot: {
      title,
      rows: rows.map(({ name, moments }) => ({ name, estimates: [shareOf(moments)] })),
      format: percent,
      mark: { value: mean, name: `mean ${percent(mean)}` },
    },
    table: markdownTable(
      [group, 'seen', fate, '95%', ''],
      rows.map(({ name, moments }) => [
        name,
        whole(moments.count),
        ...estimated(shareOf(moments), percent),
        standsOut(shareOf(moments), mean),
      ]),
    ),
  };
}

/** How often players with a card would have won if it made no difference: the mean of their settings. */
function usualWins(
  counts: Counts,
  { group, whose }: CardChart,
  name: string,
  settings: readonly string[],
): number {
  const all = whose === 'everybody' ? 'games' : 'seats';
  return total(
    settings.map(
      (setting) =>
        counts.of('with', group, name, [setting]).count * meanOf(counts.of('wins', all, 'all', [setting])),
    ),
  );
}

function over(estimate: Estimate | null, by: number): Estimate | null {
  if (estimate === null) return null;
  const { value, low, high } = estimate;
  return { value: value / by, low: low / by, high: high / by };
}

const SERIES = {
  holder: ['won'],
  counted: ['won', 'others'],
  everybody: ['with', 'without'],
  nobody: [],
} as const satisfies Record<CardChart['whose'], readonly string[]>;

/** A mean over fewer games says too little. */
const FEWEST = 10;

/** Null if there are too few games to say anything. */
function estimateOf({ unit }: GroupChart, moments: Moments): Estimate | null {
  if (unit === 'share') return shareOf(moments);
  return moments.clusters < FEWEST ? null : clusteredMean(moments);
}

function shareOf(moments: Moments): Estimate | null {
  return moments.count === 0 ? null : clusteredShare(moments);
}

function formatOf({ unit }: GroupChart): (value: number) => string {
  return unit === 'share' ? percent : tenths;
}

/** Whether an estimate is certainly above or below the mean. */
function standsOut(estimate: Estimate | null, mean: number): string {
  if (estimate === null) return '';
  if (estimate.low > mean) return '▲';
  return estimate.high < mean ? '▼' : '';
}

export function meanOf({ sum, count }: Moments): number {
  return count === 0 ? 0 : sum / count;
}

/** The first column contains words, the others numbers. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)];
}
