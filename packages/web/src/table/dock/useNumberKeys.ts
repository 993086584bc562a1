import type { OptionId } from '@nokturn/engine';
import { useLayoutEffect } from 'react';
import { isMeantForTable } from '../keys.ts';

/** The keys 1 to 9 choose an option, unless the person is typing. */
export function useNumberKeys(options: readonly OptionId[], onPick: (option: OptionId) => void): void {
  // At the moment when they appear: a key pressed right away must not have its previous meaning.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      const option = options[Number(event.key) - 1];
      if (option !== undefined && /^[1-9]$/.test(event.key) && isMeantForTable(event)) onPick(option);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [options, onPick]);
}
