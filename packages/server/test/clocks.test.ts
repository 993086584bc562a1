import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Buckets } from '../src/edge/bucket.ts';
import { openStore } from '../src/site.ts';
import { type BellStep, bell } from './helpers/bell.ts';
import type { Client } from './helpers/client.ts';
import { untilBoast } from './helpers/duel.ts';
import { FakeTime, settle } from './helpers/fake-time.ts';
import { anyGame, type Player, TestServer } from './helpers/table.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The steps by which somebody sets the machine's clock. */
const STEPS = [
  ['an hour forward', HOUR],
  ['an hour back', -HOUR],
  ['a day forward', DAY],
  ['a day back', -DAY],
] as const;

describe.each(STEPS)('limits, when the clock is set %s', (_, step) => {
  it('lock nobody out and give nobody more', () => {
    const time = new FakeTime();
    const buckets = new Buckets({ burst: 2, perSecond: 1 }, time);
    expect([buckets.take('ada'), buckets.take('ada'), buckets.take('ada')]).toEqual([true, true, false]);
    time.set(step);
    expect(buckets.take('ada')).toBe(false);
    expect(buckets.take('ben')).toBe(true);
    time.slip(1000);
    expect([buckets.take('ada'), buckets.take('ada')]).toEqual([true, false]);
    expect([buckets.take('ben'), buckets.take('ben'), buckets.take('ben')]).toEqual([true, true, false]);
  });

  it('do not keep anybody from the server', async () => {
    const time = new FakeTime();
    const seldom = { burst: 3, perSecond: 0.1 };
    const table = await TestServer.start({ time, limits: { requests: seldom, creations: seldom } });
    await table.person('Ada');
    time.set(step);
    const { status } = await table.ask('POST', '/api/people', { body: { name: 'Ben' } });
    expect(status).toBe(200);
    await table.stop();
  });
});

