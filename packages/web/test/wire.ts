import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A way to a server that can go wrong as real ones do. */
export interface Wire {
  readonly url: string;
  /** What is open breaks, and nothing new gets through. */
  cut(): void;
  /** Whoever connects from now on is connected, and hears nothing ever. Fulfilled when somebody is. */
  stall(): Promise<void>;
  /** What is opened from now on gets through. */
  mend(): void;
  /** What is open stays open but carries nothing any more, as when a phone has changed its network. */
  mute(): void;
}

/** As long as the test lasts. */
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
