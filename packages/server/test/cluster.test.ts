import type { Answer } from '@nokturn/engine';
import type { MatchSummary } from '@nokturn/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PostgresStore } from '../src/store/postgres/store.ts';
import { TestPostgres } from '../src/testing/postgres.ts';
import { closeTable } from '../src/upkeep/moderation.ts';
import { bell } from './helpers/bell.ts';
import type { Client } from './helpers/client.ts';
import { Cluster, DeadBus } from './helpers/cluster.ts';
import { council } from './helpers/council.ts';
import { Device } from './helpers/device.ts';
import { FakeTime } from './helpers/fake-time.ts';
import { anyGame, DUEL, type Player, type TestServer } from './helpers/table.ts';

const DEEP = Boolean(process.env.NOKTURN_DEEP);
const COUNCIL = anyGame(council);
const BELL = anyGame(bell);

let postgres: TestPostgres;
let cluster: Cluster;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());
afterEach(() => cluster.stop());

async function three(
  options: Parameters<Cluster['add']>[0] = {},
): Promise<[TestServer, TestServer, TestServer]> {
  cluster = await Cluster.start(postgres, 3, { games: [COUNCIL, DUEL], ...options });
  return cluster.servers as [TestServer, TestServer, TestServer];
}

const post = (server: TestServer, path: string, { secret }: Player) => server.ask('POST', path, { secret });

