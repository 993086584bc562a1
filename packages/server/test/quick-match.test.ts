import type { MatchSummary } from '@nokturn/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../src/site.ts';
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

async function quick({ secret }: Player, body: object = {}) {
  const reply = await table.ask<{ match: MatchSummary; opened: boolean }>('POST', '/api/quick-match', {
    secret,
    body,
  });
  return { status: reply.status, ...reply.body };
}

/** The newcomers at a table that a person was told about, even if the notice has not arrived yet. */
async function told({ person }: Player, code: string): Promise<string[]> {
  const store = openStore(table.folder);
  try {
    const notices = (await store.notices.ofMatch(code)).filter((each) => each.person === person.id);
    return notices.flatMap(({ notice }) => (notice.kind === 'somebody-came' ? [notice.who] : []));
  } finally {
    await store.close();
  }
}

describe('a quick match', () => {
  it('opens a listed table if none fits, leads its host back to it, and seats the next one to come', async () => {
    const first = await quick(ada, { clock: 'days' });
    expect(first).toMatchObject({ opened: true, match: { privacy: 'listed', clock: { seconds: 86_400 } } });
    expect(first.match.seats[0]).toMatchObject({ kind: 'person', person: ada.person });
    const again = await quick(ada, { clock: 'days' });
    expect([again.match.code, again.opened]).toEqual([first.match.code, false]);
    const second = await quick(ben, { clock: 'days' });
    expect([second.match.code, second.opened]).toEqual([first.match.code, false]);
    expect(second.match.seats[1]).toMatchObject({ kind: 'person', person: ben.person });
    for (let seat = 2; seat < first.match.seats.length; seat++)
      await table.ask('PUT', `/api/matches/${first.match.code}/seats/${seat}`, {
        secret: ada.secret,
        body: { kind: 'bot', level: 'random' },
      });
    // That table is full.
    const third = await quick(eva, { clock: 'days' });
    expect(third.opened).toBe(true);
    expect(third.match.code).not.toBe(first.match.code);
  });

  it('follows the wishes, and skips reserved seats and tables that the person was sent away from', async () => {
    const { code } = await table.create(ada, { privacy: 'listed', clock: { seconds: 60, after: 'bot' } });
    await table.sit(code, 1, ben);
    await table.ask('PUT', `/api/matches/${code}/seats/1`, { secret: ada.secret, body: { kind: 'open' } });
    expect((await quick(ben, { clock: 'live' })).opened).toBe(true);
    expect((await quick(eva, { clock: 'days' })).opened).toBe(true);
    expect((await quick(eva, { game: 'no-such-game' })).status).toBe(404);
    expect((await quick(eva, { clock: 'soon' })).status).toBe(400);
  });

  it('seats everybody who comes at the same moment, each in one seat', async () => {
    const { code } = await table.create(ada, { privacy: 'listed', clock: { seconds: 60, after: 'bot' } });
    const found = await Promise.all([ben, eva].map((player) => quick(player, { clock: 'live' })));
    expect(found.filter(({ match }) => match.code === code)).toHaveLength(1);
    expect(found.map(({ status }) => status)).toEqual([200, 200]);
  });
});

it('people waiting at a listed table are told who comes, once for each; at other tables the host is', async () => {
  const { code } = await table.create(ada, { privacy: 'listed', seats: Array(3).fill({ kind: 'open' }) });
  await table.sit(code, 1, ben);
  await table.sit(code, 2, ben);
  await table.sit(code, 1, eva);
  const [hers, his] = [await told(ada, code), await told(ben, code)];
  expect(new Set(hers)).toEqual(new Set([ben.person.id, eva.person.id]));
  expect([hers.length, his]).toEqual([2, [eva.person.id]]);
  const link = await table.create(ada, { seats: Array(3).fill({ kind: 'open' }) });
  await table.sit(link.code, 1, ben);
  await table.sit(link.code, 2, eva);
  expect(await told(ben, link.code)).toEqual([]);
  expect(await told(ada, link.code)).toHaveLength(2);
});

describe('the best table', () => {
  const best = async (query = '') => {
    const { body } = await table.ask<{ match: MatchSummary | null }>('GET', `/api/best-match${query}`);
    return body.match?.code ?? null;
  };

  it('has the most people, then the most spectators, then is the newest; never one that nobody may watch', async () => {
    expect(await best()).toBeNull();
    const listed = { privacy: 'listed', options: { target: 9 } } as const;
    const quiet = await table.match([ada], { ...listed, bots: 1 });
    expect(await best()).toBeNull();
    await table.join(quiet, ada);
    expect(await best()).toBe(quiet);
    const busy = await table.match([ben, eva], listed);
    const [b] = [await table.join(busy, ben), await table.join(busy, eva)];
    expect(await best()).toBe(busy);
    b.close();
    const watcher = await table.join(quiet, null);
    await watcher.until(() => watcher.last('presence'));
    const late = await table.join(busy, eva);
    await late.until(() => late.last('presence')?.presence.seats[0] === false);
    expect(await best()).toBe(quiet);
    watcher.close();
    const other = await table.join(quiet, ada);
    await other.until(() => other.last('presence')?.presence.spectators === 0);
    expect(await best()).toBe(busy);
    expect(await best('?game=dice-duel')).toBe(busy);
    expect(await best('?game=another')).toBeNull();
    await table.match([ada, ben], { ...listed, spectators: false });
    expect(await best()).toBe(busy);
  });
});
