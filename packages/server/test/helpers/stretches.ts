import {
  type Answer,
  type Ask,
  automaticAnswer,
  begin,
  canonical,
  clonePosition,
  type Frame,
  fits,
  type Game,
  type Happening,
  type Options,
  type Position,
  Random,
  type ReactionChoices,
  type Result,
  type Seat,
  Table,
  type Viewer,
} from '@nokturn/engine';
import type { Secrecy } from '@nokturn/engine/testing';

/**
 * A game with the second account of its secrets: written from the words of its rules and not from its secrets table
 * (see the `secrecy` suite of the engine).
 */
export interface Account<S, F extends Frame, H extends Happening, R extends Result, V>
  extends Required<Pick<Secrecy<S, F, H>, 'scramble' | 'mayHear' | 'choose'>> {
  readonly game: Game<S, F, H, R, V>;
}

/** A match as it is set up, with the reaction settings of each seat. */
export interface Setup {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly modes: readonly ReactionChoices['modes'][];
}

/** What the people at the table answer to one decision; all other answers follow from their settings. */
export type Round = readonly { readonly seat: Seat; readonly answer: Answer }[];

/** Two positions that differ only in what the viewer may not know, and how both go on without that showing. */
export interface Stretch<S, F extends Frame> {
  readonly real: Position<S, F>;
  readonly other: Position<S, F>;
  readonly rounds: readonly Round[];
}

/** How many other worlds are looked for in which the next decision may not tell the viewer that they are others. */
const WORLDS = 24;
/** And how many in which others could be asked. */
const WORLDS_ASKED_OTHERWISE = 3;

/**
 * A whole random match in stretches, one after the other: each is played in the real world and in one that the viewer
 * may not tell from it, for as long as the rules say so. Where a decision tells the viewer apart all worlds that were
 * found (and rightly: by the second account), `lost` counts it and the next stretch begins behind it.
 */
export class Stretches<S, F extends Frame, H extends Happening, R extends Result, V> {
  decisions = 0;
  lost = 0;
  readonly #account: Account<S, F, H, R, V>;
  readonly #setup: Setup;
  readonly #viewer: Viewer;
  readonly #random: Random;
  /** By itself, so that the match is the same for each viewer. */
  readonly #answers: Random;

  constructor(account: Account<S, F, H, R, V>, setup: Setup, viewer: Viewer) {
    this.#account = account;
    this.#setup = setup;
    this.#viewer = viewer;
    this.#random = new Random(`${setup.seed} ${viewer}`);
    this.#answers = new Random(setup.seed);
  }

