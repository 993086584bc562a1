import {
  type Answer,
  type AskedView,
  canonical,
  type Move,
  type Options,
  type Reaction,
  type Rulebook,
  type Seat,
  type Viewer,
} from '@nokturn/engine';
import type { StoredHeld } from '../store/store.ts';
import { later, type MonotonicTime } from '../time.ts';
import { closingTime, reactionOf } from './tempo.ts';
import type { VersionedMatch } from './versioned-match.ts';

export interface Held {
  readonly answer: Answer;
  /** When it counts as given, in milliseconds from the opening. */
  readonly elapsed: number;
  readonly by: 'person' | 'automatic' | 'bot' | 'fallback';
}

/**
 * The open decision and the answers given so far. They are held here, outside the position, until the decision closes:
 * then all of them become one entry, in the order of the seats, so that not even the record reveals who was first.
 */
export class OpenDecision {
  readonly version: number;
  /** When it was opened. */
  readonly since: MonotonicTime;
  readonly step: string;
  readonly seats: readonly Seat[];
  readonly reaction: Reaction | null;
  /** Whether everybody sees who has answered; while a reaction is open nobody does. */
  readonly isSeen: boolean;
  readonly #game: Rulebook;
  readonly #options: Options;
  readonly #pace: number;
  readonly #held = new Map<Seat, Held>();
  /** Seats whose bot has answered on the server that keeps the match, if everybody sees who has answered. */
  readonly #answeredElsewhere = new Set<Seat>();

  constructor(
    match: VersionedMatch,
    { since, options, pace }: { since: MonotonicTime; options: Options; pace: number },
  ) {
    const { asked } = match.position;
    if (asked === null) throw new Error('no decision is open');
    this.version = match.version;
    this.since = since;
    this.step = asked.frame.step;
    this.seats = match.missing;
    this.reaction = reactionOf(match.game, this.step);
    this.#game = match.game;
    this.#options = options;
    this.#pace = pace;
    this.isSeen = this.reaction === null && asked.seats.length > 1 && match.asked('spectator')?.seats != null;
  }

  /** Holds an answer; the result undoes that. */
  hold(seat: Seat, held: Held): () => void {
    const before = this.#held.get(seat);
    this.#held.set(seat, held);
    return () => {
      if (before) this.#held.set(seat, before);
      else this.#held.delete(seat);
    };
  }

  /** An answer from the store. Says whether it is new here. */
  take({ seat, answer, elapsed }: StoredHeld): boolean {
    const known = this.#held.get(seat);
    if (known?.by === 'person' && canonical(known.answer) === canonical(answer)) return false;
    this.#held.set(seat, { answer, elapsed, by: 'person' });
    return true;
  }

  /** A bot has answered on another server. */
  hearOf(seat: Seat): void {
    this.#answeredElsewhere.add(seat);
  }

  /** Seats that have answered automatically here. */
  get botsDone(): Seat[] {
    return [...this.#held].flatMap(([seat, { by }]) => (by === 'bot' ? [seat] : []));
  }

  /** The fixed time of closing, counted from the opening, if answers cannot change it. */
  get #fixed(): number | null {
    const closing = closingTime(this.#game, this.reaction, this.#options, { times: [], missing: true });
    return closing === null ? null : Math.round(closing * this.#pace);
  }

  get missing(): readonly Seat[] {
    return this.seats.filter((seat) => !this.#held.has(seat));
  }

  /** When it closes; null while that depends on a seat that has not answered. */
  get closesAt(): MonotonicTime | null {
    const times = [...this.#held.values()].map(({ elapsed }) => this.#atUsualPace(elapsed));
    const missing = this.missing.length > 0;
    const closing = closingTime(this.#game, this.reaction, this.#options, { times, missing });
    return closing === null ? null : later(this.since, Math.round(closing * this.#pace));
  }

  /** A time at the pace of the rules. Without any pace nothing takes time. */
  #atUsualPace(elapsed: number): number {
    return this.#pace === 0 ? 0 : elapsed / this.#pace;
  }

  /** Somebody comes back to the table: answers given for them are theirs to give again. Says whether there were any. */
  giveBack(seat: Seat): boolean {
    return this.#held.get(seat)?.by !== 'person' && this.#held.delete(seat);
  }

  /** Whether the seat was really asked, rather than answered for by its own settings. */
  hasAsked(seat: Seat): boolean {
    return this.seats.includes(seat) && this.#held.get(seat)?.by !== 'automatic';
  }

  /** When an unanswered reaction counts as answered; null if this is not a reaction. */
  get limitAt(): MonotonicTime | null {
    return this.reaction && later(this.since, Math.min(this.reaction.limit, this.#fixed ?? Infinity));
  }

  /** The answers as moves, with missing ones filled in. */
  moves(fallback: (seat: Seat) => Answer): Move[] {
    return this.seats.map((seat) => [this.step, seat, this.#held.get(seat)?.answer ?? fallback(seat)]);
  }

  /**
   * The decision with the held answers this viewer may know of: their own, and who has answered if everybody sees that.
   */
  shownTo(viewer: Viewer, asked: AskedView): AskedView {
    const own = typeof viewer === 'number' ? this.#held.get(viewer) : undefined;
    const given = (seat: Seat) =>
      asked.answered?.includes(seat) || this.#held.has(seat) || this.#answeredElsewhere.has(seat);
    return {
      ...asked,
      answered: this.reaction ? null : this.isSeen ? (asked.seats?.filter(given) ?? null) : asked.answered,
      mine: asked.mine && own ? { ...asked.mine, answer: own.answer } : asked.mine,
    };
  }
}
