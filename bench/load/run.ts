/**
 * `npm run bench:load [-- --json] [--seconds 10]`: our server compared with those of boardgame.io and Colyseus, under
 * the same load in one run: rooms of four, one move at a time, an update to all. Each server is on one core, all
 * clients on the other. The ratio of our speed to theirs is the median over all rounds, in each of which every server
 * had its turn.
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
/**
 * Servers on the same line take turns. PostgreSQL has its own processes on all cores, so nothing else is measured
 * beside it.
 */
const PEERS: readonly (readonly Peer[])[] = [[nokturn, boardgameIo, colyseus], [nokturnOnPostgres]];
/** Numbers of connections at which the delay is measured, at one move a second in each room. */
const CROWDS = [200, 1000];
/** Numbers of connections for the measurement at full speed. With the first, everybody answers within 50 ms. */
const BUSY = [60, 200];
/** Moves in each room at full speed: fewer than any match has. */
const MOVES = 100;
/** One move a second in each room. */
const PAUSE = 1000;
const IDLE_ROOMS = 200;

/** Rounds in which the servers warm up before anything is counted. */
const WARM_UP = 4;

interface Delays {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
}

/** The moves that were played. */
interface Played {
  readonly moves: number;
  /** One for all moves that share an update. */
  readonly delays: readonly number[];
}

interface Round extends Played {
  /** Seconds of processor time. */
  readonly used: number;
}

type Found = Awaited<ReturnType<typeof measureAll>>[number];

/** Measures servers under one load. */
async function measureAll(peers: readonly Peer[], load: Load) {
  const trials: Trial[] = [];
  for (const peer of peers) if (peer.loads.includes(load)) trials.push(await Trial.start(peer, load));
  for (let round = 0; round < WARM_UP; round++)
    for (const connections of BUSY) await inTurns(trials, connections);
  const rounds = new Map(BUSY.map((connections) => [connections, [] as Round[][]]));
  const end = performance.now() + seconds * 1000 * trials.length * BUSY.length;
  while (performance.now() < end)
    for (const [connections, all] of rounds) all.push(await inTurns(trials, connections));
  const found = [];
  for (const [i, trial] of trials.entries()) {
    const full = [...rounds].map(([connections, all]) => ({ connections, ...speedOf(all, i) }));
    found.push({ full, ...(await trial.measureTheRest()) });
  }
  return found;
}

/** At full speed one after the other, so that any disturbance on the machine affects all of them. */
async function inTurns(trials: readonly Trial[], connections: number): Promise<Round[]> {
  const round: Round[] = [];
  for (const trial of trials) round.push(await trial.busily(connections));
  return round;
}

/** The speed of one of the servers, and how many times as fast the first one is. */
function speedOf(rounds: readonly (readonly Round[])[], server: number) {
  const own = rounds.map((round) => round[server] as Round);
  const played = {
    moves: own.reduce((sum, round) => sum + round.moves, 0),
    delays: own.flatMap((round) => round.delays),
  };
  const used = own.reduce((sum, round) => sum + round.used, 0);
  const times = rounds.map((round) => movesASecond(round[0] as Round) / movesASecond(round[server] as Round));
  return {
    movesPerCoreSecond: Math.round(played.moves / used),
    timesOfFirst: hundredths(percentile(times, 0.5)),
    rounds: rounds.length,
    ...summary(played),
  };
}

function movesASecond({ moves, used }: Round): number {
  return moves / used;
}

/** One server under one load. */
class Trial {
  readonly #peer: Peer;
  readonly #load: Load;
  readonly #host: Host;

  private constructor(peer: Peer, load: Load, host: Host) {
    this.#peer = peer;
    this.#load = load;
    this.#host = host;
  }

  static async start(peer: Peer, load: Load): Promise<Trial> {
    return new Trial(peer, load, await peer.start(load));
  }

