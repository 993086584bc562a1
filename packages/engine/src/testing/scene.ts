import { chanceFrom } from '../chance.ts';
import type { Answer, OptionId } from '../decision.ts';
import type { Frame, Game, Happening, Result } from '../game.ts';
import type { Position } from '../position.ts';
import { CURTAIN, type PlayedScene, type SceneAnswer, withCurtain } from '../scene.ts';
import type { Seat, Viewer } from '../seat.ts';
import { type Heard, hear } from '../secrets.ts';
import { type Refusal, Table } from '../table.ts';
import { type MyDecision, type View, viewOf } from '../view.ts';
import { firstDifference } from './trials.ts';

/** What dice show: one die, or several like '5/3'. */
export type Dice = number | `${number}/${number}`;

/** Where a scene begins. */
export interface Opening<S, F extends Frame> {
  readonly state: S;
  /** The work to be done, the next piece first. The curtain falls when it is done. */
  readonly work: readonly F[];
  /** The number of each component, wherever it is: the same after every answer. */
  readonly census: (state: S) => unknown;
  /** Dice that are rolled before anybody is asked anything. */
  readonly dice?: readonly Dice[];
  /** The seed, if randomness other than dice matters. */
  readonly seed?: string;
}

/**
 * A position built by hand, then a strict script of questions and answers.
 *
 * Strict means: an answer that is not asked for, a die that is rolled but not given, a die that is given but not rolled
 * and a component that gets lost all fail the test, and so does a script whose last line does not say what comes next
 * (see `strictScenes`).
 *
 * The kit of a game adds what only that game knows: how its state is set up, and words for what its players often do.
 */
export class StrictScene<S, F extends Frame, H extends Happening, R extends Result, V> {
  protected readonly table: Table<S, F, H>;
  /** Everything told so far. */
  protected readonly happenings: H[] = [];
  readonly #game: Game<S, F, H, R, V>;
  readonly #census: () => unknown;
  readonly #components: unknown;
  /** How far `told` has read. */
  #read = 0;
  /** Whether the script has checked the present question. */
  #checked = false;
  readonly #beginning: Position;
  readonly #answers: SceneAnswer[] = [];

  constructor(
    game: Game<S, F, H, R, V>,
    // The frames come from the game alone: a scene names some of them.
    { state, work, census, dice = [], seed = 'scene' }: Opening<S, NoInfer<F>>,
  ) {
    this.#game = withCurtain(game);
    const position = {
      state,
      chance: chanceFrom(seed),
      work: [CURTAIN as Frame as F, ...[...work].reverse()],
      asked: null,
      over: false,
    };
    this.table = new ScriptedTable<S, F, H>(this.#game, position, { listening: true });
    this.#census = () => JSON.parse(JSON.stringify(census(this.state)));
    this.#components = this.#census();
    const loaded = shownBy(dice);
    this.#beginning = JSON.parse(
      JSON.stringify(loaded.length > 0 ? { ...position, chance: { ...position.chance, loaded } } : position),
    );
    this.during(() => this.table.advance(), dice);
  }

  // Questions

  /** The open decision is this one and asks exactly these seats; with options, each of them has exactly these. */
  asks(seats: Seat | readonly Seat[], step: F['step'], options?: readonly OptionId[]): this {
    const { asked } = this.table.position;
    const wanted = typeof seats === 'number' ? [seats] : [...seats].sort();
    agree({ step: asked?.frame.step, seats: [...(asked?.seats ?? [])].sort() }, { step, seats: wanted });
    this.#checked = true;
    if (options) for (const seat of wanted) this.offers(seat, options);
    return this;
  }

  /** The seat is asked and has exactly these options. */
  offers(seat: Seat, options: readonly OptionId[]): this {
    agree([...this.options(seat)].sort(), [...options].sort());
    this.#checked = true;
    return this;
  }

