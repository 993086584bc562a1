import type { OptionId } from '@nokturn/engine';
import { useLayoutEffect } from 'react';
import { isMeantForTable } from '../keys.ts';

/** The keys 1 to 9 take an option, unless somebody is writing. */
export function useNumberKeys(options: readonly OptionId[], onPick: (option: OptionId) => void): void {
  // Not a moment later than they are shown: a key pressed at once must not mean what it meant before.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      const option = options[Number(event.key) - 1];
      if (option !== undefined && /^[1-9]$/.test(event.key) && isMeantForTable(event)) onPick(option);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [options, onPick]);
}
