import { type Answer, type Ask, fits, randomAnswer } from '../decision.ts';
import type { Frame, Game, Happening, Result } from '../game.ts';
import { canonical } from '../json.ts';
import { clonePosition, type Position } from '../position.ts';
import type { Random } from '../random.ts';
import type { Seat, Viewer } from '../seat.ts';
import { hear } from '../secrets.ts';
import { answerOfItself, begin, Table } from '../table.ts';
import { viewOf } from '../view.ts';
import { firstDifference, Trial, type Trials, viewersOf } from './trials.ts';

/**
 * What a game must not tell, written for the test from the text of its rules and never from its secrets table: two
 * accounts of the same rule that check each other.
 */
export interface Secrecy<S, F extends Frame, H extends Happening> extends Trials {
  /**
   * Changes everything in a position that the viewer may not know, and nothing that the viewer may know or could
   * conclude from the rules. The position is a copy that may be changed in place. The questions and answers of other
   * seats follow from it and need not be touched.
   */
  readonly scramble: (position: Position<S, F>, viewer: Viewer, random: Random) => Position<S, F>;
  /** What the viewer may hear of a happening; null for nothing. */
  readonly mayHear: (happening: H, viewer: Viewer, position: Position<S, F>) => unknown;
  /** One in this many positions is tried, each with every viewer. */
  readonly every?: number;
  /** For how many answers two worlds that look the same to the viewer are played side by side. */
  readonly follow?: number;
}

export interface SecrecyReport {
  readonly games: number;
  readonly positions: number;
  /** Pairs of views that were compared. */
  readonly views: number;
  /** How many of them came from positions that really differed. */
  readonly scrambled: number;
  /** Answers after which both worlds still looked the same to the viewer. */
  readonly followed: number;
  /** Fields that the secrets table hides but the scramble never changed: forgotten, unless they can be concluded. */
  readonly unscrambled: readonly string[];
}

/**
 * Plays random games, scrambles what a viewer may not know in their positions, and throws if that changes anything the
 * viewer is sent: the state, the questions, the options, the reasons, the result and, until something happens by which
 * the viewer may tell the worlds apart, everything heard and seen while both are played on with the same answers.
 */
export function secrecy<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  terms: Secrecy<S, F, H>,
): SecrecyReport {
  const report = { games: 0, positions: 0, views: 0, scrambled: 0, followed: 0 };
  /** The fields that are hidden from somebody, and whether they were ever scrambled. */
  const secrets = new Map<string, boolean>();
  for (; report.games < terms.games; report.games++) {
    const trial = new Trial(game, terms, report.games);
    const { random } = trial;
    const table = begin(game, trial.setup);
    while (!table.position.over) {
      if (random.below(terms.every ?? 1) === 0) {
        report.positions++;
        for (const viewer of viewersOf(trial.setup.seats)) {
          const pair = new TwoWorlds(game, terms, trial, table.position, viewer);
          report.views++;
          if (pair.differ) report.scrambled++;
          pair.note(secrets);
          report.followed += pair.follow(terms.follow ?? 4);
        }
      }
      const { asked } = table.position;
      if (asked === null) return trial.fail('nobody is asked, but the match is not over');
      const place = random.pick(asked.answers.flatMap((answer, i) => (answer === null ? [i] : [])));
      trial.count(asked.frame.step);
      table.answer(
        asked.seats[place] as Seat,
        trial.choose(asked.asks[place] as Ask, random, asked.frame.step),
      );
    }
  }
  if (report.scrambled === 0) throw new Error(`${game.id}: the scramble never changed anything`);
  const unscrambled = [...secrets].flatMap(([name, scrambled]) => (scrambled ? [] : [name]));
  return { ...report, unscrambled };
}

/** The position as it is, and as it could be for all the viewer knows. */
class TwoWorlds<S, F extends Frame, H extends Happening, R extends Result, V> {
  readonly differ: boolean;
  readonly #game: Game<S, F, H, R, V>;
  readonly #terms: Secrecy<S, F, H>;
  readonly #trial: Trial;
  readonly #viewer: Viewer;
  readonly #real: Table<S, F, H>;
  readonly #other: Table<S, F, H>;

  constructor(
    game: Game<S, F, H, R, V>,
    terms: Secrecy<S, F, H>,
    trial: Trial,
    position: Position<S, F>,
    viewer: Viewer,
  ) {
    this.#game = game;
    this.#terms = terms;
    this.#trial = trial;
    this.#viewer = viewer;
    this.#real = new Table(game, clonePosition(game.clone, position), { listening: true });
    const scrambled = terms.scramble(JSON.parse(JSON.stringify(position)), viewer, trial.random);
    const other = this.#askAgain(position, scrambled);
    this.differ = firstDifference(position, scrambled) !== null;
    this.#other = new Table(game, other, { listening: true });
    this.#compareViews();
    // Dice fall the same way in both worlds, or nothing could be compared from here on.
    this.#other.position = { ...other, chance: { ...position.chance } };
  }

