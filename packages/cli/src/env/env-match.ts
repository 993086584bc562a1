import {
  type Answer,
  type Ask,
  begin,
  fits,
  type Game,
  type Heard,
  HeardLog,
  hearingFilterOf,
  type OptionId,
  type Seat,
  type Table,
  type View,
  viewOf,
} from '@nokturn/engine';
import type { Numbering } from '@nokturn/engine/numbers';
import type { Setup } from '../simulation.ts';

/** The state of a match in words: the same as in `decide` of the bot protocol, and the picks made so far. */
export interface Told {
  readonly view: View;
  readonly heard: readonly Heard[];
  readonly picked: readonly OptionId[];
}

interface Telling {
  /** Null for a game that has no representation in numbers. */
  readonly numbering: Numbering | null;
  /** Whether there are logs of what each seat hears. */
  readonly listening: boolean;
}

/** One of many matches, played pick by pick. Seats that answer simultaneously are asked one after the other. */
export class EnvMatch {
  readonly #game: Game;
  readonly #seats: number;
  readonly #table: Table;
  readonly #numbering: Numbering | null;
  readonly #logs: readonly HeardLog[];
  /** How much of its log has been reported to each seat. */
  readonly #told: number[];
  #picked: readonly OptionId[] = [];
  #open: readonly number[] = [];

  constructor(game: Game, setup: Setup, { numbering, listening }: Telling) {
    this.#game = game;
    this.#seats = setup.seats;
    this.#numbering = numbering;
    this.#table = begin(game, setup, { listening });
    this.#logs = listening ? this.#bySeat((seat) => new HeardLog(seat)) : [];
    this.#told = this.#logs.map(() => 0);
    this.#settle();
  }

  /** The seat to be asked next; null when the match is over. */
  get seat(): Seat | null {
    const { asked } = this.#table.position;
    return asked?.seats[asked.answers.indexOf(null)] ?? null;
  }

  /** The picks allowed now; empty for a game without numbers. */
  get open(): readonly number[] {
    return this.#open;
  }

  get isOver(): boolean {
    return this.#table.position.over;
  }

  /** By seat: 1 for each winner. */
  get rewards(): number[] {
    const { winners } = this.#game.result(this.#table.state);
    return this.#bySeat((seat) => (winners.includes(seat) ? 1 : 0));
  }

  get points(): (number | null)[] | null {
    const points = this.#game.points?.(this.#game.result(this.#table.state));
    return points === undefined ? null : this.#bySeat((seat) => points[seat] ?? null);
  }

  /** Why a complete answer is not allowed, or null. Nothing changes. */
  refusal(answer: Answer): string | null {
    const ask = this.#ask;
    if (ask === null) return 'nobody is asked';
    const check = fits(ask, answer);
    return check.fits ? null : check.reason;
  }

  /** Makes one more pick, which must be open. */
  pick(pick: number): void {
    if (this.#ask === null || this.#numbering === null) throw new Error('nothing can be picked');
    const next = this.#numbering.pick(this.#ask, this.#picked, pick);
    if ('answer' in next) return this.answer(next.answer);
    this.#picked = next.picked;
    this.#open = this.#numbering.open(this.#ask, this.#picked);
  }

  answer(answer: Answer): void {
    const { seat } = this;
    if (seat === null) throw new Error('nobody is asked');
    const refusal = this.#table.answer(seat, answer);
    if (refusal) throw new Error(`${JSON.stringify(answer)}: ${refusal.reason}`);
    this.#settle();
  }

  /** Writes the view of the seat that is asked into a row of zeros. */
  write(row: Int16Array): void {
    const { seat } = this;
    if (seat !== null) this.#numbering?.write(this.#viewOf(seat), this.#picked, row);
  }

  /**
   * The view of the seat that is asked, and what it has heard since its last report; after the end, the same for seat
   * 0.
   */
  tell(): Told {
    const seat = this.seat ?? 0;
    const heard = this.#logs[seat]?.heard ?? [];
    const news = heard.slice(this.#told[seat]);
    this.#told[seat] = heard.length;
    return { view: this.#viewOf(seat), heard: news, picked: this.#picked };
  }

  get #ask(): Ask | null {
    const { asked } = this.#table.position;
    return asked?.asks[asked.answers.indexOf(null)] ?? null;
  }

  #viewOf(seat: Seat): View {
    return viewOf(this.#game, this.#table.position, seat);
  }

  /** After each answer. */
  #settle(): void {
    const told = this.#table.collect();
    for (const log of this.#logs) log.listen(told, hearingFilterOf(this.#game, this.#table.state));
    this.#picked = [];
    const ask = this.#ask;
    this.#open = ask === null || this.#numbering === null ? [] : this.#numbering.open(ask, []);
  }

  #bySeat<T>(of: (seat: Seat) => T): T[] {
    return Array.from({ length: this.#seats }, (_, seat) => of(seat));
  }
}
