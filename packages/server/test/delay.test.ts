import type { MatchSummary } from '@nokturn/protocol';
import { expect, it } from 'vitest';
import type { Client } from './helpers/client.ts';
import { threePeople } from './helpers/three.ts';

const { table, ada, ben, eva } = await threePeople();
const DELAY = 3;

/** Answers all questions until the table has reached a version or the match is over. */
async function playTo(version: number, clients: readonly Client[]): Promise<void> {
  for (;;) {
    const from = Math.max(...clients.map((client) => client.version));
    for (const client of clients) await client.untilVersion(from);
    if (from >= version || clients[0]?.view.over) return;
    for (const client of clients) {
      const ask = client.view.asked?.mine?.ask;
      if (ask?.kind === 'one') await client.answer(ask.options.at(-1) ?? '');
    }
    for (const client of clients) await client.untilVersion(from + 1);
  }
}

async function duel(target = 9) {
  const code = await table.match([ada, ben], { options: { target }, delay: DELAY });
  return { code, players: [await table.join(code, ada), await table.join(code, ben)] as const };
}

const summaryFor = async (code: string, secret?: string) => {
  const { body } = await table.ask<{ match: MatchSummary }>('GET', `/api/matches/${code}`, {
    ...(secret && { secret }),
  });
  return body.match;
};

it('a viewer without a seat sees the match as many versions late as the table says, by every route', async () => {
  const { code, players } = await duel();
  const [first, late] = [await table.join(code, null), await table.join(code, eva)];
  expect([first.version, late.version]).toEqual([0, 0]);
  expect(late.last('joined')?.lobby.delay).toBe(DELAY);
  await playTo(8, players);
  await late.untilVersion(5);
  expect([late.version, late.table?.timing.due]).toEqual([5, null]);
  // One after another, as everybody else saw them.
  expect(late.updates.flatMap(({ heard }) => heard.map(({ version }) => version))).toEqual([1, 2, 3, 4, 5]);
  expect((await summaryFor(code)).version).toBe(5);
  expect((await summaryFor(code, eva.secret)).version).toBe(5);
  expect((await summaryFor(code, ada.secret)).version).toBe(8);
  expect(await late.send({ type: 'chat', text: 'How exciting' })).toMatchObject({ type: 'ack', version: 5 });
  // Anybody who comes now, or comes back, sees exactly as much, and hears it word for word.
  const again = await table.join(code, null);
  expect([again.version, again.table?.view]).toEqual([5, late.table?.view]);
  expect(again.table?.heard.map(({ version }) => version)).toEqual([0, 1, 2, 3, 4, 5]);
  const back = await table.join(code, eva, 7);
  expect([back.version, back.table?.heard]).toEqual([5, []]);
  const [record, replay] = [
    await table.ask('GET', `/api/matches/${code}/record`),
    await table.ask('GET', `/api/matches/${code}/replay`),
  ];
  expect([record.status, replay.status]).toEqual([409, 409]);
});

it('and so does a host who does not play', async () => {
  const seats = [{ kind: 'open' }, { kind: 'open' }] as const;
  const { code } = await table.create(eva, {
    seats: [...seats],
    delay: DELAY,
    sit: false,
    options: { target: 9 },
  });
  await table.sit(code, 0, ada);
  await table.sit(code, 1, ben);
  const host = await table.join(code, eva);
  await table.begin(code, eva);
  const players = [await table.join(code, ada), await table.join(code, ben)] as const;
  await playTo(4, players);
  await host.untilVersion(1);
  expect(host.version).toBe(1);
  const mine = await table.ask<{ matches: MatchSummary[] }>('GET', '/api/me/matches', { secret: eva.secret });
  expect(mine.body.matches.find((match) => match.code === code)?.version).toBe(1);
});

