import type { OptionId } from '@nokturn/engine';
import type { TouchProps } from '@nokturn/ui';
import type { PressEvent } from 'react-aria-components';
import type { Layout } from './layout/index.ts';

/** What a thing on the board needs to be touched. */
export interface Touch {
  readonly layout: Layout;
  /** The option that points at it, if one does. */
  readonly option: OptionId | null;
  /** What the option says. */
  say(option: OptionId): string;
  onTouch: OnTouch;
}

export type OnTouch = (option: OptionId, event: Pick<PressEvent, 'pointerType'>) => void;

/** A finger chooses first and plays with a second touch, for it may have meant the neighbour; all else plays. */
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
