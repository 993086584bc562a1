import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unreleased } from '../src/match/known-rules.ts';
import { Metrics } from '../src/metrics.ts';
import { openStore } from '../src/site.ts';
import { PostgresStore } from '../src/store/postgres/store.ts';
import type { Store } from '../src/store/store.ts';
import { TestPostgres } from '../src/testing/postgres.ts';
import { ADA, INFO } from '../src/testing/store-suite.ts';
import { Cleaner } from '../src/upkeep/cleaner.ts';
import { CopyError, checkCopy, exportSite, importSite } from '../src/upkeep/copy.ts';
import { FakeTime } from './helpers/fake-time.ts';
import { DUEL, type Player, TestServer } from './helpers/table.ts';

const codeOf = ({ body }: { body: unknown }) => (body as { error: { code: string } }).error.code;
const LIBRARY = unreleased([DUEL]);

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

/** Plays a match with a bot to its end. */
async function playOut(table: TestServer, player: Player): Promise<string> {
  const { code } = await table.create(player, {
    seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }],
  });
  await table.ask('POST', `/api/matches/${code}/start`, { secret: player.secret });
  const client = await table.join(code, player);
  await client.send({ type: 'chat', text: 'Dobrý den' });
  for (;;) {
    await client.untilAsked();
    if (client.view.over) break;
    await client.answer(client.view.asked?.mine?.fallback ?? '');
  }
  client.close();
  return code;
}

async function linesOf(store: Store): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportSite(store)) lines.push(line.trimEnd());
  return lines;
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

