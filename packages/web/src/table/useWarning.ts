import type { Answer } from '@nokturn/engine';
import { useCallback, useState } from 'react';

export interface Warning {
  /** What the game has to say about the answer. */
  readonly words: string;
  /** Answers all the same. */
  confirm(): void;
}

/** Asks again before an answer that the game warns of. A decision that has passed takes its warning along. */
export function useWarning(
  warningOf: (answer: Answer) => string | null,
  send: (answer: Answer) => void,
  decision: string,
): { answer: (answer: Answer) => void; warning: Warning | null } {
  const [warned, setWarned] = useState<{ decision: string; answer: Answer; words: string } | null>(null);
  const answer = useCallback(
    (given: Answer) => {
      const words = warningOf(given);
      if (words === null) send(given);
      else setWarned({ decision, answer: given, words });
    },
    [warningOf, send, decision],
  );
  if (warned === null || warned.decision !== decision) return { answer, warning: null };
  return { answer, warning: { words: warned.words, confirm: () => send(warned.answer) } };
}
