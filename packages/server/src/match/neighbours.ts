import type { OptionId, Seat } from '@nokturn/engine';
import type { Notice } from '../bus/bus.ts';
import type { Book } from './book.ts';
import type { Course } from './course.ts';
import type { Herald } from './herald.ts';
import type { House } from './house.ts';
import type { Suggestions } from './suggestions.ts';

/** Other servers that have a room for the same match: what they say of it, and what they are told. */
export class Neighbours {
  readonly #house: House;
  readonly #book: Book;
  readonly #herald: Herald;
  readonly #course: Course;
  readonly #suggestions: Suggestions;

  constructor(house: House, parts: { book: Book; herald: Herald; course: Course; suggestions: Suggestions }) {
    this.#house = house;
    this.#book = parts.book;
    this.#herald = parts.herald;
    this.#course = parts.course;
    this.#suggestions = parts.suggestions;
  }

  /** What is stored nowhere. */
  hear(notice: Extract<Notice, { kind: 'present' | 'opened' | 'answered' | 'suggested' }>): void {
    switch (notice.kind) {
      case 'present':
        this.#herald.tellChangedPresence();
        // A match of bots is played for those who watch, wherever they do.
        return this.#course.moveOn();
      case 'opened':
        return this.#tellAll();
      case 'answered':
        return this.#course.hearAnswered(notice);
      case 'suggested':
        this.#suggestions.set(notice.version, notice.seat, notice.option);
        return this.#herald.tellSuggestions(this.#suggestions);
    }
  }

  /** Who is connected here, if anybody is. */
  sayWhoIsHere(): void {
    if (this.#herald.audience.size > 0) this.tellPresence();
  }

  /** Who is connected here. */
  tellPresence(): void {
    const { code, sheet } = this.#book;
    this.#house.bus.publish({ kind: 'present', match: code, ...this.#herald.audience.here(sheet) });
  }

  tellSuggestion(seat: Seat, option: OptionId | null): void {
    const { code: match, version } = this.#book;
    this.#house.bus.publish({ kind: 'suggested', match, version, seat, option });
  }

  /** Asks for what is nowhere but with them, and tells what is nowhere but here. */
  exchange(): void {
    this.#house.bus.publish({ kind: 'opened', match: this.#book.code });
    this.#tellAll();
  }

  #tellAll(): void {
    this.sayWhoIsHere();
    this.#course.publishAnswered();
    for (const { seat, option } of this.#suggestions.at(this.#book.version))
      this.tellSuggestion(seat, option);
  }
}
