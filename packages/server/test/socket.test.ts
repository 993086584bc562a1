import { describe, expect, it } from 'vitest';
import { socketAt } from '../src/testing/guest.ts';
import { Client } from './helpers/client.ts';
import { untilBoast } from './helpers/duel.ts';
import { type Player, TestServer } from './helpers/table.ts';
import { threePeople } from './helpers/three.ts';

const { table, ada, ben, eva } = await threePeople();

async function duel(...players: Player[]): Promise<{ code: string; clients: Client[] }> {
  const code = await table.match(players, { options: { target: 9 } });
  const clients: Client[] = [];
  for (const player of players) clients.push(await table.join(code, player));
  return { code, clients };
}

/** Answers every open decision of these clients with the first option, one round. */
async function round(clients: Client[]): Promise<void> {
  const from = Math.max(...clients.map((client) => client.version));
  for (const client of clients) {
    await client.untilVersion(from);
    const ask = client.view.asked?.mine?.ask;
    if (ask?.kind === 'one') await client.answer(ask.options[0] ?? '');
  }
  for (const client of clients) await client.untilVersion(from + 1);
}

describe('joining', () => {
  it('shows a seat its own view and a spectator the public one, and tells who is here', async () => {
    const { code, clients } = await duel(ada, ben);
    const watcher = await table.join(code, eva);
    const nobody = await table.join(code, null);
    const [a, b] = clients as [Client, Client];
    expect([a, b, watcher, nobody].map((client) => client.last('joined')?.viewer)).toEqual([
      0,
      1,
      'spectator',
      'spectator',
    ]);
    const lucky = ({ view }: Client) => (view.state as { lucky: (number | null)[] }).lucky;
    expect(lucky(a).map((number) => number !== null)).toEqual([true, false]);
    expect(lucky(b).map((number) => number !== null)).toEqual([false, true]);
    expect(lucky(watcher)).toEqual([null, null]);
    await a.until(() => a.last('presence')?.presence.spectators === 2);
    nobody.close();
    await a.until(() => a.last('presence')?.presence.spectators === 1);
    b.close();
    await a.until(() => a.last('presence')?.presence.seats[1] === false);
  });

  it('is refused for unknown matches and secrets and for a second time, and nothing else works before it', async () => {
    const { code } = await duel(ada, ben);
    const client = await table.connect();
    expect(await client.answer('low', 0)).toMatchObject({ type: 'refused', code: 'not-joined' });
    expect(await client.send({ type: 'join', match: '22222222' })).toMatchObject({ code: 'unknown-match' });
    const forged = `${ada.person.id}.${'A'.repeat(43)}`;
    expect(await client.send({ type: 'join', match: code, secret: forged })).toMatchObject({
      code: 'unknown-person',
    });
    await client.join(code, ada.secret);
    expect(await client.send({ type: 'join', match: code })).toMatchObject({ code: 'already-joined' });
  });

  it('a match closed to spectators shows them the lobby, and nothing once it starts', async () => {
    const { code } = await table.create(ada, { spectators: false });
    await table.sit(code, 1, ben);
    const visitor = await table.join(code, eva);
    const player = await table.join(code, ben);
    await table.begin(code, ada);
    await player.until(() => player.table);
    await visitor.until(() => visitor.closed);
    expect(visitor.closed?.code).toBe(4003);
    expect(visitor.updates).toEqual([]);
    const late = await table.connect();
    expect(await late.send({ type: 'join', match: code })).toMatchObject({ code: 'forbidden' });
    expect(
      await (await table.connect()).send({ type: 'join', match: code, secret: eva.secret }),
    ).toMatchObject({ code: 'forbidden' });
  });

  it('a person who sits down or is sent away is treated as such at once', async () => {
    const { code } = await table.create(ada);
    const client = await table.join(code, ben);
    expect(client.last('joined')?.viewer).toBe('spectator');
    await table.sit(code, 1, ben);
    await client.until(() => client.last('lobby')?.lobby.seats[1]?.kind === 'person');
    await client.until(() => client.last('settings'));
    await table.begin(code, ada);
    await client.until(() => client.table);
    expect(client.view.viewer).toBe(1);
    expect(client.table?.heard.map(({ version }) => version)).toEqual([0]);
  });
});

