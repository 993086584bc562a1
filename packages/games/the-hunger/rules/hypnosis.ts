import { type ChoiceId, decision, oneOf } from '@nokturn/engine';
import { type CardNo, cardAt } from '../cards/cards.ts';
import { addCards, cardOption, cellOption, type Menu } from './choices.ts';
import { HYPNOSIS, hasMark } from './marks.ts';
import { isUnused, takeOut, turnOf, turnPlayer, turnSeat } from './seats.ts';
import type { Player, State } from './state.ts';
import { type CellNo, COLUMNS, cellId, pileAt } from './track.ts';
import { ACTION, type HungerTable, type Rules } from './work.ts';

const BACK = 'back';

/** The directions on the Track as it lies on the table. */
const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
type Direction = (typeof DIRECTIONS)[number];

/** Hypnosis: one card of the Track moves one cell, once for each copy (TH-16.7, TH-D20). */
export const hypnosisRules: Rules<'hypnosis-cell' | 'hypnosis-card' | 'hypnosis-direction'> = {
  'hypnosis-cell': decision({
    clause: 'TH-16.7',
    to: 'one',
    seat: turnSeat,
    ask: ({ track }) =>
      oneOf([...track.flatMap((pile, cell) => (pile.length > 0 ? [cellOption(cell)] : [])), BACK] as const),
    fallback: () => BACK,
    answered(table, answer) {
      if (answer === BACK) table.next(ACTION);
      else table.next({ step: 'hypnosis-card', cell: cellOption.chosen(answer) });
    },
  }),

  'hypnosis-card': decision({
    clause: 'TH-16.7',
    to: 'one',
    seat: turnSeat,
    ask(state, _seat, { cell }) {
      const options: (typeof BACK | ChoiceId<'card'>)[] = [];
      addCards(options, pileAt(state, cell), cardOption, () => true);
      options.push(BACK);
      return oneOf(options);
    },
    fallback: () => BACK,
    answered(table, answer, _seat, { cell }) {
      if (answer === BACK) table.next({ step: 'hypnosis-cell' });
      else table.next({ step: 'hypnosis-direction', cell, card: cardOption.chosen(answer) });
    },
  }),

  'hypnosis-direction': decision({
    clause: 'TH-16.7',
    to: 'one',
    seat: turnSeat,
    ask: (state, _seat, { cell }) => oneOf(directions(state, cell)),
    fallback: (state, _seat, { cell }) => directions(state, cell)[0] as Direction,
    answered: (table, answer, _seat, { cell, card }) => shift(table, cell, card, answer),
  }),
};

export function addHypnosis(state: State, player: Player, options: Menu<'hypnosis'>): void {
  if (unused(state, player) !== undefined && state.track.some((pile) => pile.length > 0))
    options.push('hypnosis');
}

function unused(state: State, player: Player): CardNo | undefined {
  return player.playing.find((card) => hasMark(card, HYPNOSIS) && isUnused(player, turnOf(state), card));
}

function directions({ track }: State, cell: CellNo): Direction[] {
  return DIRECTIONS.filter((direction) => {
    const to = neighbour(cell, direction);
    const sameRow = Math.floor(to / COLUMNS) === Math.floor(cell / COLUMNS);
    return to >= 0 && to < track.length && (sameRow || direction === 'up' || direction === 'down');
  });
}

function neighbour(cell: CellNo, direction: Direction): CellNo {
  switch (direction) {
    case 'up':
      return cell - COLUMNS;
    case 'down':
      return cell + COLUMNS;
    case 'left':
      return cell - 1;
    case 'right':
      return cell + 1;
  }
}

function shift(table: HungerTable, cell: CellNo, card: CardNo, direction: Direction): void {
  const { state } = table;
  const turn = turnOf(state);
  const to = neighbour(cell, direction);
  takeOut(pileAt(state, cell), card);
  pileAt(state, to).push(card);
  turn.used.push(unused(state, turnPlayer(state)) as CardNo);
  // It is not a hunt, so nothing can directly follow the previous hunt any more.
  turn.huntedColumn = 0;
  if (table.told)
    table.tell({
      kind: 'hypnotised',
      seat: turn.seat,
      card: cardAt(card).id,
      from: cellId(cell),
      to: cellId(to),
    });
  table.next(ACTION);
}
