import type { Lobby } from '@nokturn/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unreleased } from '../src/match/known-rules.ts';
import { HurriedTime } from '../src/testing/hurried-time.ts';
import { TestPostgres } from '../src/testing/postgres.ts';
import { checkCopy, exportSite } from '../src/upkeep/copy.ts';
import { bell } from './helpers/bell.ts';
import type { Client } from './helpers/client.ts';
import { Cluster } from './helpers/cluster.ts';
import { FakeTime, settle } from './helpers/fake-time.ts';

import { anyGame, type Player, TestServer } from './helpers/table.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BELL = anyGame(bell);

const lobbyOf = (client: Client): Lobby | undefined => (client.last('lobby') ?? client.last('joined'))?.lobby;
const isStoodInFor = (client: Client, at: number) => {
  const seat = lobbyOf(client)?.seats[at];
  return seat?.kind === 'person' && seat.standIn;
};

describe('a player who is present and, as far as everybody may know, not waited for', () => {
  it('is never reported as waited for, however long it takes', async () => {
    const time = new FakeTime();
    // Its windows never close by themselves.
    const { tempo: _, ...open } = bell;
    const table = await TestServer.start({ games: [anyGame(open)], time, pace: 1 });
    const people = await table.people('Ada', 'Ben', 'Eva');
    const code = await table.match(people, { game: 'bell', options: { asks: 'window-turn' } });
    const [a] = await Promise.all(people.map((player) => table.join(code, player)));
    await settle();
    await time.jump(HOUR);
    for (const seat of [1, 2])
      expect(await a?.send({ type: 'stand-in', seat })).toMatchObject({
        code: 'forbidden',
        reason: 'that player is connected',
      });
    expect(a?.version).toBe(0);
    await table.stop();
  });
});

