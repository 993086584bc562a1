import type { Witness } from './bot.ts';
import { chanceBy } from './chance.ts';
import type { Answer, Ask, Asked } from './decision.ts';
import type { Frame, Game, Happening, Result } from './game.ts';
import { clonePosition, type Position } from './position.ts';
import type { Random } from './random.ts';
import type { Seat } from './seat.ts';
import { looksAs, questionTo } from './start.ts';
import { Table } from './table.ts';

/** An answer that is worth thinking about, and how likely it is to be the right one, before any thought. */
export interface Candidate {
  readonly answer: Answer;
  /** At least 0; the weights of a question need not add up to anything. */
  readonly weight: number;
}

/** A question in an imagined state. */
export interface ImaginedQuestion<S, F extends Frame> {
  readonly state: S;
  readonly frame: F;
  readonly seat: Seat;
  readonly ask: Ask;
}

/**
 * What a search cannot know about a game by itself. Everything here works on states imagined from what one seat knows;
 * it never touches the state of a real match.
 */
export interface Knowledge<S, F extends Frame, V> {
  /**
   * Takes stock of what a seat knows, and then imagines as many states as are asked for. Each is possible from the
   * seat's point of view, appears as often as it is likely, and looks to that seat exactly like the real one. The
   * states share nothing that can change.
   */
  imagine(view: Witness<V>): (random: Random) => S;
  /** The value of a state to each seat, from 0 to 1: roughly its chance of winning. Exact for a match that is over. */
  evaluate(state: S, over: boolean): readonly number[];
  /** How a seat would answer without much thought. */
  policy(question: ImaginedQuestion<S, F>, random: Random): Answer;
  /** The answers worth considering, likeliest first. Without it, all of them, equally likely. */
  candidates?(question: ImaginedQuestion<S, F>): readonly Candidate[];
  /** Whether a line that began at `from` has been followed far enough to be judged. Without it, lines go to the end. */
  isFar?(from: S, to: S): boolean;
  /**
   * One word for what the seat sees here that calls for different answers: plans are made separately for each word. May
   * depend only on what the seat knows. Without it, the frame is used: what everybody knows of the question itself.
   */
  sight?(question: ImaginedQuestion<S, F>): string | number;
  /** Whether an answer suits a careful player (-1), a bold one (1), or neither (0). */
  leaning?(question: ImaginedQuestion<S, F>, answer: Answer): number;
}

export interface NextAnswer {
  readonly seat: Seat;
  readonly step: string;
  readonly ask: Ask;
  /** Several seats answer at once, in secret. */
  readonly isTogether: boolean;
}

/** A world that is possible from a seat's point of view, at one of its decisions. */
export interface World {
  readonly over: boolean;
  /** Who has to answer next, and what; null when the match is over. */
  readonly next: NextAnswer | null;
  /** Answers the next question and plays on to the one after it. */
  answer(answer: Answer): void;
  candidates(): readonly Candidate[];
  policy(random: Random): Answer;
  /** Distinguishes the next question from others, for the seat that has to answer it. */
  sight(): string | number;
  /** From -1, careful, to 1, bold. */
  leaning(answer: Answer): number;
  /** Whether it has been followed far enough. */
  readonly isFar: boolean;
  evaluate(): readonly number[];
}

/** How to think about a game: given what a seat knows, it provides worlds to try things in. */
export interface Mind {
  readonly game: string;
  imagine(view: Witness): (random: Random) => World;
  /**
   * Positions of the game itself that are possible from a seat's point of view, to be played on from there while the
   * match goes on. Each looks to that seat like the real one, and answers it has given in secret stay given. Null if
   * none was found. Minds released before branches existed have none.
   */
  positions?(view: Witness): (random: Random) => Position | null;
  /**
   * The worlds that may follow a real position: all cards are where they really are, and only randomness is imagined.
   * For reviewing a match that is over; it must never be used for a player in a running match. Older minds have none.
   */
  open?(position: Position): (random: Random) => World;
}

/** A world that does not fit what is seen is imagined again, up to a limit. */
const MOST_TRIES = 200;

/** `real` is the game that people play, for minds that leave out some of its questions when they play on in thought. */
export function mindOf<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  knowledge: Knowledge<S, F, V>,
  real: Game<S, F, H, R, V> = game,
): Mind {
  return {
    game: game.id,
    imagine(view) {
      const imagined = knowledge.imagine(view as Witness<V>);
      return (random) => {
        const state = imagined(random);
        return new Imagined(knowledge, game, imaginedTable(game, view as Witness<V>, state, random));
      };
    },
    positions(view) {
      const imagined = knowledge.imagine(view as Witness<V>);
      return (random) => {
        for (let tries = 0; tries < MOST_TRIES; tries++) {
          const { position } = seenTable(real, view as Witness<V>, imagined(random), random);
          const { asked } = position;
          const { viewer } = view;
          const own = view.asked?.mine?.answer ?? null;
          const place = typeof viewer === 'number' ? (asked?.seats.indexOf(viewer) ?? -1) : -1;
          if (asked !== null && own !== null && place >= 0) asked.answers[place] = own;
          if (looksAs(real, position, view)) return position as unknown as Position;
        }
        return null;
      };
    },
    open(position) {
      const given = position as Position<S, F>;
      return (random) => {
        const opened = { ...clonePosition(game.clone, given), chance: chanceBy(random) };
        return new Imagined(knowledge, game, new Table<S, F, H>(game, opened, { listening: false }));
      };
    },
  };
}

