import { type Answer, type Asked, type Frame, Random, type Seat } from '@nokturn/engine';
import { breath, inPortions } from '../../mind/portions.ts';
import { Stopwatch } from '../../mind/stopwatch.ts';
import { newSeed } from '../fresh.ts';
import type { Thought } from './bots.ts';

/** Thinking that takes less time than this is not shown. */
const SHOWN = 300;

/** The question for the bots. */
export interface Matter {
  thoughtOf(seat: Seat, random: Random): Thought;
  fallbackOf(seat: Seat): Answer;
  /** Whether the table is ready for the answers. */
  canAnswer(): boolean;
}

/**
 * The bots that have to answer an open decision. Each thinks for its share of the common time, and all answer when that
 * time is up: neither the time nor what follows depends on what they hold or think. If nobody has secrets, they answer
 * as soon as they are ready.
 */
export class Council {
  readonly asked: Asked<Frame>;
  readonly seats: readonly Seat[];
  /** In milliseconds. */
  readonly length: number;
  readonly #isOpen: boolean;
  readonly #watch: Stopwatch;
  /** Whether the decision is still open and unchanged. */
  readonly #isWanted: () => boolean;
  readonly #random = new Random(newSeed());
  #wake = () => {};

  constructor({
    asked,
    seats,
    length,
    isOpen = false,
    resting,
    isWanted,
  }: {
    asked: Asked<Frame>;
    seats: readonly Seat[];
    length: number;
    isOpen?: boolean;
    resting: boolean;
    isWanted: () => boolean;
  }) {
    this.asked = asked;
    this.seats = seats;
    this.length = length;
    this.#isOpen = isOpen;
    this.#watch = new Stopwatch({ running: !resting });
    this.#isWanted = isWanted;
  }

  get elapsed(): number {
    return this.#watch.elapsed;
  }

  get isWorthShowing(): boolean {
    return this.length >= SHOWN;
  }

  rest(resting: boolean): void {
    this.#watch.run(!resting);
    this.look();
  }

  /** Something that they may be waiting for has changed. */
  look(): void {
    this.#wake();
  }

  /** Their answers, when their time is up; null if the decision is no longer wanted. */
  async answers({ thoughtOf, fallbackOf, canAnswer }: Matter): Promise<ReadonlyMap<Seat, Answer> | null> {
    const answers = new Map<Seat, Answer>();
    for (const [i, seat] of this.seats.entries()) {
      const end = (this.length * (i + 1)) / this.seats.length;
      const think = async () => this.#think(thoughtOf(seat, this.#random), end);
      const answer = await think().catch((error) => {
        // A bot that fails must not stop the match.
        console.error(error);
        return fallbackOf(seat);
      });
      if (!this.#isWanted()) return null;
      answers.set(seat, answer);
    }
    await breath();
    while (this.#isWanted()) {
      const left = this.#isOpen ? 0 : this.length - this.elapsed;
      if (left <= 0 && canAnswer()) return answers;
      await this.#pause(left);
    }
    return null;
  }

  async #think({ work, answer }: Thought, end: number): Promise<Answer> {
    await inPortions(work, async () => {
      while (this.#isWanted() && !this.#watch.isRunning) await this.#pause(0);
      return this.#isWanted() && this.elapsed < end;
    });
    return answer();
  }

  /** Waits until the remaining time is up, if any, or until it is woken. */
  #pause(left: number): Promise<void> {
    return new Promise((done) => {
      this.#wake = done;
      if (this.#watch.isRunning && left > 0) setTimeout(done, left);
    });
  }
}