describe.each(STEPS)('when the clock is set %s', (_, step) => {
  let table: TestServer;
  let time: FakeTime;
  let ada: Player;
  let ben: Player;

  beforeEach(async () => {
    time = new FakeTime();
    table = await TestServer.start({ games: [anyGame(bell)], time, pace: 1 });
    [ada, ben] = (await table.people('Ada', 'Ben')) as [Player, Player];
  });
  afterEach(() => table.stop());

  const ringing = async (asks: BellStep, seconds: number | null = null) => {
    const clock = { seconds, after: 'default' } as const;
    const code = await table.match([ada, ben], { game: 'bell', options: { asks }, clock });
    const [a, b] = [await table.join(code, ada), await table.join(code, ben)];
    await settle();
    return { code, a, b };
  };
  const isGone = (client: Client, seat: number) => {
    const sitting = (client.last('lobby') ?? client.last('joined'))?.lobby.seats[seat];
    return sitting?.kind === 'person' && sitting.standIn;
  };
  const left = ({ table: seen }: Client) => (seen ? (seen.timing.due ?? 0) - seen.timing.now : null);

  it('a turn clock runs on as before, and says so', async () => {
    const { code, a } = await ringing('plain', 60);
    await a.answer('wait');
    await time.pass(30_000);
    time.set(step);
    await time.pass(20_000);
    expect([a.version, isGone(a, 1)]).toEqual([0, false]);
    const watcher = await table.join(code, null);
    expect(watcher.table?.timing.now).toBe(time.now());
    expect(left(watcher)).toBe(10_000);
    await time.pass(9_999);
    expect([a.version, isGone(a, 1)]).toEqual([0, false]);
    await time.pass(1);
    expect([a.version, isGone(a, 1)]).toEqual([1, true]);
    // The next decision gets the full time.
    await a.answer('wait');
    await time.pass(1000);
    expect(a.version).toBe(2);
    expect(left(a)).toBe(60_000);
  });

  it('anybody who comes back has a full turn clock, once', async () => {
    const { code, a } = await ringing('plain', 60);
    const leaveAndReturn = async () => {
      await table.ask('DELETE', `/api/matches/${code}/seats/0`, { secret: ada.secret });
      await a.send({ type: 'return' });
    };
    await time.pass(50_000);
    time.set(step);
    await leaveAndReturn();
    await time.pass(50_000);
    await leaveAndReturn();
    await time.pass(9_999);
    expect(isGone(a, 0)).toBe(false);
    await time.pass(1);
    expect(isGone(a, 0)).toBe(true);
  });

  it('anyone who undoes a move has the time that was left', async () => {
    const duel = await TestServer.start({ time, pace: 1 });
    const players = (await duel.people('Ada', 'Ben')) as [Player, Player];
    const clock = { seconds: 60, after: 'default' } as const;
    const code = await duel.match(players, { clock, options: { target: 9 } });
    const clients = [await duel.join(code, players[0]), await duel.join(code, players[1])];
    const who = await untilBoast(clients);
    await time.pass(20_000);
    time.set(step);
    await time.pass(5000);
    await who.answer('silence');
    await time.pass(15_000);
    expect(await who.send({ type: 'undo', version: who.version })).toMatchObject({ type: 'ack' });
    expect(left(who)).toBe(35_000);
    await duel.stop();
  });

  it('the turn clock of a match outside memory runs on as before', async () => {
    const { code, a, b } = await ringing('plain', (3 * DAY) / 1000);
    await a.answer('wait');
    a.close();
    b.close();
    await time.jump(310_000);
    await time.pass(1000);
    expect(table.server.rooms.inMemory).toBe(0);
    time.set(step);
    await time.jump(3 * DAY - 321_000);
    await time.pass(5000);
    // From now on a spectator keeps the match in memory.
    const watcher = await table.join(code, null);
    expect([isGone(watcher, 1), left(watcher)]).toEqual([false, 5000]);
    await time.pass(4999);
    expect([isGone(watcher, 1), watcher.version]).toEqual([false, 0]);
    await time.pass(1);
    expect([isGone(watcher, 1), watcher.version]).toEqual([true, 1]);
  });

  it('a match outside memory is not loaded before it is time', async () => {
    const { a, b } = await ringing('plain', (3 * DAY) / 1000);
    a.close();
    b.close();
    await time.jump(310_000);
    await time.pass(1000);
    time.set(step);
    await time.jump(2.5 * DAY);
    await time.pass(1000);
    await time.jump(310_000);
    await time.pass(2000);
    expect(table.server.rooms.inMemory).toBe(0);
    const store = openStore(table.folder);
    expect(await store.due('any', time.now(), 9)).toEqual([]);
    await store.close();
  });

  it('a match without activity leaves memory as soon as before', async () => {
    const { a, b } = await ringing('plain');
    a.close();
    b.close();
    await time.jump(200_000);
    time.set(step);
    await time.jump(90_000);
    await time.pass(2000);
    expect(table.server.rooms.inMemory).toBe(1);
    await time.jump(10_000);
    await time.pass(1000);
    expect(table.server.rooms.inMemory).toBe(0);
  });

  it('a reaction closes when it would have (LN-15.7)', async () => {
    const { a, b } = await ringing('rolled');
    await time.pass(300);
    await a.answer('continue');
    await time.pass(200);
    time.set(step);
    await time.pass(499);
    expect([a.version, b.version]).toEqual([0, 0]);
    await time.pass(1);
    expect([a.version, b.version]).toEqual([1, 1]);
  });

  it('an answer to a reaction counts from its opening (LN-15.7)', async () => {
    const { a } = await ringing('rolled');
    await time.pass(1300);
    time.set(step);
    await a.answer('continue');
    await time.pass(699);
    expect(a.version).toBe(0);
    await time.pass(1);
    expect(a.version).toBe(1);
  });

  it('a reaction that nobody answers ends when it would have (LN-15.10)', async () => {
    const { a } = await ringing('rolled');
    const limit = left(a) ?? 0;
    expect(limit).toBeGreaterThan(1000);
    time.set(step);
    await time.pass(limit - 1);
    expect(a.version).toBe(0);
    await time.pass(1001);
    expect(a.version).toBe(1);
  });
});