class Imagined<S, F extends Frame, H extends Happening, R extends Result, V> implements World {
  readonly #knowledge: Knowledge<S, F, V>;
  readonly #table: Table<S, F, H>;
  /** The state at the beginning, in case it is needed. */
  readonly #from: S | null;
  #question: ImaginedQuestion<S, F> | null;

  constructor(knowledge: Knowledge<S, F, V>, game: Game<S, F, H, R, V>, table: Table<S, F, H>) {
    this.#knowledge = knowledge;
    this.#table = table;
    this.#from = knowledge.isFar ? game.clone(table.state) : null;
    this.#question = questionOf(table);
  }

  get over(): boolean {
    return this.#table.position.over;
  }

  get next(): NextAnswer | null {
    const question = this.#question;
    if (question === null) return null;
    const { seat, frame, ask } = question;
    const isTogether = (this.#table.position.asked?.seats.length ?? 0) > 1;
    return { seat, step: frame.step, ask, isTogether };
  }

  answer(answer: Answer): void {
    const { seat } = this.#mustBeAsked();
    const refusal = this.#table.answer(seat, answer);
    if (refusal) throw new Error(`seat ${seat} cannot answer ${JSON.stringify(answer)}: ${refusal.reason}`);
    this.#question = questionOf(this.#table);
  }

  candidates(): readonly Candidate[] {
    const question = this.#mustBeAsked();
    return this.#knowledge.candidates?.(question) ?? everyAnswer(question.ask);
  }

  policy(random: Random): Answer {
    return this.#knowledge.policy(this.#mustBeAsked(), random);
  }

  sight(): string | number {
    const question = this.#mustBeAsked();
    return this.#knowledge.sight?.(question) ?? JSON.stringify(question.frame);
  }

  leaning(answer: Answer): number {
    return this.#knowledge.leaning?.(this.#mustBeAsked(), answer) ?? 0;
  }

  get isFar(): boolean {
    return this.#from !== null && this.#knowledge.isFar?.(this.#from, this.#table.state) === true;
  }

  evaluate(): readonly number[] {
    return this.#knowledge.evaluate(this.#table.state, this.over);
  }

  #mustBeAsked(): ImaginedQuestion<S, F> {
    if (this.#question === null) throw new Error('nobody is asked');
    return this.#question;
  }
}

/** The question of the first seat that has not answered. */
function questionOf<S, F extends Frame, H extends Happening>(
  table: Table<S, F, H>,
): ImaginedQuestion<S, F> | null {
  const { asked, state } = table.position;
  if (asked === null) return null;
  const place = asked.answers.indexOf(null);
  return { state, frame: asked.frame, seat: asked.seats[place] as Seat, ask: asked.asks[place] as Ask };
}

/**
 * The table of an imagined state, at a question that somebody has to answer: if nobody has one in that world, it is
 * played on to the next.
 */
export function imaginedTable<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  view: Witness<V>,
  state: S,
  random: Random,
): Table<S, F, H> {
  const table = seenTable(game, view, state, random);
  const { position } = table;
  if (position.asked === null || position.asked.answers.includes(null)) return table;
  position.work.push(position.asked.frame);
  position.asked = null;
  table.advance();
  return table;
}

/**
 * The table of an imagined state at the moment that is seen. The questions to the others are imagined too; answers they
 * have given in secret are as unknown as future ones, so they are asked again.
 */
function seenTable<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  view: Witness<V>,
  state: S,
  random: Random,
): Table<S, F, H> {
  const position = {
    state,
    chance: chanceBy(random),
    work: [...view.work] as F[],
    asked: null as Asked<F> | null,
    over: view.over,
  };
  const table = new Table<S, F, H>(game, position, { listening: false });
  if (view.asked === null) return table;
  const frame = view.asked.frame as Extract<F, { step: F['step'] }>;
  const decision = table.decisionOf(frame);
  const seats =
    view.asked.seats ??
    (decision.to === 'one' ? [decision.seat(state, frame) as Seat] : decision.seats(state, frame));
  position.asked = questionTo(decision, state, seats, frame);
  return table;
}

/** Every answer to a question; where several options are chosen or ordered, only this many of the possible ways. */
const MOST_ANSWERS = 64;

export function everyAnswer(ask: Ask): readonly Candidate[] {
  return answersTo(ask).map((answer) => ({ answer, weight: 1 }));
}

function answersTo(ask: Ask): readonly Answer[] {
  switch (ask.kind) {
    case 'one':
      return ask.options;
    case 'amount':
      return Array.from({ length: ask.max - ask.min + 1 }, (_, i) => ask.min + i);
    case 'several':
      return choices(ask.options, ask.min, ask.max);
    case 'order':
      return orders(ask.options);
  }
}

function choices<T>(options: readonly T[], min: number, max: number): readonly (readonly T[])[] {
  const found: T[][] = [];
  const choose = (from: number, chosen: T[]): void => {
    if (found.length === MOST_ANSWERS) return;
    if (chosen.length >= min) found.push(chosen);
    if (chosen.length === max) return;
    for (let i = from; i < options.length; i++) choose(i + 1, [...chosen, options[i] as T]);
  };
  choose(0, []);
  return found;
}

function orders<T>(options: readonly T[]): readonly (readonly T[])[] {
  const found: T[][] = [];
  const place = (placed: T[]): void => {
    if (found.length === MOST_ANSWERS) return;
    if (placed.length === options.length) found.push(placed);
    else for (const option of options) if (!placed.includes(option)) place([...placed, option]);
  };
  place([]);
  return found;
}
