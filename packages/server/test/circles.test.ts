import type { Circle, CircleSeason, MatchSummary } from '@nokturn/protocol';
import { LIMITS } from '@nokturn/protocol/limits';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  pairingsOf,
  pointsOf,
  seasonAt,
  seasonsBetween,
  spanOf,
  standingsOf,
} from '../src/circles/season.ts';
import { openStore } from '../src/site.ts';
import type { StoredResult } from '../src/store/history.ts';
import type { Client } from './helpers/client.ts';
import { type Player, TestServer } from './helpers/table.ts';

let table: TestServer;
let ada: Player;
let ben: Player;
let eva: Player;
beforeEach(async () => {
  table = await TestServer.start();
  [ada, ben, eva] = (await table.people('Ada', 'Ben', 'Eva')) as [Player, Player, Player];
});
afterEach(() => table.stop());

const found = (player: Player, name = 'Night owls') =>
  ask<{ circle: Circle }>(player, 'POST', '', { name }).then(({ body }) => body.circle);
const ask = <T = unknown>({ secret }: Player, method: string, path: string, body?: object) =>
  table.ask<T>(method, `/api/circles${path}`, { secret, ...(body && { body }) });
const join = (player: Player, { code, invite }: Pick<Circle, 'code' | 'invite'>) =>
  ask<{ circle: Circle }>(player, 'POST', `/${code}/members`, { invite });
const get = async (player: Player, code: string) =>
  (await ask<{ circle: Circle }>(player, 'GET', `/${code}`)).body.circle;

describe('a circle', () => {
  it('is joined by its link, and does not exist for anybody else', async () => {
    const circle = await found(ada);
    expect(circle).toMatchObject({
      name: 'Night owls',
      rated: false,
      members: [{ person: ada.person, keeper: true }],
    });
    const { code } = circle;
    for (const path of [`/${code}`, `/${code}/season`])
      expect((await ask(ben, 'GET', path)).status).toBe(404);
    const peek = (invite: string) =>
      table.ask('POST', `/api/circles/${code}/invitation`, { body: { invite } });
    expect((await peek(circle.invite)).body).toEqual({ name: 'Night owls', members: 1 });
    expect((await peek(code)).status).toBe(404);
    expect((await join(ben, { code, invite: code })).status).toBe(404);
    expect((await join(ben, { code: circle.invite, invite: code })).status).toBe(404);
    const { body } = await join(ben, circle);
    expect(body.circle.members.map(({ person, keeper }) => [person.name, keeper])).toEqual([
      ['Ada', true],
      ['Ben', false],
    ]);
    expect((await join(ben, circle)).body.circle.members).toHaveLength(2);
    const mine = await ask<{ circles: Circle[] }>(ben, 'GET', '');
    expect(mine.body.circles.map((each) => each.code)).toEqual([code]);
    expect((await table.ask('GET', '/api/circles')).status).toBe(401);
  });

  it('is managed by its founder and by the keepers they choose: name, ratings, link, members', async () => {
    const circle = await found(ada);
    const { code } = circle;
    await join(ben, circle);
    expect((await ask(ben, 'PATCH', `/${code}`, { name: 'Mine' })).status).toBe(403);
    expect((await ask(ben, 'DELETE', `/${code}/members/${ada.person.id}`)).status).toBe(403);
    expect((await ask(ben, 'PUT', `/${code}/members/${ben.person.id}`, { keeper: true })).status).toBe(403);
    await ask(ada, 'PATCH', `/${code}`, { name: 'Bats', rated: true, renew: true });
    const changed = await get(ada, code);
    expect(changed).toMatchObject({ name: 'Bats', rated: true });
    expect(changed.invite).not.toBe(circle.invite);
    expect((await join(eva, circle)).status).toBe(404);
    expect((await join(eva, changed)).status).toBe(200);
    await ask(ada, 'PUT', `/${code}/members/${ben.person.id}`, { keeper: true });
    // A person who was removed cannot come back with the link that they know.
    expect((await ask(ben, 'DELETE', `/${code}/members/${eva.person.id}`)).status).toBe(200);
    expect((await join(eva, changed)).status).toBe(404);
    expect((await ask(eva, 'GET', `/${code}`)).status).toBe(404);
    expect((await ask(ada, 'PUT', `/${code}/members/${eva.person.id}`, { keeper: true })).status).toBe(404);
  });

  it('can be left, and is deleted with its last member', async () => {
    const circle = await found(ada);
    await join(ben, circle);
    expect((await ask(ada, 'DELETE', `/${circle.code}/members/${ada.person.id}`)).status).toBe(200);
    expect((await get(ben, circle.code)).members).toMatchObject([{ person: ben.person, keeper: true }]);
    await ask(ben, 'DELETE', `/${circle.code}/members/${ben.person.id}`);
    expect((await join(ben, circle)).status).toBe(404);
  });

  it('forgets a person who wants to be forgotten', async () => {
    const circle = await found(ada);
    await join(ben, circle);
    const own = await found(ada, 'Alone');
    await table.ask('DELETE', '/api/me', { secret: ada.secret });
    expect((await get(ben, circle.code)).members).toMatchObject([{ person: ben.person, keeper: true }]);
    const store = openStore(table.folder);
    expect([await store.circles.of(ada.person.id), await store.circles.get(own.code)]).toEqual([[], null]);
    await store.close();
  });

  it('has limits', async () => {
    for (const name of ['', ' ', 'x'.repeat(41), 'two\nlines', 7])
      expect((await ask(ada, 'POST', '', { name })).status).toBe(400);
    for (let i = 0; i < LIMITS.circles; i++) await found(ada, `Circle ${i}`);
    expect((await ask(ada, 'POST', '', { name: 'One more' })).status).toBe(429);
    const circle = await found(ben);
    expect((await join(ada, circle)).status).toBe(429);
    const store = openStore(table.folder);
    for (let i = 1; i < LIMITS.circleMembers; i++) {
      const id = `somebody-${String(i).padStart(7, '0')}`;
      await store.addPerson({ id, name: `Somebody ${i}`, secretHash: '', createdAt: 1 });
      await store.circles.join(
        circle.code,
        { person: id, isKeeper: false, joinedAt: i },
        LIMITS.circleMembers,
      );
    }
    await store.close();
    expect((await join(eva, circle)).status).toBe(429);
  });
});

