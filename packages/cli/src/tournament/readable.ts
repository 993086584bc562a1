import type { GameText } from '@nokturn/text';
import { columns } from '../columns.ts';
import { estimated, figures, milliseconds, percent, rounded, tenths, whole } from '../numbers.ts';
import { reportLines } from '../program-lines.ts';
import { groupName } from '../report.ts';
import type { Estimate } from '../statistics/estimate.ts';
import type { BotStanding, Lead, Standings } from './standings.ts';
import type { Tournament } from './tournament.ts';

/** The result as lines for people. */
export function readable(tournament: Tournament, text: GameText): string[] {
  return [
    ...heading(tournament, text),
    ...tournament.standings.flatMap((standings) => lines(standings, text)),
    ...reportLines(text, tournament.programs),
  ];
}

/** A summary of the tournament in a few sentences. */
export function heading(tournament: Tournament, text: GameText): string[] {
  const { game, games, seats, deals, gamesPerDeal, seed, stopped, tables, bots, settings } = tournament;
  const isEachDifficulty = tables.kind === 'teams' && settings.length > 1;
  return [
    text.plain('ladder-games', {
      game,
      games: figures(whole(games), text.language),
      seats: String(seats),
      seed,
    }),
    text.plain('ladder-deals', {
      deals: figures(whole(deals), text.language),
      times: String(gamesPerDeal),
      tables: isEachDifficulty ? 'teams-each' : tables.kind,
      rest: tables.kind === 'one-against' ? (bots[tables.rest] ?? '') : '',
    }),
    ...(stopped ? [text.plain('ladder-stopped')] : []),
  ];
}

function lines(standings: Standings, text: GameText): string[] {
  const { setting, games, average, bots, leads } = standings;
  const [head = [], ...rows] = tableOf(standings, text);
  const numbers = head.map((_, column) => column).slice(1);
  return [
    '',
    ...(setting === null
      ? []
      : [text.plain('ladder-setting', { setting, games: figures(whole(games), text.language) })]),
    ...columns(
      [head, ...rows].map(([first, ...rest]) => [`  ${first}`, ...rest]),
      numbers,
    ),
    ...(isRated(bots)
      ? ['', `  ${text.plain('ladder-average', { share: figures(percent(average), text.language) })}`]
      : []),
    '',
    ...columns(
      leads.map((lead) => leadRow(lead, text)),
      [1, 2],
    ),
  ];
}

/** The head of a table and a row for each bot. */
export function tableOf({ bots }: Standings, text: GameText): string[][] {
  const [rated, scored] = [isRated(bots), isScored(bots)];
  const interval = intervals(text);
  const counted = (head: string) => text.plain('report-heads', {}, head);
  const own = (head: string) => text.plain('ladder-heads', {}, head);
  const head = [
    groupName('bot', text),
    ...(rated ? [own('rating'), '95%'] : []),
    ...[...['played', 'won', 'share'].map(counted), '95%'],
    ...(scored ? [own('points'), '95%'] : []),
    ...['thinking', 'most', 'longest'].map(own),
  ];
  const rows = bots.map(({ bot, rating, played, won, share, points, thinking }) => [
    bot,
    ...(rated ? interval(rating, rounded) : []),
    ...[played, won].map((count) => figures(whole(count), text.language)),
    ...interval(share, percent),
    ...(scored ? interval(points, tenths) : []),
    ...(thinking
      ? [thinking.mean, thinking.most, thinking.longest].map((ms) => figures(milliseconds(ms), text.language))
      : ['–', '–', '–']),
  ]);
  return [head, ...rows];
}

/** Whether the bots have ratings: in a cooperative game they have none. */
function isRated(bots: readonly BotStanding[]): boolean {
  return bots.some(({ rating }) => rating !== null);
}

export function isScored(bots: readonly BotStanding[]): boolean {
  return bots.some(({ points }) => points !== null);
}

function leadRow({ bot, over, share }: Lead, text: GameText): string[] {
  return [`  ${text.plain('ladder-lead', { bot, over })}`, ...intervals(text)(share, percent)];
}

/** Numbers and their intervals, as the language writes them. */
function intervals(text: GameText) {
  const range = (low: string, high: string) => text.plain('ladder-range', { low, high });
  return (estimate: Estimate | null, format: (value: number) => string) =>
    estimated(estimate, (value) => figures(format(value), text.language), range);
}
