import type { View } from '@nokturn/engine';
import { aligned, type GameText, type Thing } from '@nokturn/text';
import type { DuelView } from './telling.ts';

export { telling } from './telling.ts';

export function board({ state }: View<DuelView>, text: GameText): string[] {
  const points = state.points.map((each, seat) => [text.thing('seat', seat), String(each)]);
  return [text.say('word-round', { round: state.round, target: state.target }), ...aligned(points)];
}

export function own({ state, viewer }: View<DuelView>, text: GameText): string[] {
  const lucky = typeof viewer === 'number' ? state.lucky[viewer] : null;
  return lucky ? [text.say('word-lucky', { lucky })] : [];
}

export const notebook = (): string[] => [];
export const things = (): Thing[] => [];
export const about = (): string[] => [];