describe('a match of a circle', () => {
  const start = (player: Player, code: string, people: readonly Player[], body: object = {}) =>
    ask<{ match: MatchSummary }>(player, 'POST', `/${code}/matches`, {
      game: 'dice-duel',
      people: people.map(({ person }) => person.id),
      ...body,
    });

  it('reserves a seat for each person it is started with, and tells them', async () => {
    const circle = await found(ada);
    await join(ben, circle);
    expect((await start(eva, circle.code, [ada])).status).toBe(404);
    expect((await start(ada, circle.code, [eva])).status).toBe(404);
    const { body } = await start(ada, circle.code, [ben, ada]);
    expect(body.match).toMatchObject({ privacy: 'link', host: ada.person.id });
    expect(body.match.seats.slice(0, 2)).toMatchObject([
      { kind: 'person', person: ada.person },
      { kind: 'open', expected: ben.person },
    ]);
    expect((await table.sit(body.match.code, 1, eva)).status).toBe(409);
    expect((await table.sit(body.match.code, 1, ben)).status).toBe(200);
    const store = openStore(table.folder);
    const told = await store.notices.ofMatch(body.match.code);
    expect(told.filter(({ notice }) => notice.kind === 'invited')).toMatchObject([
      { person: ben.person.id, notice: { match: body.match.code, by: ada.person.id, circle: 'Night owls' } },
    ]);
    await store.close();
  });

  it('counts in the table of the season, by game; others do not', async () => {
    const circle = await found(ada);
    await join(ben, circle);
    const { body } = await start(ada, circle.code, [ben]);
    const { code } = body.match;
    for (let seat = 2; seat < body.match.seats.length; seat++)
      await table.ask('PUT', `/api/matches/${code}/seats/${seat}`, {
        secret: ada.secret,
        body: { kind: 'bot', level: 'random' },
      });
    await table.sit(code, 1, ben);
    await table.begin(code, ada);
    const players = [await table.join(code, ada), await table.join(code, ben)];
    await playOut(players);
    const season = async (query = '') =>
      (await ask<CircleSeason>(ben, 'GET', `/${circle.code}/season${query}`)).body;
    const now = await season();
    expect(now.season).toBe(seasonAt(Date.now()));
    expect(now.seasons).toEqual([seasonAt(Date.now()), 'all']);
    expect(now.matches).toMatchObject([{ match: code, game: 'dice-duel' }]);
    expect(now.matches[0]?.seats.map(({ person }) => person?.name ?? null).slice(0, 2)).toEqual([
      'Ada',
      'Ben',
    ]);
    expect(now.standings.map(({ matches }) => matches)).toEqual([1, 1]);
    const winners = players[0]?.view.result?.winners ?? [];
    for (const [seat, { person }] of [ada, ben].entries())
      expect(now.standings.find((each) => each.person === person.id)?.points).toBe(
        winners.includes(seat) ? 3 : 1,
      );
    expect(now.pairings).toMatchObject([{ matches: 1, together: 0 }]);
    expect((await season('?game=dice-duel&season=all')).matches).toHaveLength(1);
    expect((await season('?game=another')).matches).toEqual([]);
    expect((await season('?season=2001-1')).standings.map(({ points }) => points)).toEqual([0, 0]);
    expect((await ask(ben, 'GET', `/${circle.code}/season?season=2026-5`)).status).toBe(400);
    // A person who has left is no longer in it, and the matches of the others stay.
    await ask(ada, 'DELETE', `/${circle.code}/members/${ada.person.id}`);
    const later = await season();
    expect(later.standings.map(({ person }) => person)).toEqual([ben.person.id]);
    expect(later.pairings).toEqual([]);
  });
});

