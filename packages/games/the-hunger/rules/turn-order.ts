import { decision, oneOf, playerAt, type Seat } from '@nokturn/engine';
import { precedenceOf } from './map.ts';
import { beginPrelude } from './prelude.ts';
import { newTurn, type Player, type State } from './state.ts';
import { END_TURN, NEXT_TURN, type Rules } from './work.ts';

/** TH-5: the vampire furthest out acts next. */
export const turnOrderRules: Rules<'next-turn' | 'parasol' | 'turn'> = {
  'next-turn'(table) {
    const seat = nextVampire(table.state);
    if (seat === null) return table.next({ step: 'end-round' });
    const step = table.state.phase === 'parasols' ? 'parasol' : 'turn';
    table.position.work.push(NEXT_TURN, { step, seat });
  },

  /** TH-19.2 (TH-D29). */
  parasol: decision({
    clause: 'TH-19.2',
    to: 'one',
    seat: (_state, { seat }) => seat,
    ask: () => oneOf(['take', 'decline']),
    fallback: () => 'take',
    answered(table, answer, seat) {
      if (answer === 'take') return table.next({ step: 'turn', seat });
      playerAt(table.state, seat).resting = true;
      table.tell({ kind: 'parasol-declined', seat });
    },
  }),

  /** TH-6.1. */
  turn(table, { seat }) {
    const { state } = table;
    state.turn = newTurn(seat, { parasol: state.phase === 'parasols' });
    if (table.told) table.tell({ kind: 'turn', seat });
    table.position.work.push(END_TURN);
    beginPrelude(table);
  },
};

/**
 * The first Active vampire by region, path, pos and stack (TH-5.2 to TH-5.7); null at the end of the round.
 */
function nextVampire(state: State): Seat | null {
  if (state.options.turnOrder === 'frozen') return nextFrozen(state);
  let best: Seat | null = null;
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerAt(state, seat);
    if (!player.resting && (best === null || actsBefore(player, playerAt(state, best)))) best = seat;
  }
  return best;
}

/** Keys are always distinct: no two vampires on a space have the same height. */
function actsBefore(one: Player, other: Player): boolean {
  const [a, b] = [precedenceOf(one.space), precedenceOf(other.space)];
  return a === b ? one.height > other.height : a > b;
}

/** TH-5.8: the order at the start of the round. */
function nextFrozen(state: State): Seat | null {
  return state.frozen.find((seat) => !playerAt(state, seat).resting) ?? null;
}

/** Must be called when all vampires of a round have become Active. */
export function freezeOrder(state: State): void {
  if (state.options.turnOrder !== 'frozen') return;
  const seats = state.players.map((_, seat) => seat).filter((seat) => !playerAt(state, seat).resting);
  state.frozen = seats.sort((a, b) => (actsBefore(playerAt(state, a), playerAt(state, b)) ? -1 : 1));
}
