import { type Answer, Random, type Seat, type World } from '@nokturn/engine';
import { Sample } from './sample.ts';

/** Makes worlds, each from its own generator: the same generator makes the same world with the same dice. */
export type Worlds = (random: Random) => World;

/**
 * Plays on a world in which the seat that asked has no more decisions to make, and returns the outcome for each seat.
 */
export type Ending = (world: World, random: Random) => readonly number[];

/** As far as a search looks, with everybody giving quick answers. */
export const toTheHorizon: Ending = (world, random) => {
  while (world.next !== null && !world.isFar) world.answer(world.policy(random));
  return world.evaluate();
};

/** To the end of the match, with everybody giving quick answers: nothing is estimated. */
export const toTheEnd: Ending = (world, random) => {
  while (world.next !== null) world.answer(world.policy(random));
  return world.evaluate();
};

/** The value of a moment to each seat, over this many worlds that may follow it. */
export function worthsIn(worlds: Worlds, count: number, random: Random, ending = toTheHorizon): Sample[] {
  const samples: Sample[] = [];
  for (let i = 0; i < count; i++) {
    const dice = new Random(seedOf(random));
    ending(worlds(dice), dice).forEach((worth, seat) => {
      samples[seat] ??= new Sample();
      samples[seat].add(worth);
    });
  }
  return samples;
}

/**
 * Tries an answer once and returns the outcome for the seat that gave it, from 0 to 1. The same generator means the
 * same imagined world and the same dice, whatever the answer.
 */
export type Trial = (answer: Answer, random: Random) => number;

/** Tries a seat's answers in worlds that it considers possible. */
export function trialIn(worlds: Worlds, seat: Seat, ending: Ending): Trial {
  return (answer, random) => {
    const world = worlds(random);
    // Others may answer at the same time, and be asked first.
    while (world.next !== null && world.next.seat !== seat) world.answer(world.policy(random));
    if (world.next === null) throw new Error('the seat is not asked');
    world.answer(answer);
    return ending(world, random)[seat] as number;
  };
}

/**
 * Paired playouts: several answers to one question, each tried in the same imagined worlds with the same dice, so that
 * luck is the same for all and only the effect of the answers is left.
 */
export class Playouts {
  readonly #trial: Trial;
  readonly #answers: readonly Answer[];
  readonly #random: Random;
  /** The outcome of each answer, world by world. */
  readonly #results: readonly number[][];

  constructor(trial: Trial, answers: readonly Answer[], random: Random) {
    this.#trial = trial;
    this.#answers = answers;
    this.#random = random;
    this.#results = answers.map(() => []);
  }

  /** The number of worlds in which every answer was tried. */
  get worlds(): number {
    return this.#results[0]?.length ?? 0;
  }

  run(worlds: number): void {
    for (let i = 0; i < worlds; i++) {
      const seed = seedOf(this.#random);
      this.#answers.forEach((answer, place) => {
        this.#results[place]?.push(this.#trial(answer, new Random(seed)));
      });
    }
  }

  /** The outcome of an answer, by its index among the answers tried. */
  worthOf(place: number): Sample {
    return Sample.of(this.#results[place] ?? []);
  }

  /** How much more one answer was worth than another. */
  difference(one: number, other: number): Sample {
    const others = this.#results[other] ?? [];
    return Sample.of((this.#results[one] ?? []).map((worth, i) => worth - (others[i] as number)));
  }
}

function seedOf(random: Random): readonly number[] {
  return [random.word(), random.word(), random.word()];
}
