import type { Answer } from '@nokturn/engine';
import { useCallback, useEffect, useState } from 'react';

export interface Warning {
  /** The game's warning. */
  readonly words: string;
  /** The answer that the warning is about; null for a move of several answers. */
  readonly answer: Answer | null;
  /** Plays it anyway. */
  confirm(): void;
  cancel(): void;
}

interface Armed {
  readonly decision: string;
  readonly answer: Answer | null;
  readonly words: string;
  readonly go: () => void;
}

/** Time to decide, and time to read a character, in milliseconds. */
const ARMED = 4000;
const LETTER = 60;

/**
 * Asks again before an answer that the game warns about: the first press arms it, the second plays it. It is disarmed
 * when anything else is answered, when it is cancelled, and after a while.
 */
export function useWarning(
  warningOf: (answer: Answer) => string | null,
  send: (answer: Answer) => void,
  decision: string,
): {
  answer: (answer: Answer) => void;
  /** Arms something that is not a single answer. */
  warn: (words: string, go: () => void) => void;
  warning: Warning | null;
} {
  const [armed, setArmed] = useState<Armed | null>(null);
  const answer = useCallback(
    (given: Answer) => {
      const words = warningOf(given);
      setArmed(words === null ? null : { decision, answer: given, words, go: () => send(given) });
      if (words === null) send(given);
    },
    [warningOf, send, decision],
  );
  const warn = useCallback(
    (words: string, go: () => void) => setArmed({ decision, answer: null, words, go }),
    [decision],
  );
  useEffect(() => {
    if (armed === null) return undefined;
    const timer = setTimeout(() => setArmed(null), ARMED + armed.words.length * LETTER);
    return () => clearTimeout(timer);
  }, [armed]);
  if (armed === null || armed.decision !== decision) return { answer, warn, warning: null };
  const confirm = () => {
    setArmed(null);
    armed.go();
  };
  const { words, answer: warned } = armed;
  return { answer, warn, warning: { words, answer: warned, confirm, cancel: () => setArmed(null) } };
}
