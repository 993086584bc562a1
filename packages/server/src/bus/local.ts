import { type Bus, type BusListener, type Notice, packed, unpack } from './bus.ts';

/** Servers in one process; by default there is one, with nobody to talk to. */
export class LocalHub {
  readonly #members = new Map<string, BusListener>();

  join(server: string): Bus {
    return {
      publish: (notice: Notice) => {
        const text = packed(server, [notice]);
        for (const [member, listener] of this.#members)
          if (member !== server)
            queueMicrotask(() => this.#members.has(member) && unpack(text, member, listener));
      },
      listen: (listener) => {
        this.#members.set(server, listener);
      },
      close: async () => {
        this.#members.delete(server);
      },
    };
  }
}