describe('answering', () => {
  it('is acknowledged, told to everybody, and adds one version when the decision closes', async () => {
    const { clients } = await duel(ada, ben);
    const [a, b] = clients as [Client, Client];
    expect(await a.answer('low')).toMatchObject({ type: 'ack', version: 0 });
    await b.until(() => b.view.asked?.answered?.includes(0));
    expect(b.version).toBe(0);
    expect(b.view.asked?.mine?.answer).toBeNull();
    expect(a.view.asked?.mine?.answer).toBe('low');
    await b.answer('high');
    await a.untilVersion(1);
    expect(a.updates.at(-1)?.heard).toMatchObject([{ version: 1, undid: null }]);
    expect(a.updates.at(-1)?.heard[0]?.happenings[0]?.kind).toBe('rolled');
  });

  it('can be changed until the decision closes, and the record keeps only the last answer, in seat order', async () => {
    const code = await table.match([ada, ben], { options: { target: 1 } });
    const a = await table.join(code, ada);
    const b = await table.join(code, ben);
    await b.answer('high');
    await a.answer('low');
    for (;;) {
      await a.untilVersion(b.version);
      await b.untilVersion(a.version);
      if (a.view.over) break;
      await round([a, b]);
    }
    const { body } = await table.ask<{ moves: [string, number, string][] }>(
      'GET',
      `/api/matches/${code}/record`,
    );
    expect(body.moves.slice(0, 2)).toEqual([
      ['call', 0, 'low'],
      ['call', 1, 'high'],
    ]);
  });

  it('counts the last answer if somebody changes their mind', async () => {
    const { clients } = await duel(ada, ben);
    const [a] = clients as [Client, Client];
    await a.answer('low');
    await a.answer('high');
    expect(a.view.asked?.mine?.answer).toBe('high');
    await round(clients);
    expect(a.version).toBe(1);
  });

  it('is refused if it is not offered, not asked for, too late or not your own', async () => {
    const { code, clients } = await duel(ada, ben);
    const [a] = clients as [Client, Client];
    expect(await a.answer('seven')).toMatchObject({ type: 'refused', code: 'not-offered' });
    expect(await a.answer(['low'])).toMatchObject({ code: 'not-offered' });
    expect(await a.answer(3)).toMatchObject({ code: 'not-offered' });
    expect(await a.answer('low', 5)).toMatchObject({ code: 'stale' });
    const watcher = await table.join(code, eva);
    expect(await watcher.answer('low')).toMatchObject({ code: 'forbidden' });
    const nobody = await table.join(code, null);
    expect(await nobody.answer('low')).toMatchObject({ code: 'forbidden' });
    await round(clients);
    expect(await a.answer('low', 0)).toMatchObject({ code: 'stale' });
  });

  it('if sent twice is played once, even after a restart', async () => {
    const { code, clients } = await duel(ada, ben);
    const [a, b] = clients as [Client, Client];
    await a.answer('low');
    const command = { type: 'answer', version: 0, answer: 'high' } as const;
    expect(await b.send(command, 'same')).toMatchObject({ type: 'ack', version: 1 });
    expect(await b.send(command, 'same')).toMatchObject({ type: 'ack', version: 1 });
    expect(await b.send({ ...command, answer: 'low' }, 'same')).toMatchObject({ type: 'ack', version: 1 });
    const { hash } = await table.server.rooms.get(code);
    await table.restart();
    const again = await table.join(code, ben);
    expect(again.version).toBe(1);
    expect(await again.send(command, 'same')).toMatchObject({ type: 'ack', version: 1 });
    expect((await table.server.rooms.get(code)).hash).toBe(hash);
    const other = await table.join(code, ada);
    expect(await other.send(command, 'same')).toMatchObject({ type: 'refused', code: 'stale' });
  });

  it('an answer that is held survives a restart', async () => {
    const { code, clients } = await duel(ada, ben);
    await (clients[0] as Client).answer('high');
    await table.restart();
    const a = await table.join(code, ada);
    expect(a.view.asked?.mine?.answer).toBe('high');
    const b = await table.join(code, ben);
    await b.answer('low');
    await a.untilVersion(1);
  });
});

