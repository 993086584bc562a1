import type { OptionId, View } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { facts } from '../facts.ts';
import type { HungerView } from '../secrets.ts';

/** What the button of an option says, as in the decision bar. */
export function labelsOf(view: View<HungerView>, text: GameText): (option: OptionId) => string {
  const { step = '', ...frame } = view.asked?.frame ?? {};
  return (option) => plain(text.label(step, option, { ...facts(view, option), ...frame }));
}
