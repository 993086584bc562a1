import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection to a server that can fail in the ways that real ones do. */
export interface Wire {
  readonly url: string;
  /** Open connections break, and nothing new gets through. */
  cut(): void;
  /** New connections succeed, but never receive anything. Fulfilled when there is one. */
  stall(): Promise<void>;
  /** New connections work again. */
  mend(): void;
  /** Open connections stay open but carry nothing any more, as when a phone has changed its network. */
  mute(): void;
}

/** For the duration of the test. */
export async function wireTo(server: string): Promise<Wire> {
  const { hostname, port } = new URL(server);
  const open = new Set<Socket>();
  let takes: (near: Socket) => void = carry;
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  function carry(near: Socket): void {
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
  }
  const wire = createServer((near) => takes(near));
  wire.listen(0, '127.0.0.1');
  await once(wire, 'listening');
  onTestFinished(() => {
    breakAll();
    wire.close();
  });
  return {
    url: `http://127.0.0.1:${(wire.address() as AddressInfo).port}`,
    cut() {
      takes = (near) => near.destroy();
      breakAll();
    },
    stall: () =>
      new Promise((stalled) => {
        takes = (near) => {
          near.on('error', () => near.destroy()).pause();
          open.add(near);
          stalled();
        };
      }),
    mend() {
      takes = carry;
    },
    mute() {
      for (const socket of open) socket.unpipe().pause();
    },
  };
}
