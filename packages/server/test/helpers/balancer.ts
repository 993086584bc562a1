import { connect, createServer, type Server } from 'node:net';
import type { Ship } from './fleet.ts';

/** A load balancer: each new connection goes to the next server that is up. */
export class Balancer {
  readonly #server: Server;
  #ships: readonly Ship[] = [];
  #next = 0;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(port: number): Promise<Balancer> {
    const server = createServer();
    const balancer = new Balancer(server);
    server.on('connection', (socket) => {
      const ship = balancer.#choose();
      if (ship === undefined) return socket.destroy();
      const there = connect(Number(ship.url.port), ship.url.hostname);
      // When one side closes, the other is closed too.
      socket.on('error', () => there.destroy()).on('close', () => there.destroy());
      there.on('error', () => socket.destroy()).on('close', () => socket.destroy());
      socket.pipe(there).pipe(socket);
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return balancer;
  }

  before(...ships: readonly Ship[]): void {
    this.#ships = ships;
  }

  async close(): Promise<void> {
    this.#server.close();
  }

  #choose(): Ship | undefined {
    const up = this.#ships.filter(({ isUp }) => isUp);
    return up[this.#next++ % up.length];
  }
}