it('after the end they catch up, including all chat', async () => {
  const { code, players } = await duel(2);
  const late = await table.join(code, null);
  await playTo(2, players);
  await players[0].send({ type: 'chat', text: 'Wait for it' });
  await playTo(99, players);
  await late.until(() => late.table?.view.over);
  expect(late.version).toBe(players[0].version);
  expect(late.view.result).toEqual(players[0].view.result);
  await late.until(() => late.last('lobby')?.lobby.status === 'over');
  expect(late.all('chat').map(({ line }) => line.text)).toEqual(['Wait for it']);
  expect((await table.ask('GET', `/api/matches/${code}/replay`)).status).toBe(200);
});

it('even after an end without a result', async () => {
  const { code, players } = await duel();
  const late = await table.join(code, null);
  await playTo(4, players);
  await late.untilVersion(1);
  await players[0].send({ type: 'want-end', wanted: true });
  await players[0].until(() => players[0].last('lobby')?.lobby.wantEnd.length === 1);
  expect((await summaryFor(code)).wantEnd).toEqual([]);
  expect(late.all('lobby')).toEqual([]);
  await players[1].send({ type: 'want-end', wanted: true });
  await late.until(() => late.last('lobby')?.lobby.abandoned);
  await late.untilVersion(players[0].version);
});

it('what players say appears with the move during which it was said; what others say, at once', async () => {
  const { code, players } = await duel();
  const late = await table.join(code, eva);
  await players[0].send({ type: 'chat', text: 'at the start' });
  await playTo(1, players);
  await players[0].send({ type: 'sign', sign: 'ouch' });
  await late.send({ type: 'chat', text: 'from outside' });
  await playTo(3, players);
  const read = (client: Client) => client.all('chat').map(({ line }) => line.sign ?? line.text);
  await late.until(() => late.all('chat').length === 2);
  expect(read(late)).toEqual(['at the start', 'from outside']);
  expect(read(players[1])).toEqual(['at the start', 'ouch', 'from outside']);
  // No gap reveals that somebody has said something.
  expect(late.all('chat').map(({ line }) => line.number)).toEqual([1, 2]);
  const other = await table.join(code, null);
  expect(other.last('joined')?.chat.map(({ number, text }) => [number, text])).toEqual([
    [1, 'at the start'],
    [2, 'from outside'],
  ]);
  await playTo(4, players);
  await late.until(() => late.all('chat').length === 3);
  expect(late.last('chat')?.line).toMatchObject({ number: 3, sign: 'ouch' });
});

it('a restarted server knows what was held back', async () => {
  const { code, players } = await duel();
  await playTo(2, players);
  await players[0].send({ type: 'chat', text: 'kept' });
  await playTo(4, players);
  await table.restart();
  const again = [await table.join(code, ada), await table.join(code, ben)] as const;
  const late = await table.join(code, null);
  expect([late.version, late.last('joined')?.chat]).toEqual([1, []]);
  await playTo(5, again);
  await late.until(() => late.last('chat'));
  expect([late.version, late.last('chat')?.line.text]).toEqual([2, 'kept']);
});

it('an expired clock is not revealed before its move is', async () => {
  const { code, players } = await duel();
  const late = await table.join(code, null);
  const told = late.messages.length;
  players[1].close();
  await late.until(() => late.last('presence')?.presence.seats[1] === false);
  await players[0].send({ type: 'stand-in', seat: 1 });
  await players[0].until(() => players[0].last('lobby')?.lobby.seats[1]);
  expect(players[0].last('lobby')?.lobby.seats[1]).toMatchObject({ standIn: true });
  expect((await summaryFor(code)).seats[1]).toMatchObject({ standIn: false });
  expect((await summaryFor(code, ada.secret)).seats[1]).toMatchObject({ standIn: true });
  await late.send({ type: 'ping' });
  expect(late.messages.slice(told).map(({ type }) => type)).toEqual(['presence', 'pong']);
});

it('a delay has limits', async () => {
  const body = { game: 'dice-duel', seats: [{ kind: 'open' }, { kind: 'open' }] };
  for (const delay of [-1, 1.5, 101, '3'])
    expect(
      (await table.ask('POST', '/api/matches', { secret: ada.secret, body: { ...body, delay } })).status,
    ).toBe(400);
});
