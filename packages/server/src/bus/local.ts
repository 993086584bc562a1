import { type Bus, type Ear, type Notice, packed, unpack } from './bus.ts';

/** Servers in one process; by default there is one, which talks to nobody. */
export class LocalHub {
  readonly #members = new Map<string, Ear>();

  join(server: string): Bus {
    return {
      publish: (notice: Notice) => {
        const text = packed(server, [notice]);
        for (const [member, ear] of this.#members)
          if (member !== server) queueMicrotask(() => this.#members.has(member) && unpack(text, member, ear));
      },
      listen: (ear) => {
        this.#members.set(server, ear);
      },
      close: async () => {
        this.#members.delete(server);
      },
    };
  }
}