  /** The seat is asked for an amount from 0 up to this. */
  upTo(seat: Seat, most: number): this {
    agree(this.#mine(seat).ask, { kind: 'amount', min: 0, max: most });
    this.#checked = true;
    return this;
  }

  /** The rules know the option but do not allow it, by this clause; the refusal changes nothing. */
  bars(seat: Seat, option: OptionId, clause: string, reason?: string): this {
    const refusal = this.#refused(seat, option);
    agree({ code: refusal.code, clause: refusal.clause }, { code: 'barred', clause });
    const why = refusal.why?.id ?? '';
    if (reason === undefined ? !why.startsWith('reason-') : why !== `reason-${reason}`)
      throw new Error(`${option} is barred because of "${why}", not of reason-${reason ?? '…'}`);
    if (!this.#mine(seat).barred.some((barred) => barred.option === option))
      throw new Error(`seat ${seat} is not shown that ${option} is barred`);
    this.#checked = true;
    return this;
  }

  /** The seat may not answer this, and trying changes nothing. */
  refuses(seat: Seat, answer: Answer): this {
    this.#refused(seat, answer);
    return this;
  }

  /** The options of a seat, in the order in which they are listed. */
  options(seat: Seat): readonly OptionId[] {
    const { ask } = this.#mine(seat);
    if (!('options' in ask)) throw new Error(`seat ${seat} is asked for an amount, not for an option`);
    return ask.options;
  }

  /** The answer that is given for a seat whose clock runs out. */
  fallback(seat: Seat): Answer {
    return this.#mine(seat).fallback;
  }

  // Answers

  /** One answer, and the dice that are rolled after it. */
  answer(seat: Seat, answer: Answer, ...dice: readonly Dice[]): this {
    this.during(() => {
      const refusal = this.give(seat, answer);
      if (refusal) throw new Error(`${refusal.reason} to seat ${seat}: ${this.situation}`);
    }, dice);
    return this;
  }

  /** Gives an answer, and notes it in the transcript. */
  protected give(seat: Seat, answer: Answer): Refusal | null {
    this.#answers.push([seat, answer, this.table.position.chance.loaded ?? []]);
    return this.table.answer(seat, answer);
  }

  /** Several answers of one seat, one after another. */
  answers(seat: Seat, ...answers: readonly Answer[]): this {
    for (const answer of answers) this.answer(seat, answer);
    return this;
  }

  /** Everybody gives the fallback until this decision is open, the scene has ended or the match is over. */
  passUntil(step: F['step'] | 'curtain'): this {
    for (let i = 0; i < 1000; i++) {
      const { asked } = this.table.position;
      if (asked === null || asked.frame.step === step) return this;
      if (asked.frame.step === CURTAIN.step) throw new Error(`the scene has ended before ${step}`);
      asked.seats.forEach((seat, i) => {
        if (this.table.position.asked === asked && asked.answers[i] === null)
          this.answer(seat, this.fallback(seat));
      });
    }
    throw new Error(`${step} never comes: ${this.situation}`);
  }

  // What happened

  /** Something of this kind was told, after everything that `told` has found before. */
  told<K extends H['kind']>(kind: K, facts: Partial<Extract<H, { kind: K }>> = {}): this {
    const rest = this.happenings.slice(this.#read);
    const at = rest.findIndex((happening) => matches(happening, kind, facts));
    if (at < 0)
      throw new Error(
        `not told: ${kind} ${JSON.stringify(facts)}, only\n${rest.map((one) => JSON.stringify(one)).join('\n')}`,
      );
    this.#read += at + 1;
    return this;
  }

  /** Nothing like it was told. */
  untold<K extends H['kind']>(kind: K, facts: Partial<Extract<H, { kind: K }>> = {}): this {
    const found = this.happenings.find((happening) => matches(happening, kind, facts));
    if (found) throw new Error(`told after all: ${JSON.stringify(found)}`);
    return this;
  }

  /** Everything of this kind, as the viewer hears it. */
  heard(viewer: Viewer, kind: H['kind']): Heard[] {
    return this.log(viewer).filter((heard) => heard.kind === kind);
  }

  /** The whole log of a viewer. */
  log(viewer: Viewer): Heard[] {
    return this.happenings.flatMap(
      (happening) => hear(this.#game.hearing, happening, viewer, this.state) ?? [],
    );
  }

  // The state of the scene

  get state(): S {
    return this.table.position.state;
  }

  /** The name of the open decision. */
  get asked(): F['step'] | null {
    return this.table.position.asked?.frame.step ?? null;
  }

  view(viewer: Viewer): View<V> {
    return viewOf(this.#game, this.table.position, viewer);
  }

  /** The work of the scene is done, and nobody was asked anything more. */
  ends(): this {
    if (this.table.position.asked?.frame.step !== CURTAIN.step)
      throw new Error(`the scene has not ended: ${this.situation}`);
    this.#checked = true;
    return this;
  }

  /** The match is over and exactly these seats have won. */
  over(winners: readonly Seat[]): this {
    if (!this.table.position.over) throw new Error(`the match goes on: ${this.situation}`);
    agree([...this.#game.result(this.state).winners].sort(), [...winners].sort());
    this.#checked = true;
    return this;
  }

  mustBeFinished(): void {
    if (!this.#checked)
      throw new Error(`the scene does not say what comes next (asks, ends or over): ${this.situation}`);
  }

  /** The scene as it was played, to be played again by a rulebook. */
  get transcript(): PlayedScene {
    return { position: this.#beginning, answers: this.#answers };
  }

  /** The present question, for the message of a failure. */
  protected get situation(): string {
    const { asked, over } = this.table.position;
    return over
      ? 'the match is over'
      : JSON.stringify({ ...asked?.frame, seats: asked?.seats, asks: asked?.asks });
  }

  /**
   * Runs something with exactly these dice, during which no component may get lost. Can be nested: the inner dice come
   * first.
   */
  protected during(happens: () => void, dice: readonly Dice[] = []): void {
    const shown = shownBy(dice);
    const { chance } = this.table.position;
    const outer = chance.loaded ?? [];
    if (shown.length > 0) chance.loaded = [...shown, ...outer];
    // A scene that fails here does not have to say what comes next.
    this.#checked = true;
    happens();
    this.happenings.push(...this.table.collect());
    const left = this.table.position.chance.loaded ?? [];
    if (left.length > outer.length) throw new Error(`dice were not rolled: ${left.join(', ')}`);
    const difference = firstDifference(this.#components, this.#census());
    if (difference !== null) throw new Error(`something was lost or made: ${difference}`);
    this.#checked = false;
  }

  #mine(seat: Seat): MyDecision {
    const mine = this.view(seat).asked?.mine;
    if (!mine) throw new Error(`seat ${seat} is not asked: ${this.situation}`);
    return mine;
  }

  #refused(seat: Seat, answer: Answer) {
    const before = JSON.stringify(this.table.position);
    const refusal = this.table.answer(seat, answer);
    if (refusal === null) throw new Error(`${JSON.stringify(answer)} is not refused`);
    if (JSON.stringify(this.table.position) !== before) throw new Error('a refused answer left a trace');
    return refusal;
  }
}

/**
 * Scenes of one test file: when a test has passed, each of its scenes must have said what comes next. Takes the test
 * runner's own `afterEach`.
 */
export function strictScenes(
  afterEach: (
    hook: (context: { readonly task: { readonly result?: { readonly state: string } } }) => void,
  ) => void,
): <Scene extends { mustBeFinished(): void }>(scene: Scene) => Scene {
  const scenes: { mustBeFinished(): void }[] = [];
  afterEach(({ task }) => {
    const played = scenes.splice(0);
    if (task.result?.state !== 'fail') for (const scene of played) scene.mustBeFinished();
  });
  return (scene) => {
    scenes.push(scene);
    return scene;
  };
}

/** A table where dice show only what the script says. */
class ScriptedTable<S, F extends Frame, H extends Happening> extends Table<S, F, H> {
  override die(sides: number): number {
    if (this.position.chance.loaded === undefined)
      throw new Error('dice were rolled that the scene does not give');
    return super.die(sides);
  }
}

function shownBy(dice: readonly Dice[]): number[] {
  return dice.flatMap((die) => (typeof die === 'number' ? [die] : die.split('/').map(Number)));
}

function matches(happening: Happening, kind: string, facts: object): boolean {
  const told: Readonly<Record<string, unknown>> = { ...happening };
  return Object.entries({ kind, ...facts }).every(
    ([fact, value]) => JSON.stringify(told[fact]) === JSON.stringify(value),
  );
}

function agree(is: unknown, wanted: unknown): void {
  if (firstDifference(is, wanted) !== null)
    throw new Error(`the scene says ${JSON.stringify(wanted)}, but it is ${JSON.stringify(is)}`);
}
