import type { OptionId } from '@nokturn/engine';
import type { TouchProps } from '@nokturn/ui';
import type { PressEvent } from 'react-aria-components';

export type Touch = (option: OptionId, event: Pick<PressEvent, 'pointerType'>) => void;

/**
 * A finger first selects and needs a second touch to play, because it may have meant the neighbour; any other pointer
 * plays at once.
 */
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

/** What a press on a thing does: nothing if it is not an option, so that the press looks it up. */
export function pressing(option: OptionId | null, onTouch: Touch): { onPress?: (event: PressEvent) => void } {
  return option === null ? {} : { onPress: (event) => onTouch(option, event) };
}
