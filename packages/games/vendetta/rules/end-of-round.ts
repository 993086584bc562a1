import { decision, oneOf, playerAt } from '@nokturn/engine';
import type { ClanCardId } from '../cards/clan-cards.ts';
import { cardOption } from './choices.ts';
import { endGame, scoreOf } from './scoring.ts';
import { isActive, playerOrder } from './seats.ts';
import type { Deployed, State } from './state.ts';
import type { Rules } from './work.ts';

/** VV-1.1. */
export const ROUNDS = 3;

/** VV-19: the End of the Round; after the last one the game ends instead (VV-3.3, VV-20.1). */
export const endOfRoundRules: Rules<'end-of-round' | 'bane-return' | 'round-over'> = {
  'end-of-round'(table) {
    const { state } = table;
    if (state.round === ROUNDS) return endGame(table, 'rounds');
    state.phase = 'end-of-round';
    table.next({ step: 'round-over' });
    clearTable(state);
    const { banes } = state;
    state.banes = [];
    table.next(...banes.map((seat) => ({ step: 'bane-return', seat }) as const));
  },

  /** VV-19.4, VV-19.5. */
  'bane-return': decision({
    clause: 'VV-19.4',
    to: 'one',
    seat: (state, { seat }) => (isActive(state, seat) && playerAt(state, seat).hand.length > 0 ? seat : null),
    ask: (state, seat) => oneOf(playerAt(state, seat).hand.map(cardOption)),
    fallback: (state, seat) => cardOption(playerAt(state, seat).hand[0] as ClanCardId),
    answered(table, answer, seat) {
      const player = playerAt(table.state, seat);
      const card = cardOption.chosen(answer);
      player.hand = player.hand.filter((one) => one !== card);
      player.deck = table.shuffle([...player.bottom, ...player.deck, card]);
      player.bottom = [];
      // VV-R75: nobody can be sure any more about the cards in this hand.
      player.known = [];
      table.tell({ kind: 'shuffled-in', seat, card });
    },
  }),

  'round-over'(table) {
    const { state } = table;
    if (table.told) {
      const scores = state.players.map((_, seat) => scoreOf(state, seat).total);
      table.tell({ kind: 'round-over', round: state.round, scores });
    }
    table.next({ step: 'round' });
  },
};

/** VV-19.1 to VV-19.3, in the order of VV-10.17; cards set aside come last (VV-8.20). */
function clearTable(state: State): void {
  const seats = playerOrder(state);
  for (const row of state.positions)
    for (const seat of seats) {
      const position = row[seat] as (typeof row)[number];
      for (const deployed of position.cards) goHome(state, deployed);
      position.cards = [];
      position.blood = 0;
    }
  for (const deployed of state.aside) goHome(state, deployed);
  state.aside = [];
  for (const player of state.players) player.flipped = 0;
}

/** VV-10.12: to its owner's hand, or out of the game if the owner is eliminated (VV-8.20). */
export function goHome(state: State, { card, owner }: Deployed): void {
  const player = playerAt(state, owner);
  if (isActive(state, owner)) player.hand = [...player.hand, card];
  else state.out = { ...state.out, clanCards: [...state.out.clanCards, card] };
}
