import { canonical, type MatchRecord, type Rulebook, sha256, type View } from '@nokturn/engine';

/**
 * A match as it was shown to a device while it was played. A dishonest dealer could show one match and afterwards
 * present a record of another that fits the promise, so a record is also compared with this (docs/fairness.md). No
 * schema is imported here, so a page can use it without bundling any.
 */
export interface Shown {
  /** The table at the end. */
  readonly view: View;
  /** Everything that was heard, from the first version on. */
  readonly versions: readonly {
    readonly undid: number | null;
    readonly happenings: readonly unknown[];
  }[];
}

/** Which match was compared with what was shown of it, and whether they agree. */
export interface Compared {
  readonly match: string;
  readonly isSame: boolean;
}

export function compare(rules: Rulebook, record: MatchRecord, shown: Shown): Compared {
  return { match: matchIn(record), isSame: isAsShown(rules, record, shown) };
}

/** Distinguishes matches, whatever else their records say. */
export function matchIn({ seed, moves }: MatchRecord): string {
  return sha256(canonical([seed, moves]));
}

/** A match that these rules cannot play is not the one that was shown. */
function isAsShown(rules: Rulebook, record: MatchRecord, shown: Shown): boolean {
  try {
    return leadsTo(rules, record, shown);
  } catch {
    return false;
  }
}

function leadsTo(rules: Rulebook, record: MatchRecord, { view, versions }: Shown): boolean {
  const { viewer } = view;
  const heard: unknown[] = [];
  let end: View | null = null;
  for (const { match, happenings } of rules.replay(record)) {
    heard.push(...happenings.flatMap((happening) => match.hear(happening, viewer) ?? []));
    if (match.position.over) end = match.view(viewer);
  }
  return end !== null && agree(heard, standing(versions)) && agree(seen(end), seen(view));
}

/** What was heard and not undone. */
function standing(versions: Shown['versions']): unknown[] {
  const left: (readonly unknown[])[] = [];
  for (const { undid, happenings } of versions) {
    if (undid !== null) left.pop();
    else left.push(happenings);
  }
  return left.flat();
}

function seen({ state, result, over }: View) {
  return { state, result, over };
}

/**
 * Whether two accounts of the same happening do not contradict each other. One may contain more facts than the other,
 * because servers and pages of different versions add different facts to what older rules tell.
 */
function agree(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, i) => agree(each, other[i]));
  if (isObject(one) && isObject(other))
    return Object.entries(one).every(
      ([key, value]) => !Object.hasOwn(other, key) || agree(value, other[key]),
    );
  return (one ?? null) === (other ?? null);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