describe('when somebody is gone', () => {
  let table: TestServer;
  let time: FakeTime;
  let people: Player[];
  beforeEach(async () => {
    time = new FakeTime();
    table = await TestServer.start({ games: [BELL], time, pace: 1 });
    people = await table.people('Ada', 'Ben', 'Eva');
  });
  afterEach(() => table.stop());

  /** Ada hosts; all three have joined. */
  async function ringing(
    seconds: number | null = null,
    last = 100,
  ): Promise<[string, Client, Client, Client]> {
    const clock = { seconds, after: 'bot' } as const;
    const options = { asks: 'plain', last };
    const code = await table.match(people, { game: 'bell', options, clock });
    const clients = [];
    for (const player of people) clients.push(await table.join(code, player));
    await settle();
    return [code, ...(clients as [Client, Client, Client])];
  }

  it('any player may ask for a bot after five minutes, whatever the clock is set to meanwhile', async () => {
    const [code, , b, e] = await ringing();
    e.cut();
    await time.jump(4 * MINUTE);
    time.set(-HOUR);
    await time.jump(MINUTE - 1);
    expect(await b.send({ type: 'stand-in', seat: 2 })).toMatchObject({ code: 'wrong-time' });
    time.set(2 * HOUR);
    await time.pass(1);
    const watcher = await table.join(code, null);
    expect(await watcher.send({ type: 'stand-in', seat: 2 })).toMatchObject({ type: 'refused' });
    expect(await b.send({ type: 'stand-in', seat: 2, level: 'fallback' })).toMatchObject({ type: 'ack' });
    await settle();
    expect(isStoodInFor(b, 2)).toBe(true);
    // Only the host can choose to wait again; a player who was gone returns by coming back.
    expect(await b.send({ type: 'stand-in', seat: 2, level: null })).toMatchObject({ code: 'forbidden' });
    await table.join(code, people[2] as Player);
    await settle();
    expect(isStoodInFor(b, 2)).toBe(false);
  });

  it('a player who comes back for a moment has five minutes again', async () => {
    const [code, , b, e] = await ringing();
    e.cut();
    await time.jump(4 * MINUTE);
    const again = await table.join(code, people[2] as Player);
    await settle();
    again.cut();
    await time.jump(2 * MINUTE);
    expect(await b.send({ type: 'stand-in', seat: 2 })).toMatchObject({ code: 'wrong-time' });
    expect(b.last('presence')?.absence).toMatchObject({ patience: 5 * MINUTE, host: null });
    const since = b.last('presence')?.absence.seats[2];
    expect(time.now() - (since ?? 0)).toBe(2 * MINUTE);
  });

  it('a bot can replace a player who is there but keeps everybody waiting for five minutes without a clock', async () => {
    const [, a, b, e] = await ringing();
    await b.answer('wait');
    await e.answer('wait');
    await time.jump(4 * MINUTE);
    time.set(2 * HOUR);
    expect(await b.send({ type: 'stand-in', seat: 0 })).toMatchObject({ code: 'wrong-time' });
    await time.jump(MINUTE);
    // Only for a player that everybody is waiting for, and never for oneself.
    for (const [client, seat] of [
      [b, 2],
      [a, 0],
    ] as const)
      expect(await client.send({ type: 'stand-in', seat })).toMatchObject({ code: 'forbidden' });
    expect(await b.send({ type: 'stand-in', seat: 0, level: 'fallback' })).toMatchObject({ type: 'ack' });
    await settle();
    expect(isStoodInFor(b, 0)).toBe(true);
    await expect.poll(() => time.pass(1000).then(() => b.version)).toBe(1);
    // An answer brings them back, and so does saying so.
    expect(await a.send({ type: 'return' })).toMatchObject({ type: 'ack' });
    await settle();
    expect(isStoodInFor(b, 0)).toBe(false);
    expect(await b.send({ type: 'stand-in', seat: 0 })).toMatchObject({ code: 'wrong-time' });
  });

  it('but not if a clock is running, which does this itself', async () => {
    const [, , b] = await ringing(600);
    await time.jump(6 * MINUTE);
    expect(await b.send({ type: 'stand-in', seat: 0 })).toMatchObject({ code: 'forbidden' });
  });

  it('the host can be gone too: another player takes over, and the match is played to its end', async () => {
    const [, a, b, e] = await ringing(null, 3);
    a.cut();
    expect(await b.send({ type: 'take-over' })).toMatchObject({ code: 'wrong-time' });
    await time.jump(5 * MINUTE);
    expect(await b.send({ type: 'take-over' })).toMatchObject({ type: 'ack' });
    await settle();
    expect(lobbyOf(e)?.host).toBe(people[1]?.person.id);
    expect(await e.send({ type: 'take-over' })).toMatchObject({ code: 'wrong-time' });
    expect(await e.send({ type: 'stand-in', seat: 0, level: 'fallback' })).toMatchObject({ type: 'ack' });
    for (let ring = 1; ring <= 3; ring++) {
      await b.answer('wait');
      await e.answer('wait');
      // The bot thinks in a thread, in real time.
      const rung = () => time.pass(1000).then(() => b.version);
      await expect.poll(rung).toBe(ring);
    }
    expect([b.view.over, lobbyOf(b)?.status, lobbyOf(b)?.abandoned]).toEqual([true, 'over', false]);
  });

  it('only players can take over', async () => {
    const [code, a, b] = await ringing();
    a.cut();
    await time.jump(5 * MINUTE);
    const watcher = await table.join(code, await table.person('Iga'));
    expect(await watcher.send({ type: 'take-over' })).toMatchObject({ code: 'forbidden' });
    expect(await watcher.send({ type: 'want-end', wanted: true })).toMatchObject({ code: 'forbidden' });
    await table.ask('DELETE', `/api/matches/${code}/seats/1`, { secret: people[1]?.secret as string });
    expect(await b.send({ type: 'take-over' })).toMatchObject({ code: 'forbidden' });
  });

  it('before the start another person becomes the host, and starts the match', async () => {
    const [ada, ben] = people as [Player, Player];
    const { code } = await table.create(ada, { game: 'bell', options: { asks: 'plain' } });
    await table.sit(code, 1, ben);
    const b = await table.join(code, ben);
    await time.jump(5 * MINUTE - 1);
    expect(await b.send({ type: 'take-over' })).toMatchObject({ code: 'wrong-time' });
    await time.pass(1);
    expect(await b.send({ type: 'take-over' })).toMatchObject({ type: 'ack' });
    expect((await table.ask('POST', `/api/matches/${code}/start`, { secret: ada.secret })).status).toBe(403);
    await table.begin(code, ben);
  });

  it('in a match over days it takes a day, even if the match is not in memory', async () => {
    const [code, a, b, e] = await ringing((7 * DAY) / 1000);
    for (const client of [a, b, e]) client.close();
    await time.jump(12 * HOUR);
    await time.pass(2000);
    await time.jump(HOUR);
    await time.pass(2000);
    expect(table.server.rooms.inMemory).toBe(0);
    time.set(-3 * HOUR);
    const ben = await table.join(code, people[1] as Player);
    expect(await ben.send({ type: 'stand-in', seat: 2 })).toMatchObject({ code: 'wrong-time' });
    ben.close();
    await time.jump(11 * HOUR);
    await time.jump(5 * MINUTE);
    const again = await table.join(code, people[1] as Player);
    expect(await again.send({ type: 'stand-in', seat: 2 })).toMatchObject({ type: 'ack' });
    expect(await again.send({ type: 'take-over' })).toMatchObject({ type: 'ack' });
  });

  it('more than half of the players can end it without a result: no winner, no record, nothing revealed', async () => {
    const [code, a, b, e] = await ringing();
    expect(await a.send({ type: 'want-end', wanted: true })).toMatchObject({ type: 'ack' });
    await settle();
    expect(lobbyOf(e)).toMatchObject({ wantEnd: [0], status: 'playing' });
    expect(await a.send({ type: 'want-end', wanted: false })).toMatchObject({ type: 'ack' });
    expect(await b.send({ type: 'want-end', wanted: true })).toMatchObject({ type: 'ack' });
    await settle();
    expect(lobbyOf(e)).toMatchObject({ wantEnd: [1], status: 'playing' });
    expect(await e.send({ type: 'want-end', wanted: true })).toMatchObject({ type: 'ack' });
    await settle();
    expect(lobbyOf(a)).toMatchObject({ status: 'over', abandoned: true, winners: null, seed: null });
    expect(await a.answer('wait')).toMatchObject({ code: 'over' });
    for (const path of ['record', 'replay'])
      expect((await table.ask('GET', `/api/matches/${code}/${path}`)).status).toBe(409);
    await table.restart();
    const { body } = await table.ask<{ match: Lobby }>('GET', `/api/matches/${code}`);
    expect(body.match).toMatchObject({ status: 'over', abandoned: true, winners: null, seed: null });
    const again = await table.ask('POST', `/api/matches/${code}/rematch`, {
      secret: people[0]?.secret as string,
    });
    expect(again.body).toMatchObject({ match: { status: 'lobby', abandoned: false, wantEnd: [] } });
  });

  it('only those still playing count: when others leave, the wishes of the rest are enough', async () => {
    const [code, a, , e] = await ringing();
    await a.send({ type: 'want-end', wanted: true });
    await table.ask('DELETE', `/api/matches/${code}/seats/1`, { secret: people[1]?.secret as string });
    await settle();
    expect(lobbyOf(a)).toMatchObject({ status: 'playing', wantEnd: [0] });
    await table.ask('DELETE', `/api/matches/${code}/seats/2`, { secret: people[2]?.secret as string });
    await settle();
    expect(lobbyOf(e)).toMatchObject({ status: 'over', abandoned: true });
  });
});