  /** Everything except the speed. */
  async measureTheRest() {
    const calm: Record<number, Delays> = {};
    for (const connections of CROWDS) calm[connections] = await this.#atEase(this.#host, connections);
    await this.#host.stop();
    return { name: this.#peer.name, load: this.#load, calm, ...(await this.#weights()) };
  }

  /**
   * New rooms, in each of which the next move is made as soon as everybody has the update from the last. The cost of
   * opening them is not counted.
   */
  async busily(connections: number): Promise<Round> {
    const tables = await this.#crowd(this.#host, connections);
    const before = await this.#host.processor();
    const played = await this.#play(tables, { moves: MOVES, pause: 0 });
    const used = processorSeconds(before, await this.#host.processor());
    for (const table of tables) table.leave();
    return { ...played, used };
  }

  async #atEase(host: Host, connections: number): Promise<Delays> {
    const tables = await this.#crowd(host, connections);
    const played = await this.#play(tables, { moves: seconds, pause: PAUSE });
    for (const table of tables) table.leave();
    return summary(played);
  }

  /** Delays run from sending a move until the last of the four has the update, in milliseconds. */
  async #play(tables: readonly Table[], { moves, pause }: { moves: number; pause: number }): Promise<Played> {
    const delays: number[] = [];
    let all = 0;
    await Promise.all(
      tables.map(async (table, i) => {
        await sleep((pause * i) / tables.length);
        for (let made = 0; made < moves; ) {
          const sent = performance.now();
          const several = await table.move();
          if (several === 0) return;
          made += several;
          all += several;
          delays.push(performance.now() - sent);
          if (pause > 0) await sleep(Math.max(0, sent + pause - performance.now()));
        }
      }),
    );
    return { moves: all, delays };
  }

  async #table(host: Host): Promise<Table> {
    return this.#peer.sit(host, await this.#peer.open(host, this.#load), this.#load);
  }

  async #crowd(host: Host, connections: number): Promise<Table[]> {
    const tables: Table[] = [];
    for (let i = 0; i < connections / SEATS.length; i++) tables.push(await this.#table(host));
    return tables;
  }

  /** The memory of an idle room, and of each connection to it. */
  async #weights() {
    const host = await this.#peer.start(this.#load);
    // The first rooms warm up everything that is shared.
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
  for (const peers of PEERS) found.push(...(await measureAll(peers, load)));
const machine = { processor: cpus()[0]?.model ?? 'unknown', onOneCore: ON_ONE_CORE };
console.log(values.json ? JSON.stringify({ ...machine, found }, null, 2) : readable());
process.exit(0);

function summary({ moves, delays }: Played): Delays {
  const at = (share: number) => hundredths(percentile(delays, share));
  return { moves, p50: at(0.5), p99: at(0.99) };
}

function readable(): string {
  const core = ON_ONE_CORE ? ', each server on one core' : '';
  const head = `Rooms of ${SEATS.length}, one move at a time, an update to all (${machine.processor}${core})`;
  return [head, ...(Object.keys(LOADS) as Load[]).map(part)].join('\n\n');
}

function isPeer(name: string): boolean {
  return name !== nokturn.name && name !== nokturnOnPostgres.name;
}

function part(load: Load): string {
  const n = (value: number) => value.toLocaleString('en');
  const those = found.filter((each) => each.load === load);
  const lines = those.flatMap(({ name, full, calm, bytesPerMatch, bytesPerConnection }) => [
    `  ${name}`,
    ...full.map(
      ({ connections, movesPerCoreSecond, p50, p99, timesOfFirst }) =>
        `      ${n(connections).padStart(5)} connections at full speed: ${n(movesPerCoreSecond)} moves a second of a core, p50 ${p50} ms, p99 ${p99} ms${isPeer(name) ? `; we make ${timesOfFirst.toFixed(2)} times as many` : ''}`,
    ),
    ...CROWDS.map(
      (connections) =>
        `      ${n(connections).padStart(5)} connections at one move a second: p50 ${calm[connections]?.p50} ms, p99 ${calm[connections]?.p99} ms`,
    ),
    `      a match ${n(bytesPerMatch)} bytes, a connection ${n(bytesPerConnection)} bytes`,
  ]);
  return [LOADS[load].id, '', ...lines].join('\n');
}
