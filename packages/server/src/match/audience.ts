import { remembering, type Seat, type Viewer } from '@nokturn/engine';
import type { Person, Presence, ServerMessage, TableUpdate } from '@nokturn/protocol';
import type { Sheet } from '../store/store.ts';
import type { Elsewhere } from './crowds.ts';
import { seatOf } from './sheet.ts';

/** Somebody connected to a match. Which seat they see it from follows from who they are, at every moment. */
export interface Listener {
  readonly person: Person | null;
  /** Whether it is enough to tell what changes. */
  readonly followsChanges: boolean;
  hear(text: string): void;
  /** Ends the connection. */
  dismiss(why: 'removed-from-match' | 'restarting'): void;
}

/** Everybody who is connected to a match, and what is told to those who are connected here. */
export class Audience {
  /** Each with the viewer as whom they know the table, if they do. */
  readonly #listeners = new Map<Listener, Viewer | null>();
  readonly #elsewhere: () => readonly Elsewhere[];

  constructor(elsewhere: () => readonly Elsewhere[]) {
    this.#elsewhere = elsewhere;
  }

  /** Those connected here. */
  get size(): number {
    return this.#listeners.size;
  }

  get isWatched(): boolean {
    return this.size > 0 || this.#elsewhere().length > 0;
  }

  /** What other servers are told of those here. */
  here(sheet: Sheet): Elsewhere {
    const seated = [...this.#listeners.keys()].flatMap(({ person }) =>
      seatOf(sheet, person?.id ?? null) === null ? [] : [person?.id ?? ''],
    );
    return { people: [...new Set(seated)], spectators: this.#spectators(sheet) };
  }

  /** Everybody who sees the match from somewhere, once each. */
  viewers(sheet: Sheet): Viewer[] {
    const viewers: Viewer[] = [];
    for (const listener of this.#listeners.keys()) {
      const viewer = this.viewerOf(listener, sheet);
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

  viewerOf(listener: Listener, sheet: Sheet): Seat | 'spectator' {
    return seatOf(sheet, listener.person?.id ?? null) ?? 'spectator';
  }

  /** The same to everybody. */
  tell(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const listener of this.#listeners.keys()) listener.hear(text);
  }

  /** The table to all who are one of these viewers: the change to those who know how it was and follow changes. */
  tellTable(
    sheet: Sheet,
    viewers: readonly Viewer[],
    told: { changes: () => ReadonlyMap<Viewer, string>; whole: (viewer: Viewer) => TableUpdate },
  ): void {
    const update = remembering((viewer: Viewer) => JSON.stringify({ type: 'update', ...told.whole(viewer) }));
    let changes: ReadonlyMap<Viewer, string> | null = null;
    const change = (viewer: Viewer) => {
      changes ??= told.changes();
      return changes.get(viewer);
    };
    for (const [listener, knows] of this.#listeners) {
      const viewer = this.viewerOf(listener, sheet);
      if (!viewers.includes(viewer)) continue;
      const isEnough = listener.followsChanges && knows === viewer;
      listener.hear((isEnough ? change(viewer) : undefined) ?? update(viewer));
      this.#listeners.set(listener, viewer);
    }
  }

  /** To one seat, on all its connections. */
  tellSeat(sheet: Sheet, seat: Seat, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const listener of this.#listeners.keys())
      if (this.viewerOf(listener, sheet) === seat) listener.hear(text);
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

  presence(sheet: Sheet): Presence {
    const seats = sheet.seats.map((seat) => seat.kind === 'person' && this.isHere(seat.person));
    let spectators = this.#spectators(sheet);
    for (const there of this.#elsewhere()) spectators += there.spectators;
    return { seats, spectators };
  }

  #spectators(sheet: Sheet): number {
    return [...this.#listeners.keys()].filter((listener) => this.viewerOf(listener, sheet) === 'spectator')
      .length;
  }
}
