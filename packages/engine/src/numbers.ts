import type { Answer, Ask, OptionId } from './decision.ts';
import type { Seat } from './seat.ts';
import type { AskedView, View } from './view.ts';

/**
 * A view as a list of whole numbers of fixed length, and an answer as a series of numbered picks, for machine learning.
 * A game says what each number is, in the shape of its view, so a field that is not named does not compile. Everything
 * is made from a view, so no number reveals what a seat may not know.
 */

/** What one number of the list means. */
export interface NumberSpec {
  readonly name: string;
  readonly low: number;
  readonly high: number;
}

/** How a value of a view is written as numbers. */
export interface Shape<T> {
  readonly specs: readonly NumberSpec[];
  /** Writes everything that is not 0, starting at an index. */
  write(value: T, at: number, sheet: Sheet): void;
}

/** Where numbers are written, and for whom: seats are listed clockwise, starting with the viewer. */
export interface Sheet {
  readonly numbers: Int16Array;
  readonly viewer: Seat;
  readonly seats: number;
}

/** A number as it is; outside its bounds, the nearest bound. */
export function amount(low: number, high: number): Shape<number> {
  return {
    specs: [{ name: '', low, high }],
    write(value, at, { numbers }) {
      numbers[at] = value < low ? low : value > high ? high : value;
    },
  };
}

export const flag: Shape<boolean> = {
  specs: [{ name: '', low: 0, high: 1 }],
  write(value, at, { numbers }) {
    if (value) numbers[at] = 1;
  },
};

/** One of several: a 1 in its place, and all 0 if it is null or hidden. */
export function among<T extends string | number>(
  things: readonly T[],
  name: (thing: T) => string = String,
): Shape<T | null | undefined> {
  const places = placesOf(things);
  return {
    specs: things.map((thing) => ({ name: name(thing), low: 0, high: 1 })),
    write(value, at, { numbers }) {
      const place = value === null || value === undefined ? undefined : places.get(value);
      if (place !== undefined) numbers[at + place] = 1;
    },
  };
}

/** A list as a bag: how many there are of each, and how many the viewer does not see. */
export function bagOf<T extends string | number>(
  things: readonly T[],
  { most = 1, name = String }: { readonly most?: number; readonly name?: (thing: T) => string } = {},
): Shape<readonly (T | null)[]> {
  const places = placesOf(things);
  const hidden = things.length;
  return {
    specs: [
      ...things.map((thing) => ({ name: name(thing), low: 0, high: most })),
      { name: 'hidden', low: 0, high: MANY },
    ],
    write(value, at, { numbers }) {
      for (let i = 0; i < value.length; i++) {
        const thing = value[i];
        const place = thing === null || thing === undefined ? hidden : places.get(thing);
        if (place === undefined) continue;
        const count = numbers[at + place] as number;
        if (place === hidden || count < most) numbers[at + place] = count + 1;
      }
    },
  };
}

/** Longer than any of our lists. */
const MANY = 1000;

/** A seat, relative to the viewer; all 0 for nobody. */
export function seatOf(seats: number): Shape<Seat | null | undefined> {
  return {
    specs: named(seats),
    write(value, at, sheet) {
      if (value !== null && value !== undefined) sheet.numbers[at + from(value, sheet)] = 1;
    },
  };
}

/** Several seats: a 1 for each one included. */
export function seatsOf(seats: number): Shape<readonly Seat[]> {
  return {
    specs: named(seats),
    write(value, at, sheet) {
      for (let i = 0; i < value.length; i++) sheet.numbers[at + from(value[i] as Seat, sheet)] = 1;
    },
  };
}

/** A list with an entry for each seat, the viewer's own first. */
export function perSeat<T>(seats: number, of: Shape<T>): Shape<readonly (T | null)[]> {
  const size = of.specs.length;
  return {
    specs: prefixed(
      Array.from({ length: seats }, (_, seat) => String(seat)),
      of,
    ),
    write(value, at, sheet) {
      for (let seat = 0; seat < seats; seat++) {
        const item = value[seat];
        if (item !== undefined && item !== null) of.write(item, at + size * from(seat, sheet), sheet);
      }
    },
  };
}

