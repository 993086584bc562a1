import type { OptionId } from './decision.ts';

/** The options of one verb, one for each thing it can be about: `seat:0`, `seat:1`. */
export interface Choices<V extends string, T> {
  /** The option about this thing. */
  (thing: T): ChoiceId<V>;
  has(option: OptionId): option is ChoiceId<V>;
  /** What the option is about: the very value it was made for. */
  chosen(option: ChoiceId<V>): T;
  /** The same for code that has not asked the question, such as a bot: it fails if the option is none of these. */
  about(option: OptionId): T;
  readonly verb: V;
  /** What each option is about. */
  readonly things: ReadonlyMap<OptionId, T>;
}

/** The options of a verb about two things: `give:dagger.lantern`. */
export interface PairedChoices<V extends string, A, B> {
  (first: A, second: B): ChoiceId<V>;
  has(option: OptionId): option is ChoiceId<V>;
  chosen(option: ChoiceId<V>): readonly [A, B];
  readonly verb: V;
  readonly things: ReadonlyMap<OptionId, readonly [A, B]>;
}

export type ChoiceId<V extends string> = `${V}:${string}`;

/**
 * Makes the options of a verb once, so that no strings are made when they are offered or read; `name` says what a thing
 * is called.
 */
export function choices<const V extends string, T extends string | number>(
  verb: V,
  things: readonly T[],
  name: (thing: T) => string | number = (thing) => thing,
): Choices<V, T> {
  const ids = idsOf(things.map((thing): ChoiceId<V> => `${verb}:${name(thing)}`));
  const optionOf = finder(things, ids);
  const thingOf = new Map<OptionId, T>(things.map((thing, at) => [ids[at] ?? '', thing]));
  const option = (thing: T) => optionOf(thing) ?? missing(verb, thing);
  const about = (option: OptionId) => thingOf.get(option) ?? missing(verb, option);
  const has = (option: OptionId): option is ChoiceId<V> => thingOf.has(option);
  return Object.assign(option, { has, chosen: about, about, verb, things: thingOf });
}

/** The same for things identified by numbers: the n-th option has the n-th name. */
export function numberedChoices<const V extends string>(
  verb: V,
  names: readonly string[],
): Choices<V, number> {
  return choices(
    verb,
    names.map((_, no) => no),
    (no) => names[no] ?? missing(verb, no),
  );
}

export function pairedChoices<const V extends string, A extends string | number, B extends string | number>(
  verb: V,
  firsts: readonly A[],
  seconds: readonly B[],
  name: (first: A, second: B) => string = (first, second) => `${first}.${second}`,
): PairedChoices<V, A, B> {
  const pairs = firsts.flatMap((first) => seconds.map((second) => [first, second] as const));
  const ids = idsOf(pairs.map(([first, second]): ChoiceId<V> => `${verb}:${name(first, second)}`));
  const pairOf = new Map<OptionId, readonly [A, B]>(pairs.map((pair, at) => [ids[at] ?? '', pair]));
  const width = seconds.length;
  const rows = firsts.map((_, row) => finder(seconds, ids.slice(row * width, (row + 1) * width)));
  const rowOf = finder(firsts, rows);
  const option = (first: A, second: B) => rowOf(first)?.(second) ?? missing(verb, `${first}.${second}`);
  return Object.assign(option, {
    has: (option: OptionId): option is ChoiceId<V> => pairOf.has(option),
    chosen: (option: ChoiceId<V>) => pairOf.get(option) ?? missing(verb, option),
    verb,
    things: pairOf,
  });
}

/** An option taken apart; null for a single word. */
export type ReadChoice<O extends OptionId, T> = string extends O
  ? { readonly verb: string; readonly thing: T } | null
  : O extends ChoiceId<infer V>
    ? { readonly verb: V; readonly thing: T }
    : null;

/** Takes options of many verbs apart, for a question that mixes them. */
export function choiceReader<T>(
  sets: readonly Pick<Choices<string, T>, 'verb' | 'things'>[],
): <O extends OptionId>(option: O) => ReadChoice<O, T> {
  const read = new Map<OptionId, { readonly verb: string; readonly thing: T }>();
  for (const { verb, things } of sets)
    for (const [option, thing] of things) read.set(option, { verb, thing });
  return <O extends OptionId>(option: O) => (read.get(option) ?? null) as ReadChoice<O, T>;
}

/**
 * Finds what belongs to a thing. Options of numbered things are offered all the time, and a list is faster than a map.
 */
function finder<T extends string | number, R>(
  things: readonly T[],
  found: readonly R[],
): (thing: T) => R | undefined {
  if (things.every((thing) => typeof thing === 'number')) {
    const list: R[] = [];
    things.forEach((thing, at) => {
      list[thing as number] = found[at] as R;
    });
    return (thing) => list[thing as number];
  }
  const map = new Map(things.map((thing, at) => [thing, found[at] as R]));
  return (thing) => map.get(thing);
}

/**
 * Strings that were keys of an object are kept once each: comparing two of them compares their addresses, not their
 * letters.
 */
function idsOf<T extends string>(texts: readonly T[]): readonly T[] {
  return Object.keys(Object.fromEntries(texts.map((text) => [text, null]))) as T[];
}

function missing(verb: string, thing: string | number): never {
  throw new Error(`"${verb}" has no option for ${thing}`);
}
