import { below, chanceFrom, pickFrom, rollDie, shuffle } from './chance.ts';
import { type Answer, type Ask, fits, type Message, onlyAnswer } from './decision.ts';
import type { Decision, DecisionTogether, Frame, Game, Happening, SeatAnswer, Step } from './game.ts';
import type { Options } from './options.ts';
import { clonePosition, type Position } from './position.ts';
import type { Seat } from './seat.ts';

/** Why an answer was not accepted. Nothing has changed. */
export interface Refusal {
  readonly code: 'over' | 'not-asked' | 'not-offered' | 'barred';
  readonly reason: string;
  /** For an option that the rules know but do not allow now. */
  readonly why?: Message;
  readonly clause?: string;
}

/**
 * A position with the rules that advance it. Rules are given the table and use the members below: the state, which they
 * change in place, more work, randomness, and telling what happened.
 */
export class Table<S = unknown, F extends Frame = Frame, H extends Happening = Happening> {
  readonly game: Game<S, F, H>;
  position: Position<S, F>;
  /** What happened and has not been collected yet; null when nobody listens. */
  told: H[] | null;

  readonly #work: ReadonlyMap<string, Doing<S, F, H>>;
  /** The latest work, for an error message when rules forget to say what comes next. */
  #last: F['step'] = 'setUp';

  constructor(game: Game<S, F, H>, position: Position<S, F>, { listening }: { listening: boolean }) {
    this.game = game;
    this.#work = workOf(game);
    this.position = position;
    this.told = listening ? [] : null;
  }

  get state(): S {
    return this.position.state;
  }

  /** Puts these next, in this order, ahead of all other work. */
  next(...frames: readonly F[]): void {
    const { work } = this.position;
    for (let i = frames.length - 1; i >= 0; i--) work.push(frames[i] as F);
  }

  /**
   * Removes the work on top, down to and including the first frame with the given name; returns it, next piece first.
   */
  dropThrough(step: F['step']): F[] {
    const { work } = this.position;
    const dropped: F[] = [];
    for (;;) {
      const frame = work.pop();
      if (frame === undefined) throw new Error(`no ${step} is waiting to be done`);
      dropped.push(frame);
      if (frame.step === step) return dropped;
    }
  }

  tell(happening: H): void {
    this.told?.push(happening);
  }

  /** Ends the match: all work still to be done is dropped. */
  finish(): void {
    this.position.work.length = 0;
    this.position.over = true;
  }

  die(sides: number): number {
    return rollDie(this.position.chance, sides);
  }

  below(n: number): number {
    return below(this.position.chance, n);
  }

  pick<T>(list: readonly T[]): T {
    return pickFrom(this.position.chance, list);
  }

  shuffle<T>(list: T[]): T[] {
    return shuffle(this.position.chance, list);
  }

  /** What has been told since the last time somebody asked. */
  collect(): H[] {
    const told = this.told ?? [];
    if (this.told) this.told = [];
    return told;
  }

  /** Runs all steps up to the next decision or the end. */
  advance(): void {
    const { position, game } = this;
    while (position.asked === null && !position.over) {
      const frame = position.work.pop();
      if (frame === undefined)
        throw new Error(`${game.id}: nothing is left to do after ${this.#last}, but the match is not over`);
      this.#last = frame.step;
      const doing = this.#work.get(frame.step);
      if (doing === undefined) throw new Error(`${game.id} has no rule for ${frame.step}`);
      if (typeof doing === 'function') doing(this, frame as Extract<F, { step: F['step'] }>);
      else this.#open(doing, frame as Extract<F, { step: F['step'] }>);
    }
  }

  /** Accepts an answer to the open decision and, if it was the last one missing, plays on to the next decision. */
  answer(seat: Seat, answer: Answer): Refusal | null {
    const { position } = this;
    const { asked } = position;
    if (position.over) return { code: 'over', reason: 'the match is over' };
    const place = asked === null ? -1 : asked.seats.indexOf(seat);
    if (asked === null || place < 0)
      return { code: 'not-asked', reason: `seat ${seat} has nothing to decide now` };
    const ask = asked.asks[place];
    if (ask === undefined) throw new Error('a seat is asked without a question');
    const check = fits(ask, answer);
    if (!check.fits) return this.#refuse(seat, answer, check.reason);
    asked.answers[place] = answer;
    if (!asked.answers.includes(null)) {
      position.asked = null;
      this.#last = asked.frame.step;
      this.#close(asked.frame as Extract<F, { step: F['step'] }>, asked.seats, asked.answers as Answer[]);
      this.advance();
    }
    return null;
  }

  clone({ listening }: { listening: boolean } = { listening: false }): Table<S, F, H> {
    return new Table(this.game, clonePosition(this.game.clone, this.position), { listening });
  }

  decisionOf(frame: F): Decision<S, F, H, F['step']> {
    const doing = this.#work.get(frame.step);
    if (doing === undefined || typeof doing === 'function')
      throw new Error(`${frame.step} is not a decision`);
    return doing;
  }

