import type { MatchSummary } from '@nokturn/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Notifier } from '../src/notices/notifier.ts';
import { TestPostgres } from '../src/testing/postgres.ts';
import { bell } from './helpers/bell.ts';
import { Cluster } from './helpers/cluster.ts';
import { anyGame, type Player, TestServer } from './helpers/table.ts';

const BELL = anyGame(bell);

/** Every notice to anybody, from any server in this process. */
const told = vi.spyOn(Notifier.prototype, 'tell');
afterEach(() => told.mockClear());

function rematchesOf({ person }: Player): unknown[] {
  return told.mock.calls.flatMap(([who, notice]) =>
    who === person.id && notice.kind === 'rematch' ? [notice] : [],
  );
}

async function finished(server: TestServer, people: readonly Player[]): Promise<string> {
  const options = { asks: 'plain', last: 1 };
  const code = await server.match(people, { game: 'bell', options, bots: 1 });
  const clients = await Promise.all(people.map((player) => server.join(code, player)));
  await Promise.all(clients.map((client) => client.answer('wait')));
  for (const client of clients) await client.until(() => client.last('lobby')?.lobby.status === 'over');
  for (const client of clients) client.close();
  return code;
}

async function gathers(one: TestServer, two: TestServer): Promise<void> {
  const [ada, ben, eva] = (await one.people('Ada', 'Ben', 'Eva')) as [Player, Player, Player];
  const code = await finished(one, [ada, ben, eva]);
  const again = async (server: TestServer, player: Player) =>
    (
      await server.ask<{ match: MatchSummary }>('POST', `/api/matches/${code}/rematch`, {
        secret: player.secret,
      })
    ).body.match;
  const first = await again(one, ben);
  // Everybody's seat is one further on, and reserved for them.
  expect(first.seats).toMatchObject([
    { kind: 'person', person: ben.person },
    { kind: 'open', expected: eva.person },
    { kind: 'bot' },
    { kind: 'open', expected: ada.person },
  ]);
  const offer = { kind: 'rematch', match: first.code, game: 'bell', of: code, by: ben.person.id };
  expect(rematchesOf(ada)).toEqual([offer]);
  expect(rematchesOf(eva)).toEqual([offer]);
  expect(rematchesOf(ben)).toEqual([]);

  // It is in the lists of those who are expected, and nobody else can take their seats.
  const { body } = await two.ask<{ matches: MatchSummary[] }>('GET', '/api/me/matches', {
    secret: ada.secret,
  });
  expect(body.matches.map((match) => match.code)).toContain(first.code);
  const stranger = await one.person('Iga');
  expect((await two.sit(first.code, 3, stranger)).status).toBe(409);
  expect((await again(two, ada)).seats[3]).toMatchObject({ kind: 'person', person: ada.person });
  expect(rematchesOf(eva)).toHaveLength(1);

  // A player who does not want a rematch gives up the seat.
  const seat = `/api/matches/${first.code}/seats/1`;
  expect((await one.ask('DELETE', seat, { secret: stranger.secret })).status).toBe(409);
  expect((await one.ask('DELETE', seat, { secret: eva.secret })).status).toBe(200);
  expect((await two.sit(first.code, 1, stranger)).status).toBe(200);
  expect(await (await two.ask('GET', '/api/me/matches', { secret: eva.secret })).body).not.toMatchObject({
    matches: expect.arrayContaining([expect.objectContaining({ code: first.code })]),
  });
}

describe('a rematch gathers everybody', () => {
  it('on one server', async () => {
    const table = await TestServer.start({ games: [BELL] });
    await gathers(table, table);
    await table.stop();
  });

  it('without waiting for people who were forgotten', async () => {
    const table = await TestServer.start({ games: [BELL] });
    const [ada, ben] = (await table.people('Ada', 'Ben')) as [Player, Player];
    const code = await finished(table, [ada, ben]);
    const { body } = await table.ask<{ match: MatchSummary }>('POST', `/api/matches/${code}/rematch`, {
      secret: ada.secret,
    });
    await table.ask('DELETE', '/api/me', { secret: ben.secret });
    const after = await table.ask<{ match: MatchSummary }>('GET', `/api/matches/${body.match.code}`);
    expect(after.body.match.seats[0]).toEqual({ kind: 'open' });
    await table.stop();
  });

  describe('on two servers with a PostgreSQL', () => {
    let postgres: TestPostgres;
    beforeAll(async () => {
      postgres = await TestPostgres.start();
    });
    afterAll(() => postgres.stop());

    it('just as on one', async () => {
      const cluster = await Cluster.start(postgres, 2, { games: [BELL] });
      const [one, two] = cluster.servers as [TestServer, TestServer];
      await gathers(one, two);
      await cluster.stop();
    });
  });
});
