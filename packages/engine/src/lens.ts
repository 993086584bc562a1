import { addChange, asOneChange, type ChangeTexts, changeBetween, changeTexts, label } from './change.ts';
import type { Each, Eye, Knower, OnlySeen, Secrets, StatePath } from './secrets.ts';

/**
 * A secrets table prepared for looking through. Views are made for every viewer after every move, so anything that
 * depends on the table alone is worked out once.
 */
export interface Lens {
  /** What this viewer sees of a value; undefined if not even its existence is visible. */
  show(value: unknown, eye: MovingEye): unknown;
  /** What changes from one moment to the next, as JSON, for all viewers. */
  change(before: unknown, after: unknown, gaze: Gaze): ChangeTexts;
  /** What this viewer does not see. */
  hide(value: unknown, eye: MovingEye): unknown;
}

/** A viewer's eye as it moves through the lists of a state. */
type MovingEye = Eye<unknown> & { readonly at: number[] };

export type AnyRule =
  | Secrets<unknown, unknown>
  | Each<unknown>
  | OnlySeen<unknown, unknown>
  | 'count'
  | Fields;
type Fields = { readonly [field: string]: AnyRule };

/** The eyes of several viewers on two moments, moving through the lists together. */
export interface Gaze {
  readonly before: readonly MovingEye[];
  readonly after: readonly MovingEye[];
  readonly at: number[];
}

/** `depth` is the number of lists around the value. */
export function lensOf(rule: AnyRule, depth = 0): Lens {
  switch (rule) {
    case 'everybody':
      return EVERYBODY;
    case 'nobody':
      return NOBODY;
    case 'count':
      return COUNT;
  }
  if (isRule(rule, 'seenBy')) return seenByLens(rule.may);
  if (isRule(rule, 'knownTo')) return knownToLens(rule.who);
  if (isRule(rule, 'onlySeen')) return onlySeenLens(rule.may);
  if (isRule(rule, 'each')) return eachLens(lensOf((rule as Each<AnyRule>).of, depth + 1), depth);
  return fieldsLens(rule as Fields, depth);
}

const EVERYBODY: Lens = {
  show: (value) => value,
  change: (before, after) => changeBetween(before, after),
  hide: () => null,
};

const NOBODY: Lens = {
  show: () => undefined,
  change: () => '',
  hide: (value) => value,
};

const COUNT: Lens = {
  show: countOf,
  change: (before, after) => changeBetween(countOf(before), countOf(after)),
  hide: (value) => value ?? null,
};

/** The result must equal the change between the two views, however it is found. */
function comparing(lens: Omit<Lens, 'change'>): Lens {
  return {
    ...lens,
    change(before, after, gaze) {
      let texts: string[] | null = null;
      for (let i = 0; i < gaze.after.length; i++) {
        const was = lens.show(before, gaze.before[i] as MovingEye);
        const is = lens.show(after, gaze.after[i] as MovingEye);
        if (was === is) continue;
        texts ??= gaze.after.map(() => '');
        texts[i] = changeBetween(was, is);
      }
      return texts === null ? '' : changeTexts(texts);
    },
  };
}

function seenByLens(may: (eye: Eye<unknown>) => boolean): Lens {
  return comparing({
    show: (value, eye) => (isNothing(value) ? value : sees(may(eye), eye) ? value : null),
    hide: (value, eye) => (isNothing(value) || sees(may(eye), eye) ? null : value),
  });
}

/** As long as neither the value nor who knows it changes, there is no need to check what each viewer sees. */
function knownToLens(who: (path: StatePath<unknown>) => Knower): Lens {
  const lens = seenByLens((eye) => {
    const knower = who(eye);
    return knower === 'everybody' || knower === eye.viewer;
  });
  return {
    ...lens,
    change(before, after, gaze) {
      const earlier = gaze.before[0];
      const later = gaze.after[0];
      if (before === after && earlier && later && who(earlier) === who(later)) return '';
      return lens.change(before, after, gaze);
    },
  };
}

function onlySeenLens(may: (item: unknown, eye: Eye<unknown>) => boolean): Lens {
  const seen = (value: unknown, eye: MovingEye, shown: boolean) =>
    (value as readonly unknown[]).filter((item) => sees(may(item, eye), eye) === shown);
  return comparing({
    show: (value, eye) => (isNothing(value) ? value : seen(value, eye, true)),
    hide: (value, eye) => (isNothing(value) ? null : seen(value, eye, false)),
  });
}

function eachLens(of: Lens, depth: number): Lens {
  const items = (value: unknown, { at }: MovingEye, look: (item: unknown) => unknown): unknown[] => {
    const list = value as readonly unknown[];
    const seen: unknown[] = [];
    for (let i = 0; i < list.length; i++) {
      at[depth] = i;
      seen.push(look(list[i]));
    }
    return seen;
  };
  const whole = comparing({
    show: (value, eye) => (isNothing(value) ? value : items(value, eye, (item) => of.show(item, eye))),
    hide: (value, eye) => (isNothing(value) ? null : items(value, eye, (item) => of.hide(item, eye))),
  });
  return {
    ...whole,
    change(before, after, gaze) {
      const old = before as readonly unknown[] | null | undefined;
      const now = after as readonly unknown[] | null | undefined;
      if (!old || !now || old.length !== now.length) return whole.change(before, after, gaze);
      const { at } = gaze;
      let changes: ChangeTexts = '';
      for (let i = 0; i < now.length; i++) {
        at[depth] = i;
        const change = of.change(old[i], now[i], gaze);
        if (change !== '') changes = addChange(changes, label(i), change);
      }
      return asOneChange(changes);
    },
  };
}

function fieldsLens(rules: Fields, depth: number): Lens {
  const fields = Object.entries(rules).map(([name, rule]) => ({
    name,
    label: label(name),
    lens: lensOf(rule, depth),
  }));
  const parts = (value: unknown, look: (lens: Lens, part: unknown) => unknown) => {
    const seen: Record<string, unknown> = {};
    for (const { name, lens } of fields) {
      const part = look(lens, (value as Record<string, unknown>)[name]);
      if (part !== undefined) seen[name] = part;
    }
    return seen;
  };
  const whole = comparing({
    show: (value, eye) => (isNothing(value) ? value : parts(value, (lens, part) => lens.show(part, eye))),
    hide: (value, eye) => (isNothing(value) ? null : parts(value, (lens, part) => lens.hide(part, eye))),
  });
  return {
    ...whole,
    change(before, after, gaze) {
      if (isNothing(before) || isNothing(after)) return whole.change(before, after, gaze);
      let changes: ChangeTexts = '';
      for (const { name, label, lens } of fields) {
        const old = (before as Record<string, unknown>)[name];
        const now = (after as Record<string, unknown>)[name];
        if (lens === EVERYBODY && old === now) continue;
        changes = addChange(changes, label, lens.change(old, now, gaze));
      }
      return asOneChange(changes);
    },
  };
}

function countOf(value: unknown): unknown {
  return isNothing(value) ? value : (value as readonly unknown[]).length;
}

function isNothing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function sees(allowed: boolean, { viewer }: Eye<unknown>): boolean {
  return allowed || viewer === 'everything';
}

function isRule<K extends string>(rule: AnyRule, kind: K): rule is Extract<AnyRule, { rule: K }> {
  return (rule as { rule?: unknown }).rule === kind;
}
