import type { OptionId } from '@nokturn/engine';
import type { TouchProps } from '@nokturn/ui';
import type { PressEvent } from 'react-aria-components';
import type { Layout } from './layout/index.ts';

/** What a thing on the board needs to handle touches. */
export interface Touch {
  readonly layout: Layout;
  /** The option it represents, if any. */
  readonly option: OptionId | null;
  /** The label of an option. */
  say(option: OptionId): string;
  onTouch: OnTouch;
}

export type OnTouch = (option: OptionId, event: Pick<PressEvent, 'pointerType'>) => void;

/**
 * A finger first selects and needs a second touch to play, because it may have meant the neighbour; any other pointer
 * plays at once.
 */
export function touching({
  selected,
  onSelect,
  onPick,
}: Pick<TouchProps, 'selected' | 'onSelect' | 'onPick'>): OnTouch {
  return (option, { pointerType }) => {
    if (pointerType === 'touch' && onSelect && selected !== option) onSelect(option);
    else onPick(option);
  };
}
