import type { Seat, Viewer } from '@nokturn/engine';
import type { Chapter, ServerMessage } from '@nokturn/protocol';
import type { Bus } from '../bus/bus.ts';
import { Audience } from './audience.ts';
import type { Book } from './book.ts';
import type { Pending } from './pending.ts';
import { settingsFor, tableFor } from './telling.ts';

/** Tells those who are connected to a match what each of them may know of it. */
export class Herald {
  readonly audience = new Audience();
  readonly #book: Book;

  readonly #bus: Bus;

  constructor(book: Book, bus: Bus) {
    this.#book = book;
    this.#bus = bus;
  }

  /** The table has moved on: to each viewer the chapters that are meant for that viewer. */
  tellVersion(chaptersFor: (viewer: Viewer) => Chapter[]): void {
    this.audience.tellEach(this.#book.sheet, (viewer) => this.#update(viewer, chaptersFor(viewer)));
  }

  /** Somebody's answer is held: the seat itself sees it; others see that it is there where the game lets them. */
  tellHeld(pending: Pending, seat: Seat): void {
    this.audience.tellEach(this.#book.sheet, (viewer) =>
      viewer === seat || pending.isSeen ? this.#update(viewer, []) : null,
    );
  }

  tellSettings(seat: Seat): void {
    const { game, sheet } = this.#book;
    const settings = settingsFor(game, sheet, seat);
    if (settings) this.audience.tellSeat(sheet, seat, { type: 'settings', settings });
  }

  tellLobby(): void {
    this.audience.tell({ type: 'lobby', lobby: this.#book.lobby });
  }

  tellPresence(): void {
    this.audience.tell({ type: 'presence', presence: this.audience.presence(this.#book.sheet) });
  }

  /** The same to other servers, for those who are connected there. */
  publishPresence(): void {
    const { code, sheet } = this.#book;
    this.#bus.publish({ kind: 'present', match: code, ...this.audience.here(sheet) });
  }

  /** Tells everybody who is here to connect again. */
  sendAway(): void {
    this.audience.tell({ type: 'restarting', retry: 500 + Math.floor(Math.random() * 2000) });
    this.audience.dismiss('restarting');
  }

  #update(viewer: Viewer, chapters: Chapter[]): ServerMessage {
    return { type: 'update', ...tableFor(this.#book.scene, viewer, chapters) };
  }
}