describe('coming back', () => {
  it('sends everything after the known version, word for word as it was told', async () => {
    const { code, clients } = await duel(ada, ben);
    const [a, b] = clients as [Client, Client];
    while (a.version < 12) await round(clients);
    await b.untilVersion(a.version);
    const told = [...(b.last('joined')?.table?.heard ?? []), ...b.updates.flatMap((u) => u.heard)];
    for (const after of [0, 5, 11, 12, 99]) {
      const again = await table.join(code, ben, after);
      expect(again.table?.heard).toEqual(told.filter(({ version }) => version > after));
      expect(again.view).toEqual(b.view);
    }
    expect((await table.join(code, ben)).table?.heard).toEqual(told);
    await table.restart();
    expect((await table.join(code, ben, 3)).table?.heard).toEqual(told.filter(({ version }) => version > 3));
  });

  it('two connections of one seat both see and can both play', async () => {
    const { code, clients } = await duel(ada, ben);
    const [a, b] = clients as [Client, Client];
    const second = await table.join(code, ada);
    await a.answer('low');
    await second.until(() => second.view.asked?.mine?.answer === 'low');
    await second.answer('high');
    await a.until(() => a.view.asked?.mine?.answer === 'high');
    await b.answer('low');
    await Promise.all([a, second, b].map((client) => client.untilVersion(1)));
    expect(second.view).toEqual(a.view);
  });
});

describe('undoing', () => {
  it('takes back the last move if it was your own and revealed nothing', async () => {
    const { code, clients } = await duel(ada, ben);
    expect(await clients[0]?.send({ type: 'undo', version: 0 })).toMatchObject({ code: 'nothing-to-undo' });
    const boaster = await untilBoast(clients);
    const other = clients.find((client) => client !== boaster) as Client;
    const before = boaster.version;
    await boaster.answer('silence');
    await Promise.all(clients.map((client) => client.untilVersion(before + 1)));
    expect(await other.send({ type: 'undo', version: before + 1 })).toMatchObject({ code: 'not-yours' });
    expect(await boaster.send({ type: 'undo', version: before })).toMatchObject({ code: 'stale' });
    const undo = { type: 'undo', version: before + 1 } as const;
    expect(await boaster.send(undo, 'undo')).toMatchObject({ type: 'ack', version: before + 2 });
    expect(await boaster.send(undo, 'undo')).toMatchObject({ type: 'ack', version: before + 2 });
    await other.untilVersion(before + 2);
    expect(other.updates.at(-1)?.heard).toEqual([{ version: before + 2, undid: before + 1, happenings: [] }]);
    expect(boaster.view.asked?.frame.step).toBe('boast');
    await table.restart();
    const again = await table.join(code, null);
    expect(again.view.asked?.frame.step).toBe('boast');
    expect(again.table?.heard.at(-1)).toMatchObject({ undid: before + 1 });
  });

  it('is impossible after a roll of the dice', async () => {
    const { clients } = await duel(ada, ben);
    await round(clients);
    const [a] = clients as [Client];
    expect(await a.send({ type: 'undo', version: a.version })).toMatchObject({ code: 'nothing-to-undo' });
  });
});

