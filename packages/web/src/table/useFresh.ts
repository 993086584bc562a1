import { useEffect, useState } from 'react';

/** How long something new cannot be the target of a press, in milliseconds. */
const FRESH = 250;

/** Whether a question appeared so recently that a press was meant for whatever was there before. */
export function useFresh(question: string | null): boolean {
  const [ready, setReady] = useState<string | null>(null);
  useEffect(() => {
    if (question === null) return undefined;
    const timer = setTimeout(() => setReady(question), FRESH);
    return () => clearTimeout(timer);
  }, [question]);
  return question !== null && ready !== question;
}
