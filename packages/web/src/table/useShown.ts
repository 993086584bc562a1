import { useEffect, useState } from 'react';

/** How long a passing remark is shown, in milliseconds, by default. */
const SHOWN = 4000;

/** A value until it has been shown long enough. */
export function useShown<T>(told: T | null, milliseconds = SHOWN): T | null {
  const [over, setOver] = useState<T | null>(null);
  useEffect(() => {
    if (told === null) return undefined;
    const timer = setTimeout(() => setOver(told), milliseconds);
    return () => clearTimeout(timer);
  }, [told, milliseconds]);
  return told === over ? null : told;
}
