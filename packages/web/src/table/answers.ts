import type { Answer, OptionId, View } from '@nokturn/engine';
import { actsOf, type Facts, type GameText } from '@nokturn/text';
import type { GameUi } from '@nokturn/ui';

/** The facts for messages about the open decision, or about one of its options. */
export function factsOf(
  view: View,
  { ui, text }: { readonly ui: GameUi; readonly text: GameText },
  option?: OptionId,
): Facts {
  const { step: _, ...frame } = view.asked?.frame ?? { step: '' };
  return { ...ui.telling.facts(view, option, text), ...frame };
}

/** The same for each option; when looking ahead, none of them are known. */
export type FactsFor = (option?: OptionId) => Facts;

/** In the words of a sentence, with names that can be looked up. */
export function answerMarked(text: GameText, step: string, answer: Answer, factsFor: FactsFor): string {
  const acts = typeof answer === 'object' ? answer : [answer];
  const said = acts.map((act) => text.act(step, act, factsFor(typeof act === 'string' ? act : undefined)));
  return said.join(', ') || text.say('hint-nothing');
}

export function answerWords(text: GameText, step: string, answer: Answer, factsFor: FactsFor): string {
  return actsOf(text, step, answer, factsFor) || text.plain('hint-nothing');
}

/** The expected value of an answer, for a sentence: a hundred is a certain win. */
export function percent(worth: number): number {
  return Math.round(worth * 100);
}