describe('one match on three servers', () => {
  it('is set up, played, discussed and played again from any of them', async () => {
    const [one, two, other] = await three();
    const [ada, ben] = (await one.people('Ada', 'Ben')) as [Player, Player];
    const { code } = await two.create(ada, { options: { target: 1 } });
    const a = await one.join(code, ada);
    const watcher = await other.join(code, null);
    expect((await two.sit(code, 1, ben)).status).toBe(200);
    await a.until(() => a.last('lobby')?.lobby.seats[1]?.kind === 'person');
    const b = await two.join(code, ben);
    await a.until(() => a.last('presence')?.presence.seats[1]);
    await watcher.until(() => watcher.last('presence')?.presence.seats.every(Boolean));
    expect(watcher.last('presence')?.presence.spectators).toBe(1);
    expect((await post(other, `/api/matches/${code}/start`, ada)).status).toBe(200);
    await Promise.all([a, b, watcher].map((client) => client.until(() => client.table)));

    await a.send({ type: 'chat', text: 'good evening' });
    await b.send({ type: 'chat', text: 'good night' });
    for (const client of [a, b, watcher]) {
      await client.until(() => client.all('chat').length === 2);
      expect(client.all('chat').map(({ line }) => line.text)).toEqual(['good evening', 'good night']);
    }
    await other.ask('PATCH', '/api/me', { secret: ada.secret, body: { name: 'Adéla' } });
    await b.until(() => JSON.stringify(b.last('lobby')).includes('Adéla'));

    while (!a.view.over) {
      const { version } = a;
      for (const client of [a, b])
        if (client.view.asked?.mine?.answer === null) await client.answer(client.view.asked.mine.fallback);
      await Promise.all([a, b, watcher].map((client) => client.untilVersion(version + 1)));
      const rooms = await Promise.all(cluster.servers.map(({ server }) => server.rooms.get(code)));
      expect(new Set(rooms.map(({ hash }) => hash)).size).toBe(1);
    }
    await watcher.until(() => watcher.last('lobby')?.lobby.status === 'over');
    const again = await Promise.all(
      [ada, ben].map((player, i) =>
        post([one, two][i] as TestServer, `/api/matches/${code}/rematch`, player),
      ),
    );
    const codes = again.map(({ body }) => (body as { match: { code: string } }).match.code);
    expect(codes[0]).toBe(codes[1]);
    const next = await cluster.store.match(codes[0] ?? '');
    expect(next?.info.seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
  });

  it('draws its randomness with devices on any of them, and begins wherever the last nonce is revealed', async () => {
    const [one, two, other] = await three();
    const [ada, ben] = (await one.people('Ada', 'Ben')) as [Player, Player];
    const { code, commitment } = await two.create(ada, { options: { target: 1 } });
    const a = await Device.join(one, code, ada);
    await two.sit(code, 1, ben);
    const b = await Device.join(two, code, ben);
    await a.client.until(() => a.lobby.seats.every((seat) => seat.kind === 'person' && seat.commitment));
    await b.client.until(() => b.lobby.seats.every((seat) => seat.kind === 'person' && seat.commitment));
    // Each server knows who is connected to the others.
    await a.client.until(() => a.client.last('presence')?.presence.seats.every(Boolean));
    const watcher = await other.join(code, null);
    await watcher.until(() => watcher.last('presence')?.presence.seats.every(Boolean));
    expect((await post(other, `/api/matches/${code}/start`, ada)).status).toBe(200);
    await Promise.all([a, b].map(({ client }) => client.until(() => client.table)));
    const stored = await cluster.store.match(code);
    expect(stored?.info.chance).toMatchObject({ commitment, attempt: 1, isSealed: true });
    expect(stored?.info.chance?.nonces).toEqual({
      0: a.kept.revealed?.nonce,
      1: b.kept.revealed?.nonce,
    });
    expect(a.kept.seal).toMatchObject({ isIn: true, digest: b.kept.seal?.digest });
    const keys = await Promise.all(
      cluster.servers.map((server) => server.ask('GET', '/.well-known/nokturn-key')),
    );
    expect(new Set(keys.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('throws out a person who is banned, wherever they are connected', async () => {
    const [one, two, other] = await three();
    const [ada, ben] = (await one.people('Ada', 'Ben')) as [Player, Player];
    const { code } = await one.create(ada);
    await two.sit(code, 1, ben);
    const [a, b] = [await one.join(code, ada), await two.join(code, ben)];
    await a.send({ type: 'ban', person: ben.person.id, banned: true });
    await b.until(() => b.closed);
    expect(b.closed?.code).toBe(4003);
    expect((await other.sit(code, 1, ben)).status).toBe(403);
  });

  it('is listed first if somebody is present, wherever they are connected', async () => {
    const [one, two] = await three();
    const [ada, ben] = (await one.people('Ada', 'Ben')) as [Player, Player];
    const old = await one.create(ada, { privacy: 'listed' });
    const fresh = await one.create(ben, { privacy: 'listed' });
    const listed = async () => {
      const { body } = await two.ask<{ matches: MatchSummary[] }>('GET', '/api/matches');
      return body.matches.map(({ code }) => code);
    };
    expect(await listed()).toEqual([fresh.code, old.code]);
    await one.join(old.code, ada);
    await expect.poll(listed).toEqual([old.code, fresh.code]);
  });

  it('shows in lists who is there, wherever they are connected, even on a server that starts later', async () => {
    const [one, two] = await three();
    const [ada] = (await one.people('Ada')) as [Player];
    const { code } = await one.create(ada, { privacy: 'listed' });
    const a = await one.join(code, ada);
    const watcher = await two.join(code, null);
    const later = await cluster.add({ games: [COUNCIL, DUEL] });
    const listed = async () => {
      const { body } = await later.ask<{ matches: MatchSummary[] }>('GET', '/api/matches?show=open');
      return body.matches.find((match) => match.code === code)?.presence;
    };
    await expect.poll(listed).toEqual({ seats: [true, false], spectators: 1 });
    a.close();
    await expect.poll(listed).toEqual({ seats: [false, false], spectators: 1 });
    await two.stop();
    await expect.poll(listed).toEqual({ seats: [false, false], spectators: 0 });
    watcher.close();
  });

  it('tells who is pointing at what, and that a bot has answered', async () => {
    const [one, two, other] = await three();
    const players = (await one.people('Ada', 'Ben')) as [Player, Player];
    const code = await one.match(players, { game: 'council' });
    const [a, b] = [await one.join(code, players[0]), await two.join(code, players[1])];
    const suggestions = [{ seat: 1, option: 'go:right' }];
    await b.send({ type: 'suggest', version: 0, option: 'go:right' });
    await a.until(() => a.last('suggestions'));
    expect(a.last('suggestions')).toMatchObject({ version: 0, suggestions });
    // A player who opens the match later hears it from the servers that know.
    const late = await other.join(code, null);
    const heard = () => late.last('suggestions')?.suggestions ?? late.last('joined')?.suggestions ?? [];
    await late.until(() => heard().length > 0);
    expect(heard()).toEqual(suggestions);

    const duel = await one.match([players[0]], { bots: 1 });
    await one.join(duel, players[0]);
    const watcher = await two.join(duel, null);
    await watcher.until(() => watcher.view.asked?.answered?.includes(1));
    expect(watcher.version).toBe(0);
  });

  it('sends everybody away when it is closed elsewhere, and spectators when it starts without them', async () => {
    const [one, two] = await three();
    const [ada, ben] = (await one.people('Ada', 'Ben')) as [Player, Player];
    const closed = await one.create(ada);
    const there = await two.join(closed.code, ben);
    await one.ask('DELETE', `/api/matches/${closed.code}`, { secret: ada.secret });
    await there.until(() => there.closed);
    expect(there.closed?.code).toBe(4003);

    const secret = await one.create(ada, {
      spectators: false,
      seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }],
    });
    const onlooker = await two.join(secret.code, ben);
    await one.begin(secret.code, ada);
    await onlooker.until(() => onlooker.closed);
    expect(onlooker.closed?.code).toBe(4003);
  });

  it('decides by what is stored, even if no notice arrived', async () => {
    const [one, two, other] = await three({ bus: () => new DeadBus() });
    const [ada, ben] = (await one.people('Ada', 'Ben')) as [Player, Player];
    const { code } = await one.create(ada, { options: { target: 9 } });
    const rooms = () => Promise.all(cluster.servers.map(({ server }) => server.rooms.get(code)));
    await rooms();
    expect((await two.sit(code, 1, ben)).status).toBe(200);
    expect((await post(other, `/api/matches/${code}/start`, ada)).status).toBe(200);
    const [a, b] = [await one.join(code, ada), await two.join(code, ben)];
    expect(await a.answer('low')).toMatchObject({ type: 'ack' });
    expect(await b.answer('low')).toMatchObject({ type: 'ack', version: 1 });
    // Ada's server has not heard that the decision closed.
    expect(await a.answer('high', 0)).toMatchObject({ type: 'refused', code: 'stale' });
    await a.untilVersion(1);
    // No notices arrive: the servers find out by themselves.
    await a.send({ type: 'chat', text: 'anybody here?' });
    await b.until(() => b.last('chat'));
    for (const client of [a, b])
      if (client.view.asked?.mine?.answer === null) await client.answer(client.view.asked.mine.fallback);
    await Promise.all([a, b].map((client) => client.until(() => client.version >= 2 || !client.view.asked)));
  });

  it('carries out a command once that is sent to two servers', async () => {
    const [one, two] = await three();
    const [ada, ben] = (await one.people('Ada', 'Ben')) as [Player, Player];
    const code = await one.match([ada, ben], { game: 'council' });
    const lines = [await one.join(code, ada), await two.join(code, ada)];
    const answers = await Promise.all(
      lines.map((client) => client.send({ type: 'answer', version: 0, answer: 'go:left' }, 'same')),
    );
    expect(answers).toMatchObject([
      { type: 'ack', version: 1 },
      { type: 'ack', version: 1 },
    ]);
    expect(await cluster.store.entries(code)).toHaveLength(1);
    const said = await Promise.all(
      lines.map((client) => client.send({ type: 'chat', text: 'hello' }, 'chat')),
    );
    expect(said.map(({ type }) => type)).toEqual(['ack', 'ack']);
    expect(await cluster.store.chat(code, 9)).toHaveLength(1);
  });
});

describe('private requests', () => {
  it('are not heard by people connected to another server', async () => {
    const [one, two] = await three({ games: [BELL] });
    const players = (await one.people('Ada', 'Ben')) as [Player, Player];
    const code = await one.match(players, { game: 'bell', options: { asks: 'rolled' } });
    const a = await one.join(code, players[0]);
    const b = await two.join(code, players[1]);
    await a.until(() => a.last('presence')?.presence.seats.every(Boolean));
    await b.until(() => b.last('presence')?.presence.seats.every(Boolean));
    const heard = b.all('presence').length;
    const { revision = 0 } = (await cluster.store.match(code)) ?? {};
    await a.send({ type: 'settings', reactions: { rolled: 'auto-pass' } });
    expect((await cluster.store.match(code))?.revision).toBeGreaterThan(revision);
    // Asking for the room brings it up to date with the store.
    await two.server.rooms.get(code);
    await b.send({ type: 'ping' });
    expect(b.all('presence')).toHaveLength(heard);
  });
});

describe('at the same time', () => {
  it('the same seat plays on two servers: one wins, the other is told', { timeout: 600_000 }, async () => {
    const rounds = DEEP ? 3000 : 60;
    const [one, two] = await three();
    const players = (await one.people('Ada', 'Ben')) as [Player, Player];
    const code = await one.match(players, { game: 'council' });
    const lines: [Client, Client][] = [];
    for (const player of players)
      lines.push([
        await one.join(code, player, undefined, { trusts: true }),
        await two.join(code, player, undefined, { trusts: true }),
      ]);
    const won: Answer[] = [];
    const wins = [0, 0];
    for (let version = 0; version < rounds; version++) {
      await Promise.all(lines.flat().map((client) => client.untilVersion(version)));
      const asked = lines.find(([client]) => client.view.asked?.mine) as [Client, Client];
      const { ask } = asked[0].view.asked?.mine ?? { ask: null };
      const options = ask?.kind === 'one' ? ask.options : [];
      const replies = await Promise.all(asked.map((client, i) => client.answer(options[i] ?? '', version)));
      const winner = replies.findIndex(({ type }) => type === 'ack');
      expect(replies[winner]).toMatchObject({ type: 'ack', version: version + 1 });
      expect(replies[1 - winner]).toMatchObject({ type: 'refused', code: 'stale' });
      won.push(options[winner] ?? '');
      wins[winner] = (wins[winner] ?? 0) + 1;
    }
    const entries = await cluster.store.entries(code);
    expect(
      entries.map((entry) => ('moves' in entry ? entry.moves.map(([, , answer]) => answer) : entry)),
    ).toEqual(won.map((answer) => [answer]));
    // Otherwise there was no race.
    expect(Math.min(...wins)).toBeGreaterThan(0);
    for (const [i, server] of [one, two].entries())
      expect(await metric(server, 'nokturn_catch_ups_total')).toBe(wins[1 - i]);
    const conflicts = [
      await metric(one, 'nokturn_conflicts_total'),
      await metric(two, 'nokturn_conflicts_total'),
    ];
    expect(Math.max(...conflicts)).toBeGreaterThan(0);
  });

  it('secret answers given on three servers close the decision once', { timeout: 600_000 }, async () => {
    const matches = DEEP ? 100 : 3;
    const servers = await three();
    const players = (await servers[0].people('Ada', 'Ben', 'Eva')) as Player[];
    let closed = 0;
    for (let i = 0; i < matches; i++) {
      const code = await servers[0].match(players, { options: { target: 9 } });
      const clients = await Promise.all(
        players.map((player, seat) =>
          (servers[seat] as TestServer).join(code, player, undefined, { trusts: true }),
        ),
      );
      let version = 0;
      while (!clients[0]?.view.over) {
        const asked = clients.filter(({ view }) => view.asked?.mine);
        const given = asked.map(({ view }, seat) => {
          const { ask } = view.asked?.mine ?? { ask: null };
          return ask?.kind === 'one' ? (ask.options[(closed + seat) % ask.options.length] ?? '') : '';
        });
        const replies = await Promise.all(asked.map((client, n) => client.answer(given[n] ?? '', version)));
        expect(replies.map(({ type }) => type)).toEqual(asked.map(() => 'ack'));
        version++;
        closed++;
        await Promise.all(clients.map((client) => client.untilVersion(version)));
        const last = (await cluster.store.entries(code)).at(-1);
        expect(last && 'moves' in last && last.moves.map(([, , answer]) => answer)).toEqual(given);
      }
      expect(clients.map((client) => client.version)).toEqual(players.map(() => version));
      expect(await cluster.store.match(code)).toMatchObject({ version, info: { status: 'over' } });
      for (const client of clients) client.close();
    }
    expect(closed).toBeGreaterThan(matches * 5);
  });
});

async function metric(server: TestServer, name: string): Promise<number> {
  const { body } = await server.ask<string>('GET', '/metrics');
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(body)?.[1] ?? 0);
}

/** How often a server's bots have thought. */
function thoughts(server: TestServer): Promise<number> {
  return metric(server, 'nokturn_bot_seconds_count');
}

describe('work that nobody requests', () => {
  it('is done by one server: a bot thinks once, wherever people are connected', async () => {
    const servers = await three();
    const [ada] = (await servers[0].people('Ada')) as [Player];
    const code = await servers[0].match([ada], { bots: 3, options: { target: 3 } });
    const clients = await Promise.all(servers.map((server) => server.join(code, ada)));
    const [a] = clients as [Client];
    while (!a.view.over) {
      await a.untilAsked();
      if (a.view.asked?.mine) await a.answer(a.view.asked.mine.fallback);
      const { version } = a;
      await a.until(() => a.view.over || a.version > version || a.view.asked?.mine?.answer === null);
    }
    await Promise.all(clients.map((client) => client.until(() => client.view.over)));
    const entries = await cluster.store.entries(code);
    const byBots = entries
      .flatMap((entry) => ('moves' in entry ? entry.moves : []))
      .filter(([, seat]) => seat > 0);
    const each = await Promise.all(servers.map(thoughts));
    expect(each.reduce((sum, count) => sum + count)).toBe(byBots.length);
    expect(each.filter((count) => count > 0)).toHaveLength(1);
  });

  it('lets one server replace people who are gone, and play for them', async () => {
    const time = new FakeTime();
    const servers = await three({ time, lease: 60_000 });
    const [ada, ben] = (await servers[0].people('Ada', 'Ben')) as [Player, Player];
    const code = await servers[0].match([ada, ben], { clock: { seconds: 60, after: 'default' } });
    const before = await cluster.store.match(code);
    const clients = await Promise.all(servers.map((server) => server.join(code, ada)));
    await clients[1]?.answer('high');
    await time.pass(61_000);
    await Promise.all(clients.map((client) => client.untilVersion(1)));
    const [entry] = await cluster.store.entries(code);
    expect(entry && 'moves' in entry && entry.moves.map(([, , answer]) => answer)).toEqual(['high', 'low']);
    for (const client of clients)
      await client.until(() => {
        const seat = client.last('lobby')?.lobby.seats[1];
        return seat?.kind === 'person' && seat.standIn;
      });
    // Besides the moves: Ada's answer, and one change for Ben, who is gone.
    const { version = 0, revision = 0 } = (await cluster.store.match(code)) ?? {};
    expect(revision - version).toBe((before?.revision ?? 0) + 2);
  });

  it('is found by another server when the one that knew of it dies', async () => {
    const [one, two] = await three({ lease: 600 });
    const [ada] = (await one.people('Ada')) as [Player];
    const code = await one.match([ada], { bots: 1, options: { target: 9 } });
    const client = await one.join(code, ada);
    await client.until(() => client.view.asked?.answered?.includes(1));
    await client.answer('low');
    await client.untilVersion(1);
    client.close();
    // Nobody is connected anywhere, and a server that no longer exists keeps the match.
    await one.server.stop();
    await cluster.store.beat('dead', 300);
    await expect.poll(() => cluster.store.keep(code, 'dead')).toBe(true);
    const again = await two.join(code, ada);
    const { version } = again;
    const play = async () => {
      if (again.view.asked?.mine?.answer === null) await again.answer(again.view.asked.mine.fallback);
      return again.version;
    };
    await expect.poll(play, { timeout: 50_000 }).toBeGreaterThan(version + 3);
  });

  it('is done by a server that has loaded the match only for a spectator, when the one in charge dies', async () => {
    const [one, two] = await three({ lease: 600 });
    // A server that does not look for work itself, and is slow to notice that others are gone.
    const store = await PostgresStore.open(cluster.url);
    store.due = async () => [];
    const other = await cluster.add({ games: [COUNCIL], store, lease: 60_000 });
    const [ada] = (await one.people('Ada')) as [Player];
    const code = await one.match([ada], { game: 'council', bots: 1 });
    for (const server of cluster.servers) if (server !== two && server !== other) await server.server.stop();
    await cluster.store.beat('dead', 1500);
    await expect.poll(() => cluster.store.keep(code, 'dead')).toBe(true);
    await two.ask('GET', `/api/matches/${code}`);
    const a = await other.join(code, ada);
    await a.answer('go:left');
    await a.untilVersion(2);
  });

  it('is not done at a closed table', async () => {
    const [one] = await three({ lease: 300, pace: 1 });
    const [ada] = (await one.people('Ada')) as [Player];
    const code = await one.match([ada], { game: 'council', bots: 1 });
    const a = await one.join(code, ada);
    await a.answer('go:left');
    await closeTable(cluster.store, code);
    await a.until(() => a.closed);
    const before = await cluster.store.match(code);
    expect(before?.info.status).toBe('closed');
    // The bot was asked earlier, and takes as long as its thread takes to start.
    await expect.poll(() => thoughts(one), { timeout: 50_000 }).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await cluster.store.match(code)).toEqual(before);
  });

  it('continues elsewhere when the server in charge stops', async () => {
    const [one, two] = await three();
    const [ada] = (await one.people('Ada')) as [Player];
    const code = await one.match([ada], { bots: 1, options: { target: 9 } });
    const a = await two.join(code, ada);
    await a.until(() => a.view.asked?.answered?.includes(1));
    expect([await thoughts(one), await thoughts(two)]).toEqual([1, 0]);
    await one.server.stop();
    await a.answer('low');
    await a.untilVersion(1);
    expect(await thoughts(two)).toBeGreaterThan(0);
  });
});
