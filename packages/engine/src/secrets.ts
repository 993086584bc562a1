import type { ChangeTexts } from './change.ts';
import type { Happening } from './game.ts';
import { type AnyRule, lensOf } from './lens.ts';
import type { Seat, Viewer } from './seat.ts';

/**
 * The secrets table of a game: for every field of its state, who sees it. It is plain data in the shape of the
 * state, and the type of a view is computed from it, so a field that the table does not name does not compile and
 * a field that a seat may not see is not there to be read.
 *
 *   'everybody'   all viewers see the value
 *   'nobody'      the value is in no view at all
 *   'count'       of a list, only how long it is
 *   knownTo(...)  the value for the seat that knows it, or for everybody, and null for all others, as if there were none
 *   seenBy(...)   the same, where a viewer's right to see it is not so simple
 *   onlySeen(...) of a list, only the items that the viewer may see
 *   each(rule)    the rule for each item of a list; `at` says which
 *   { ... }       a rule for each field
 */
export type Secrets<T, S> =
  | 'everybody'
  | 'nobody'
  | KnownTo<S>
  | SeenBy<S>
  | (T extends readonly (infer Item)[]
      ? 'count' | OnlySeen<Item, S> | Each<Secrets<Item, S>>
      : T extends object
        ? { readonly [K in keyof T]-?: Secrets<NonNullable<T[K]>, S> }
        : never);

/** A place in a state. */
export interface StatePath<S> {
  readonly state: S;
  /** The index in each list on the way to it, outermost first. */
  readonly at: readonly number[];
}

/** What is looked at, and by whom. */
export interface Eye<S> extends StatePath<S> {
  readonly viewer: Viewer;
}

export type Knower = Seat | 'everybody' | 'nobody';

export interface KnownTo<S> {
  readonly rule: 'knownTo';
  readonly who: (path: StatePath<S>) => Knower;
}

export interface SeenBy<S> {
  readonly rule: 'seenBy';
  readonly may: (eye: Eye<S>) => boolean;
}

export interface OnlySeen<Item, S> {
  readonly rule: 'onlySeen';
  may(item: Item, eye: Eye<S>): boolean;
}

export interface Each<R> {
  readonly rule: 'each';
  readonly of: R;
}

/** What a viewer sees of `T` under the rule `R`. */
export type Seen<T, R> = R extends 'everybody'
  ? T
  : R extends 'count'
    ? number
    : R extends { readonly rule: 'seenBy' | 'knownTo' }
      ? T | null
      : R extends { readonly rule: 'onlySeen' }
        ? T
        : R extends Each<infer Inner>
          ? T extends readonly (infer Item)[]
            ? readonly Seen<Item, Inner>[]
            : never
          :
              | {
                  readonly [K in keyof T & keyof R as R[K] extends 'nobody' ? never : K]:
                    | Seen<NonNullable<T[K]>, R[K]>
                    | Extract<T[K], null | undefined>;
                }
              | Extract<T, null>;

/** A table at work: the visible and the hidden half of a state, for each viewer. Together they are the whole state. */
export interface SecretsTable<S, V> {
  /** What the viewer sees. */
  show(state: S, viewer: Viewer): V;
  /** What changes for the viewer from one state to another, as the JSON of a `Change`, for several viewers at once. */
  change(before: S, after: S, viewers: readonly Viewer[]): ChangeTexts;
  /** Everything that the viewer does not see. */
  hide(state: S, viewer: Viewer): unknown;
}

/** Declares the table of a state; the compiler checks that it names every field. */
export function secretsOf<S>(): <const R extends Secrets<S, S>>(table: R) => SecretsTable<S, Seen<S, R>> {
  return <const R extends Secrets<S, S>>(table: R) => {
    const lens = lensOf(table as AnyRule);
    return {
      show: (state, viewer) => lens.show(state, { state, viewer, at: [] }) as Seen<S, R>,
      change(before, after, viewers) {
        if (before === after) return '';
        const at: number[] = [];
        const eyesOn = (state: S) => viewers.map((viewer) => ({ state, viewer, at }));
        return lens.change(before, after, { before: eyesOn(before), after: eyesOn(after), at });
      },
      hide: (state, viewer) => lens.hide(state, { state, viewer, at: [] }),
    };
  };
}

export function knownTo<S>(who: (path: StatePath<S>) => Knower): KnownTo<S> {
  return { rule: 'knownTo', who };
}

export function seenBy<S>(may: (eye: Eye<S>) => boolean): SeenBy<S> {
  return { rule: 'seenBy', may };
}

export function onlySeen<Item, S>(may: (item: Item, eye: Eye<S>) => boolean): OnlySeen<Item, S> {
  return { rule: 'onlySeen', may };
}

export function each<const R>(of: R): Each<R> {
  return { rule: 'each', of };
}

/** Who hears what of each kind of happening: one line for each, one word or condition for each fact. */
export type Hearing<S, H extends Happening> = {
  readonly [K in H['kind']]: {
    readonly [Fact in Exclude<keyof Extract<H, { kind: K }>, 'kind'>]-?:
      | 'everybody'
      | ((happening: Extract<H, { kind: K }>, viewer: Viewer, state: S) => boolean);
  };
};

/** A happening as one viewer hears it: the facts that viewer may not know are absent. */
export interface Heard {
  readonly kind: string;
  readonly [fact: string]: unknown;
}

type HearingRow = Record<string, 'everybody' | ((h: Happening, v: Viewer, s: unknown) => boolean)>;

/** Whether it contains nothing that is hidden from anybody. */
export function isHeardByAll<S>(hearing: Hearing<S, never>, happening: Happening): boolean {
  const row = (hearing as Record<string, HearingRow>)[happening.kind];
  if (row === undefined) return false;
  for (const fact in happening) if (fact !== 'kind' && row[fact] !== 'everybody') return false;
  return true;
}

/**
 * Null if the viewer hears nothing of it, which includes everything the table does not name. A viewer who may know all
 * of it gets the happening itself.
 */
export function hear<S>(
  hearing: Hearing<S, never>,
  happening: Happening,
  viewer: Viewer,
  state: S,
): Heard | null {
  const row = (hearing as Record<string, HearingRow>)[happening.kind];
  if (row === undefined) return null;
  const facts = happening as Heard;
  const heard: { kind: string; [fact: string]: unknown } = { kind: happening.kind };
  let known = 0;
  let unknown = 0;
  for (const fact in facts) {
    if (fact === 'kind') continue;
    const who = facts[fact] === undefined ? undefined : row[fact];
    if (who === 'everybody' || (who && (viewer === 'everything' || who(happening, viewer, state)))) {
      heard[fact] = facts[fact];
      known++;
    } else unknown++;
  }
  if (known === 0 && Object.keys(row).length > 0) return null;
  return unknown === 0 ? facts : heard;
}