describe('chat', () => {
  it('accepts signs: a fixed set, kept, told and limited like written lines', async () => {
    const code = await table.match([ada, ben]);
    const [a, b] = [await table.join(code, ada), await table.join(code, ben)];
    await a.send({ type: 'sign', sign: 'well-played' }, 'sign');
    await a.send({ type: 'sign', sign: 'well-played' }, 'sign');
    await b.until(() => b.last('chat'));
    expect(b.all('chat')).toHaveLength(1);
    expect(b.last('chat')?.line).toMatchObject({ number: 1, seat: 0, text: '', sign: 'well-played' });
    const watcher = await table.join(code, null);
    expect(watcher.last('joined')?.chat).toEqual([b.last('chat')?.line]);
    expect(await watcher.send({ type: 'sign', sign: 'ouch' })).toMatchObject({ code: 'forbidden' });
    const strange = { type: 'sign', sign: 'rude' } as unknown as { type: 'sign'; sign: 'ouch' };
    expect(await a.send(strange)).toMatchObject({ code: 'malformed' });
    expect(b.all('chat')).toHaveLength(1);
  });

  it('is heard by everybody, kept for newcomers, and said once', async () => {
    const { code, clients } = await duel(ada, ben);
    const [a, b] = clients as [Client, Client];
    await a.send({ type: 'chat', text: ' Dobrý večer! ' }, 'hello');
    await a.send({ type: 'chat', text: ' Dobrý večer! ' }, 'hello');
    await b.until(() => b.last('chat'));
    expect(b.all('chat')).toHaveLength(1);
    expect(b.last('chat')?.line).toMatchObject({
      number: 1,
      person: ada.person,
      seat: 0,
      text: 'Dobrý večer!',
    });
    const watcher = await table.join(code, eva);
    expect(watcher.last('joined')?.chat).toEqual([b.last('chat')?.line]);
    await watcher.send({ type: 'chat', text: 'hi' });
    await b.until(() => b.all('chat').length === 2);
    expect(b.last('chat')?.line.seat).toBeNull();
    const nobody = await table.join(code, null);
    expect(await nobody.send({ type: 'chat', text: 'hi' })).toMatchObject({ code: 'forbidden' });
    expect(await a.send({ type: 'chat', text: 'x'.repeat(301) })).toMatchObject({ code: 'malformed' });
  });

  it('appears under people’s present names', async () => {
    const { code } = await duel(ada, ben);
    const zed = await table.person('Zed');
    const [b, z] = [await table.join(code, ben), await table.join(code, zed)];
    await table.ask('PATCH', '/api/me', { secret: zed.secret, body: { name: 'Zdena' } });
    await z.send({ type: 'chat', text: 'hi' });
    await b.until(() => b.last('chat'));
    expect(b.last('chat')?.line.person.name).toBe('Zdena');
  });
});

describe('bots', () => {
  it.each(['random', 'crashing', 'dying', 'cheating'])(
    'a %s bot does not hold up the match',
    async (level) => {
      const bot = { kind: 'bot', level } as const;
      const code = await table.match([ada], { seats: [{ kind: 'open' }, bot, bot] });
      const a = await table.join(code, ada);
      while (!a.view.over) {
        await a.untilAsked();
        if (!a.view.over) await a.answer(a.view.asked?.mine?.fallback ?? '');
      }
      expect(a.view.result?.winners.length).toBeGreaterThan(0);
    },
  );

  it('among themselves play only while somebody is watching', async () => {
    const seats = Array(3).fill({ kind: 'bot', level: 'random' });
    const { code } = await table.create(ada, { seats, options: { target: 9 } });
    await table.begin(code, ada);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await table.server.rooms.get(code)).version).toBe(0);
    const watcher = await table.join(code, null);
    await watcher.until(() => watcher.view.over, 20_000);
  });
});

describe('a player who is gone', () => {
  it('gets a stand-in when the host asks, and can take the seat back', async () => {
    const { code, clients } = await duel(ada, ben);
    const [a, b] = clients as [Client, Client];
    // Both are here and the table is waiting for them, but not for long yet.
    expect(await a.send({ type: 'stand-in', seat: 1 })).toMatchObject({ code: 'wrong-time' });
    expect(await b.send({ type: 'stand-in', seat: 0 })).toMatchObject({ code: 'wrong-time' });
    expect(await a.send({ type: 'stand-in', seat: 5 })).toMatchObject({ code: 'no-seat' });
    b.cut();
    await a.until(() => a.last('presence')?.presence.seats[1] === false);
    expect(await a.send({ type: 'stand-in', seat: 1 })).toMatchObject({ type: 'ack' });
    await a.until(() => a.last('lobby')?.lobby.seats.some((seat) => 'standIn' in seat && seat.standIn));
    await a.answer('low');
    await a.untilVersion(1);
    const back = await table.join(code, ben);
    await back.send({ type: 'return' });
    await a.until(() => a.last('lobby')?.lobby.seats.every((seat) => !('standIn' in seat && seat.standIn)));
    const { version } = back;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(back.version).toBe(version);
  });

  it('can leave a running match to a bot and come back by playing', async () => {
    const { code, clients } = await duel(ada, ben);
    const [a, b] = clients as [Client, Client];
    await table.ask('DELETE', `/api/matches/${code}/seats/1`, ben);
    await b.until(() => b.last('lobby'));
    const seat = () => b.last('lobby')?.lobby.seats[1];
    expect(seat()).toMatchObject({ standIn: true });
    await a.answer('low');
    await a.untilVersion(1);
    while (a.view.asked?.frame.step !== 'call') {
      const version = a.version;
      if (a.view.asked?.mine) await a.answer('silence');
      await a.untilVersion(version + 1);
    }
    await b.untilVersion(a.version);
    expect(await b.answer('high')).toMatchObject({ type: 'ack', version: a.version });
    expect(seat()).toMatchObject({ standIn: false });
    expect(b.view.asked?.mine?.answer).toBe('high');
  });
});

