/** Colyseus: a room that knows whose turn it is, and tells everybody each change at once. It stores nothing. */
import { type Client, matchMaker, Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { SEATS } from '../load.ts';
import { reportTo } from './report.ts';

const Table = schema({ turn: t.number(), total: t.number(), seats: t.array('string') });

class BenchRoom extends Room {
  override maxClients = SEATS.length;
  override autoDispose = false;
  override patchRate = null;
  override state = new Table();

  override onCreate(): void {
    this.state.turn = 0;
    this.state.total = 0;
    this.onMessage('add', (client: Client, amount: number) => {
      const { state } = this;
      if (state.seats[state.turn] !== client.sessionId) return;
      state.total += amount;
      state.turn = (state.turn + 1) % SEATS.length;
      this.broadcastPatch();
    });
  }

  override onJoin(client: Client): void {
    this.state.seats.push(client.sessionId);
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('bench', BenchRoom);
await server.listen(0, '127.0.0.1');
const address = server.transport.server?.address() as { port: number } | undefined;
if (address === undefined) throw new Error('Colyseus does not listen');
reportTo(`http://127.0.0.1:${address.port}`, {
  stop: () => server.gracefullyShutdown(false),
  room: async () => (await matchMaker.createRoom('bench', {})).roomId,
});
