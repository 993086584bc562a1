import { type ChoiceId, decision, oneOf, playerAt, type Seat } from '@nokturn/engine';
import { SPACES, type SpaceNo, spaceAt } from '../cards/board.ts';
import { abilityOf, type CardId, type CardNo, cardAt } from '../cards/cards.ts';
import { beginAction } from './action.ts';
import { addCards, discardOption, pushOption } from './choices.ts';
import { isSheltered, neighboursOf } from './map.ts';
import { GOAT, hasMark, marksOfAll, PERMANENT, SPICY } from './marks.ts';
import { discardFromPlay, gainVp, putOn, turnOf, turnPlayer, turnSeat } from './seats.ts';
import type { State } from './state.ts';
import { type HungerTable, PUSH, type Rules, START_ACTION } from './work.ts';

const STOP = 'stop';

/** By the space of the mover: stopping, and all neighbours. */
const ASKS = SPACES.map((_, space) => oneOf([STOP, ...neighboursOf(space).map(pushOption)]));

/** Step G: vampires on the space where the mover stopped (TH-10). */
export const pushRules: Rules<'push' | 'butted' | 'start-action'> = {
  /** TH-D14: one at a time, from the top of the stack. */
  push: decision({
    clause: 'TH-10.3',
    to: 'one',
    seat: (state) => (topOfStack(state) === null ? null : turnSeat(state)),
    ask: (state) => ASKS[turnPlayer(state).space] as (typeof ASKS)[number],
    fallback: () => STOP,
    answered(table, answer, seat) {
      if (answer !== STOP) push(table, seat, pushOption.chosen(answer));
    },
  }),

  /** TH-D15: the pushed seat gives up a Permanent card. */
  butted: decision({
    clause: 'TH-10.7',
    to: 'one',
    seat: (state, { seat }) => (permanentsOf(state, seat).length > 0 ? seat : null),
    ask: (state, seat) => oneOf(permanentsOf(state, seat)),
    fallback: (state, seat) => permanentsOf(state, seat)[0] as ChoiceId<'discard'>,
    answered: (table, answer, seat, { goat }) =>
      discardFromPlay(table, seat, discardOption.chosen(answer), goat),
  }),

  'start-action': beginAction,
};

export function beginPush(table: HungerTable): void {
  const { state } = table;
  turnOf(state).step = 'push';
  if (topOfStack(state) === null) beginAction(table);
  else table.position.work.push(START_ACTION, PUSH);
}

/** The next seat that can be pushed; null if there is none (TH-10.1, TH-10.2). */
function topOfStack(state: State): Seat | null {
  const { space } = turnPlayer(state);
  if (isSheltered(space)) return null;
  const mover = turnSeat(state);
  let top: Seat | null = null;
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerAt(state, seat);
    if (seat === mover || player.space !== space) continue;
    if (top === null || player.height > playerAt(state, top).height) top = seat;
  }
  return top;
}

function push(table: HungerTable, mover: Seat, to: SpaceNo): void {
  const { state } = table;
  const pushed = topOfStack(state) as Seat;
  const player = playerAt(state, pushed);
  const from = player.space;
  putOn(state, player, to);
  if (table.told)
    table.tell({ kind: 'pushed', seat: mover, pushed, from: spaceAt(from).id, to: spaceAt(to).id });
  table.next(PUSH);
  const { playing } = playerAt(state, mover);
  if ((marksOfAll(playing) & GOAT) !== 0)
    for (const card of playing) if (hasMark(card, GOAT)) butt(table, mover, pushed, card);
}

/** TH-10.7: each Goat, for each vampire pushed. */
function butt(table: HungerTable, mover: Seat, pushed: Seat, card: CardNo): void {
  const goat: CardId = cardAt(card).id;
  gainVp(table, mover, abilityOf(card, 'butt')?.vp ?? 0, 'familiars', goat);
  table.next({ step: 'butted', seat: pushed, goat });
}

/** A Spicy Human that stays in play counts (TH-10.7). */
function permanentsOf(state: State, seat: Seat): ChoiceId<'discard'>[] {
  const options: ChoiceId<'discard'>[] = [];
  addCards(options, playerAt(state, seat).playing, discardOption, (card) => hasMark(card, PERMANENT | SPICY));
  return options;
}
