import { once } from 'node:events';
import type { View } from '@nokturn/engine';
import { GAMES } from '@nokturn/games/all';
import { tableIn } from '@nokturn/protocol/follow';
import type { ServerMessage, TableUpdate } from '@nokturn/protocol/types';
import { type Server, type ServerOptions, startServer } from '@nokturn/server';
import { socketAt } from '@nokturn/server/testing/guest';
import { WebSocket } from 'ws';

/** Our server as the program starts it, but with one thread for bots and without rate limits. */
export function startNokturn(
  options: Pick<ServerOptions, 'store'> & Partial<Pick<ServerOptions, 'games' | 'pace'>>,
): Promise<Server> {
  const endless = { burst: 1e9, perSecond: 1e9 };
  return startServer({
    games: GAMES,
    logLevel: 'error',
    logTo: process.stderr,
    botThreads: 1,
    limits: {
      requests: endless,
      creations: endless,
      commands: endless,
      messages: endless,
      connectionsPerAddress: 1e6,
      connections: 1e6,
    },
    ...options,
  });
}

/** A connection to a match; `see` is called with every table update, starting with the current state of the match. */
export async function joinMatch(
  server: string,
  { match, secret }: { readonly match: string; readonly secret?: string },
  see: (table: { readonly version: number; readonly view: View }, socket: WebSocket) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(socketAt(server));
  await once(socket, 'open');
  const joined = once(socket, 'message');
  let table: TableUpdate | null = null;
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    const next = tableIn(message, table);
    if (next === null) return;
    table = next;
    see(next, socket);
  });
  socket.send(
    JSON.stringify({
      type: 'join',
      id: 'join',
      match,
      changes: true,
      ...(secret === undefined ? {} : { secret }),
    }),
  );
  await joined;
  return socket;
}