  *[Symbol.iterator](): Generator<Stretch<S, F>> {
    const real = begin(this.#account.game, this.#setup, { listening: true });
    real.collect();
    let answers = this.#nextAnswers(real);
    while (answers !== null) {
      const start = this.#copy(real);
      yield* this.#unlike(start);
      const said = this.#play(real, answers);
      const rounds = [this.#given(start, answers)];
      const other = this.#alike(start, answers, said);
      this.decisions++;
      if (other === null) this.lost++;
      answers = this.#nextAnswers(real);
      if (other === null) continue;
      while (answers !== null && this.#canPlay(other.table, answers)) {
        const before = this.#copy(real);
        const ahead = real.clone({ listening: true });
        if (this.#play(ahead, answers) !== this.#play(other.table, answers)) break;
        yield* this.#unlike(before);
        rounds.push(this.#given(before, answers));
        this.#play(real, answers);
        this.decisions++;
        answers = this.#nextAnswers(real);
      }
      yield { real: start, other: other.start, rounds };
    }
  }

  /** A world in which the same is answered and the viewer may hear the same of it, played so far. */
  #alike(real: Position<S, F>, answers: Round, said: string): OtherWorld<S, F, H> | null {
    for (let tried = 0; tried < WORLDS; tried++) {
      const world = this.#otherWorld(real);
      if (this.#canPlay(world.table, answers) && this.#play(world.table, answers) === said) return world;
    }
    return null;
  }

  /** A world in which other seats are asked, or nobody: it cannot be followed, but it must not show either. */
  *#unlike(real: Position<S, F>): Generator<Stretch<S, F>> {
    for (let tried = 0; tried < WORLDS_ASKED_OTHERWISE; tried++) {
      const { start, table } = this.#otherWorld(real);
      if (sameSeats(real, table.position)) continue;
      yield { real, other: start, rounds: [] };
      return;
    }
  }

  /** What every seat answers that still has to; null when the match is over. */
  #nextAnswers({ position: { asked, over } }: Table<S, F, H>): Round | null {
    if (over) return null;
    if (asked === null) throw new Error('nobody is asked, but the match is not over');
    const { choose } = this.#account;
    return missing(asked).map(({ seat, ask }) => ({
      seat,
      answer: this.#automatic(asked.frame.step, seat, ask) ?? choose(ask, this.#answers, asked.frame.step),
    }));
  }

  #automatic(step: string, seat: Seat, ask: Ask): Answer | null {
    const modes = this.#setup.modes[seat] ?? {};
    return automaticAnswer(this.#account.game.tempo, step, ask, { modes, hold: false });
  }

  /** Without the answers that are given by themselves, in any order. */
  #given({ asked }: Position<S, F>, round: Round): Round {
    const isGiven = ({ seat, ask }: { seat: Seat; ask: Ask }) =>
      asked !== null && this.#automatic(asked.frame.step, seat, ask) === null;
    const people = asked ? missing(asked).filter(isGiven) : [];
    return this.#random.shuffle(round.filter(({ seat }) => people.some((each) => each.seat === seat)));
  }

  /** Whether the same seats can give the same answers here, by themselves or not. */
  #canPlay({ position: { asked } }: Table<S, F, H>, round: Round): boolean {
    if (asked === null) return false;
    const seats = missing(asked);
    return (
      seats.length === round.length &&
      seats.every(({ seat, ask }, i) => {
        const given = round[i];
        const automatic = this.#automatic(asked.frame.step, seat, ask);
        if (given?.seat !== seat || !fits(ask, given.answer).fits) return false;
        return automatic === null || canonical(automatic) === canonical(given.answer);
      })
    );
  }

  /** Plays on and gives what the viewer may hear of it, by the account that the test gives of the rules. */
  #play(table: Table<S, F, H>, round: Round): string {
    for (const { seat, answer } of round) {
      const refusal = table.answer(seat, answer);
      if (refusal) throw new Error(refusal.reason);
    }
    const { mayHear } = this.#account;
    const lines = table.collect().map((told) => mayHear(told, this.#viewer, table.position));
    return canonical(lines.filter((line) => line !== null));
  }

  /** The position with what the viewer may not know scrambled, asked anew. Dice fall the same way in both. */
  #otherWorld(real: Position<S, F>): OtherWorld<S, F, H> {
    const { scramble, game } = this.#account;
    if (real.asked === null) throw new Error('no decision is open');
    const { state, work } = scramble(JSON.parse(JSON.stringify(real)), this.#viewer, this.#random);
    const start = { ...real, state, work };
    const again = { ...clonePosition(game.clone, start), asked: null };
    again.work.push(real.asked.frame);
    const table = new Table(game, again, { listening: true });
    table.advance();
    table.collect();
    return { start, table };
  }

  #copy({ position }: Table<S, F, H>): Position<S, F> {
    return clonePosition(this.#account.game.clone, position);
  }
}

/** Where it begins, and how far it has been played. */
interface OtherWorld<S, F extends Frame, H extends Happening> {
  readonly start: Position<S, F>;
  readonly table: Table<S, F, H>;
}

function missing<F extends Frame>({ seats, asks, answers }: NonNullable<Position<unknown, F>['asked']>) {
  return seats.flatMap((seat, i) => (answers[i] === null ? [{ seat, ask: asks[i] as Ask }] : []));
}

function sameSeats(real: Position<unknown, Frame>, other: Position<unknown, Frame>): boolean {
  const seats = ({ asked }: Position<unknown, Frame>) => asked && missing(asked).map(({ seat }) => seat);
  return canonical(seats(real)) === canonical(seats(other));
}