describe('a copy of a whole site', () => {
  let table: TestServer;
  let ada: Player;
  let finished: string;
  let lines: string[];
  let source: Store;
  let folder: string;

  beforeAll(async () => {
    table = await TestServer.start();
    ada = await table.person('Ada');
    finished = await playOut(table, ada);
    const { code } = await table.create(ada);
    await table.ask('POST', `/api/matches/${code}/seats/1`, { secret: (await table.person('Ben')).secret });
    await table.ask('POST', `/api/matches/${code}/start`, { secret: ada.secret });
    await table.create(ada);
    await table.ask('POST', '/api/circles', { secret: ada.secret, body: { name: 'Noční žáby' } });
    folder = table.folder;
    await table.server.stop();
    source = openStore(folder);
    await source.upkeep.blockName('Rude');
    lines = await linesOf(source);
  });
  afterAll(async () => {
    await source.close();
    await table.stop();
  });

  it('contains everybody and every match, and every move in it follows the rules', async () => {
    expect(await checkCopy(each(lines), LIBRARY)).toEqual({
      people: 2,
      matches: 3,
      verified: 3,
      unverified: 0,
    });
  });

  it('survives SQLite to PostgreSQL and back without a difference', async () => {
    const there = await PostgresStore.open(await postgres.newDatabase());
    const home = mkdtempSync(join(tmpdir(), 'nokturn-copy-'));
    const back = openStore(home);
    expect(await importSite(each(lines), there)).toEqual({ people: 2, matches: 3, hasItsKey: true });
    expect(await there.upkeep.blockedNames()).toEqual(['rude']);
    expect((await there.circles.of(ada.person.id)).map(({ name }) => name)).toEqual(['Noční žáby']);
    await importSite(each(await linesOf(there)), back);
    // A match is the same even if its unknown fields are in another order.
    const sorted = (list: readonly string[]) => list.slice(0, -1).map((line) => JSON.parse(line));
    expect(sorted(await linesOf(back))).toEqual(sorted(lines));
    await Promise.all([there.close(), back.close()]);
    rmSync(home, { recursive: true });
  });

  it('can be continued where it was imported, with the same secrets', async () => {
    const store = await PostgresStore.open(await postgres.newDatabase());
    await importSite(each(lines), store);
    const moved = await TestServer.start({ store });
    const { body } = await moved.ask('GET', '/api/me/matches', { secret: ada.secret });
    expect((body as { matches: unknown[] }).matches).toHaveLength(3);
    expect((await moved.ask('GET', `/api/matches/${finished}/record`)).status).toBe(200);
    await moved.stop();
  });

  it('brings the key of the site, unless there already is one', async () => {
    const key = await source.upkeep.siteKey();
    const keyOf = (list: readonly string[]) =>
      list.map((line) => JSON.parse(line)).find((one) => 'key' in one)?.key;
    expect(key).not.toBeNull();
    expect(keyOf(lines)).toBe(key);
    const [fresh, used] = await Promise.all([postgres.newDatabase(), postgres.newDatabase()]);
    const empty = await PostgresStore.open(fresh);
    expect(await importSite(each(lines), empty)).toMatchObject({ hasItsKey: true });
    expect(await empty.upkeep.siteKey()).toBe(key);
    const signed = await PostgresStore.open(used);
    await signed.siteKey('its own');
    expect(await importSite(each(lines), signed)).toMatchObject({ hasItsKey: false, matches: 3 });
    expect(await signed.upkeep.siteKey()).toBe('its own');
    await Promise.all([empty.close(), signed.close()]);
  });

  it('is refused if its key is invalid', async () => {
    const bent = lines.map((line) => ('key' in JSON.parse(line) ? JSON.stringify({ key: 'none' }) : line));
    await expect(checkCopy(each(bent), LIBRARY)).rejects.toThrow(
      'line 2: the key of the site cannot be read',
    );
  });

  it('brings everybody’s channels and the notices they had', async () => {
    const home = mkdtempSync(join(tmpdir(), 'nokturn-copy-'));
    const [there, back] = [await PostgresStore.open(await postgres.newDatabase()), openStore(home)];
    await importSite(each(lines), there);
    const person = ada.person.id;
    const channel = { id: 'c1', person, kind: 'mail', address: 'a@b.example', createdAt: 5 } as const;
    await there.notices.addChannel({ ...channel, isConfirmed: true });
    await there.notices.saveWishes({ person, wishes: { language: 'cs', quiet: null } });
    await there.notices.plan([
      { person, key: 'over', notice: { kind: 'over', match: finished, game: 'dice-duel' }, due: 7 },
    ]);
    const made = await linesOf(there);
    expect(await checkCopy(each(made), LIBRARY)).toMatchObject({ matches: 3 });
    await importSite(each(made), back);
    expect(await linesOf(back)).toEqual(made);
    expect(await back.notices.channelsOf(person)).toEqual([{ ...channel, isConfirmed: true }]);
    expect(await back.notices.due(9, 9)).toHaveLength(1);
    const bent = made.map((line) => line.replace('"kind":"over"', '"kind":"under"'));
    await expect(checkCopy(each(bent), LIBRARY)).rejects.toThrow('a notice cannot be read');
    await Promise.all([there.close(), back.close()]);
    rmSync(home, { recursive: true });
  });

  it('can be imported twice', async () => {
    const store = await PostgresStore.open(await postgres.newDatabase());
    await importSite(each(lines), store);
    await importSite(each(lines), store);
    expect((await linesOf(store)).length).toBe(lines.length);
    await store.close();
  });

  it('includes newcomers during the copy, and the chat of each match up to its moment', async () => {
    const store = await PostgresStore.open(await postgres.newDatabase());
    await importSite(each(lines), store);
    const say = (text: string) =>
      store.say(finished, { at: 1, person: 'eve', seat: null, text }, { person: 'eve', id: text });
    const busy: Parameters<typeof exportSite>[0] = {
      people: (ids) => store.people(ids),
      state: (code, after) => store.state(code, after),
      notices: store.notices,
      circles: store.circles,
      holidays: store.holidays,
      async chat(code, last) {
        if (code === finished) await say('late');
        return store.chat(code, last);
      },
      upkeep: {
        siteKey: () => store.upkeep.siteKey(),
        siteValues: () => store.upkeep.siteValues(),
        blockedNames: () => store.upkeep.blockedNames(),
        people: (after, limit) => store.upkeep.people(after, limit),
        async codes(after, limit) {
          if (after === null) {
            await store.addPerson({ id: 'eve', name: 'Eve', secretHash: 'e1', createdAt: 1 });
            await say('early');
            const match = await store.match(finished);
            if (match)
              await store.createMatch({
                ...match,
                version: 0,
                info: { ...match.info, code: 'zzzzzzzz', host: 'eve', status: 'lobby', startedAt: null },
              });
          }
          return store.upkeep.codes(after, limit);
        },
      },
    };
    const made: string[] = [];
    for await (const line of exportSite(busy)) made.push(line.trimEnd());
    expect(await checkCopy(each(made), LIBRARY)).toMatchObject({ people: 3, matches: 4 });

    const home = mkdtempSync(join(tmpdir(), 'nokturn-copy-'));
    for (const other of [await PostgresStore.open(await postgres.newDatabase()), openStore(home)]) {
      await importSite(each(made), other);
      const before = (await other.chat(finished, 9)).map(({ text }) => text);
      expect(before).toEqual(['Dobrý den', 'early']);
      const next = { at: 1, person: 'eve', seat: null, text: 'here' };
      expect((await other.say(finished, next, { person: 'eve', id: 'here' })).number).toBe(3);
      await other.close();
    }
    rmSync(home, { recursive: true });
    await store.close();
  });

  const changed = (from: string | RegExp, to: string) => lines.map((line) => line.replace(from, to));
  it.each([
    ['nothing', () => [], /its end is missing/],
    ['something else', () => ['{"a":1}'], /no copy of a site/],
    ['no JSON', () => [...lines.slice(0, 1), 'oops'], /line 2 cannot be read/],
    ['a newer copy', () => lines.toSpliced(1, 0, '{"moon":1}'), /line 2 is of a kind that is not known/],
    ['a copy that was cut off', () => lines.slice(0, -1), /its end is missing/],
    ['a copy with another name in it', () => changed('"Ada"', '"Eve"'), /hash does not fit/],
    ['a copy with more after its end', () => [...lines, '{"person":{}}'], /after the end/],
    ['a copy without a move', () => changed(/"version":\d+/, '"version":99'), /moves are missing/],
    [
      'a copy with a move that is not allowed',
      () => changed(/\["call",0,"[a-z]+"\]/, '["call",0,"nonsense"]'),
      /not-offered/,
    ],
    [
      'a copy with a stranger in it',
      () => lines.filter((line) => !line.includes('"Ben"')),
      /not in the copy/,
    ],
  ])('is refused as a whole if it is %s', async (_, made, reason) => {
    const check = checkCopy(each(made()), LIBRARY);
    await expect(check).rejects.toThrow(CopyError);
    await expect(check).rejects.toThrow(reason);
  });
});

