import { useEffect, useState } from 'react';

/** How long what is said in passing is shown, in milliseconds, where nothing else is said. */
const SHOWN = 4000;

/** Something until it was shown long enough. */
export function useShown<T>(told: T | null, milliseconds = SHOWN): T | null {
  const [over, setOver] = useState<T | null>(null);
  useEffect(() => {
    if (told === null) return undefined;
    const timer = setTimeout(() => setOver(told), milliseconds);
    return () => clearTimeout(timer);
  }, [told, milliseconds]);
  return told === over ? null : told;
}
