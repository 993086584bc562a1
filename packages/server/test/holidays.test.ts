import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reply } from '@nokturn/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { daysLeft, withDays } from '../src/match/holidays.ts';
import { unreleased } from '../src/match/known-rules.ts';
import { openStore } from '../src/site.ts';
import { checkCopy, exportSite, importSite } from '../src/upkeep/copy.ts';
import { bell } from './helpers/bell.ts';
import type { Client } from './helpers/client.ts';
import { FakeTime, settle } from './helpers/fake-time.ts';
import { anyGame, type Player, TestServer } from './helpers/table.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BELL = anyGame(bell);

describe('the days of a month', () => {
  const MAY = Date.UTC(2026, 4, 1);

  it('are five, whenever they are taken', () => {
    const taken = withDays([], 3, MAY) ?? [];
    expect(daysLeft(taken, MAY)).toBe(2);
    expect(withDays(taken, 3, MAY + 10 * DAY)).toBeNull();
    expect(withDays(taken, 2, MAY + 10 * DAY)).toHaveLength(2);
    expect(withDays([], 6, MAY)).toBeNull();
  });

  it('are ten for two months, if a holiday goes from one to the other', () => {
    const last = MAY + 29 * DAY;
    const taken = withDays([], 5, last) ?? [];
    expect(daysLeft(taken, last)).toBe(3);
    // Two days in May and three in June.
    const june = last + 12 * DAY;
    expect(daysLeft(taken, june)).toBe(2);
    expect(withDays(taken, 3, june)).toBeNull();
  });

  it('that were not used are given back', () => {
    const taken = withDays([], 5, MAY) ?? [];
    expect(withDays(taken, 4, MAY + DAY)).toEqual([
      { from: MAY, until: MAY + DAY },
      { from: MAY + DAY, until: MAY + 5 * DAY },
    ]);
  });
});

describe('on holiday', () => {
  let table: TestServer;
  let time: FakeTime;
  let ada: Player;
  let ben: Player;
  beforeEach(async () => {
    time = new FakeTime();
    table = await TestServer.start({ games: [BELL], time, pace: 1 });
    [ada, ben] = (await table.people('Ada', 'Ben')) as [Player, Player];
  });
  afterEach(() => table.stop());

  const ask = (method: string, { secret }: Player, body?: unknown) =>
    table.ask<Reply<'holiday'>>(method, '/api/me/holiday', {
      secret,
      ...(body === undefined ? {} : { body }),
    });
  const ringing = async (seconds: number) => {
    const clock = { seconds, after: 'default' } as const;
    const code = await table.match([ada, ben], { game: 'bell', options: { asks: 'plain' }, clock });
    const [a, b] = [await table.join(code, ada), await table.join(code, ben)];
    await settle();
    return { code, a, b };
  };
  const seatOf = (client: Client, at: number) =>
    (client.last('lobby') ?? client.last('joined'))?.lobby.seats[at];
  const isGone = (client: Client, at: number) => {
    const seat = seatOf(client, at);
    return seat?.kind === 'person' && seat.standIn;
  };
  const left = ({ table: seen }: Client) => (seen ? (seen.timing.due ?? 0) - seen.timing.now : null);

  it('the clock of a match over days stands still, and everybody sees until when', async () => {
    const { a, b } = await ringing(DAY / 1000);
    await a.answer('wait');
    await time.jump(20 * HOUR);
    expect((await ask('PUT', ben, { days: 2 })).body).toMatchObject({
      daysLeft: 3,
      until: time.now() + 2 * DAY,
    });
    await settle();
    expect(seatOf(a, 1)).toMatchObject({ holiday: time.now() + 2 * DAY });
    expect(left(b)).toBe(2 * DAY + 4 * HOUR);
    await time.jump(2 * DAY + 4 * HOUR - 5000);
    expect([a.version, isGone(a, 1)]).toEqual([0, false]);
    await time.pass(5000);
    expect([a.version, isGone(a, 1)]).toEqual([1, true]);
  });

  it('a person who comes back early has the time that was left', async () => {
    const { a, b } = await ringing(DAY / 1000);
    await a.answer('wait');
    await time.jump(20 * HOUR);
    await ask('PUT', ben, { days: 2 });
    await time.jump(DAY);
    expect((await ask('DELETE', ben)).body).toMatchObject({ until: null, daysLeft: 4 });
    await settle();
    expect(left(b)).toBe(4 * HOUR);
  });

  it('even in a match that is not in memory, or starts meanwhile', async () => {
    const { code, a, b } = await ringing(DAY / 1000);
    await a.answer('wait');
    for (const client of [a, b]) client.close();
    await time.jump(310_000);
    await time.pass(1000);
    expect(table.server.rooms.inMemory).toBe(0);
    await ask('PUT', ben, { days: 3 });
    const second = await ringing(DAY / 1000);
    await second.a.answer('wait');
    await time.jump(3 * DAY);
    await time.pass(1000);
    const watcher = await table.join(code, null);
    expect([watcher.version, second.a.version]).toEqual([0, 0]);
    await time.jump(DAY);
    await time.pass(1000);
    expect([watcher.version, second.a.version]).toEqual([1, 1]);
  });

  it('a clock of minutes runs on', async () => {
    const { a } = await ringing(600);
    await ask('PUT', ben, { days: 1 });
    await a.answer('wait');
    await time.jump(601_000);
    expect(isGone(a, 1)).toBe(true);
  });

  it('other players cannot ask for a bot meanwhile', async () => {
    const { a, b } = await ringing((7 * DAY) / 1000);
    await ask('PUT', ada, { days: 5 });
    a.close();
    await time.jump(2 * DAY);
    expect(await b.send({ type: 'take-over' })).toMatchObject({ code: 'wrong-time' });
    await time.jump(4 * DAY);
    expect(await b.send({ type: 'take-over' })).toMatchObject({ type: 'ack' });
  });

  it('too many days, and invalid ones, are refused', async () => {
    expect((await ask('PUT', ben, { days: 6 })).status).toBe(429);
    for (const body of [{}, { days: 0 }, { days: 1.5 }, { days: '2' }, { until: 5 }, []])
      expect((await ask('PUT', ben, body)).status).toBe(400);
    expect((await ask('GET', ben)).body).toEqual({ until: null, daysLeft: 5, perMonth: 5 });
    expect((await table.ask('GET', '/api/me/holiday')).status).toBe(401);
  });

  it('is part of a copy of the site', async () => {
    await ringing(DAY / 1000);
    await ask('PUT', ben, { days: 2 });
    const store = openStore(table.folder);
    const lines: string[] = [];
    for await (const line of exportSite(store)) lines.push(line.trimEnd());
    const each = async function* () {
      yield* lines;
    };
    expect(await checkCopy(each(), unreleased([BELL]))).toMatchObject({ verified: 1 });
    const folder = mkdtempSync(join(tmpdir(), 'nokturn-holidays-'));
    const other = openStore(folder);
    await importSite(each(), other);
    expect(await other.holidays.of(ben.person.id)).toEqual(await store.holidays.of(ben.person.id));
    const [match] = await other.matchesOf(ben.person.id, 1);
    expect(match?.info.holidays?.[ben.person.id]).toHaveLength(1);
    await Promise.all([store.close(), other.close()]);
    rmSync(folder, { recursive: true });
  });
});
