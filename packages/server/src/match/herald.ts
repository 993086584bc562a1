import { canonical, type Seat, type Viewer } from '@nokturn/engine';
import type { Chapter } from '@nokturn/protocol';
import { Audience, type Listener } from './audience.ts';
import type { Book } from './book.ts';
import type { Crowds } from './crowds.ts';
import type { Pending } from './pending.ts';
import type { Suggestions } from './suggestions.ts';
import { changesSince, type Known, knownFrom, settingsFor, tableFor } from './telling.ts';

const NO_CHANGES: ReadonlyMap<Viewer, string> = new Map();

/** Tells those who are connected to a match what each of them may know of it. */
export class Herald {
  readonly audience: Audience;
  readonly #book: Book;
  /** The last version that was told. */
  #known: Known | null = null;
  /** Who is there, as it was last told. */
  #toldPresence = '';

  constructor(book: Book, crowds: Crowds) {
    this.#book = book;
    this.audience = new Audience(() => crowds.at(book.code));
  }

  /** Somebody who is shown the table as this viewer hears from now on what becomes of it. */
  add(listener: Listener, viewer: Viewer): void {
    const hasTable = this.#book.play !== null;
    if (hasTable) this.#known ??= knownFrom(this.#book.scene);
    this.audience.add(listener, { knows: hasTable ? viewer : null });
  }

  /** The table has moved on: to each viewer the chapters that are meant for that viewer. */
  tellVersion(chaptersFor: (viewer: Viewer) => Chapter[]): void {
    const { scene, sheet } = this.#book;
    const viewers = this.audience.viewers(sheet);
    const known = this.#known;
    this.#known = knownFrom(scene);
    this.audience.tellTable(sheet, viewers, {
      changes: () => (known ? changesSince(known, scene, viewers, chaptersFor) : NO_CHANGES),
      whole: (viewer) => tableFor(scene, viewer, chaptersFor(viewer)),
    });
  }

  /** Somebody's answer is held: the seat itself sees it; others see that it is there where the game lets them. */
  tellHeld(pending: Pending, seat: Seat): void {
    const { scene, sheet } = this.#book;
    const viewers = this.audience.viewers(sheet).filter((viewer) => viewer === seat || pending.isSeen);
    this.audience.tellTable(sheet, viewers, {
      changes: () => changesSince(knownFrom(scene), scene, viewers, () => []),
      whole: (viewer) => tableFor(scene, viewer, []),
    });
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
    const presence = this.audience.presence(this.#book.sheet);
    this.#toldPresence = canonical(presence);
    this.audience.tell({ type: 'presence', presence });
  }

  /** Other servers have said who is there, or are gone. */
  tellChangedPresence(): void {
    if (canonical(this.audience.presence(this.#book.sheet)) !== this.#toldPresence) this.tellPresence();
  }

  tellSuggestions(suggestions: Suggestions): void {
    const { version } = this.#book;
    this.audience.tell({ type: 'suggestions', version, suggestions: suggestions.at(version) });
  }

  /** The match has started: those who only watch have to go, where nobody may. */
  dismissUninvited(): void {
    const { sheet } = this.#book;
    if (sheet.spectators) return;
    this.audience.dismiss(
      'removed-from-match',
      (each) => this.audience.viewerOf(each, sheet) === 'spectator',
    );
  }

  /** Tells everybody who is here to connect again. */
  sendAway(): void {
    this.audience.tell({ type: 'restarting', retry: 500 + Math.floor(Math.random() * 2000) });
    this.audience.dismiss('restarting');
  }
}
