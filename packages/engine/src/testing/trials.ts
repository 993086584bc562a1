import { type Answer, type Ask, randomAnswer } from '../decision.ts';
import type { Options } from '../options.ts';
import { Random } from '../random.ts';
import type { Seat, Viewer } from '../seat.ts';
import { optionsFor } from './random-match.ts';

/** How random games are played. */
export interface Trials {
  readonly seats: number;
  /** Options that are not named have their defaults. */
  readonly options?: Options;
  readonly games: number;
  /** Each game has its own seed, made from this one; a failure names it. */
  readonly seed: string;
  /** How the random players answer; by default, any answer that fits. */
  readonly choose?: Chooser;
  /** A game with more answers than this counts as endless. */
  readonly longest?: number;
}

export type Chooser = (ask: Ask, random: Random, step: string) => Answer;

const LONGEST = 100_000;

/** One random game about to be played, and everything needed to say where it failed. */
export class Trial {
  readonly setup: { readonly seats: number; readonly options: Options; readonly seed: string };
  readonly random: Random;
  readonly choose: Chooser;
  readonly #game: string;
  readonly #longest: number;
  #answers = 0;
  #step = 'setup';

  constructor(game: Parameters<typeof optionsFor>[0], trials: Trials, number: number) {
    const {
      seats,
      options = {},
      choose = (ask, random) => randomAnswer(ask, (n) => random.below(n)),
    } = trials;
    this.setup = { seats, options: optionsFor(game, seats, options), seed: `${trials.seed}/${number}` };
    this.random = new Random(this.setup.seed);
    this.choose = choose;
    this.#game = game.id;
    this.#longest = trials.longest ?? LONGEST;
  }

  /** To be called before every answer: a game must not go on forever. */
  count(step: string): void {
    this.#step = step;
    if (++this.#answers > this.#longest) this.fail(`the game goes on after ${this.#longest} answers`);
  }

  fail(what: string): never {
    const { seats, options, seed } = this.setup;
    throw new Error(
      `${this.#game}: ${what}\n  at answer ${this.#answers} (${this.#step}), seats ${seats}, seed "${seed}", options ${JSON.stringify(options)}`,
    );
  }
}

export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat): Seat => seat), 'spectator'];
}

/** The first place where two pieces of plain data differ, or null. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (isObject(a) && isObject(b) && Array.isArray(a) === Array.isArray(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const found = firstDifference(a[key], b[key], `${path}/${key}`);
      if (found !== null) return found;
    }
    return null;
  }
  return Object.is(a, b) ? null : `${path || '/'}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
}

/** The place of a value that JSON would lose or change, or null. */
export function notPlain(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path}: ${value}`;
  if (!isObject(value)) return `${path}: ${typeof value}`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype)
    return `${path}: an object of a class of its own`;
  for (const key of Object.keys(value)) {
    const found = notPlain(value[key], `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
