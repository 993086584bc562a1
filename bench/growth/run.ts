/**
 * `npm run bench:growth [-- --sizes 1000,10000,100000] [--only SQLite|PostgreSQL] [--part playing|past]`: whether a
 * site gets slower as its database fills up. For each kind of database and each size: the time to open the lobby, to
 * come back to a match that is not in memory, and to make a move in it; also, from a tenth of the smallest size on and
 * with ten finished matches for each person, the time to open the pages about past matches. Writes the plots of
 * docs/operations.
 */
import { on, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { intervalPlot } from '@nokturn/cli/plot';
import { Random, randomAnswer, type View } from '@nokturn/engine';
import type { ServerMessage } from '@nokturn/protocol/types';
import { openStore, PostgresStore, type Store } from '@nokturn/server';
import { socketAt } from '@nokturn/server/testing/guest';
import { TestPostgres } from '@nokturn/server/testing/postgres';
import pg from 'pg';
import { WebSocket } from 'ws';
import { percentile } from '../measure.ts';
import { startNokturn } from '../serving/nokturn.ts';
import { type Fill, fillPostgres, fillSqlite } from './fill.ts';
import { fillPast, measurePast, PAST_PAGES, type PastSite } from './past.ts';
import { template } from './template.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    only: { type: 'string' },
    part: { type: 'string' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const SAMPLES = 200;
const PLOTS = new URL('../../docs/operations/', import.meta.url);

interface Times {
  readonly lobby: number[];
  readonly resume: number[];
  readonly move: number[];
}
const WHAT = { lobby: 'open the lobby', resume: 'come back to a match', move: 'make a move' } as const;

interface OpenedStore {
  readonly store: Store;
  readonly fill: Fill;
}

const folder = mkdtempSync(join(tmpdir(), 'nokturn-growth-'));
const pastFolder = mkdtempSync(join(tmpdir(), 'nokturn-past-'));
const postgres = await TestPostgres.start();
const url = await postgres.newDatabase();
await measureAll('SQLite', 'growth-sqlite.svg', async () => ({
  store: openStore(folder),
  fill: fillSqlite(join(folder, 'nokturn.sqlite')),
}));
await measureAll('PostgreSQL', 'growth-postgresql.svg', async () => ({
  store: await PostgresStore.open(url),
  fill: fillPostgres(url),
}));
await measureAllPast('SQLite', 'past-sqlite.svg', async (size) => ({
  store: openStore(join(pastFolder, String(size))),
}));
await measureAllPast('PostgreSQL', 'past-postgresql.svg', async () => {
  const there = await postgres.newDatabase();
  return { store: await PostgresStore.open(there), settle: () => tidied(there) };
});
await postgres.stop();
rmSync(pastFolder, { recursive: true });
rmSync(folder, { recursive: true });
process.exit(0);

async function measureAll(name: string, file: string, open: () => Promise<OpenedStore>): Promise<void> {
  if (!isWanted(name, 'playing')) return;
  const { secrets, people, match } = template();
  const found: { size: number; times: Times }[] = [];
  for (const size of sizes) {
    const { store, fill } = await open();
    await store.upkeep.restorePeople(people);
    if ((await store.match(match.info.code)) === null) await store.upkeep.restore(match);
    const codes = await fill(size);
    const times = await measure(store, codes, secrets);
    found.push({ size, times });
    const line = (Object.keys(WHAT) as (keyof Times)[]).map(
      (what) => `${WHAT[what]} ${percentile(times[what], 0.5).toFixed(2)} ms`,
    );
    console.log(`${name}, ${size.toLocaleString('en')} matches: ${line.join(', ')}`);
  }
  plotTimes(file, {
    title: `${name}: milliseconds, median and middle half of ${SAMPLES}`,
    series: Object.values(WHAT),
    rows: found.map(({ size, times }) => ({
      name: `${size.toLocaleString('en')} matches`,
      times: (Object.keys(WHAT) as (keyof Times)[]).map((what) => times[what]),
    })),
  });
}

function isWanted(name: string, part: string): boolean {
  return (values.only ?? name) === name && (values.part ?? part) === part;
}

/** What PostgreSQL does by itself sooner or later, unless configured otherwise. */
async function tidied(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('VACUUM ANALYZE');
  await client.end();
}

/** The pages about past matches, on databases of their own. */
async function measureAllPast(
  name: string,
  file: string,
  open: (size: number) => Promise<{ readonly store: Store; readonly settle?: () => Promise<void> }>,
): Promise<void> {
  if (!isWanted(name, 'past')) return;
  const sites: PastSite[] = [];
  for (const matches of [(sizes[0] ?? 1000) / 10, ...sizes]) {
    const { store, settle } = await open(matches);
    const site = { matches, store };
    await fillPast(site);
    await settle?.();
    sites.push(site);
  }
  const found = await measurePast(sites, SAMPLES);
  const rows = sites.map(({ matches }, i) => {
    const times = found[i];
    const line = PAST_PAGES.map((page) => `${page} ${percentile(times?.[page] ?? [], 0.5).toFixed(2)} ms`);
    console.log(`${name}, ${matches.toLocaleString('en')} finished matches: ${line.join(', ')}`);
    return {
      name: `${matches.toLocaleString('en')} matches`,
      times: PAST_PAGES.map((page) => times?.[page] ?? []),
    };
  });
  plotTimes(file, {
    title: `${name}, pages about what was played: milliseconds, median and middle half of ${SAMPLES}`,
    series: PAST_PAGES,
    rows,
  });
}

function plotTimes(
  file: string,
  {
    title,
    series,
    rows,
  }: {
    readonly title: string;
    readonly series: readonly string[];
    readonly rows: readonly { readonly name: string; readonly times: readonly (readonly number[])[] }[];
  },
): void {
  const plot = intervalPlot(
    {
      title,
      series,
      rows: rows.map(({ name, times }) => ({
        name,
        estimates: times.map((list) => ({
          value: percentile([...list], 0.5),
          low: percentile([...list], 0.25),
          high: percentile([...list], 0.75),
        })),
      })),
      format: (value) => value.toFixed(2),
      isLogarithmic: true,
    },
    { alone: true },
  );
  writeFileSync(new URL(file, PLOTS), `${plot}\n`);
}

/** The store is closed together with the server. */
async function measure(store: Store, codes: readonly string[], secrets: readonly string[]): Promise<Times> {
  const server = await startNokturn({ store });
  const random = new Random('growth');
  const times: Times = { lobby: [], resume: [], move: [] };
  for (let i = 0; i < SAMPLES; i++) {
    const opened = performance.now();
    const response = await fetch(new URL('/api/matches?show=playing', server.url));
    await response.text();
    times.lobby.push(performance.now() - opened);
    await comeBackAndMove(server.url, { code: random.pick(codes), secrets, random, times });
  }
  await server.stop();
  return times;
}

interface Visit {
  readonly code: string;
  readonly secrets: readonly string[];
  readonly random: Random;
  readonly times: Times;
}

/** The seat that has to decide comes back to a match that is not in memory, and decides. */
async function comeBackAndMove(url: string, { code, secrets, random, times }: Visit): Promise<void> {
  for (const secret of secrets) {
    const came = performance.now();
    const socket = new WebSocket(socketAt(url));
    const heard = listen(socket);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'join', id: 'join', match: code, secret }));
    const joined = await heard('joined');
    if (secret === secrets[0]) times.resume.push(performance.now() - came);
    const table = joined.table as { version: number; view: View } | null;
    const ask = table?.view.asked?.mine?.ask;
    if (table && ask) {
      const sent = performance.now();
      const answer = randomAnswer(ask, (n) => random.below(n));
      socket.send(JSON.stringify({ type: 'answer', id: 'move', version: table.version, answer }));
      await heard('ack');
      times.move.push(performance.now() - sent);
      socket.close();
      return;
    }
    socket.close();
  }
}

/** Messages of a socket, buffered so that none is lost between two reads. */
function listen(socket: WebSocket) {
  const messages = on(socket, 'message') as AsyncIterableIterator<[Buffer]>;
  return async <K extends ServerMessage['type']>(type: K): Promise<Extract<ServerMessage, { type: K }>> => {
    for await (const [data] of { [Symbol.asyncIterator]: () => ({ next: () => messages.next() }) }) {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'refused') throw new Error(message.reason);
      if (message.type === type) return message as Extract<ServerMessage, { type: K }>;
    }
    throw new Error('the connection was closed');
  };
}
