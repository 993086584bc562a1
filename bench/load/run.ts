/**
 * `npm run bench:load [-- --json] [--seconds 10]`: our server beside that of boardgame.io and Colyseus, with the same
 * load in one run: rooms of four, one move at a time, an update to all. Each server is on one core, all who play on the
 * other.
 */
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { hundredths, percentile } from '../measure.ts';
import { type Host, ON_ONE_CORE } from '../serving/host.ts';
import { processorSeconds } from '../serving/report.ts';
import { LOADS, type Load, SEATS } from './load.ts';
import { boardgameIo, colyseus, nokturn, nokturnOnPostgres, type Peer, type Table } from './peers.ts';

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, seconds: { type: 'string', default: '10' } },
});
const seconds = Number(values.seconds);
const PEERS: readonly Peer[] = [nokturn, nokturnOnPostgres, boardgameIo, colyseus];
/** Connections at which the delay is measured, and with which as many moves are made as the server can take. */
const CROWDS = [200, 1000];
const BUSY = 200;
/** In each room at full speed: fewer than any match has. */
const MOVES = 100;
/** One move a second in each room. */
const PAUSE = 1000;
const IDLE_ROOMS = 200;

interface Delays {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
}

type Found = Awaited<ReturnType<Trial['measure']>>;

/** One server under one load. */
class Trial {
  readonly #peer: Peer;
  readonly #load: Load;

  constructor(peer: Peer, load: Load) {
    this.#peer = peer;
    this.#load = load;
  }

  async measure() {
    const host = await this.#peer.start(this.#load);
    const busy = await this.#atFullSpeed(host);
    const calm: Record<number, Delays> = {};
    for (const connections of CROWDS) calm[connections] = await this.#atEase(host, connections);
    await host.stop();
    return { name: this.#peer.name, load: this.#load, ...busy, calm, ...(await this.#weights()) };
  }

  /**
   * Every room makes its next move as soon as all have been told of the last. New rooms are opened now and then, as
   * matches come to an end; what that costs is not counted.
   */
  async #atFullSpeed(host: Host) {
    await this.#busily(host);
    const delays: number[] = [];
    let used = 0;
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      const some = await this.#busily(host);
      delays.push(...some.delays);
      used += some.used;
    }
    return { movesPerCoreSecond: Math.round(delays.length / used), full: summary(delays) };
  }

  async #busily(host: Host) {
    const tables = await this.#crowd(host, BUSY);
    const before = await host.processor();
    const delays = await this.#play(tables, { moves: MOVES, pause: 0 });
    const used = processorSeconds(before, await host.processor());
    for (const table of tables) table.leave();
    return { delays, used };
  }

  async #atEase(host: Host, connections: number): Promise<Delays> {
    const tables = await this.#crowd(host, connections);
    const delays = await this.#play(tables, { moves: seconds, pause: PAUSE });
    for (const table of tables) table.leave();
    return summary(delays);
  }

  /** For each move the time from when it was sent to when the last of the four was told, in milliseconds. */
  async #play(tables: readonly Table[], { moves, pause }: { moves: number; pause: number }) {
    const delays: number[] = [];
    await Promise.all(
      tables.map(async (table, i) => {
        await sleep((pause * i) / tables.length);
        for (let made = 0; made < moves; ) {
          const sent = performance.now();
          const several = await table.move();
          if (several === 0) return;
          made += several;
          for (let each = 0; each < several; each++) delays.push(performance.now() - sent);
          if (pause > 0) await sleep(Math.max(0, sent + pause - performance.now()));
        }
      }),
    );
    return delays;
  }

  async #table(host: Host): Promise<Table> {
    return this.#peer.sit(host, await this.#peer.open(host, this.#load), this.#load);
  }

  async #crowd(host: Host, connections: number): Promise<Table[]> {
    const tables: Table[] = [];
    for (let i = 0; i < connections / SEATS.length; i++) tables.push(await this.#table(host));
    return tables;
  }

  /** What a room in which nothing happens holds, and what each of its connections adds. */
  async #weights() {
    const host = await this.#peer.start(this.#load);
    // The first ones warm up what all share.
    for (let i = 0; i < 20; i++) (await this.#table(host)).leave();
    const empty = await host.bytes();
    const rooms: string[] = [];
    for (let i = 0; i < IDLE_ROOMS; i++) rooms.push(await this.#peer.open(host, this.#load));
    const full = await host.bytes();
    const tables: Table[] = [];
    for (const room of rooms) tables.push(await this.#peer.sit(host, room, this.#load));
    const crowded = await host.bytes();
    for (const table of tables) table.leave();
    await host.stop();
    return {
      bytesPerMatch: Math.round((full - empty) / IDLE_ROOMS),
      bytesPerConnection: Math.round((crowded - full) / IDLE_ROOMS / SEATS.length),
    };
  }
}

const found: Found[] = [];
for (const load of Object.keys(LOADS) as Load[])
  for (const peer of PEERS) if (peer.loads.includes(load)) found.push(await new Trial(peer, load).measure());
const machine = { processor: cpus()[0]?.model ?? 'unknown', onOneCore: ON_ONE_CORE };
console.log(values.json ? JSON.stringify({ ...machine, found }, null, 2) : readable());
process.exit(0);

function summary(delays: readonly number[]): Delays {
  const at = (share: number) => hundredths(percentile(delays, share));
  return { moves: delays.length, p50: at(0.5), p99: at(0.99) };
}

function readable(): string {
  const core = ON_ONE_CORE ? ', each server on one core' : '';
  const head = `Rooms of ${SEATS.length}, one move at a time, an update to all (${machine.processor}${core})`;
  return [head, ...(Object.keys(LOADS) as Load[]).map(part)].join('\n\n');
}

function part(load: Load): string {
  const n = (value: number) => value.toLocaleString('en');
  const those = found.filter((each) => each.load === load);
  const ours = those.find(({ name }) => name === nokturn.name)?.movesPerCoreSecond ?? 0;
  const lines = those.flatMap(
    ({ name, movesPerCoreSecond, full, calm, bytesPerMatch, bytesPerConnection }) => [
      `  ${name.padEnd(13)} ${n(movesPerCoreSecond).padStart(6)} moves a second of a core at full speed (200 connections: p50 ${full.p50} ms, p99 ${full.p99} ms)${name === nokturn.name ? '' : `; we make ${(ours / movesPerCoreSecond).toFixed(2)} times as many`}`,
      ...CROWDS.map(
        (connections) =>
          `      ${n(connections).padStart(5)} connections at one move a second: p50 ${calm[connections]?.p50} ms, p99 ${calm[connections]?.p99} ms`,
      ),
      `      a match ${n(bytesPerMatch)} bytes, a connection ${n(bytesPerConnection)} bytes`,
    ],
  );
  return [LOADS[load].id, '', ...lines].join('\n');
}