describe('being forgotten', () => {
  it('deletes matches that nobody else played in, and elsewhere the name and the chat', async () => {
    const table = await TestServer.start();
    const [ada, ben] = [await table.person('Ada'), await table.person('Ben')];
    const alone = await playOut(table, ada);
    const { code: shared } = await table.create(ben);
    await table.ask('POST', `/api/matches/${shared}/seats/1`, { secret: ada.secret });
    await table.ask('POST', `/api/matches/${shared}/start`, { secret: ben.secret });
    const { code: planned } = await table.create(ada);
    const client = await table.join(shared, ada);
    await client.send({ type: 'chat', text: 'a secret of mine' });
    expect((await table.ask('DELETE', '/api/me', { secret: ada.secret })).status).toBe(200);
    expect(codeOf(await table.ask('GET', '/api/me', { secret: ada.secret }))).toBe('unknown-person');
    expect(codeOf(await table.ask('GET', `/api/matches/${alone}`))).toBe('unknown-match');
    expect(codeOf(await table.ask('GET', `/api/matches/${planned}`))).toBe('unknown-match');
    const { body } = await table.ask('GET', `/api/matches/${shared}`);
    expect(JSON.stringify(body)).not.toContain('Ada');
    const watching = await table.join(shared, ben);
    expect(JSON.stringify(watching.last('joined'))).not.toContain('a secret of mine');
    // Nobody can play or talk on in the name of a person who has been forgotten.
    await client.until(() => client.closed);
    expect(client.closed?.reason).toBe('removed-from-match');
    await table.stop();
  });
});

describe('blocked names', () => {
  it('are refused to newcomers and to people changing theirs, however they are spelled', async () => {
    const time = new FakeTime();
    const table = await TestServer.start({ time });
    const zed = await table.person('Rudolf');
    const store = openStore(table.folder);
    for (const name of ['Rúde', 'zly', '☭']) await store.upkeep.blockName(name);
    await time.pass(60_000);
    for (const name of ['rude', 'R U D E', 'so-rude-1', 'RÜDE', 'Zły pan', 'x☭x']) {
      const refused = await table.ask('POST', '/api/people', { body: { name } });
      expect([name, refused.status, codeOf(refused)]).toEqual([name, 422, 'blocked-name']);
      const renamed = await table.ask('PATCH', '/api/me', { secret: zed.secret, body: { name } });
      expect(codeOf(renamed)).toBe('blocked-name');
      const founded = await table.ask('POST', '/api/circles', { secret: zed.secret, body: { name } });
      expect(codeOf(founded)).toBe('blocked-name');
    }
    const body = { name: 'Night owls' };
    const { circle } = (
      await table.ask<{ circle: { code: string } }>('POST', '/api/circles', { secret: zed.secret, body })
    ).body;
    const called = { secret: zed.secret, body: { name: 'Rude owls' } };
    expect(codeOf(await table.ask('PATCH', `/api/circles/${circle.code}`, called))).toBe('blocked-name');
    expect((await table.ask('POST', '/api/people', { body: { name: 'Rudy' } })).status).toBe(200);
    await store.close();
    await table.stop();
  });
});

