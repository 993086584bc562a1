import type { Answer, View } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { dangerOf } from '../danger.ts';
import type { MastersView } from '../secrets.ts';

/** Before an answer that loses the game, wastes action points or leaves a vampire where agents strike by day. */
export function warning(answer: Answer, view: View<MastersView>, text: GameText): string | null {
  const danger = dangerOf(answer, view);
  return danger && text.plain(`board-warning-${danger.kind}`, { ...danger });
}
