import type { Answer, MyDecision, OptionId } from '@nokturn/engine';
import { useCallback, useState } from 'react';

const NONE: readonly OptionId[] = [];

/**
 * The options touched so far. For a question with one option, a touch answers it; several options, or an order, are
 * gathered until confirmed.
 */
export function usePicks(
  mine: MyDecision | null,
  answer: (answer: Answer) => void,
  decision: string,
): { picked: readonly OptionId[]; pick: (option: OptionId) => void } {
  const [gathered, setGathered] = useState<{ decision: string; options: readonly OptionId[] }>({
    decision,
    options: NONE,
  });
  const picked = gathered.decision === decision ? gathered.options : NONE;
  const pick = useCallback(
    (option: OptionId) => {
      if (mine === null) return;
      if (mine.ask.kind === 'one') {
        answer(option);
        return;
      }
      const without = picked.filter((one) => one !== option);
      const full = mine.ask.kind === 'several' && without.length >= mine.ask.max;
      const options = without.length < picked.length || full ? without : [...picked, option];
      setGathered({ decision, options });
    },
    [mine, answer, picked, decision],
  );
  return { picked, pick };
}
