import type { MyDecision, OptionId } from '@nokturn/engine';
import { useCallback, useState } from 'react';

/**
 * The option that was selected and not played, for as long as its question is open. If several are to be gathered,
 * nothing is selected: a touch picks a thing or drops it, and the main button plays.
 */
export function useSelected(
  mine: MyDecision | null,
  question: string,
): { readonly selected: OptionId | null; readonly onSelect?: (option: OptionId | null) => void } {
  const [lifted, setLifted] = useState<{ question: string; option: OptionId | null } | null>(null);
  const onSelect = useCallback((option: OptionId | null) => setLifted({ question, option }), [question]);
  const ask = mine?.answer === null ? mine.ask : null;
  const option = lifted?.question === question ? lifted.option : null;
  const isOffered = option !== null && ask?.kind === 'one' && ask.options.includes(option);
  if (mine !== null && mine.ask.kind !== 'one') return { selected: null };
  return { selected: isOffered ? option : null, onSelect };
}
