/**
 * The boardgame.io server with its own store in memory. The counter is written the boardgame.io way. For a real game it
 * hosts our rules: its state is our position and the log entries of the last move, its only move is an answer, and its
 * player view is our view plus the entries that the viewer may read, as on our server.
 */
import { createRequire } from 'node:module';
import {
  type Answer,
  begin,
  type Happening,
  hear,
  type Position,
  Table,
  type Viewer,
  viewOf,
} from '@nokturn/engine';
import { post } from '@nokturn/server/testing/guest';
import { freePort } from '@nokturn/server/testing/port';
import type { Game as HostedGame } from 'boardgame.io';
import type { Server as HostServer } from 'boardgame.io/server';
import { reportTo } from '../../serving/report.ts';
import { LOADS, type Load, SEATS, setupOf } from '../load.ts';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as { Server: typeof HostServer };

interface Counter {
  total: number;
  added: number[];
}

const COUNTER: HostedGame<Counter> = {
  name: 'bench',
  setup: () => ({ total: 0, added: SEATS.map(() => 0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    ...G,
    added: G.added.map((each, seat) => (String(seat) === playerID ? each : 0)),
  }),
  moves: {
    answer({ G, playerID }, amount: number) {
      if (amount !== 1 && amount !== 2) return 'INVALID_MOVE';
      G.total += amount;
      G.added[Number(playerID)] = (G.added[Number(playerID)] ?? 0) + amount;
    },
  },
};

/** A match of ours, and the log entries of its last move. */
interface Hosted {
  readonly position: Position;
  told: Happening[];
}

function rules(load: Load): HostedGame<Hosted> {
  const game = LOADS[load];
  let number = 0;
  return {
    name: 'bench',
    setup() {
      const table = begin(game, setupOf(load, `load ${number++}`), { listening: true });
      return { position: table.position, told: table.collect() };
    },
    turn: { activePlayers: { all: null as unknown as string } },
    playerView({ G: { position, told }, playerID }) {
      const viewer: Viewer = playerID === null ? 'spectator' : Number(playerID);
      const heard = told.flatMap((each) => hear(game.hearing, each, viewer, position.state) ?? []);
      return { ...viewOf(game, position, viewer), heard } as unknown as Hosted;
    },
    moves: {
      answer({ G, playerID }, answer: Answer) {
        const table = new Table(game, G.position, { listening: true });
        if (table.answer(Number(playerID), answer)) return 'INVALID_MOVE';
        G.told = table.collect();
      },
    },
  };
}

const load = process.argv[2] as Load;
const hosted = load === 'counter' ? COUNTER : rules(load);
const server = Server({ games: [hosted as HostedGame], origins: ['*'] });
// With current versions of Koa its lobby cannot be reached on the port of its sockets, so it gets its own port.
const lobby = await freePort();
const running = await server.run({ port: 0, lobbyConfig: { apiPort: lobby } });
const { port } = running.appServer.address() as { port: number };
reportTo(`http://127.0.0.1:${port}`, { stop: () => server.kill(running), room });

/** A match with all seats taken: its id and the credentials of each seat. */
async function room(): Promise<string> {
  const games = `http://127.0.0.1:${lobby}/games/bench/`;
  const { matchID } = await post<{ matchID: string }>(games, 'create', {
    body: { numPlayers: SEATS.length },
  });
  const credentials: string[] = [];
  for (let seat = 0; seat < SEATS.length; seat++) {
    const body = { playerID: String(seat), playerName: 'Bench' };
    const joined = await post<{ playerCredentials: string }>(games, `${matchID}/join`, { body });
    credentials.push(joined.playerCredentials);
  }
  return [matchID, ...credentials].join(' ');
}
