import { type ChoiceId, decision, oneOf, playerAt } from '@nokturn/engine';
import { abilityOf, type CardId, type CardNo, cardAt } from '../cards/cards.ts';
import { addCards, digestOption, type Menu, snakeOption } from './choices.ts';
import { digestFromPlay } from './digest.ts';
import { hasMark, SNAKE } from './marks.ts';
import { gainVp, turnPlayer, turnSeat } from './seats.ts';
import type { Player, State } from './state.ts';
import { ACTION, type HungerTable, type Rules } from './work.ts';

/** Snakes, in step C or in the Action step (TH-16.10). */
export const snakeRules: Rules<'devour'> = {
  /** TH-D8. */
  devour: decision({
    clause: 'TH-16.10',
    to: 'one',
    seat: turnSeat,
    ask: (state, _seat, { snake }) => oneOf(preyOptions(state, snake)),
    fallback: (state, _seat, { snake }) => preyOptions(state, snake)[0] as ChoiceId<'digest'>,
    answered(table, answer, seat, { snake }) {
      const { playing } = playerAt(table.state, seat);
      const card = playing.find((other) => cardAt(other).id === snake) as CardNo;
      digestFromPlay(table, seat, digestOption.chosen(answer), snake);
      digestFromPlay(table, seat, card, snake);
      gainVp(table, seat, abilityOf(card, 'devour')?.vp ?? 0, 'familiars', snake);
    },
  }),
};

/** A Snake needs another card (TH-16.10). */
export function addSnakes({ playing }: Player, options: Menu<ChoiceId<'snake'>>): void {
  if (playing.length > 1) addCards(options, playing, snakeOption, (card) => hasMark(card, SNAKE));
}

/** The Snake in the Action step. */
export function useSnake(table: HungerTable, snake: CardNo): void {
  table.next({ step: 'devour', snake: cardAt(snake).id }, ACTION);
}

function preyOptions(state: State, snake: CardId): ChoiceId<'digest'>[] {
  const options: ChoiceId<'digest'>[] = [];
  addCards(options, turnPlayer(state).playing, digestOption, (card) => cardAt(card).id !== snake);
  return options;
}
