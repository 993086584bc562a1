import { estimated, milliseconds, percent, rounded, tenths } from '../numbers.ts';
import { intervalPlot, type Plot } from '../plot/interval-plot.ts';
import { PLOT_STYLE } from '../plot/style.ts';
import { element, type Markup, text } from '../plot/svg.ts';
import { wordsIn } from '../words.ts';
import { heading, isScored, tableOf } from './readable.ts';
import type { BotStanding, Standings } from './standings.ts';
import type { Tournament } from './tournament.ts';

/** The report as a self-contained page. */
export function page(tournament: Tournament): string {
  const title = `Ladder: ${tournament.game}`;
  return [
    '<!doctype html>',
    element(
      'html',
      { lang: 'en' },
      element(
        'head',
        {},
        element('meta', { charset: 'utf-8' }),
        element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        element('meta', { name: 'color-scheme', content: 'light dark' }),
        element('title', {}, text(title)),
        element('style', {}, PAGE_STYLE, PLOT_STYLE),
      ),
      element(
        'body',
        {},
        element(
          'main',
          {},
          element('h1', {}, text(title)),
          ...heading(tournament, wordsIn('en')).map((line) => element('p', {}, text(line))),
          ...(tournament.standings.length > 1 ? [figure(byDifficulty(tournament))] : []),
          ...tournament.standings.flatMap((standings) => section(tournament, standings)),
          element('h2', {}, text('How to read this')),
          ...notesOn(tournament).map((note) => element('p', {}, text(note))),
        ),
      ),
    ),
    '',
  ].join('\n');
}

function notesOn({ tables }: Tournament): string[] {
  return [
    'Lines around a point are intervals that contain the true value 95 times in 100. Games of one deal count for less than the same number of separate ones.',
    ...(tables.kind === 'teams'
      ? []
      : [
          'Ratings follow the Bradley–Terry model on Elo’s scale, and average 1000: a bot with 400 points more is ahead of the other ten times for each time behind. Each table counts once, however many win.',
        ]),
    'Milliseconds are processor time. “Most below”: 95% of decisions take less.',
  ];
}

function section(tournament: Tournament, standings: Standings): Markup[] {
  const { setting, leads } = standings;
  return [
    element('h2', {}, text(setting === null ? 'Result' : `Difficulty: ${setting}`)),
    element('div', { class: 'scroll' }, table(standings)),
    ...(leads.length > 0 ? [element('ul', {}, ...leadsOf(standings))] : []),
    ...plotsOf(tournament, standings).map(figure),
  ];
}

function figure(plot: Plot): Markup {
  return element('figure', {}, intervalPlot(plot, { alone: false }));
}

function byDifficulty({ bots, standings }: Tournament): Plot {
  return {
    title: 'Share of wins by difficulty',
    series: bots,
    rows: standings.map(({ setting, bots: found }) => ({
      name: String(setting),
      estimates: bots.map((name) => found.find(({ bot }) => bot === name)?.share ?? null),
    })),
    format: percent,
  };
}

function plotsOf({ tables, seats }: Tournament, { bots, average }: Standings): Plot[] {
  const thinkers = bots.filter(({ thinking }) => thinking !== null && thinking.mean > 0);
  const ofSeats: Plot = {
    ...plotOf('Share of wins of a seat', bots, ({ share }) => share, percent),
    mark: { value: average, name: `average seat ${percent(average)}` },
  };
  const bySeat: Plot = {
    title: 'Share of wins in each seat',
    series: bots.map(({ bot }) => bot),
    rows: Array.from({ length: seats }, (_, seat) => ({
      name: `seat ${seat + 1}`,
      estimates: bots.map((standing) => standing.seats[seat] ?? null),
    })),
    format: percent,
  };
  const time: Plot = {
    ...plotOf(
      'Milliseconds per decision: the mean, and the line up to the longest',
      thinkers,
      ({ thinking }) => thinking && { value: thinking.mean, low: thinking.mean, high: thinking.longest },
      milliseconds,
    ),
    isLogarithmic: true,
  };
  return [
    ...(tables.kind === 'teams'
      ? [plotOf('Share of wins', bots, ({ share }) => share, percent)]
      : [plotOf('Rating', bots, ({ rating }) => rating, rounded), ofSeats, bySeat]),
    ...(isScored(bots) ? [plotOf('Points', bots, ({ points }) => points, tenths)] : []),
    ...(thinkers.length > 0 ? [time] : []),
  ];
}

function plotOf(
  title: string,
  bots: readonly BotStanding[],
  estimate: (standing: BotStanding) => BotStanding['rating'],
  format: (value: number) => string,
): Plot {
  return {
    title,
    rows: bots.map((standing) => ({ name: standing.bot, estimates: [estimate(standing)] })),
    format,
  };
}

function leadsOf({ leads }: Standings): Markup[] {
  return leads.map(({ bot, over, share }) => {
    const [value, interval] = estimated(share, percent);
    return element('li', {}, text(`${bot} wins more than ${over} by ${value} (${interval})`));
  });
}

function table(standings: Standings): Markup {
  const [head = [], ...rows] = tableOf(standings, wordsIn('en'));
  const row = (kind: string, cells: readonly string[]) =>
    element('tr', {}, ...cells.map((cell) => element(kind, {}, text(cell))));
  return element(
    'table',
    {},
    element('thead', {}, row('th', head)),
    element('tbody', {}, ...rows.map((cells) => row('td', cells))),
  );
}

const PAGE_STYLE = [
  ':root{color-scheme:light dark}body{margin:0;background:#f4f2ef;color:#1c1b22;font:16px/1.5 system-ui,sans-serif}',
  'main{max-width:960px;margin:0 auto;padding:24px 20px 60px}h1{font-size:28px}h2{margin-top:40px;font-size:20px}',
  'p{margin:6px 0}figure{margin:18px 0}figure svg{width:100%;height:auto}.scroll{overflow-x:auto}',
  'table{border-collapse:collapse;font-size:14px;font-variant-numeric:tabular-nums;white-space:nowrap}',
  'th,td{padding:4px 10px;text-align:right;border-bottom:1px solid #8884}',
  'th:first-child,td:first-child{text-align:left;font-weight:600}',
  '@media (prefers-color-scheme:dark){body{background:#0f0e13;color:#e9e6f0}}',
].join('') as Markup;
