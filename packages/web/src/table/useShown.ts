import { useEffect, useState } from 'react';

/** How long what is said in passing is shown, in milliseconds. */
const SHOWN = 4000;

/** Something until it was shown long enough. */
export function useShown<T>(told: T | null): T | null {
  const [over, setOver] = useState<T | null>(null);
  useEffect(() => {
    if (told === null) return undefined;
    const timer = setTimeout(() => setOver(told), SHOWN);
    return () => clearTimeout(timer);
  }, [told]);
  return told === over ? null : told;
}
