import { useEffect, useState } from 'react';

/** A request: under way, answered, or failed. */
export type Asked<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'there'; readonly found: T }
  | { readonly state: 'failed' };

/** Asks again whenever the key changes; an answer to an earlier request is ignored. */
export function useAsked<T>(key: string, ask: () => Promise<T>): Asked<T> {
  const [asked, setAsked] = useState<{ key: string; now: Asked<T> }>({ key, now: { state: 'waiting' } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the request follows from the key
  useEffect(() => {
    let wanted = true;
    const tell = (now: Asked<T>) => wanted && setAsked({ key, now });
    ask().then(
      (found) => tell({ state: 'there', found }),
      () => tell({ state: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return asked.key === key ? asked.now : { state: 'waiting' };
}