  #open(decision: Decision<S, F, H, F['step']>, frame: Extract<F, { step: F['step'] }>): void {
    const { position } = this;
    if (!isTogether(decision)) {
      const seat = decision.seat(position.state, frame);
      if (seat === null) return;
      const ask = decision.ask(position.state, seat, frame);
      const only = answerOfItself(decision, position.state, seat, ask);
      if (only !== null) decision.answered(this, only, seat, frame);
      else position.asked = { frame, seats: [seat], asks: [ask], answers: [null] };
      return;
    }
    const seats = decision.seats(position.state, frame);
    if (seats.length === 0) return;
    const asks = seats.map((seat) => decision.ask(position.state, seat, frame));
    const answers = asks.map((ask, i) => answerOfItself(decision, position.state, seats[i] as Seat, ask));
    if (answers.includes(null)) position.asked = { frame, seats, asks, answers };
    else this.#close(frame, seats, answers as Answer[]);
  }

  #close(frame: Extract<F, { step: F['step'] }>, seats: readonly Seat[], answers: readonly Answer[]): void {
    const decision = this.decisionOf(frame);
    if (isTogether(decision)) {
      const both: SeatAnswer[] = [];
      for (let i = 0; i < seats.length; i++)
        both.push({ seat: seats[i] as Seat, answer: answers[i] as Answer });
      decision.answered(this, both, frame);
    } else decision.answered(this, answers[0] as Answer, seats[0] as Seat, frame);
  }

  #refuse(seat: Seat, answer: Answer, reason: string): Refusal {
    const { asked, state } = this.position;
    if (asked === null) throw new Error('no decision is open');
    const frame = asked.frame as Extract<F, { step: F['step'] }>;
    const barred = this.decisionOf(frame).barred?.(state, seat, frame);
    const known = barred?.find(({ option }) => option === answer);
    if (known === undefined) return { code: 'not-offered', reason };
    return {
      code: 'barred',
      reason: `${reason}: ${known.clause}`,
      why: known.reason,
      clause: known.clause,
    };
  }
}

type Doing<S, F extends Frame, H extends Happening> = Step<S, F, H, F['step']> | Decision<S, F, H, F['step']>;

/**
 * The work of each game by name, prepared for the inner loop: a map is twice as fast as an object with many keys, and
 * decisions of the same shape are read without a search.
 */
const WORK = new WeakMap<object, ReadonlyMap<string, unknown>>();

function workOf<S, F extends Frame, H extends Happening>(
  game: Game<S, F, H>,
): ReadonlyMap<string, Doing<S, F, H>> {
  let work = WORK.get(game) as ReadonlyMap<string, Doing<S, F, H>> | undefined;
  if (work === undefined) {
    const entries = Object.entries(game.work) as [string, Doing<S, F, H>][];
    work = new Map(
      entries.map(([name, doing]) => [name, typeof doing === 'function' ? doing : withEveryProperty(doing)]),
    );
    WORK.set(game, work);
  }
  return work;
}

/** The same decision with every property present, in a fixed order. */
function withEveryProperty<S, F extends Frame, H extends Happening, K extends string>(
  decision: Decision<S, F, H, K>,
): Decision<S, F, H, K> {
  return {
    to: decision.to,
    clause: decision.clause,
    cover: decision.cover ?? false,
    openOptions: decision.openOptions ?? false,
    seat: 'seat' in decision ? decision.seat : undefined,
    seats: 'seats' in decision ? decision.seats : undefined,
    ask: decision.ask,
    fallback: decision.fallback,
    barred: decision.barred,
    answered: decision.answered,
  } as Decision<S, F, H, K>;
}

/** Whether a question is asked so that being asked tells nothing. */
export function isCover<S, F extends Frame, H extends Happening, K extends string>(
  { cover }: Decision<S, F, H, K>,
  state: S,
  seat: Seat,
  ask: Ask,
): boolean {
  return typeof cover === 'function' ? cover(state, seat, ask) : cover === true;
}

/** The only possible answer, which is taken without asking unless the question is a cover; null if there are others. */
export function answerOfItself<S, F extends Frame, H extends Happening, K extends string>(
  decision: Decision<S, F, H, K>,
  state: S,
  seat: Seat,
  ask: Ask,
): Answer | null {
  const only = onlyAnswer(ask);
  return only === null || isCover(decision, state, seat, ask) ? null : only;
}

function isTogether<S, F extends Frame, H extends Happening, K extends string>(
  decision: Decision<S, F, H, K>,
): decision is DecisionTogether<S, F, H, K> {
  return decision.to !== 'one';
}

/** A new match at its first decision. The options must be resolved (see options.ts). */
export function begin<S, F extends Frame, H extends Happening>(
  game: Game<S, F, H>,
  { seats, options, seed }: { seats: number; options: Options; seed: string },
  { listening }: { listening: boolean } = { listening: false },
): Table<S, F, H> {
  const bare = { state: undefined as S, chance: chanceFrom(seed), work: [], asked: null, over: false };
  const table = new Table(game, bare, { listening });
  table.position = { ...bare, state: game.setUp(table, seats, options) };
  table.advance();
  return table;
}
