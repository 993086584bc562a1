import { type ChoiceId, decision, oneOf } from '@nokturn/engine';
import { cardAt } from '../cards/cards.ts';
import { snakeOption } from './choices.ts';
import { beginConfuse } from './confuse.ts';
import { marksOfAll, SNAKE } from './marks.ts';
import { turnOf, turnPlayer, turnSeat } from './seats.ts';
import { addSnakes } from './snakes.ts';
import { type HungerTable, type Rules, SNAKE_WINDOW } from './work.ts';

/** Step C: Snakes before Confuse and Speed (TH-7.14). */
export const snakeWindowRules: Rules<'snake-window'> = {
  /** TH-D7. */
  'snake-window': decision({
    clause: 'TH-7.14',
    to: 'one',
    seat: turnSeat,
    ask(state) {
      const options: ('done' | ChoiceId<'snake'>)[] = [];
      addSnakes(turnPlayer(state), options);
      options.push('done');
      return oneOf(options);
    },
    fallback: () => 'done',
    answered(table, answer) {
      if (answer === 'done') beginConfuse(table);
      else table.next({ step: 'devour', snake: cardAt(snakeOption.chosen(answer)).id }, SNAKE_WINDOW);
    },
  }),
};

export function beginSnakeWindow(table: HungerTable): void {
  const { state } = table;
  turnOf(state).step = 'snake-window';
  if ((marksOfAll(turnPlayer(state).playing) & SNAKE) !== 0) table.position.work.push(SNAKE_WINDOW);
  else beginConfuse(table);
}
