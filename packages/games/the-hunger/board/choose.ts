import type { OptionId } from '@nokturn/engine';
import type { TouchProps } from '@nokturn/ui';

/**
 * A touch on the thing of an option: with a finger, the first touch only selects it, and the second plays it.
 */
export type Choose = (option: OptionId, byTouch: boolean) => void;

export function chooseWith({
  selected = null,
  onSelect,
  onPick,
}: Pick<TouchProps, 'selected' | 'onSelect' | 'onPick'>): Choose {
  return (option, byTouch) => {
    if (byTouch && onSelect && selected !== option) onSelect(option);
    else onPick(option);
  };
}
