import { GAMES } from '@nokturn/games/all';
import type { MyMatch } from '@nokturn/protocol';
import type { GameText } from '@nokturn/text';
import { columns } from '../columns.ts';
import { command, Failure } from '../command.ts';
import { namesAt } from '../online/names.ts';
import { knownPeople } from '../online/people.ts';
import { OnlineSite, readLink } from '../online/site.ts';
import { textOf } from '../terminals.ts';

export const matches = command({
  flags: { json: { type: 'boolean' } },
  words: { min: 0, max: 1, what: 'site' },
  async run([link], { json }, text) {
    const sites = link === undefined ? Object.keys(knownPeople()) : [await siteAt(link)];
    if (sites.length === 0) throw new Failure('no-sites');
    const asked = await Promise.all(sites.map(matchesAt));
    const silent = asked.flatMap((answer) => (answer instanceof Failure ? [answer] : []));
    if (silent[0] !== undefined && silent.length === sites.length) throw silent[0];
    // A site that is down must not hide the matches on the others.
    for (const failure of silent) console.error(`nokturn: ${failure.in(text)}`);
    const open = asked
      .flatMap((answer) => (answer instanceof Failure ? [] : answer))
      .filter(({ match }) => match.status !== 'over')
      .sort((a, b) => urgency(a.match, b.match));
    if (json) console.log(JSON.stringify(open, null, 2));
    else if (open.length === 0) console.log(text.plain('matches-none'));
    else console.log(columns(open.map(({ site, match }) => row(site, match, text))).join('\n'));
    return silent.length > 0 ? 1 : 0;
  },
});

interface Found {
  readonly site: string;
  readonly match: MyMatch;
}

/** The open matches on one site, or why they are not known. */
async function matchesAt(site: string): Promise<readonly Found[] | Failure> {
  try {
    return (await new OnlineSite(site).matches()).map((match) => ({ site, match }));
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** The site behind a link; a personal link sets the identity used there from now on. */
async function siteAt(link: string): Promise<string> {
  const { origin, secret } = readLink(link);
  const site = new OnlineSite(origin);
  if (secret !== null) await site.become(secret);
  else if (site.identity === null) throw new Failure('nobody-there', { site: origin });
  return origin;
}

/** Matches that wait for you first, the most urgent at the top. */
function urgency(a: MyMatch, b: MyMatch): number {
  const dueOf = ({ turn }: MyMatch) => turn?.due ?? Number.MAX_SAFE_INTEGER;
  return (
    Number(b.turn !== null) - Number(a.turn !== null) || dueOf(a) - dueOf(b) || b.createdAt - a.createdAt
  );
}

function row(site: string, match: MyMatch, text: GameText): string[] {
  const { game, code, seats, status, turn } = match;
  const people = namesAt(seats).filter((_, seat) => seats[seat]?.kind === 'person');
  const state = turn === null ? status : turn.due === null ? 'turn' : 'turn-until';
  const until = turn?.due ? new Date(turn.due).toLocaleString(text.language) : '';
  return [
    text.plain(`matches-${state}`, { until }),
    nameOf(game, text),
    people.join(', '),
    `${site}/m/${code}`,
  ];
}

/** Sites may have games that are unknown here. */
function nameOf(game: string, { language }: GameText): string {
  return GAMES.some(({ id }) => id === game) ? textOf({ id: game }, language, []).plain('game') : game;
}
