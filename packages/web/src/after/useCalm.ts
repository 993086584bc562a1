import { useState } from 'react';

/** A second press that was meant for the scene plays nothing, in milliseconds. */
const CALM = 400;

/** Whether a press is meant for what has come in place of a scene that was cut short. */
export function useCalm(isSkipped: boolean): () => boolean {
  // By a clock that nobody can set: set back, another would take every press for an early one.
  const [since] = useState(() => performance.now());
  return () => !isSkipped || performance.now() - since > CALM;
}
