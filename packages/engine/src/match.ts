import type { Answer, Ask } from './decision.ts';
import type { Frame, Game, Happening, Result } from './game.ts';
import { canonical } from './json.ts';
import { clonePosition, hashOf, type Position } from './position.ts';
import { type MatchRecord, type Move, newRecord, playThrough } from './record.ts';
import type { MatchSetup, Recorded } from './rulebook.ts';
import type { Seat, Viewer } from './seat.ts';
import { type Heard, hear, isHeardByAll } from './secrets.ts';
import { begin, isCover, type Refusal, Table } from './table.ts';
import { type AskedView, askedFor, type View, viewChanges, viewOf } from './view.ts';

export interface UndoRefusal {
  readonly code: 'nothing-to-undo' | 'not-yours' | 'revealed';
  readonly reason: string;
}

/** What is needed to undo the last move. */
interface LastMove<S, F extends Frame> {
  readonly before: Position<S, F>;
  /** How much had been told, but not collected, before it. */
  readonly told: number;
  /**
   * Whether it opened the secret answers of several seats, or revealed that somebody did nothing (a cover decision).
   */
  readonly opened: boolean;
}

/** The moves so far, latest first, so that matches with the same beginning can share them. */
interface Trail {
  readonly move: Move;
  readonly before: Trail | null;
}

/** A match in progress: a table together with its growing record. */
export class Match<
  S = unknown,
  F extends Frame = Frame,
  H extends Happening = Happening,
  R extends Result = Result,
  V = unknown,
