/** A thing in a list that may contain equal ones: `nth` of its kind, with a unique key. */
interface Keyed<T> {
  readonly thing: T;
  readonly nth: number;
  readonly key: string;
}

export function keyed<T extends string | number>(things: readonly T[]): readonly Keyed<T>[] {
  const seen = new Map<T, number>();
  return things.map((thing) => {
    const nth = seen.get(thing) ?? 0;
    seen.set(thing, nth + 1);
    return { thing, nth, key: `${thing} ${nth}` };
  });
}
