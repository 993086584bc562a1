import type { OptionId } from '@nokturn/engine';
import type { TouchProps } from '@nokturn/ui';
import type { PressEvent } from 'react-aria-components';

export type Touch = (option: OptionId, event: Pick<PressEvent, 'pointerType'>) => void;

/** A finger chooses first and plays with a second touch, for it may have meant the neighbour; all else plays. */
export function touching({
  selected,
  onSelect,
  onPick,
}: Pick<TouchProps, 'selected' | 'onSelect' | 'onPick'>): Touch {
  return (option, { pointerType }) => {
    if (pointerType === 'touch' && onSelect && selected !== option) onSelect(option);
    else onPick(option);
  };
}

/** What a press on a thing does: nothing where no option points at it, so that a press looks it up. */
export function pressing(option: OptionId | null, onTouch: Touch): { onPress?: (event: PressEvent) => void } {
  return option === null ? {} : { onPress: (event) => onTouch(option, event) };
}