> {
  readonly game: Game<S, F, H, R, V>;
  readonly table: Table<S, F, H>;
  readonly #setup: Omit<MatchRecord, 'hash' | 'moves' | 'signature'>;
  #trail: Trail | null = null;
  #last: LastMove<S, F> | null = null;

  private constructor(
    game: Game<S, F, H, R, V>,
    table: Table<S, F, H>,
    setup: Omit<MatchRecord, 'hash' | 'moves' | 'signature'>,
  ) {
    this.game = game;
    this.table = table;
    this.#setup = setup;
  }

  /** From a stored position. Earlier moves are unknown and cannot be undone. */
  static at<S, F extends Frame, H extends Happening, R extends Result, V>(
    game: Game<S, F, H, R, V>,
    setup: MatchSetup,
    position: Position<S, F>,
  ): Match<S, F, H, R, V> {
    return Match.on(game, new Table(game, clonePosition(game.clone, position), { listening: true }), setup);
  }

  /** With a table that other code plays. */
  static on<S, F extends Frame, H extends Happening, R extends Result, V>(
    game: Game<S, F, H, R, V>,
    table: Table<S, F, H>,
    { seats, options, seed }: MatchSetup,
  ): Match<S, F, H, R, V> {
    const { moves: _, ...begun } = newRecord(game, { seats, options, seed });
    return new Match(game, table, begun);
  }

  static begin<S, F extends Frame, H extends Happening, R extends Result, V>(
    game: Game<S, F, H, R, V>,
    setup: MatchSetup,
  ): Match<S, F, H, R, V> {
    const { moves: _, ...begun } = newRecord(game, setup);
    return new Match(game, begin(game, setup, { listening: true }), begun);
  }

  /** Where a record leaves off. Throws a RecordError if it cannot be replayed. */
  static resume<S, F extends Frame, H extends Happening, R extends Result, V>(
    game: Game<S, F, H, R, V>,
    record: Recorded,
  ): Match<S, F, H, R, V> {
    const { hash: _, signature: __, moves, ...setup } = { ...newRecord(game, record), ...record };
    const match = new Match(game, playThrough(game, record), setup);
    for (const move of moves) match.#note(move);
    return match;
  }

  get position(): Position<S, F> {
    return this.table.position;
  }

  get moves(): readonly Move[] {
    const moves: Move[] = [];
    for (let trail = this.#trail; trail; trail = trail.before) moves.push(trail.move);
    return moves.reverse();
  }

  get record(): MatchRecord {
    const record = { ...this.#setup, moves: this.moves };
    return this.position.over ? { ...record, hash: this.hash } : record;
  }

  get hash(): string {
    return hashOf(this.position);
  }

  get round(): number {
    return this.game.roundOf(this.position.state);
  }

  get result(): R | null {
    return this.position.over ? this.game.result(this.position.state) : null;
  }

  /** Why an answer would not be taken, or null. Nothing changes. */
  check(seat: Seat, answer: Answer): Refusal | null {
    return this.table.clone().answer(seat, answer);
  }

  answer(seat: Seat, answer: Answer): Refusal | null {
    return this.#answer(seat, answer, clonePosition(this.game.clone, this.position));
  }

  /**
   * The match after these moves, or why one of them is not accepted. This match does not change, and must not change
   * from now on: the other one falls back on it.
   */
  ahead(moves: readonly Move[]): Match<S, F, H, R, V> | Refusal {
    const table = this.table.clone({ listening: true });
    const next = new Match<S, F, H, R, V>(this.game, table, this.#setup);
    next.#trail = this.#trail;
    for (const [i, [, seat, answer]] of moves.entries()) {
      const before = i === 0 ? this.position : clonePosition(this.game.clone, next.position);
      const refusal = next.#answer(seat, answer, before);
      if (refusal) return refusal;
    }
    return next;
  }

  #answer(seat: Seat, answer: Answer, before: Position<S, F>): Refusal | null {
    const { asked } = this.position;
    const told = this.table.told?.length ?? 0;
    const refusal = this.table.answer(seat, answer);
    if (refusal || asked === null) return refusal;
    const ask = asked.asks[asked.seats.indexOf(seat)] as Ask;
    const isSecret =
      asked.seats.length > 1 || isCover(this.table.decisionOf(asked.frame), before.state, seat, ask);
    this.#last = { before, told, opened: isSecret && this.position.asked !== asked };
    this.#note([asked.frame.step, seat, answer]);
    return null;
  }

  #note(move: Move): void {
    this.#trail = { move, before: this.#trail };
  }

  /** Undoes the last move, if it was this seat's and revealed nothing to anybody. */
  undo(seat: Seat): UndoRefusal | null {
    const refusal = this.whyNotUndo(seat);
    if (refusal || this.#last === null || this.#trail === null) return refusal;
    this.table.position = this.#last.before;
    this.table.told?.splice(this.#last.told);
    this.#trail = this.#trail.before;
    this.#last = null;
    return null;
  }

  /** Why this seat cannot undo the last move, or null if it can. Nothing changes. */
  whyNotUndo(seat: Seat): UndoRefusal | null {
    const last = this.#trail?.move;
    if (last === undefined || this.#last === null)
      return { code: 'nothing-to-undo', reason: 'there is no move to take back' };
    if (last[1] !== seat) return { code: 'not-yours', reason: 'the last move was not yours' };
    const { before, opened } = this.#last;
    return opened || revealed(this.game, this.#setup.seats, before, this.position)
      ? { code: 'revealed', reason: 'something was revealed by it' }
      : null;
  }

  view(viewer: Viewer): View<V> {
    return viewOf(this.game, this.position, viewer);
  }

  /** How the views of an earlier position become those of the present, for each of these viewers. */
  changesSince(
    before: Position<S, F>,
    viewers: readonly Viewer[],
    asked: (viewer: Viewer) => AskedView | null = (viewer) => this.asked(viewer),
  ): string[] {
    return viewChanges(this.game, [before, this.position], viewers, asked);
  }

  /** The open decision as one viewer sees it: a part of the view. */
  asked(viewer: Viewer): AskedView | null {
    return askedFor(this.game, this.position, viewer);
  }

  /** What has happened since this was last called, for each viewer to hear. */
  collect(): H[] {
    return this.table.collect();
  }

  isHeardByAll(happening: H): boolean {
    return isHeardByAll(this.game.hearing, happening);
  }

  hear(happening: H, viewer: Viewer): Heard | null {
    return hear(this.game.hearing, happening, viewer, this.position.state);
  }
}

/**
 * Whether anybody could have learned something between two positions: randomness was used, the match ended, or
 * something hidden from a viewer has changed.
 */
function revealed<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  seats: number,
  before: Position<S, F>,
  after: Position<S, F>,
): boolean {
  if (after.over || before.chance.drawn !== after.chance.drawn) return true;
  if (before.chance.loaded?.length !== after.chance.loaded?.length) return true;
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)];
  return viewers.some(
    (viewer) =>
      canonical(game.secrets.hide(before.state, viewer)) !==
      canonical(game.secrets.hide(after.state, viewer)),
  );
}
