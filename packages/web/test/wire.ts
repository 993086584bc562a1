import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can go wrong as real ones do. */
export interface Wire {
  readonly url: string;
  /** What is open breaks, and nothing new gets through. */
  cut(): void;
  mend(): void;
  /** What is open stays open but carries nothing any more, as when a phone has changed its network. */
  mute(): void;
  close(): void;
}

export async function wireTo(server: string): Promise<Wire> {
  const { hostname, port } = new URL(server);
  const open = new Set<Socket>();
  let isCut = false;
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  const wire = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  wire.listen(0, '127.0.0.1');
  await once(wire, 'listening');
  return {
    url: `http://127.0.0.1:${(wire.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      isCut = false;
    },
    mute() {
      for (const socket of open) socket.unpipe().pause();
    },
    close() {
      breakAll();
      wire.close();
    },
  };
}