describe('names that look like blocked ones', () => {
  it.each([
    ['a letter of another script', 'Rud\u0435'],
    ['all letters of other scripts', '\u13a1\u144cd\u0435'],
    ['mathematical letters', '𝓡𝓾𝓭𝓮'],
    ['invisible characters', 'R\u200bu\u00add\u{e0041}e'],
    ['direction overrides', '\u202eRu\u2066de\u2069\u202c'],
    ['marks', 'R\u0337u\u0337d\u0337e\u0337'],
    ['a small L for a large I', 'EVlL'],
    ['a digit for a letter', 'ev1l'],
    ['two letters for one', 'adrnin'],
    ['all of these', '\u0430d\u200brn1n'],
  ])('are refused, also with %s', async (_, name) => {
    const time = new FakeTime();
    const table = await TestServer.start({ time });
    const store = openStore(table.folder);
    for (const blocked of ['rude', 'evil', 'admin']) await store.upkeep.blockName(blocked);
    await store.close();
    await time.pass(60_000);
    const refused = await table.ask('POST', '/api/people', { body: { name } });
    expect([refused.status, codeOf(refused)]).toEqual([422, 'blocked-name']);
    await table.stop();
  });

  it('may be blocked in any of their forms, and others remain available', async () => {
    const time = new FakeTime();
    const table = await TestServer.start({ time });
    const store = openStore(table.folder);
    await store.upkeep.blockName('Rud\u0435');
    await store.upkeep.blockName('☭');
    await store.close();
    await time.pass(60_000);
    const status = async (name: string) =>
      (await table.ask('POST', '/api/people', { body: { name } })).status;
    expect(await status('rude')).toBe(422);
    for (const name of ['Rudy', 'Łucja', 'Ščítek', 'Миша', '影', '☾', '1'])
      expect([name, await status(name)]).toEqual([name, 200]);
    await table.stop();
  });
});

describe('cleaning up', () => {
  const DAY = 86_400_000;
  const log = pino({ level: 'silent' });

  it('does not trust a clock that was set less than a day ago', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nokturn-clean-'));
    const store = openStore(folder);
    const time = new FakeTime();
    await store.addPerson(ADA);
    const info = { ...INFO, createdAt: time.now() };
    await store.createMatch({ info, version: 0, revision: 0, wakeAt: null });
    const services = { server: 'here', store, time, log, metrics: new Metrics() };
    const cleaner = new Cleaner(services, { finished: 10, unstarted: 30 });
    time.set(400 * DAY);
    await time.pass(61_000);
    expect(await store.upkeep.codes(null, 9)).toEqual([INFO.code]);
    await time.jump(DAY);
    await time.pass(1000);
    expect(await store.upkeep.codes(null, 9)).toEqual([]);
    await cleaner.stop();
    await store.close();
    rmSync(folder, { recursive: true });
  });

  it('deletes what has expired once an hour, on one of the servers', async () => {
    const url = await postgres.newDatabase();
    const stores = await Promise.all([PostgresStore.open(url), PostgresStore.open(url)]);
    const [store] = stores as [PostgresStore, PostgresStore];
    const time = new FakeTime(async () => new Promise((resolve) => setTimeout(resolve, 150)));
    await store.upkeep.restorePeople([{ id: 'ada', name: 'Ada', secretHash: 'a1', createdAt: 1 }]);
    const add = (code: string, days: number, status: 'over' | 'lobby' | 'playing') =>
      store.upkeep.restore({
        info: {
          ...{ code, game: 'dice-duel', rules: 1, options: {}, privacy: 'link', spectators: true },
          ...{ clock: { seconds: null, after: 'default' }, status, host: 'ada', startedAt: null },
          ...{
            createdAt: time.now() - days * DAY,
            endedAt: status === 'over' ? time.now() - days * DAY : null,
          },
          ...{ winners: null, rematch: null, seats: [], seed: null },
        },
        ...{ version: 0, revision: 0, wakeAt: null, entries: [], held: [], chat: [] },
      });
    await add('oldover1', 11, 'over');
    await add('newover1', 9, 'over');
    await add('oldlobby', 31, 'lobby');
    await add('newlobby', 29, 'lobby');
    await add('oldplays', 99, 'playing');
    const cleaners = stores.map(
      (each, i) =>
        new Cleaner(
          { server: `server ${i}`, store: each, time, log, metrics: new Metrics() },
          { finished: 10, unstarted: 30 },
        ),
    );
    await time.pass(61_000);
    expect(await store.upkeep.codes(null, 9)).toEqual(['newlobby', 'newover1', 'oldplays']);
    const done = await store.jobs.batch(`clean-up ${Math.floor(time.now() / DAY)}`);
    expect(done.map(({ state, result }) => [state, result])).toEqual([['done', 2]]);
    await Promise.all(cleaners.map((cleaner) => cleaner.stop()));
    await Promise.all(stores.map((each) => each.close()));
  });
});
