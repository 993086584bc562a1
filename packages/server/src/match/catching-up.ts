import { canonical, type Seat } from '@nokturn/engine';
import type { Sheet, StoredState } from '../store/store.ts';
import type { Book } from './book.ts';
import type { Course } from './course.ts';
import type { Herald } from './herald.ts';
import * as sheets from './sheet.ts';
import { settingsFor } from './telling.ts';

/** Takes over what other servers have stored of a match, and tells everybody here what has changed. */
export class CatchingUp {
  readonly #book: Book;
  readonly #herald: Herald;
  readonly #course: Course;

  constructor({ book, herald, course }: { book: Book; herald: Herald; course: Course }) {
    this.#book = book;
    this.#herald = herald;
    this.#course = course;
  }

  /** `gone` if the match is not in the store any more. Throws if what is stored does not follow on what is here. */
  async catchUp(): Promise<'nothing' | 'something' | 'gone'> {
    const news = await this.#book.news();
    if (news === 'nothing' || news === 'gone') return news;
    const { audience } = this.#herald;
    const { sheet: before, lobby, version, play: played } = this.#book;
    const chapters = this.#book.adopt(news, audience.viewers(news.state.sheet));
    const { sheet, play } = this.#book;
    const hasStarted = play !== null && played === null;
    const hasMoved = play !== null && (hasStarted || play.version !== version);
    if (hasMoved) this.#course.openDecision(play.openedAt(sheet.startedAt ?? 0));
    const answered = this.#takeHeld(news.state, before);

    if (sheet.status === 'closed') audience.dismiss('removed-from-match');
    else {
      if (hasStarted) this.#herald.dismissUninvited();
      const isOver = sheet.status === 'over';
      const lobbyChanged = canonical(lobby) !== canonical(this.#book.lobby);
      if (lobbyChanged && !isOver) this.#herald.tellLobby();
      this.#herald.tellChangedPresence();
      if (hasMoved) this.#herald.tellVersion((viewer) => chapters.get(viewer) ?? []);
      else this.#tellHeld(answered);
      if (lobbyChanged && isOver) this.#herald.tellLobby();
      this.#tellSettings(before);
      this.#course.moveOn();
    }
    return 'something';
  }

  /** Answers that others have stored, and seats that people have taken back. Tells for which seats something changed. */
  #takeHeld({ held, sheet }: StoredState, before: Sheet): Set<Seat> {
    const { pending } = this.#book;
    const changed = new Set<Seat>();
    for (const seat of pending?.seats ?? []) {
      const wasGone = sheets.personAt(before, seat)?.standIn != null;
      const isBack = wasGone && sheets.personAt(sheet, seat)?.standIn === null;
      if (isBack && pending?.giveBack(seat)) changed.add(seat);
    }
    for (const each of held) if (pending?.take(each)) changed.add(each.seat);
    return changed;
  }

  #tellHeld(seats: ReadonlySet<Seat>): void {
    const { pending } = this.#book;
    if (pending) for (const seat of seats) this.#herald.tellHeld(pending, seat);
  }

  #tellSettings(before: Sheet): void {
    const { game, sheet } = this.#book;
    for (const seat of sheet.seats.keys()) {
      const [old, now] = [before, sheet].map((each) => canonical(settingsFor(game, each, seat)));
      if (old !== now) this.#herald.tellSettings(seat);
    }
  }
}
