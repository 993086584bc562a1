import type { Answer } from '@nokturn/engine';
import { useCallback, useState } from 'react';

export interface Warning {
  /** What the game has to say about the answer. */
  readonly words: string;
  readonly answer: Answer;
  /** Answers all the same. */
  confirm(): void;
}

/** Asks again before an answer that the game warns of. The warning goes when anything is answered, or too late. */
export function useWarning(
  warningOf: (answer: Answer) => string | null,
  send: (answer: Answer) => void,
  decision: string,
): { answer: (answer: Answer) => void; warning: Warning | null } {
  const [warned, setWarned] = useState<{ decision: string; answer: Answer; words: string } | null>(null);
  const answer = useCallback(
    (given: Answer) => {
      const words = warningOf(given);
      setWarned(words === null ? null : { decision, answer: given, words });
      if (words === null) send(given);
    },
    [warningOf, send, decision],
  );
  if (warned === null || warned.decision !== decision) return { answer, warning: null };
  const confirm = () => {
    setWarned(null);
    send(warned.answer);
  };
  return { answer, warning: { words: warned.words, answer: warned.answer, confirm } };
}
