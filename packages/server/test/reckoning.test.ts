import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seat } from '@nokturn/engine';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KnownRules, unreleased } from '../src/match/known-rules.ts';
import { recordOf } from '../src/match/match-info.ts';
import { reckoningOf } from '../src/match/reckoning.ts';
import { openStore } from '../src/site.ts';
import type { Store, StoredState } from '../src/store/store.ts';
import { exportSite, importSite } from '../src/upkeep/copy.ts';
import { reckonAll } from '../src/upkeep/reckon.ts';
import type { Client } from './helpers/client.ts';
import { DUEL, type Player, TestServer } from './helpers/table.ts';

let table: TestServer;
let store: Store;
let ada: Player;
let ben: Player;

beforeAll(async () => {
  table = await TestServer.start();
  store = openStore(table.folder);
  [ada, ben] = (await table.people('Ada', 'Ben')) as [Player, Player];
});
afterAll(async () => {
  await store.close();
  await table.stop();
});

const isOver = ({ table: seen }: Client) => seen?.view.over === true;

/** Everybody gives the default answer until the match is over. */
async function playOut(clients: readonly Client[]): Promise<void> {
  await Promise.all(
    clients.map(async (client) => {
      for (;;) {
        await client.untilAsked();
        if (isOver(client)) return;
        await client.answer(client.view.asked?.mine?.fallback ?? '');
      }
    }),
  );
}

/** A match of two people at a listed table. */
async function begun() {
  const code = await table.match([ada, ben], { privacy: 'listed' });
  return { code, a: await table.join(code, ada), b: await table.join(code, ben) };
}

const winnersOf = async (code: string) => (await store.match(code))?.info.winners as readonly Seat[];
/** Whether the stored match changes ratings. */
async function isRated(code: string): Promise<boolean> {
  const rules = new KnownRules(unreleased([DUEL]), store);
  const { info, entries } = (await store.state(code, 0)) as StoredState;
  const played = { info, rules: await rules.of(info, entries), record: recordOf(info, entries) };
  const { scopes } = reckoningOf(played, { kept: new Map(), log: pino({ level: 'silent' }) });
  return scopes.some((scope) => scope.scope === 'site' && scope.isRated);
}

it('the result of a match is stored when it ends, seat by seat', async () => {
  const { code, a, b } = await begun();
  await playOut([a, b]);
  const winners = await winnersOf(code);
  const results = await store.history.results(code);
  expect(results.map(({ person, seat }) => [person, seat])).toEqual([
    [ada.person.id, 0],
    [ben.person.id, 1],
  ]);
  for (const { seat, won, place, stoodIn, people, seats } of results) {
    expect(won).toBe(winners.includes(seat));
    expect({ place, stoodIn, people, seats }).toEqual({
      place: won ? 1 : 2,
      stoodIn: false,
      people: 2,
      seats: 2,
    });
  }
  expect(await store.history.unreckoned(null, 9)).toEqual([]);
  const listed = await store.history.resultsIn('site', { game: null, since: 0, before: null, limit: 1 });
  expect(listed).toEqual(results);
  expect(await isRated(code)).toBe(true);
});

it('a match with a stand-in, if only for a while, says so and is not rated', async () => {
  const { code, a, b } = await begun();
  await a.until(() => a.last('presence')?.presence.seats[1]);
  b.cut();
  await a.until(() => a.last('presence')?.presence.seats[1] === false);
  expect(await a.send({ type: 'stand-in', seat: 1, level: 'fallback' })).toMatchObject({ type: 'ack' });
  // A player who joins again no longer has a stand-in.
  await playOut([a, await table.join(code, ben)]);
  const results = await store.history.results(code);
  expect(results.map(({ stoodIn }) => stoodIn)).toEqual([false, true]);
  expect(await isRated(code)).toBe(false);
});

it('nor is one with a bot in it', async () => {
  const code = await table.match([ada], { bots: 1, privacy: 'listed' });
  const a = await table.join(code, ada);
  await playOut([a]);
  const results = await store.history.results(code);
  expect(results.map(({ person, bot }) => [person, bot])).toEqual([
    [ada.person.id, null],
    [null, 'random'],
  ]);
  expect(await isRated(code)).toBe(false);
});

it('a copy of the site derives the same again from the records', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nokturn-reckoning-'));
  const copy = openStore(folder);
  const lines: string[] = [];
  for await (const line of exportSite(store)) lines.push(line.trimEnd());
  await importSite(
    (async function* () {
      yield* lines;
    })(),
    copy,
  );
  const codes = await copy.history.unreckoned(null, 99);
  expect(codes.length).toBe(3);
  const services = {
    store: copy,
    rules: new KnownRules(unreleased([DUEL]), copy),
    kept: new Map(),
    log: pino({ level: 'silent' }),
  };
  // After an interruption, the rest is done later.
  expect(await reckonAll(services, () => false)).toBe(1);
  expect(await reckonAll(services)).toBe(2);
  expect(await reckonAll(services)).toBe(0);
  for (const code of codes)
    expect(await copy.history.results(code)).toEqual(await store.history.results(code));
  await copy.close();
  rmSync(folder, { recursive: true });
});

it('a person who is forgotten disappears from all results', async () => {
  await table.ask('DELETE', '/api/me', { secret: ben.secret });
  expect(await store.history.resultsOf(ben.person.id, 'dice-duel', 9)).toEqual([]);
  const listed = await store.history.resultsIn('site', { game: null, since: 0, before: null, limit: 9 });
  const others = new Set(
    listed.map(({ person }) => person).filter((id) => id !== null && id !== ada.person.id),
  );
  expect(others.size).toBe(1);
  expect(await store.people([...others] as string[])).toEqual([]);
});
