import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Answer, Random, randomAnswer, type Seat, type View } from '@nokturn/engine';
import { newMatch } from '@nokturn/server/testing/guest';
import { io, type Socket } from 'socket.io-client';
import { Host } from '../serving/host.ts';
import { joinMatch } from '../serving/nokturn.ts';
import { LOADS, type Load, SEATS } from './load.ts';

/** Four clients of one room. */
export interface Table {
  /**
   * Makes the next move, or all moves that are due at once; resolves to their number when all four clients have the
   * update.
   */
  move(): Promise<number>;
  leave(): void;
}

/** A server that can be put under load. */
export interface Peer {
  readonly name: string;
  /** The kinds of load that it supports. */
  readonly loads: readonly Load[];
  start(load: Load): Promise<Host>;
  /** A room with nobody connected to it. */
  open(host: Host, load: Load): Promise<string>;
  /** Four connections to a room. */
  sit(host: Host, room: string, load: Load): Promise<Table>;
}

/** Tracks the last version that each of the four has received. */
class Notices {
  readonly #versions = SEATS.map(() => -1);
  #waiting: { readonly from: number; readonly done: () => void } | null = null;

  get version(): number {
    return Math.max(...this.#versions);
  }

  /** Resolves when everybody has a later version than anybody has now. */
  all(): Promise<void> {
    return new Promise((done) => {
      this.#waiting = { from: this.version, done };
    });
  }

  note(seat: Seat, version: number): void {
    this.#versions[seat] = version;
    if (this.#waiting === null || Math.min(...this.#versions) <= this.#waiting.from) return;
    const { done } = this.#waiting;
    this.#waiting = null;
    done();
  }
}

// ── Nokturn ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export const nokturn: Peer = {
  name: 'Nokturn',
  loads: ['counter', 'hunger'],
  start: (load) => Host.start(new URL('./hosts/nokturn.ts', import.meta.url), load),
  async open(host, load) {
    const { code, guests } = await newMatch(() => host.url, { game: LOADS[load].id, guests: SEATS.length });
    return [code, ...guests.map(({ secret }) => secret)].join(' ');
  },
  async sit(host, room) {
    const [match = '', ...people] = room.split(' ');
    const told = new Notices();
    const views: View[] = [];
    const sockets = await Promise.all(
      SEATS.map((seat) =>
        joinMatch(host.url, { match, secret: people[seat] ?? '' }, (table) => {
          views[seat] = table.view;
          told.note(seat, table.version);
        }),
      ),
    );
    const random = new Random(room);
    let number = 0;
    return {
      async move() {
        // If several seats are asked at once, there is no update until the last of them has answered.
        const asked = SEATS.filter((seat) => views[seat]?.asked?.mine?.answer === null);
        if (asked.length === 0) return 0;
        const { version } = told;
        const all = told.all();
        for (const seat of asked) {
          const ask = views[seat]?.asked?.mine?.ask;
          if (ask === undefined) continue;
          const answer: Answer = randomAnswer(ask, (n) => random.below(n));
          sockets[seat]?.send(JSON.stringify({ type: 'answer', id: `a${number++}`, version, answer }));
        }
        await all;
        return asked.length;
      },
      leave: () => {
        for (const socket of sockets) socket.close();
      },
    };
  },
};

/** The same on PostgreSQL, without the processor time of PostgreSQL itself. */
export const nokturnOnPostgres: Peer = {
  ...nokturn,
  name: 'on PostgreSQL',
  start: (load) => Host.start(new URL('./hosts/nokturn-postgres.ts', import.meta.url), load),
};

// ── boardgame.io ────────────────────────────────────────────────────────────────────────────────────────────────────

interface HostedState {
  readonly _stateID: number;
  readonly G: unknown;
  readonly ctx: { readonly currentPlayer: string };
}

export const boardgameIo: Peer = {
  name: 'boardgame.io',
  loads: ['counter', 'hunger'],
  start: (load) => Host.start(new URL('./hosts/boardgame-io.ts', import.meta.url), load),
  open: (host) => host.room(),
  async sit(host, room, load) {
    const [match = '', ...credentials] = room.split(' ');
    const told = new Notices();
    const states: HostedState[] = [];
    const sockets: Socket[] = await Promise.all(
      SEATS.map(async (seat) => {
        const socket = io(`${host.url}/bench`, { transports: ['websocket'], forceNew: true });
        const see = (state: HostedState) => {
          states[seat] = state;
          told.note(seat, state._stateID);
        };
        const synced = new Promise<void>((done) => {
          socket.on('sync', (_id: string, info: { state: HostedState }) => {
            see(info.state);
            done();
          });
        });
        socket.on('update', (_id: string, state: HostedState) => see(state));
        socket.emit('sync', match, String(seat), credentials[seat], SEATS.length);
        await synced;
        return socket;
      }),
    );
    const random = new Random(room);
    const answerOf = (seat: Seat, state: HostedState): Answer | null => {
      if (load === 'counter') return state.ctx.currentPlayer === String(seat) ? 1 + random.below(2) : null;
      const mine = (state.G as View).asked?.mine;
      return mine && mine.answer === null ? randomAnswer(mine.ask, (n) => random.below(n)) : null;
    };
    return {
      async move() {
        for (const [seat, state] of states.entries()) {
          const answer = answerOf(seat, state);
          if (answer === null) continue;
          const all = told.all();
          const by = { playerID: String(seat), credentials: credentials[seat] };
          const action = { type: 'MAKE_MOVE', payload: { type: 'answer', args: [answer], ...by } };
          sockets[seat]?.emit('update', action, state._stateID, match, String(seat));
          await all;
          return 1;
        }
        return 0;
      },
      leave: () => {
        for (const socket of sockets) socket.disconnect();
      },
    };
  },
};

// ── Colyseus ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** From bench/colyseus, which is installed only where Colyseus is measured. */
interface ColyseusClient {
  join(url: string, room: string, told: (total: number) => void): Promise<{ add(): void; leave(): void }>;
}

const COLYSEUS = new URL('../colyseus/', import.meta.url);

function mustBeInstalled(): void {
  if (existsSync(new URL('node_modules', COLYSEUS))) return;
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-package-lock'], {
    cwd: COLYSEUS,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Colyseus cannot be installed');
}

export const colyseus: Peer = {
  name: 'Colyseus',
  loads: ['counter'],
  start: (load) => {
    mustBeInstalled();
    return Host.start(new URL('host.js', COLYSEUS), load);
  },
  open: (host) => host.room(),
  async sit(host, room) {
    const client: ColyseusClient = await import(new URL('client.js', COLYSEUS).href);
    const told = new Notices();
    const seats: Awaited<ReturnType<ColyseusClient['join']>>[] = [];
    for (const seat of SEATS)
      seats.push(await client.join(host.url, room, (total) => told.note(seat, total)));
    let moves = 0;
    return {
      async move() {
        const all = told.all();
        seats[moves++ % SEATS.length]?.add();
        await all;
        return 1;
      },
      leave: () => {
        for (const seat of seats) seat.leave();
      },
    };
  },
};