describe('limits', () => {
  it('too many messages are refused with a code, and far too many close the connection', async () => {
    const strict = await TestServer.start({ limits: { messages: { burst: 3, perSecond: 0 } } });
    const client = await strict.connect();
    const ping = () => client.send({ type: 'ping' });
    expect([(await ping()).type, (await ping()).type, (await ping()).type]).toEqual(['pong', 'pong', 'pong']);
    expect(await ping()).toMatchObject({ type: 'refused', code: 'too-often' });
    for (let i = 0; i < 600; i++) client.sendRaw('{}');
    await client.until(() => client.closed);
    expect(client.closed?.code).toBe(4008);
    await strict.stop();
  });

  it('input that is not a message counts as well', async () => {
    const strict = await TestServer.start({ limits: { messages: { burst: 3, perSecond: 0 } } });
    const client = await strict.connect();
    for (let i = 0; i < 600; i++) client.sendRaw('not a message');
    await client.until(() => client.closed);
    expect(client.closed?.code).toBe(4008);
    await strict.stop();
  });

  it.each([
    ['chat', { limits: { chat: { burst: 2, perSecond: 0 } } }],
    ['sign', { limits: { chat: { burst: 2, perSecond: 0 } } }],
    ['hold', { limits: { commands: { burst: 2, perSecond: 0 } } }],
  ] as const)('%s has a limit for each person, over all their connections', async (type, options) => {
    const strict = await TestServer.start(options);
    const [player, other] = (await strict.people('Ada', 'Ben')) as [Player, Player];
    const { code } = await strict.create(player);
    await strict.sit(code, 1, other);
    const send = async (who: Player) => {
      const client = await strict.join(code, who);
      if (type === 'chat') return client.send({ type, text: 'hi' });
      return client.send(type === 'sign' ? { type, sign: 'ouch' } : { type, armed: true });
    };
    expect([(await send(player)).type, (await send(player)).type]).toEqual(['ack', 'ack']);
    expect(await send(player)).toMatchObject({ code: 'too-often' });
    expect((await send(other)).type).toBe('ack');
    await strict.stop();
  });

  it('a connection that neither joins nor says anything is closed', async () => {
    const hasty = await TestServer.start({ limits: { heartbeat: 60 } });
    const player = await hasty.person('Ada');
    const { code } = await hasty.create(player);
    const here = await hasty.join(code, player);
    const nobody = await hasty.connect();
    await nobody.until(() => nobody.closed);
    expect([nobody.closed?.code, here.closed]).toEqual([4000, null]);
    await hasty.stop();
  });

  it('too many connections from one address are refused', async () => {
    const strict = await TestServer.start({ limits: { connectionsPerAddress: 2 } });
    await strict.connect();
    await strict.connect();
    await expect(strict.connect()).rejects.toThrow(/429/);
    await strict.stop();
  });

  it('a page of another site cannot connect', async () => {
    const url = socketAt(table.server.url);
    await expect(Client.open(url, { headers: { origin: 'https://evil.example' } })).rejects.toThrow(/403/);
    const own = await Client.open(url, { headers: { origin: new URL(table.server.url).origin } });
    own.close();
  });
});
