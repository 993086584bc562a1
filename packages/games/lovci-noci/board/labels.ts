import type { OptionId, View } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import type { LovciView } from '../secrets.ts';
import { facts } from '../terminal.ts';

/** What a thing on the board says that can be touched: the same words as the button of the option. */
export function labelOf(option: OptionId, view: View<LovciView>, text: GameText): string {
  const { step, ...frame } = view.asked?.frame ?? { step: '' };
  return plain(text.label(step, option, { ...facts(view), ...frame }));
}
