import { useEffect, useState } from 'react';

/** For so long nobody can mean what has just appeared, in milliseconds. */
const FRESH = 250;

/** Whether a question has come up so recently that a press was meant for what stood there before it. */
export function useFresh(question: string | null): boolean {
  const [ready, setReady] = useState<string | null>(null);
  useEffect(() => {
    if (question === null) return undefined;
    const timer = setTimeout(() => setReady(question), FRESH);
    return () => clearTimeout(timer);
  }, [question]);
  return question !== null && ready !== question;
}
