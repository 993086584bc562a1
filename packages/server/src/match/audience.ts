import { memoize, type Seat, type Viewer } from '@nokturn/engine';
import type { Person, Presence, ServerMessage, TableUpdate } from '@nokturn/protocol';
import { playersOf } from '../store/rows.ts';
import type { MatchInfo } from '../store/store.ts';
import { seatOf } from './match-info.ts';
import type { RemoteListeners } from './remote-presence.ts';

/** Somebody connected to a match. Which seat they see it from depends on who they are, at every moment. */
export interface Listener {
  readonly person: Person | null;
  /** Whether it is enough to send what changes. */
  readonly followsChanges: boolean;
  hear(text: string): void;
  /** Ends the connection. */
  dismiss(why: 'removed-from-match' | 'restarting'): void;
}

/** Everybody who is connected to a match, and what is sent to those who are connected to this server. */
export class Audience {
  /** Each with the viewer whose table they have, if they have one. */
  readonly #listeners = new Map<Listener, Viewer | null>();
  readonly #elsewhere: () => readonly RemoteListeners[];

  constructor(elsewhere: () => readonly RemoteListeners[]) {
    this.#elsewhere = elsewhere;
  }

  /** Those connected to this server. */
  get size(): number {
    return this.#listeners.size;
  }

  get isWatched(): boolean {
    return this.size > 0 || this.#elsewhere().length > 0;
  }

  /** What other servers are told about those connected here. */
  here(info: MatchInfo): RemoteListeners {
    const known = playersOf(info);
    const people = [...this.#listeners.keys()].flatMap(({ person }) =>
      person !== null && known.includes(person.id) ? [person.id] : [],
    );
    return { people: [...new Set(people)], spectators: this.#spectators(info) };
  }

  /** Everybody who sees the match from somewhere, once each. */
  viewers(info: MatchInfo): Viewer[] {
    const viewers: Viewer[] = [];
    for (const listener of this.#listeners.keys()) {
      const viewer = this.viewerOf(listener, info);
      if (!viewers.includes(viewer)) viewers.push(viewer);
    }
    return viewers;
  }

  add(listener: Listener, { knows }: { knows: Viewer | null }): void {
    this.#listeners.set(listener, knows);
  }

  remove(listener: Listener): boolean {
    return this.#listeners.delete(listener);
  }

  viewerOf(listener: Listener, info: MatchInfo): Seat | 'spectator' {
    return seatOf(info, listener.person?.id ?? null) ?? 'spectator';
  }

  /** Sends the same to everybody. */
  tell(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const listener of this.#listeners.keys()) listener.hear(text);
  }

  /** Sends to those who see the match from a seat, or to those who do not. */
  tellOnly(whom: 'seated' | 'spectators', info: MatchInfo, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const listener of this.#listeners.keys())
      if ((this.viewerOf(listener, info) === 'spectator') === (whom === 'spectators')) listener.hear(text);
  }

  /**
   * Sends the table to everybody who is one of these viewers: just the change, if they have the previous state and
   * follow changes.
   */
  tellTable(
    info: MatchInfo,
    viewers: readonly Viewer[],
    told: { changes: () => ReadonlyMap<Viewer, string>; whole: (viewer: Viewer) => TableUpdate },
  ): void {
    const update = memoize((viewer: Viewer) => JSON.stringify({ type: 'update', ...told.whole(viewer) }));
    let changes: ReadonlyMap<Viewer, string> | null = null;
    const change = (viewer: Viewer) => {
      changes ??= told.changes();
      return changes.get(viewer);
    };
    for (const [listener, knows] of this.#listeners) {
      const viewer = this.viewerOf(listener, info);
      if (!viewers.includes(viewer)) continue;
      const isEnough = listener.followsChanges && knows === viewer;
      listener.hear((isEnough ? change(viewer) : undefined) ?? update(viewer));
      this.#listeners.set(listener, viewer);
    }
  }

  /** Sends to one seat, on all its connections. */
  tellSeat(info: MatchInfo, seat: Seat, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const listener of this.#listeners.keys())
      if (this.viewerOf(listener, info) === seat) listener.hear(text);
  }

  /** Connected, here or to another server. */
  isHere(person: string): boolean {
    return (
      [...this.#listeners.keys()].some((listener) => listener.person?.id === person) ||
      this.#elsewhere().some(({ people }) => people.includes(person))
    );
  }

  dismiss(why: 'removed-from-match' | 'restarting', who: (listener: Listener) => boolean = () => true): void {
    for (const listener of [...this.#listeners.keys()]) if (who(listener)) listener.dismiss(why);
  }

  presence(info: MatchInfo): Presence {
    const seats = info.seats.map((seat) => seat.kind === 'person' && this.isHere(seat.person));
    let spectators = this.#spectators(info);
    for (const there of this.#elsewhere()) spectators += there.spectators;
    return { seats, spectators };
  }

  #spectators(info: MatchInfo): number {
    return [...this.#listeners.keys()].filter((listener) => this.viewerOf(listener, info) === 'spectator')
      .length;
  }
}
