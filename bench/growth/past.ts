import { createHash } from 'node:crypto';
import { Random } from '@nokturn/engine';
import { LIBRARY } from '@nokturn/games/all';
import type { MatchInfo, Store, StoredPerson, StoredResult } from '@nokturn/server';
import { rateSite } from '@nokturn/server';
import { startNokturn } from '../serving/nokturn.ts';

/** This many matches for each person; with four at a table, everybody has played forty. */
const MATCHES_EACH = 10;
const SEATS = 4;
/** This many people in a circle, and the share of matches that are played in one. */
const CIRCLE = 20;
const IN_CIRCLES = 1 / 4;
const GAME = 'vendetta';
const CLANS = ['brujah', 'malkavian', 'toreador', 'tremere', 'ventrue'];
const CARDS = ['br-hunt', 'br-ready', 'br-bloody-fury', 'br-punks-posse', 'br-challenge'];
/** This many are stored at a time. */
const AT_ONCE = 500;

/** The pages measured, and their addresses. */
const PAGES = {
  'your matches': () => '/api/me/matches',
  'all my matches': () => '/api/me/history',
  'with somebody': (other: string) => `/api/me/history?with=${other}`,
  statistics: () => `/api/me/statistics?game=${GAME}`,
  ratings: () => `/api/ratings?game=${GAME}`,
  circle: (_, who) => `/api/circles/${circleOf(who)}/season?season=all`,
} as const satisfies Record<string, (other: string, who: number) => string>;
export type PastPage = keyof typeof PAGES;
export const PAST_PAGES = Object.keys(PAGES) as readonly PastPage[];

const secretOf = (n: number) => `${idOf(n)}.${'s'.repeat(43)}`;
const idOf = (n: number) => `person${String(n).padStart(10, '0')}`;
const codeOf = (letter: string, n: number) =>
  `${letter}${String(n).padStart(7, '0').replaceAll('0', 'a').replaceAll('1', 'b')}`;
const circleOf = (person: number) => codeOf('ccccc', Math.floor(person / CIRCLE));

/** A site with this many finished matches. */
export interface PastSite {
  readonly matches: number;
  readonly store: Store;
}

/** Finished matches of many people, with their ratings. */
export async function fillPast({ store, matches }: PastSite): Promise<void> {
  const people = peopleOf(matches);
  await addPeople(store, people);
  for (let first = 0; first < people; first += CIRCLE) await addCircle(store, first, people);
  for (let n = 0; n < matches; n += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, matches - n) }, (_, i) => addMatch(store, n + i, people)),
    );
  await rateSite(store, LIBRARY, { isAnew: false, now: Number.MAX_SAFE_INTEGER });
}

/**
 * How long each page takes to open on each site, in milliseconds. The sites take turns, so that any other load on the
 * machine affects all of them alike.
 */
export async function measurePast(
  sites: readonly PastSite[],
  samples: number,
): Promise<readonly Readonly<Record<PastPage, number[]>>[]> {
  const servers = await Promise.all(sites.map(({ store }) => startNokturn({ store })));
  const random = new Random('past');
  const times = sites.map(
    () => Object.fromEntries(PAST_PAGES.map((page) => [page, [] as number[]])) as Record<PastPage, number[]>,
  );
  for (let i = 0; i < samples; i++)
    for (const page of PAST_PAGES)
      for (const [k, { matches }] of sites.entries()) {
        const [who, other] = [random.below(peopleOf(matches)), random.below(peopleOf(matches))];
        const began = performance.now();
        const response = await fetch(new URL(PAGES[page](idOf(other), who), servers[k]?.url), {
          headers: { authorization: `Bearer ${secretOf(who)}` },
        });
        await response.text();
        times[k]?.[page].push(performance.now() - began);
        if (!response.ok) throw new Error(`${page} was refused with ${response.status}`);
      }
  for (const server of servers) await server.stop();
  return times;
}

function peopleOf(matches: number): number {
  return Math.max(SEATS, matches / MATCHES_EACH);
}

async function addPeople(store: Store, count: number): Promise<void> {
  const all = Array.from(
    { length: count },
    (_, n): StoredPerson => ({
      id: idOf(n),
      name: `Bench ${n}`,
      secretHash: createHash('sha256').update(secretOf(n)).digest('hex'),
      createdAt: 1,
    }),
  );
  for (let n = 0; n < count; n += AT_ONCE) await store.upkeep.restorePeople(all.slice(n, n + AT_ONCE));
}

async function addCircle(store: Store, first: number, people: number): Promise<void> {
  const code = circleOf(first);
  const count = Math.min(CIRCLE, people - first);
  const members = Array.from({ length: count }, (_, i) => ({
    person: idOf(first + i),
    isKeeper: i === 0,
    joinedAt: 1,
  }));
  await store.circles.create({
    code,
    name: code,
    invite: code,
    isRated: true,
    createdAt: Date.now(),
    members,
  });
}

async function addMatch(store: Store, number: number, people: number): Promise<void> {
  const random = new Random(`match ${number}`);
  const code = codeOf('p', number);
  const circle = random.fraction() < IN_CIRCLES ? random.below(Math.ceil(people / CIRCLE)) : null;
  const [from, to] =
    circle === null ? [0, people] : [circle * CIRCLE, Math.min(people, (circle + 1) * CIRCLE)];
  const seated = new Set<number>();
  while (seated.size < SEATS) seated.add(from + random.below(to - from));
  const players = [...seated].map(idOf);
  const info: MatchInfo = {
    code,
    game: GAME,
    rules: 3,
    options: {},
    privacy: 'listed',
    spectators: true,
    clock: { seconds: null, after: 'default' },
    status: 'over',
    host: players[0] ?? '',
    createdAt: number,
    startedAt: number,
    endedAt: number,
    winners: [0],
    rematch: null,
    seats: players.map((person) => ({
      ...{
        kind: 'person',
        person,
        standIn: null,
        stoodIn: false,
        returnedAt: null,
        reactions: {},
        hold: false,
      },
    })),
    seed: 'past',
  };
  await store.upkeep.restore({
    ...{ info, version: 0, revision: 1, wakeAt: null, entries: [], held: [], chat: [] },
  });
  const results = players.map(
    (person, seat): StoredResult => ({
      ...{ match: code, seat, game: GAME, person, bot: null, stoodIn: false, team: null },
      ...{ place: seat + 1, won: seat === 0, score: 40 - seat, seats: SEATS, people: SEATS, endedAt: number },
      played: { clan: [random.pick(CLANS)] },
      cards: Object.fromEntries(CARDS.map((card) => [card, 1 + random.below(4)])),
    }),
  );
  const scopes = ['site', ...(circle === null ? [] : [circleOf(from)])];
  await store.history.reckon(code, {
    results,
    scopes: scopes.map((scope) => ({ scope, isRated: true, opponent: null })),
  });
}
