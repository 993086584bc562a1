/** Those who are connected to a match at another server. */
export interface Elsewhere {
  readonly people: readonly string[];
  readonly spectators: number;
}

const NOBODY: readonly Elsewhere[] = [];

/** Who is connected to which match at other servers, as far as they have said. */
export class Crowds {
  /** By match and server. */
  readonly #matches = new Map<string, Map<string, Elsewhere>>();

  hear(server: string, match: string, { people, spectators }: Elsewhere): void {
    const there = this.#matches.get(match) ?? new Map<string, Elsewhere>();
    if (people.length === 0 && spectators === 0) there.delete(server);
    else there.set(server, { people, spectators });
    this.#keep(match, there);
  }

  forget(isGone: (server: string) => boolean): void {
    for (const [match, there] of [...this.#matches]) {
      for (const server of [...there.keys()]) if (isGone(server)) there.delete(server);
      this.#keep(match, there);
    }
  }

  /** The crowds at one match. */
  at(match: string): readonly Elsewhere[] {
    const there = this.#matches.get(match);
    return there ? [...there.values()] : NOBODY;
  }

  #keep(match: string, there: Map<string, Elsewhere>): void {
    if (there.size === 0) this.#matches.delete(match);
    else this.#matches.set(match, there);
  }
}
