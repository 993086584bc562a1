import type { OptionId } from '@nokturn/engine';
import type { TouchProps } from '@nokturn/ui';

/** Somebody touches the thing of an option: a finger only chooses it first, and plays it with a second touch. */
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
