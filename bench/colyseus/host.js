/** Colyseus: a room that knows whose turn it is, and sends every change to everybody at once. It stores nothing. */
import { matchMaker, Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { reportTo } from '../serving/report.ts';

const SEATS = 4;
const Table = schema({ turn: t.number(), total: t.number(), seats: t.array('string') });

class BenchRoom extends Room {
  maxClients = SEATS;
  autoDispose = false;
  patchRate = null;
  state = new Table();

  onCreate() {
    this.state.turn = 0;
    this.state.total = 0;
    this.onMessage('add', (client, amount) => {
      const { state } = this;
      if (state.seats[state.turn] !== client.sessionId) return;
      state.total += amount;
      state.turn = (state.turn + 1) % SEATS;
      this.broadcastPatch();
    });
  }

  onJoin(client) {
    this.state.seats.push(client.sessionId);
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('bench', BenchRoom);
await server.listen(0, '127.0.0.1');
reportTo(`http://127.0.0.1:${server.transport.server.address().port}`, {
  stop: () => server.gracefullyShutdown(false),
  room: async () => (await matchMaker.createRoom('bench', {})).roomId,
});
