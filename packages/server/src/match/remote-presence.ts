/** People connected to a match on another server: players and host by seat, and the number of spectators. */
export interface RemoteListeners {
  readonly people: readonly string[];
  readonly spectators: number;
}

const NOBODY: readonly RemoteListeners[] = [];

/** Who is connected to which match on other servers, as far as they have reported. */
export class RemotePresence {
  /** By match and server. */
  readonly #matches = new Map<string, Map<string, RemoteListeners>>();

  hear(server: string, match: string, { people, spectators }: RemoteListeners): void {
    const there = this.#matches.get(match) ?? new Map<string, RemoteListeners>();
    if (people.length === 0 && spectators === 0) there.delete(server);
    else there.set(server, { people, spectators });
    this.#keep(match, there);
  }

  /** Returns who was connected to a server that is gone, by match. */
  forget(isGone: (server: string) => boolean): Map<string, string[]> {
    const left = new Map<string, string[]>();
    for (const [match, there] of [...this.#matches]) {
      for (const [server, { people }] of [...there])
        if (isGone(server)) {
          there.delete(server);
          left.set(match, [...(left.get(match) ?? []), ...people]);
        }
      this.#keep(match, there);
    }
    return left;
  }

  /** Those at one match, server by server. */
  at(match: string): readonly RemoteListeners[] {
    const there = this.#matches.get(match);
    return there ? [...there.values()] : NOBODY;
  }

  /** Matches with a player who is connected to another server. */
  matches(): string[] {
    return [...this.#matches].flatMap(([match, there]) =>
      [...there.values()].some(({ people }) => people.length > 0) ? [match] : [],
    );
  }

  #keep(match: string, there: Map<string, RemoteListeners>): void {
    if (there.size === 0) this.#matches.delete(match);
    else this.#matches.set(match, there);
  }
}
