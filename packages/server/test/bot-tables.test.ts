import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bus } from '../src/bus/bus.ts';
import { LocalHub } from '../src/bus/local.ts';
import { bell } from './helpers/bell.ts';
import type { Client } from './helpers/client.ts';
import { FakeTime } from './helpers/fake-time.ts';
import { anyGame, type Player, TestServer } from './helpers/table.ts';

let table: TestServer;
let time: FakeTime;
let elsewhere: Bus;
let ada: Player;
let ben: Player;
let eva: Player;

beforeEach(async () => {
  time = new FakeTime();
  const hub = new LocalHub();
  elsewhere = hub.join('elsewhere');
  const bus = (server: string) => hub.join(server);
  table = await TestServer.start({ games: [anyGame(bell)], time, pace: 1, botThreads: 1, bus, lease: 1e9 });
  [ada, ben, eva] = (await table.people('Ada', 'Ben', 'Eva')) as [Player, Player, Player];
});
afterEach(() => table.stop());

const BOTS = [
  { kind: 'bot', level: 'random' },
  { kind: 'bot', level: 'random' },
] as const;

/** A table of bots alone, not started. */
async function show(host: Player, last = 100): Promise<string> {
  const options = { asks: 'plain', last };
  return (await table.create(host, { game: 'bell', options, seats: [...BOTS], sit: false })).code;
}

const start = (code: string, { secret }: Player) =>
  table.ask<{ error?: { code: string } }>('POST', `/api/matches/${code}/start`, { secret });

/** A table of bots alone with a spectator from its start. */
async function watched(host: Player, last?: number): Promise<{ code: string; watcher: Client }> {
  const code = await show(host, last);
  const watcher = await table.join(code, null);
  expect((await start(code, host)).status).toBe(200);
  return { code, watcher };
}

/** Bots think in their own threads, in real time. */
async function movesOn(code: string): Promise<void> {
  const { version } = await table.server.rooms.get(code);
  await expect
    .poll(
      async () => {
        await time.pass(1000);
        return (await table.server.rooms.get(code)).version;
      },
      { timeout: 50_000 },
    )
    .toBeGreaterThan(version);
}

describe('tables of bots alone', () => {
  it('are played for their spectators, two per host at a time', async () => {
    const first = await watched(ada);
    const second = await watched(ada);
    for (const { code } of [first, second]) await movesOn(code);
    const third = await show(ada);
    const watcher = await table.join(third, null);
    expect(await start(third, ada)).toMatchObject({ status: 429, body: { error: { code: 'bots-busy' } } });
    expect((await table.server.rooms.get(third)).info.status).toBe('lobby');

    first.watcher.close();
    await expect.poll(async () => (await start(third, ada)).status).toBe(200);
    await watcher.until(() => watcher.table);
    await movesOn(third);
    const again = await table.connect();
    expect(await again.send({ type: 'join', match: first.code })).toMatchObject({ code: 'bots-busy' });
    watcher.close();
    await expect
      .poll(async () => (await again.send({ type: 'join', match: first.code })).type)
      .toBe('joined');
    await movesOn(first.code);
  });

  it('can be started without a spectator, and are not played', async () => {
    const played = await watched(ada);
    await watched(ada);
    const third = await show(ada);
    expect((await start(third, ada)).status).toBe(200);
    for (let i = 0; i < 5; i++) await movesOn(played.code);
    expect((await table.server.rooms.get(third)).version).toBe(0);
  });

  it('are limited to four per thinking thread for all hosts together', async () => {
    for (const host of [ada, ada, ben, ben]) await watched(host);
    const fifth = await show(eva);
    await table.join(fifth, null);
    expect((await start(fifth, eva)).body.error?.code).toBe('bots-busy');
  });

  it('give up their places when they are over', async () => {
    const { watcher } = await watched(ada, 1);
    await watched(ada);
    await expect
      .poll(
        async () => {
          await time.pass(1000);
          return watcher.view.over;
        },
        { timeout: 50_000 },
      )
      .toBe(true);
    await watched(ada);
  });

  it('do not count if a person plays', async () => {
    for (let i = 0; i < 2; i++) await watched(ada);
    const code = await table.match([ada], { game: 'bell', options: { asks: 'plain' }, bots: 1 });
    const a = await table.join(code, ada);
    await a.answer('wait');
    await movesOn(code);
  });

  it('with a spectator on another server wait for a place, and then continue by themselves', async () => {
    const first = await watched(ada);
    await watched(ada);
    const third = await show(ada);
    await start(third, ada);
    elsewhere.publish({ kind: 'present', match: third, people: [], spectators: 1 });
    for (let i = 0; i < 5; i++) await movesOn(first.code);
    expect((await table.server.rooms.get(third)).version).toBe(0);
    first.watcher.close();
    await movesOn(third);
  });
});