describe('a match ended by its players', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  });
  afterAll(() => postgres.stop());

  it('has ended on every server, and in a copy of the site', async () => {
    const time = new HurriedTime();
    const cluster = await Cluster.start(postgres, 2, { games: [BELL], time });
    const [one, two] = cluster.servers as [TestServer, TestServer];
    const [ada, ben, eva] = (await one.people('Ada', 'Ben', 'Eva')) as [Player, Player, Player];
    const code = await one.match([ada, ben, eva], { game: 'bell', options: { asks: 'plain' } });
    const [a, b] = [await one.join(code, ada), await two.join(code, ben)];
    const e = await two.join(code, eva);
    await b.until(() => b.last('presence')?.presence.seats.every(Boolean));
    // The host is connected to the other server, until that server is gone.
    time.skip(6 * MINUTE);
    expect(await b.send({ type: 'take-over' })).toMatchObject({ code: 'wrong-time' });
    a.cut();
    await b.until(() => b.last('presence')?.presence.seats[0] === false);
    time.skip(6 * MINUTE);
    expect(await b.send({ type: 'take-over' })).toMatchObject({ type: 'ack' });
    await b.send({ type: 'want-end', wanted: true });
    await e.send({ type: 'want-end', wanted: true });
    await e.until(() => lobbyOf(e)?.abandoned);
    const late = await one.join(code, ada);
    expect(lobbyOf(late)).toMatchObject({ status: 'over', abandoned: true, host: ben.person.id });
    const copy = async function* () {
      for await (const line of exportSite(cluster.store)) yield line.trimEnd();
    };
    expect(await checkCopy(copy(), unreleased([BELL]))).toMatchObject({ verified: 1 });
    await cluster.stop();
  });
});
