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
import type { StandingChoices } from '@nokturn/games/standing-answers.ts';

/**
 * A game with the second account of its secrets: written from the text of its rules and not from its secrets table (see
 * the `secrecy` suite of the engine).
 */
export interface Account<S, F extends Frame, H extends Happening, R extends Result, V>
  extends Required<Pick<Secrecy<S, F, H>, 'scramble' | 'mayHear' | 'choose'>> {
  readonly game: Game<S, F, H, R, V>;
}

/** The setup of a match, with the reaction settings of each seat. */
export interface Setup {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly modes: readonly ReactionChoices['modes'][];
  /** The turn clock, if any. */
  readonly seconds?: number | null;
  /** What seats have decided in advance. */
  readonly standing?: readonly StandingChoices[];
}

/** The answers of the people at the table to one decision; all other answers follow from their settings. */
export type Round = readonly { readonly seat: Seat; readonly answer: Answer }[];

/** Two positions that differ only in what the viewer may not know, and how both continue without showing it. */
export interface Stretch<S, F extends Frame> {
  readonly real: Position<S, F>;
  readonly other: Position<S, F>;
  readonly rounds: readonly Round[];
}

/** How many other worlds are tried in which the next events may not reveal to the viewer that they are different. */
const WORLDS = 24;
/** And how many in which other seats could be asked. */
const WORLDS_ASKED_OTHERWISE = 3;

/** A decision and all those after it that close by themselves, because the seats' settings answer them. */
interface Run {
  /** All answers to each of the decisions, and what the viewer may hear about them. */
  readonly rounds: readonly Played[];
}

interface Played {
  readonly all: Round;
  /** The answers that people give, in any order. */
  readonly given: Round;
  readonly said: string;
}

/** Another world: where it begins, and how far it has been played. */
interface OtherWorld<S, F extends Frame, H extends Happening> {
  readonly start: Position<S, F>;
  readonly table: Table<S, F, H>;
}

/**
 * A whole random match in stretches, one after another: each is played in the real world and in one that the viewer may
 * not tell from it, for as long as the rules say so. If the next events distinguish all the worlds that were found from
 * the real one (rightly, according to the second account), `lost` counts this and the next stretch begins after it.
 */
export class Stretches<S, F extends Frame, H extends Happening, R extends Result, V> {
  decisions = 0;
  lost = 0;
  readonly #account: Account<S, F, H, R, V>;
  readonly #setup: Setup;
  readonly #viewer: Viewer;
  readonly #random: Random;
  /** Separate, so that the match is the same for each viewer. */
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
    let start = this.#copy(real);
    let run = this.#playOn(real);
    while (run !== null) {
      this.decisions += run.rounds.length;
      yield* this.#unlike(start);
      const other = this.#alike(start, run);
      const rounds = run.rounds.map(({ given }) => given);
      const first = start;
      start = this.#copy(real);
      if (other === null) this.lost += run.rounds.length;
      run = this.#playOn(real);
      if (other === null) continue;
      while (run !== null && this.#follows(other.table, run)) {
        this.decisions += run.rounds.length;
        yield* this.#unlike(start);
        rounds.push(...run.rounds.map(({ given }) => given));
        start = this.#copy(real);
        run = this.#playOn(real);
      }
      yield { real: first, other: other.start, rounds };
    }
  }

  /** Plays the real match on until a person is asked again; null when it is over. */
  #playOn(real: Table<S, F, H>): Run | null {
    if (real.position.over) return null;
    const rounds: Played[] = [];
    do {
      const { asked } = real.position;
      if (asked === null) throw new Error('nobody is asked, but the match is not over');
      const { choose } = this.#account;
      const { step } = asked.frame;
      const open = missing(asked).map(({ seat, ask }) => ({
        seat,
        ask,
        by: this.#automatic(step, seat, ask),
      }));
      const all = open.map(({ seat, ask, by }) => ({ seat, answer: by ?? choose(ask, this.#answers, step) }));
      const given = this.#random.shuffle(all.filter((_, i) => open[i]?.by === null));
      rounds.push({ all, given, said: this.#play(real, all) });
    } while (this.#playsItself(real.position));
    return { rounds };
  }

  /** A world in which the same answers are possible and the viewer may hear the same about them. */
  #alike(real: Position<S, F>, run: Run): OtherWorld<S, F, H> | null {
    for (let tried = 0; tried < WORLDS; tried++) {
      const world = this.#otherWorld(real);
      if (this.#follows(world.table, run)) return world;
    }
    return null;
  }

  /** Whether a world can be played on like the real one, as far as the viewer may know. */
  #follows(world: Table<S, F, H>, { rounds }: Run): boolean {
    const agrees = rounds.every(
      (round) => this.#canPlay(world.position, round) && this.#play(world, round.all) === round.said,
    );
    return agrees && !this.#playsItself(world.position);
  }

  /** A world in which other seats are asked, or nobody: it cannot be followed, but it must not show either. */
  *#unlike(real: Position<S, F>): Generator<Stretch<S, F>> {
    if (this.#playsItself(real)) return;
    for (let tried = 0; tried < WORLDS_ASKED_OTHERWISE; tried++) {
      const { start, table } = this.#otherWorld(real);
      if (sameSeats(real, table.position)) continue;
      yield { real, other: start, rounds: [] };
      return;
    }
  }

  /** Whether nobody need be asked because the seats' settings answer. */
  #playsItself({ asked }: Position<S, F>): boolean {
    return (
      asked !== null &&
      missing(asked).every(({ seat, ask }) => this.#automatic(asked.frame.step, seat, ask) !== null)
    );
  }

  #automatic(step: string, seat: Seat, ask: Ask): Answer | null {
    const modes = this.#setup.modes[seat] ?? {};
    return automaticAnswer(this.#account.game.tempo, step, ask, { modes, hold: false });
  }

  /** Whether the same seats are asked here and can give the same answers, automatically where they did before. */
  #canPlay({ asked }: Position<S, F>, { all, given }: Played): boolean {
    if (asked === null) return false;
    const seats = missing(asked);
    return (
      seats.length === all.length &&
      seats.every(({ seat, ask }, i) => {
        const round = all[i];
        if (round?.seat !== seat || !fits(ask, round.answer).fits) return false;
        const automatic = this.#automatic(asked.frame.step, seat, ask);
        return automatic === null
          ? given.some((one) => one.seat === seat)
          : canonical(automatic) === canonical(round.answer);
      })
    );
  }

  /** Plays on and returns what the viewer may hear of it, according to the test's own account of the rules. */
  #play(table: Table<S, F, H>, round: Round): string {
    for (const { seat, answer } of round) {
      const refusal = table.answer(seat, answer);
      if (refusal) throw new Error(refusal.reason);
    }
    const { mayHear } = this.#account;
    const lines = table.collect().map((told) => mayHear(told, this.#viewer, table.position));
    return canonical(lines.filter((line) => line !== null));
  }

  /**
   * The position with everything scrambled that the viewer may not know, and the questions asked again. Dice fall the
   * same way in both.
   */
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

function missing<F extends Frame>({ seats, asks, answers }: NonNullable<Position<unknown, F>['asked']>) {
  return seats.flatMap((seat, i) => (answers[i] === null ? [{ seat, ask: asks[i] as Ask }] : []));
}

function sameSeats(real: Position<unknown, Frame>, other: Position<unknown, Frame>): boolean {
  const seats = ({ asked }: Position<unknown, Frame>) => asked && missing(asked).map(({ seat }) => seat);
  return canonical(seats(real)) === canonical(seats(other));
}
