import type { Each, Eye, OnlySeen, Secrets } from './secrets.ts';

/**
 * A secrets table made ready to be looked through. Views are made for every viewer after every move, so what can be
 * worked out from the table alone is worked out once.
 */
export interface Lens {
  /** What the eye sees of a value; undefined if it does not even see that there is one. */
  show(value: unknown, eye: MovingEye): unknown;
  /** The same as JSON. */
  write(value: unknown, eye: MovingEye, texts: Texts): string;
  /** What it does not see. */
  hide(value: unknown, eye: MovingEye): unknown;
}

/** An eye that is led through the lists of a state. */
type MovingEye = Eye<unknown> & { readonly at: number[] };

export type AnyRule =
  | Secrets<unknown, unknown>
  | Each<unknown>
  | OnlySeen<unknown, unknown>
  | 'count'
  | Fields;
type Fields = { readonly [field: string]: AnyRule };

/** The JSON of parts of one position, so that what several viewers see is written once for all of them. */
export class Texts {
  readonly #whole = new Map<object, string>();
  readonly #parts = new Map<readonly string[], Map<object, string>>();

  /** The whole of a value. */
  of(value: unknown): string {
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
    return remembered(this.#whole, value, JSON.stringify);
  }

  /** Some fields of an object, without the braces. */
  fieldsOf(value: object, fields: readonly string[]): string {
    let parts = this.#parts.get(fields);
    if (parts === undefined) {
      parts = new Map();
      this.#parts.set(fields, parts);
    }
    return remembered(parts, value, (whole) => {
      const part: Record<string, unknown> = {};
      for (const field of fields) part[field] = (whole as Record<string, unknown>)[field];
      return JSON.stringify(part).slice(1, -1);
    });
  }
}

function remembered(texts: Map<object, string>, value: object, write: (value: object) => string): string {
  let text = texts.get(value);
  if (text === undefined) {
    text = write(value);
    texts.set(value, text);
  }
  return text;
}

export function lensOf(rule: AnyRule): Lens {
  switch (rule) {
    case 'everybody':
      return EVERYBODY;
    case 'nobody':
      return NOBODY;
    case 'count':
      return COUNT;
  }
  if (isRule(rule, 'seenBy')) return seenByLens(rule.may);
  if (isRule(rule, 'onlySeen')) return onlySeenLens(rule.may);
  if (isRule(rule, 'each')) {
    const { of } = rule as Each<AnyRule>;
    return isRule(of, 'seenBy') ? eachSeenLens(of.may) : eachLens(lensOf(of));
  }
  return fieldsLens(rule as Fields);
}

const EVERYBODY: Lens = {
  show: (value) => value,
  write: (value, _eye, texts) => texts.of(value),
  hide: () => null,
};

const NOBODY: Lens = {
  show: () => undefined,
  write: () => 'null',
  hide: (value) => value,
};

const COUNT: Lens = {
  show: (value) => (isNothing(value) ? value : (value as readonly unknown[]).length),
  write: (value) => (isNothing(value) ? 'null' : String((value as readonly unknown[]).length)),
  hide: (value) => value ?? null,
};

function seenByLens(may: (eye: Eye<unknown>) => boolean): Lens {
  return {
    show: (value, eye) => (isNothing(value) ? value : sees(may(eye), eye) ? value : null),
    write: (value, eye, texts) => (!isNothing(value) && sees(may(eye), eye) ? texts.of(value) : 'null'),
    hide: (value, eye) => (isNothing(value) || sees(may(eye), eye) ? null : value),
  };
}

function onlySeenLens(may: (item: unknown, eye: Eye<unknown>) => boolean): Lens {
  const seen = (value: unknown, eye: MovingEye, shown: boolean) =>
    (value as readonly unknown[]).filter((item) => sees(may(item, eye), eye) === shown);
  return {
    show: (value, eye) => (isNothing(value) ? value : seen(value, eye, true)),
    write: (value, eye) => (isNothing(value) ? 'null' : JSON.stringify(seen(value, eye, true))),
    hide: (value, eye) => (isNothing(value) ? null : seen(value, eye, false)),
  };
}

function eachLens(of: Lens): Lens {
  const items = <T>(value: unknown, { at }: MovingEye, look: (item: unknown) => T): T[] => {
    const list = value as readonly unknown[];
    const depth = at.length;
    const seen: T[] = [];
    for (let i = 0; i < list.length; i++) {
      at[depth] = i;
      seen.push(look(list[i]));
    }
    at.length = depth;
    return seen;
  };
  return {
    show: (value, eye) => (isNothing(value) ? value : items(value, eye, (item) => of.show(item, eye))),
    write(value, eye, texts) {
      if (isNothing(value)) return 'null';
      const list = value as readonly unknown[];
      const { at } = eye;
      const depth = at.length;
      let text = '';
      for (let i = 0; i < list.length; i++) {
        at[depth] = i;
        text += `${i === 0 ? '' : ','}${of.write(list[i], eye, texts)}`;
      }
      at.length = depth;
      return `[${text}]`;
    },
    hide: (value, eye) => (isNothing(value) ? null : items(value, eye, (item) => of.hide(item, eye))),
  };
}

/** Most lists of secrets are seen by a viewer as a whole or not at all. */
function eachSeenLens(may: (eye: Eye<unknown>) => boolean): Lens {
  const lens = eachLens(seenByLens(may));
  return {
    ...lens,
    write(value, eye, texts) {
      if (isNothing(value)) return 'null';
      const list = value as readonly unknown[];
      const { at } = eye;
      const depth = at.length;
      let seen = 0;
      for (let i = 0; i < list.length; i++) {
        at[depth] = i;
        if (sees(may(eye), eye)) seen++;
      }
      at.length = depth;
      if (seen === list.length) return texts.of(list);
      return seen === 0 ? unseen(list.length) : lens.write(list, eye, texts);
    },
  };
}

const UNSEEN: string[] = [];

function unseen(length: number): string {
  let text = UNSEEN[length];
  if (text === undefined) {
    text = JSON.stringify(Array(length).fill(null));
    UNSEEN[length] = text;
  }
  return text;
}

function fieldsLens(rules: Fields): Lens {
  const fields = Object.entries(rules).map(([name, rule]) => ({ name, lens: lensOf(rule) }));
  const open = fields.filter(({ lens }) => lens === EVERYBODY).map(({ name }) => name);
  const guarded = fields.filter(({ lens }) => lens !== EVERYBODY && lens !== NOBODY);
  const parts = (value: unknown, look: (lens: Lens, part: unknown) => unknown) => {
    const seen: Record<string, unknown> = {};
    for (const { name, lens } of fields) {
      const part = look(lens, (value as Record<string, unknown>)[name]);
      if (part !== undefined) seen[name] = part;
    }
    return seen;
  };
  return {
    show: (value, eye) => (isNothing(value) ? value : parts(value, (lens, part) => lens.show(part, eye))),
    write(value, eye, texts) {
      if (isNothing(value)) return 'null';
      let text = texts.fieldsOf(value as object, open);
      for (const { name, lens } of guarded) {
        const part = (value as Record<string, unknown>)[name];
        if (part === undefined) continue;
        text += `${text === '' ? '' : ','}"${name}":${lens.write(part, eye, texts)}`;
      }
      return `{${text}}`;
    },
    hide: (value, eye) => (isNothing(value) ? null : parts(value, (lens, part) => lens.hide(part, eye))),
  };
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