/** The first items of a list, each in its place. */
export function listOf<T>(names: number | readonly string[], of: Shape<T>): Shape<readonly (T | null)[]> {
  const places = typeof names === 'number' ? Array.from({ length: names }, (_, i) => String(i)) : names;
  const size = of.specs.length;
  return {
    specs: prefixed(places, of),
    write(value, at, sheet) {
      const length = Math.min(value.length, places.length);
      for (let i = 0; i < length; i++) {
        const item = value[i] as T;
        if (item !== null && item !== undefined) of.write(item, at + i * size, sheet);
      }
    },
  };
}

/** An optional value: whether it is there, and what it is. */
export function maybe<T extends object>(of: Shape<T>): Shape<T | null> {
  return {
    specs: [{ name: 'there', low: 0, high: 1 }, ...of.specs],
    write(value, at, sheet) {
      if (value === null) return;
      sheet.numbers[at] = 1;
      of.write(value, at + 1, sheet);
    },
  };
}

/** The length of a list. */
export function howMany(high: number): Shape<readonly unknown[]> {
  return through(amount(0, high), (value) => value.length);
}

/** Another way to look at a value. */
export function through<T, U>(of: Shape<U>, look: (value: T) => U): Shape<T> {
  return {
    specs: of.specs,
    write: (value, at, sheet) => of.write(look(value), at, sheet),
  };
}

/** Several ways to look at the same value, each by its name. */
export function ways<T>(all: Readonly<Record<string, Shape<T>>>): Shape<T> {
  const parts = partsOf(Object.entries(all));
  return {
    specs: parts.flatMap(({ specs }) => specs),
    write(value, at, sheet) {
      for (let i = 0; i < parts.length; i++) {
        const { shape, start } = parts[i] as (typeof parts)[number];
        shape.write(value, at + start, sheet);
      }
    },
  };
}

/** Each field of an object by name; a field marked `'untold'` is left out, and the game says why. */
export function fields<T extends object>(
  told: {
    readonly [K in keyof T]-?: Shape<T[K]> | 'untold';
  },
): Shape<T> {
  const all = Object.entries(told) as [string, Shape<unknown> | 'untold'][];
  const parts = partsOf(all.filter((entry): entry is [string, Shape<unknown>] => entry[1] !== 'untold'));
  return {
    specs: parts.flatMap(({ specs }) => specs),
    write(value, at, sheet) {
      for (let i = 0; i < parts.length; i++) {
        const { key, shape, start } = parts[i] as (typeof parts)[number];
        shape.write((value as Record<string, unknown>)[key], at + start, sheet);
      }
    },
  };
}

function partsOf<S extends Shape<never>>(entries: readonly (readonly [string, S])[]) {
  let start = 0;
  return entries.map(([key, shape]) => {
    const part = { key, shape, start, specs: prefixed([key], shape) };
    start += shape.specs.length;
    return part;
  });
}

function prefixed(names: readonly string[], { specs }: Shape<never>): NumberSpec[] {
  return names.flatMap((name) =>
    specs.map((spec) => ({ ...spec, name: spec.name === '' ? name : `${name}.${spec.name}` })),
  );
}

function named(seats: number): NumberSpec[] {
  return Array.from({ length: seats }, (_, seat) => ({ name: String(seat), low: 0, high: 1 }));
}

function from(seat: Seat, { viewer, seats }: Sheet): number {
  return (seat - viewer + seats) % seats;
}

function placesOf<T extends string | number>(things: readonly T[]): ReadonlyMap<T, number> {
  return new Map(things.map((thing, place) => [thing, place]));
}

/** A game's description of itself as numbers: `numbers.ts` in its folder. */
export interface GameNumbers<V = unknown> {
  /** Every option of all its decisions, for this number of seats. */
  options(seats: number): readonly OptionId[];
  /** The largest amount it ever asks for. */
  readonly most: number;
  /** What its view says, for this many seats. */
  state(seats: number): Shape<V>;
}

/** The pick that ends a list before it is full. */
export const ENOUGH = 'enough';

const KINDS = ['one', 'several', 'amount', 'order'] as const satisfies readonly Ask['kind'][];

