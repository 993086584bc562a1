import type { Seat, Viewer } from '@nokturn/engine';
import type { Person, Presence, ServerMessage } from '@nokturn/protocol';
import type { Sheet } from '../store/store.ts';
import { seatOf } from './sheet.ts';

/** Somebody connected to a match. Which seat they see it from follows from who they are, at every moment. */
export interface Listener {
  readonly person: Person | null;
  hear(text: string): void;
  /** Ends the connection. */
  dismiss(why: 'removed-from-match' | 'restarting'): void;
}

export class Audience {
  readonly #listeners = new Set<Listener>();

  get size(): number {
    return this.#listeners.size;
  }

  add(listener: Listener): void {
    this.#listeners.add(listener);
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
    for (const listener of this.#listeners) listener.hear(text);
  }

  /** To each viewer what is meant for that viewer; made once for all who see the same. */
  tellEach(sheet: Sheet, message: (viewer: Viewer) => ServerMessage | null): void {
    const texts = new Map<Viewer, string | null>();
    for (const listener of this.#listeners) {
      const viewer = this.viewerOf(listener, sheet);
      let text = texts.get(viewer);
      if (text === undefined) {
        const made = message(viewer);
        text = made === null ? null : JSON.stringify(made);
        texts.set(viewer, text);
      }
      if (text !== null) listener.hear(text);
    }
  }

  /** To one seat, on all its connections. */
  tellSeat(sheet: Sheet, seat: Seat, message: ServerMessage): void {
    this.tellEach(sheet, (viewer) => (viewer === seat ? message : null));
  }

  isHere(person: string): boolean {
    return [...this.#listeners].some((listener) => listener.person?.id === person);
  }

  dismiss(why: 'removed-from-match' | 'restarting', who: (listener: Listener) => boolean = () => true): void {
    for (const listener of [...this.#listeners]) if (who(listener)) listener.dismiss(why);
  }

  presence(sheet: Sheet): Presence {
    const seats = sheet.seats.map((seat) => seat.kind === 'person' && this.isHere(seat.person));
    const spectators = [...this.#listeners].filter(
      (listener) => this.viewerOf(listener, sheet) === 'spectator',
    );
    return { seats, spectators: spectators.length };
  }
}
