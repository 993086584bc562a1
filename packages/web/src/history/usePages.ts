import { useCallback, useEffect, useRef, useState } from 'react';

/** A page of a list, and where the next one starts. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

export interface Pages<T> extends Page<T> {
  readonly state: 'waiting' | 'there' | 'failed';
  /** Shows one more page. */
  more(): void;
}

const NOTHING = { items: [], next: null, state: 'waiting' } as const;

/** A list that is loaded page by page, from the first one whenever the key changes. */
export function usePages<T>(key: string, load: (from: string | null) => Promise<Page<T>>): Pages<T> {
  const [pages, setPages] = useState<Omit<Pages<T>, 'more'>>(NOTHING);
  const wanted = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data follow from the key
  const from = useCallback(
    (start: string | null) => {
      wanted.current = key;
      setPages((before) => (start === null ? NOTHING : { ...before, state: 'waiting' }));
      const isWanted = () => wanted.current === key;
      load(start).then(
        ({ items, next }) =>
          isWanted() &&
          setPages((before) => ({
            items: start === null ? items : [...before.items, ...items],
            next,
            state: 'there',
          })),
        () => isWanted() && setPages((before) => ({ ...before, state: 'failed' })),
      );
    },
    [key],
  );
  useEffect(() => from(null), [from]);
  const { next } = pages;
  return { ...pages, more: () => next !== null && from(next) };
}
