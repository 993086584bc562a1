import { useState } from 'react';

/** For this long, in milliseconds, a press is taken for a second one that was meant for the scene, and does nothing. */
const CALM = 400;

/** Whether a press is meant for the content that replaced a scene when it was cut short. */
export function useCalm(isSkipped: boolean): () => boolean {
  // A clock that nobody can set: if it were set back, every press would seem too early.
  const [since] = useState(() => performance.now());
  return () => !isSkipped || performance.now() - since > CALM;
}
