import type { View } from '@nokturn/engine';
import { aligned, type Facts, type GameText, type Thing } from '@nokturn/text';
import type { diceDuel } from '../../../engine/test/dice-duel.ts';

type DuelView = ReturnType<typeof diceDuel.secrets.show>;

export function board({ state }: View<DuelView>, text: GameText): string[] {
  const points = state.points.map((each, seat) => [text.thing('seat', seat), String(each)]);
  return [text.say('word-round', { round: state.round, target: state.target }), ...aligned(points)];
}

export function own({ state, viewer }: View<DuelView>, text: GameText): string[] {
  const lucky = typeof viewer === 'number' ? state.lucky[viewer] : null;
  return lucky ? [text.say('word-lucky', { lucky })] : [];
}

/** What others must not read over one's shoulder is looked at in private instead. */
export const quiet = ['dealt'];
export const notebook = (): string[] => [];
export const facts = (): Facts => ({});
export const things = (): Thing[] => [];
export const about = (): string[] => [];