it('is rated if the circle wants ratings, separately from all others, and only for members', async () => {
  const circle = await found(ada);
  await join(ben, circle);
  const play = async () => {
    const { body } = await ask<{ match: MatchSummary }>(ada, 'POST', `/${circle.code}/matches`, {
      game: 'dice-duel',
      people: [ben.person.id],
    });
    const { code } = body.match;
    await table.sit(code, 1, ben);
    await table.begin(code, ada);
    await playOut([await table.join(code, ada), await table.join(code, ben)]);
  };
  await play();
  const contests = async () => {
    const store = openStore(table.folder);
    const known = await store.ratings.contests();
    await store.close();
    return known;
  };
  expect(await contests()).toEqual([]);
  await ask(ada, 'PATCH', `/${circle.code}`, { rated: true });
  await play();
  expect(await contests()).toEqual([{ scope: circle.code, game: 'dice-duel' }]);
  const season = await ask<CircleSeason>(ben, 'GET', `/${circle.code}/season`);
  expect(season.body.standings.map(({ matches }) => matches)).toEqual([2, 2]);
  const ratings = ({ secret }: Player) =>
    table.ask('GET', `/api/ratings?game=dice-duel&scope=${circle.code}`, { secret });
  expect([(await ratings(ben)).status, (await ratings(eva)).status]).toEqual([200, 404]);
});

async function playOut(clients: readonly Client[]): Promise<void> {
  for (;;) {
    const from = Math.max(...clients.map((client) => client.version));
    for (const client of clients) await client.untilVersion(from);
    if (clients[0]?.view.over) return;
    for (const client of clients) {
      const ask = client.view.asked?.mine;
      if (ask?.ask.kind === 'one' && ask.answer === null) await client.answer(ask.ask.options[0] ?? '');
    }
    for (const client of clients) await client.untilVersion(from + 1);
  }
}

describe('a season', () => {
  const result = (match: string, person: string | null, place: number, more: Partial<StoredResult> = {}) =>
    ({ match, person, place, won: place === 1, stoodIn: false, team: null, ...more }) as StoredResult;

  it('is a quarter of the calendar, in UTC', () => {
    const newYear = Date.UTC(2027, 0, 1);
    expect([seasonAt(newYear - 1), seasonAt(newYear)]).toEqual(['2026-4', '2027-1']);
    expect(spanOf('2026-4')).toEqual({ since: Date.UTC(2026, 9, 1), until: newYear });
    expect(seasonsBetween(Date.UTC(2026, 5, 30), newYear)).toEqual([
      '2027-1',
      '2026-4',
      '2026-3',
      '2026-2',
      'all',
    ]);
    expect(seasonsBetween(newYear, newYear)).toEqual(['2027-1', 'all']);
    // As if the clock was wrong when the circle was created.
    expect(seasonsBetween(newYear + 1e12, newYear)).toEqual(['2027-1', 'all']);
  });

  it('gives three points for a win, one for any other match, none for a player who had a stand-in', () => {
    expect(pointsOf({ won: true, stoodIn: false })).toBe(3);
    expect(pointsOf({ won: false, stoodIn: null })).toBe(1);
    expect(pointsOf({ won: true, stoodIn: true })).toBe(0);
    const results = [
      ...[result('a', 'ada', 1), result('a', 'ben', 2), result('a', null, 3)],
      ...[result('b', 'ada', 2), result('b', 'eva', 1), result('b', 'ben', 3, { stoodIn: true })],
    ];
    expect(standingsOf(['ada', 'ben', 'eva', 'zoe'], results)).toMatchObject([
      { person: 'ada', points: 4, wins: 1, matches: 2 },
      { person: 'eva', points: 3, wins: 1, matches: 1 },
      { person: 'ben', points: 1, wins: 0, matches: 2 },
      { person: 'zoe', points: 0, wins: 0, matches: 0 },
    ]);
  });

  it('shows how all pairs of members did against each other, and how often they were on one side', () => {
    const results = [
      ...[result('a', 'ben', 1), result('a', 'ada', 2), result('a', 'stranger', 3)],
      ...[result('b', 'ada', 1), result('b', 'ben', 1)],
      ...[result('c', 'ada', 1, { team: 0 }), result('c', 'ben', 1, { team: 0 })],
    ];
    expect(pairingsOf(['ada', 'ben', 'eva'], results)).toEqual([
      { people: ['ada', 'ben'], matches: 2, better: [0, 1], together: 1 },
    ]);
  });
});
