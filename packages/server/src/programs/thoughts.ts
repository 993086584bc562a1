import {
  type Answer,
  type Mind,
  type PlayedMatch,
  type Position,
  Random,
  type Rulebook,
  type Seat,
  type Witness,
  type World,
} from '@nokturn/engine';
import {
  type FromProgramOf,
  PROGRAM_LIMITS,
  type ToProgram,
  type WorldState,
} from '@nokturn/protocol/programs';

/** A game that a program can ask about: its rules, and how to think about it. */
export interface Thinkable {
  readonly rules: Pick<Rulebook, 'resumeAt'>;
  readonly mind: Mind;
}

/** A request that cannot be fulfilled, and why. */
export class Unanswerable extends Error {}

/** How many steps between two checks of the clock. */
const PORTION = 16;

/**
 * The imagined worlds of one decision of a program. All of them are made only from what its seat knows, so anything in
 * them may cross the pipe.
 */
export class Thoughts {
  readonly #thinkable: Thinkable;
  readonly #witness: Witness;
  readonly #seats: number;
  readonly #random: Random;
  readonly #isLate: () => boolean;
  readonly #worlds: Position[] = [];
  /** Takes stock of what the seat knows once, for all worlds of the decision. */
  #imagine: ((random: Random) => Position | null) | null = null;

  constructor(
    thinkable: Thinkable,
    witness: Witness,
    { seats, random, isLate }: { seats: number; random: Random; isLate: () => boolean },
  ) {
    this.#thinkable = thinkable;
    this.#witness = witness;
    this.#seats = seats;
    this.#random = random;
    this.#isLate = isLate;
  }

  imagine({ id, worlds, random }: FromProgramOf<'imagine'>): ToProgram {
    this.#mustHaveRoom(worlds);
    this.#imagine ??= this.#thinkable.mind.positions?.(this.#witness) ?? null;
    if (this.#imagine === null) throw new Unanswerable('there are no imagined worlds under these rules');
    const dice = this.#diceOf(random);
    const made: WorldState[] = [];
    for (let i = 0; i < worlds; i++) {
      this.#mustBeInTime();
      const position = this.#imagine(new Random([dice, i, 1]));
      if (position === null) throw new Unanswerable('no world was found that looks like this one');
      made.push(this.#keep(position));
    }
    return { kind: 'worlds', id, worlds: made };
  }

  candidates({ id, world }: FromProgramOf<'candidates'>): ToProgram {
    const open = this.#open(this.#position(world), 0);
    if (open.next === null) throw new Unanswerable('nobody is asked in this world: it is over');
    return { kind: 'candidates', id, candidates: [...open.candidates()] };
  }

  play({ id, world, answers, until }: FromProgramOf<'play'>): ToProgram {
    this.#mustHaveRoom(1);
    const match = this.#match(this.#position(world));
    const random = new Random([world, answers.length, 2]);
    for (const answer of answers) this.#answer(match, answer, random);
    while (until !== undefined && !match.position.over) {
      if (until === 'asked' && nextOf(match.position) === this.#witness.viewer) break;
      this.#mustBeInTime();
      this.#answer(match, null, random);
    }
    return { kind: 'world', id, ...this.#keep(match.position) };
  }

  look({ id, world }: FromProgramOf<'look'>): ToProgram {
    return { kind: 'seen', id, view: this.#match(this.#position(world)).view(this.#witness.viewer) };
  }

  /** Each answer in each world; in one world, all answers get the same dice. */
  playout({ id, worlds, answers, ending = 'horizon', random }: FromProgramOf<'playout'>): ToProgram {
    if (worlds.length * answers.length > PROGRAM_LIMITS.playouts)
      throw new Unanswerable(`${PROGRAM_LIMITS.playouts} playouts can be asked for at once`);
    const dice = this.#diceOf(random);
    const positions = worlds.map((world) => this.#position(world));
    let count = 0;
    const results = answers.map((answer) =>
      positions.map((position, i) => {
        if (count++ % PORTION === 0) this.#mustBeInTime();
        return this.#outcome(position, answer, { random: new Random([dice, i, 3]), ending });
      }),
    );
    return { kind: 'results', id, results };
  }

  #outcome(
    position: Position,
    answer: Answer,
    { random, ending }: { random: Random; ending: 'horizon' | 'end' },
  ): number {
    const seat = this.#witness.viewer as Seat;
    const world = this.#open(position, random);
    while (world.next !== null && world.next.seat !== seat) world.answer(world.policy(random));
    if (world.next === null) throw new Unanswerable('the seat is not asked any more in one of the worlds');
    must(world, answer);
    while (world.next !== null && (ending === 'end' || !world.isFar)) world.answer(world.policy(random));
    return world.evaluate()[seat] as number;
  }

  #answer(match: PlayedMatch, answer: Answer | null, random: Random): void {
    const seat = nextOf(match.position);
    if (seat === null) throw new Unanswerable('nobody is asked in this world: it is over');
    const given = answer ?? this.#open(match.position, random).policy(random);
    const refusal = match.answer(seat, given);
    if (refusal) throw new Unanswerable(`seat ${seat} cannot answer ${shown(given)}: ${refusal.reason}`);
    match.collect();
  }

  #keep(position: Position): WorldState {
    const world = this.#worlds.push(position) - 1;
    const open = this.#open(position, 0);
    const next = open.next && { seat: open.next.seat, step: open.next.step, ask: askOf(open) };
    return { world, over: position.over, next, worths: [...open.evaluate()] };
  }

  #position(world: number): Position {
    const position = this.#worlds[world];
    if (position === undefined) throw new Unanswerable(`there is no world ${world} at this decision`);
    return position;
  }

  #match(position: Position): PlayedMatch {
    return this.#thinkable.rules.resumeAt({ seats: this.#seats, options: {}, seed: 'imagined' }, position);
  }

  /** The same world with its own randomness. */
  #open(position: Position, random: Random | number): World {
    const open = this.#thinkable.mind.open?.(position);
    if (open === undefined) throw new Unanswerable('there are no imagined worlds under these rules');
    return open(typeof random === 'number' ? new Random([random, 0, 4]) : random);
  }

  #diceOf(given: number | undefined): number {
    return given ?? this.#random.word();
  }

  #mustHaveRoom(more: number): void {
    if (this.#worlds.length + more > PROGRAM_LIMITS.worlds)
      throw new Unanswerable(`${PROGRAM_LIMITS.worlds} worlds can be kept at one decision`);
  }

  #mustBeInTime(): void {
    if (this.#isLate()) throw new Unanswerable('the time for this decision is over');
  }
}

function nextOf({ asked }: Position): Seat | null {
  return asked?.seats[asked.answers.indexOf(null)] ?? null;
}

function askOf({ next }: World) {
  const ask = next?.ask;
  if (ask === undefined) throw new Error('nobody is asked');
  return ask.kind === 'amount' ? { ...ask } : { ...ask, options: [...ask.options] };
}

function must(world: World, answer: Answer): void {
  try {
    world.answer(answer);
  } catch (error) {
    throw new Unanswerable(error instanceof Error ? error.message : String(error));
  }
}

function shown(answer: Answer): string {
  const text = JSON.stringify(answer);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
