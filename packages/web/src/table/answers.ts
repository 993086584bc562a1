import type { Answer, View } from '@nokturn/engine';
import { type Facts, type GameText, plain } from '@nokturn/text';
import type { GameUi } from '@nokturn/ui';

/** What the messages about the open decision are told. */
export function factsOf(view: View, ui: GameUi): Facts {
  const { step: _, ...frame } = view.asked?.frame ?? { step: '' };
  return { ...ui.facts(view), ...frame };
}

/** A whole answer in the words of its buttons. */
export function answerWords(text: GameText, step: string, answer: Answer, facts: Facts): string {
  if (typeof answer === 'number') return String(answer);
  const options = typeof answer === 'string' ? [answer] : answer;
  if (options.length === 0) return text.plain('hint-nothing');
  return options.map((option) => plain(text.label(step, option, facts))).join(', ');
}

/** How much is expected of an answer, for a sentence: a hundred is sure to win. */
export function percent(worth: number): number {
  return Math.round(worth * 100);
}