  /** Notes which fields are hidden from the viewer, and which of them differ. */
  note(secrets: Map<string, boolean>): void {
    const hiddenIn = ({ state }: Table<S, F, H>) =>
      fieldsOf(this.#game.secrets.hide(state, this.#viewer), state);
    const other = hiddenIn(this.#other);
    for (const [name, values] of hiddenIn(this.#real))
      secrets.set(name, secrets.get(name) === true || other.get(name) !== values);
  }

  /**
   * Plays both worlds on with the same answers while the viewer may not tell them apart; returns for how many answers.
   */
  follow(answers: number): number {
    for (let followed = 0; followed < answers; followed++) {
      const step = this.#nextAnswer();
      if (step === null) return followed;
      for (const table of [this.#real, this.#other]) table.answer(step.seat, step.answer);
      const real = this.#real.collect();
      const other = this.#other.collect();
      if (this.#allowed(real, this.#real) !== this.#allowed(other, this.#other)) return followed;
      this.#compareHeard(real, other);
      this.#compareViews();
    }
    return answers;
  }

  /** The open decision, with the seats and options that it has in the other world. */
  #askAgain(position: Position<S, F>, scrambled: Position<S, F>): Position<S, F> {
    const { asked } = position;
    if (asked === null) return scrambled;
    const frame = asked.frame as Extract<F, { step: F['step'] }>;
    const decision = this.#game.work[frame.step as F['step']];
    if (typeof decision === 'function') throw new Error(`${frame.step} is not a decision`);
    const { state } = scrambled;
    const seats =
      decision.to === 'one'
        ? [decision.seat(state, frame)].filter((seat) => seat !== null)
        : decision.seats(state, frame);
    const asks = seats.map((seat) => decision.ask(state, seat, frame));
    const only = asks.map((ask, i) => answerOfItself(decision, state, seats[i] as Seat, ask));
    if (!only.includes(null))
      this.#leak(`that ${frame.step} is asked at all`, 'it would have been skipped, or answered by itself');
    const answers = asks.map((ask, i) => {
      if (only[i] !== null) return only[i] as Answer;
      const before = asked.answers[asked.seats.indexOf(seats[i] as Seat)] ?? null;
      if (before === null || seats[i] === this.#viewer) return before;
      return randomAnswer(ask, (n) => this.#trial.random.below(n));
    });
    return { ...scrambled, asked: { frame: asked.frame, seats, asks, answers } };
  }

  #compareViews(): void {
    const real = viewOf(this.#game, this.#real.position, this.#viewer);
    const other = viewOf(this.#game, this.#other.position, this.#viewer);
    if (JSON.stringify(real) === JSON.stringify(other) || canonical(real) === canonical(other)) return;
    this.#leak('the view', firstDifference(real, other));
  }

  #compareHeard(real: readonly H[], other: readonly H[]): void {
    const heard = (happenings: readonly H[], { state }: Table<S, F, H>) =>
      happenings
        .map((happening) => hear(this.#game.hearing, happening, this.#viewer, state))
        .filter((line) => line !== null);
    const difference = firstDifference(heard(real, this.#real), heard(other, this.#other));
    if (difference !== null) this.#leak('what is heard', difference);
  }

  /** What the viewer may hear of it, according to the test's own account of the rules. */
  #allowed(happenings: readonly H[], { position }: Table<S, F, H>): string {
    const lines = happenings.map((happening) => this.#terms.mayHear(happening, this.#viewer, position));
    return canonical(lines.filter((line) => line !== null));
  }

  /** An answer that a seat can give in both worlds; null if there is none. */
  #nextAnswer(): { seat: Seat; answer: Answer } | null {
    const real = this.#real.position.asked;
    const other = this.#other.position.asked;
    if (real === null || other === null) return null;
    const { random } = this.#trial;
    const place = random.pick(real.answers.flatMap((answer, i) => (answer === null ? [i] : [])));
    const seat = real.seats[place] as Seat;
    const ask = real.asks[place] as Ask;
    const there = other.asks[other.seats.indexOf(seat)];
    if (there === undefined) return null;
    const shared =
      ask.kind === 'one' && there.kind === 'one'
        ? { ...ask, options: ask.options.filter((option) => there.options.includes(option)) }
        : ask;
    if (shared.kind === 'one' && shared.options.length === 0) return null;
    const answer = this.#trial.choose(shared, random, real.frame.step);
    return fits(there, answer).fits ? { seat, answer } : null;
  }

  #leak(what: string, how: string | null): never {
    const step = this.#real.position.asked?.frame.step ?? 'the end';
    return this.#trial.fail(`${what} tells ${this.#viewer} a secret at ${step}: ${how}`);
  }
}

/**
 * The hidden half of a state by the names of its fields; indexes of lists are left out. A field ends where the half
 * contains the state's own value, or only some items of a list.
 */
function fieldsOf(hidden: unknown, state: unknown, name = '', found = new Map<string, string>()) {
  if (hidden === null || hidden === undefined || (Array.isArray(hidden) && hidden.length === 0)) return found;
  const whole = state as Readonly<Record<string, unknown>>;
  const isPart = Array.isArray(hidden) && hidden.length !== whole.length;
  if (typeof hidden !== 'object' || hidden === state || isPart)
    return found.set(name, `${found.get(name) ?? ''} ${JSON.stringify(hidden)}`);
  for (const [key, part] of Object.entries(hidden))
    fieldsOf(part, whole[key], Array.isArray(hidden) ? name : `${name}/${key}`, found);
  return found;
}
