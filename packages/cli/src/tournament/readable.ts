import { columns } from '../columns.ts';
import { estimated, milliseconds, percent, rounded, tenths, whole } from '../numbers.ts';
import { reportLines } from '../program-lines.ts';
import { wordsIn } from '../words.ts';
import type { BotStanding, Lead, Standings } from './standings.ts';
import type { Tournament } from './tournament.ts';

/** The result as lines for people. */
export function readable(tournament: Tournament): string[] {
  return [
    ...heading(tournament),
    ...tournament.standings.flatMap(lines),
    ...reportLines(wordsIn('en'), tournament.programs),
  ];
}

/** A summary of the tournament in a few sentences. */
export function heading(tournament: Tournament): string[] {
  const { game, games, seats, deals, gamesPerDeal, seed, stopped } = tournament;
  return [
    `${game}: ${whole(games)} games, ${seats} players, seed ${seed}`,
    `${whole(deals)} deals, each played ${gamesPerDeal} times: ${kindOf(tournament)}`,
    ...(stopped ? ['ended early: only deals that were played to the end count'] : []),
  ];
}

function kindOf({ tables, bots, settings }: Tournament): string {
  switch (tables.kind) {
    case 'mixed':
      return 'all bots share the tables, and each sits once in each seat';
    case 'halves':
      return 'two bots with half of the seats each, and again with the seats swapped';
    case 'one-against':
      return `one bot in each seat in turn, ${bots[tables.rest]} in all others`;
    case 'teams':
      return `each bot in all seats${settings.length > 1 ? ', at every difficulty' : ''}`;
  }
}

function lines(standings: Standings): string[] {
  const { setting, games, average, bots, leads } = standings;
  const [head = [], ...rows] = tableOf(standings);
  const numbers = head.map((_, column) => column).slice(1);
  return [
    '',
    ...(setting === null ? [] : [`${setting}: ${whole(games)} games`]),
    ...columns(
      [head, ...rows].map(([first, ...rest]) => [`  ${first}`, ...rest]),
      numbers,
    ),
    ...(isRated(bots) ? ['', `  A seat wins ${percent(average)} of the games, whoever sits there.`] : []),
    '',
    ...columns(leads.map(leadRow), [1, 2]),
  ];
}

/** The head of a table and a row for each bot. */
export function tableOf({ bots }: Standings): string[][] {
  const [rated, scored] = [isRated(bots), isScored(bots)];
  const head = [
    'bot',
    ...(rated ? ['rating', '95%'] : []),
    ...['played', 'won', 'share', '95%'],
    ...(scored ? ['points', '95%'] : []),
    ...['ms a decision', 'most below', 'longest'],
  ];
  const rows = bots.map(({ bot, rating, played, won, share, points, thinking }) => [
    bot,
    ...(rated ? estimated(rating, rounded) : []),
    whole(played),
    whole(won),
    ...estimated(share, percent),
    ...(scored ? estimated(points, tenths) : []),
    ...(thinking ? [thinking.mean, thinking.most, thinking.longest].map(milliseconds) : ['–', '–', '–']),
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

function leadRow({ bot, over, share }: Lead): string[] {
  return [`  ${bot} wins more than ${over} by`, ...estimated(share, percent)];
}
