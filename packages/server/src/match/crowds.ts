import type { Presence } from '@nokturn/protocol';
import type { Sheet } from '../store/store.ts';
import type { Elsewhere } from './audience.ts';

/** Who is connected to which match at other servers, as far as they have said: for lists of matches not open here. */
export class Crowds {
  readonly #servers = new Map<string, Map<string, Elsewhere>>();

  hear(server: string, match: string, { people, spectators }: Elsewhere): void {
    const there = this.#servers.get(server) ?? new Map<string, Elsewhere>();
    this.#servers.set(server, there);
    if (people.length === 0 && spectators === 0) there.delete(match);
    else there.set(match, { people, spectators });
  }

  forget(isGone: (server: string) => boolean): void {
    for (const server of [...this.#servers.keys()]) if (isGone(server)) this.#servers.delete(server);
  }

  presence({ code, seats }: Sheet): Presence {
    const there = [...this.#servers.values()].flatMap((matches) => matches.get(code) ?? []);
    return {
      seats: seats.map(
        (seat) => seat.kind === 'person' && there.some(({ people }) => people.includes(seat.person)),
      ),
      spectators: there.reduce((sum, { spectators }) => sum + spectators, 0),
    };
  }
}