/** A game as numbers, for this many seats. */
export class Numbering<V = unknown> {
  /** Each pick by its number: the options, the amounts, and `enough`. */
  readonly picks: readonly string[];
  readonly specs: readonly NumberSpec[];
  readonly #seats: number;
  readonly #view: Shape<Question<V>>;
  readonly #pickOf: ReadonlyMap<string, number>;
  readonly #options: number;
  readonly #most: number;

  /** `steps`: the names of the decisions of the game. */
  constructor(game: GameNumbers<V>, steps: readonly string[], seats: number) {
    const options = game.options(seats);
    const { most } = game;
    this.#seats = seats;
    this.#options = options.length;
    this.#most = most;
    this.picks = [...options, ...Array.from({ length: most + 1 }, (_, n) => `amount:${n}`), ENOUGH];
    this.#pickOf = new Map(this.picks.map((pick, number) => [pick, number]));
    if (this.#pickOf.size < this.picks.length) throw new Error('an option is named twice');
    this.#view = fields<Question<V>>({
      state: game.state(seats),
      asked: fields<Asked>({
        step: among(steps),
        kind: among(KINDS),
        min: amount(0, MANY),
        max: amount(0, MANY),
        picked: amount(0, MANY),
      }),
    });
    this.specs = this.#view.specs;
  }

  get size(): number {
    return this.specs.length;
  }

  /** Writes what a seat sees, and what it has picked so far, to a list of `size` zeros. */
  write(view: View<V>, picked: readonly OptionId[], numbers: Int16Array): void {
    if (typeof view.viewer !== 'number') throw new Error('only what a seat sees is told in numbers');
    const { state, asked } = view;
    const told = { state, asked: askedIn(asked, picked) };
    this.#view.write(told, 0, { numbers, viewer: view.viewer, seats: this.#seats });
  }

  /** The numbers of the picks that are possible next. */
  open(ask: Ask, picked: readonly OptionId[]): number[] {
    const open: number[] = [];
    if (ask.kind === 'amount') {
      const last = Math.min(ask.max, this.#most);
      for (let n = ask.min; n <= last; n++) open.push(this.#options + n);
      return open;
    }
    for (let i = 0; i < ask.options.length; i++) {
      const option = ask.options[i] as OptionId;
      if (picked.length === 0 || !picked.includes(option)) open.push(this.#numberOf(option));
    }
    if (ask.kind === 'several' && picked.length >= ask.min) open.push(this.picks.length - 1);
    return open;
  }

  /** The result of one more possible pick: the whole answer, or all picks so far. */
  pick(
    ask: Ask,
    picked: readonly OptionId[],
    number: number,
  ): { readonly answer: Answer } | { readonly picked: readonly OptionId[] } {
    const pick = this.picks[number];
    if (pick === undefined) throw new Error(`there is no pick ${number}`);
    if (ask.kind === 'amount') return { answer: number - this.#options };
    if (ask.kind === 'one') return { answer: pick };
    if (number === this.picks.length - 1) return { answer: picked };
    const all = [...picked, pick];
    if (ask.kind === 'several') return all.length === ask.max ? { answer: all } : { picked: all };
    if (all.length < ask.options.length - 1) return { picked: all };
    return { answer: [...all, ...ask.options.filter((option) => !all.includes(option))] };
  }

  #numberOf(option: OptionId): number {
    const number = this.#pickOf.get(option);
    if (number === undefined) throw new Error(`"${option}" is missing among the options of this game`);
    return number;
  }
}

interface Asked {
  readonly step: string | null;
  readonly kind: Ask['kind'] | null;
  readonly min: number;
  readonly max: number;
  readonly picked: number;
}

interface Question<V> {
  readonly state: V;
  readonly asked: Asked;
}

const NOTHING_ASKED: Asked = { step: null, kind: null, min: 0, max: 0, picked: 0 };

function askedIn(asked: AskedView | null, picked: readonly OptionId[]): Asked {
  const ask = asked?.mine?.ask;
  if (!asked || ask === undefined) return NOTHING_ASKED;
  const { min, max } = 'min' in ask ? ask : { min: 1, max: 1 };
  return { step: asked.frame.step, kind: ask.kind, min, max, picked: picked.length };
}

/** The names of the decisions of a game. */
export function decisionsOf(work: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(work).flatMap(([step, doing]) => (typeof doing === 'function' ? [] : [step]));
}
