import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Systems assign the ports above to outgoing connections: such a port could be taken when a server comes back to it.
 */
const PORTS = { from: 20_000, to: 32_000 };

/** A port of this machine where a server can be stopped and started again. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    const server = createServer();
    const isFree = once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.listen(port, '127.0.0.1');
    if (!(await isFree)) continue;
    await new Promise((closed) => server.close(closed));
    return port;
  }
}
