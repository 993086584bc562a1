import { type AskOne, type ChoiceId, oneOf, type Seat } from '@nokturn/engine';
import { type ClanCardId, clanCardOf } from '../cards/clan-cards.ts';
import { cardOption } from './choices.ts';
import { isPresent, positionAt } from './positions.ts';
import { startProgram } from './programs.ts';
import { isActive, playerOrder } from './seats.ts';
import type { Deployed, LocationIndex, State } from './state.ts';
import type { Rules, SharedDecision, VendettaTable } from './work.ts';

type Part = 'preparation' | 'aftermath';

/** VV-14, VV-17: the two Steps in which seat after seat resolves its cards, from the Ambition holder clockwise. */
export const partRules: Rules<'preparation' | 'aftermath' | 'part' | 'prep-order' | 'after-order'> = {
  preparation: (table, { location }) => everyPart(table, 'preparation', location),
  aftermath: (table, { location }) => everyPart(table, 'aftermath', location),

  /** One card after the other, until none are left; cards that arrive meanwhile join in (VV-10.14). */
  part(table, { of, seat, location }) {
    const { state } = table;
    if (!isActive(state, seat) || !isPresent(state, location, seat)) return;
    if (state.here.skipping.includes(seat)) return;
    if (unresolved(state, of, seat, location).length === 0) return;
    table.next({ step: of === 'preparation' ? 'prep-order' : 'after-order', seat, location });
  },

  'prep-order': order('preparation', 'VV-14.1'),
  'after-order': order('aftermath', 'VV-17.1'),
};

function everyPart(table: VendettaTable, of: Part, location: LocationIndex): void {
  const { state } = table;
  state.stage = of;
  state.here = { ...state.here, resolved: [] };
  const seats = playerOrder(state);
  for (let i = seats.length - 1; i >= 0; i--)
    table.next({ step: 'part', of, seat: seats[i] as Seat, location });
}

/** Face-up cards of this Step that have not yet been resolved in it (VV-10.13), in order of deployment. */
function unresolved(state: State, of: Part, seat: Seat, location: LocationIndex): ClanCardId[] {
  const { cards } = positionAt(state, location, seat);
  const found: ClanCardId[] = [];
  for (let i = 0; i < cards.length; i++) {
    const { card, faceUp } = cards[i] as Deployed;
    if (faceUp && clanCardOf(card).type === of && !state.here.resolved.includes(card)) found.push(card);
  }
  return found;
}

function order(
  of: Part,
  clause: string,
): SharedDecision<{ seat: Seat; location: LocationIndex }, AskOne<ChoiceId<'card'>>> {
  return {
    clause,
    to: 'one',
    openOptions: true,
    seat: (_state, { seat }) => seat,
    ask: (state, seat, { location }) => oneOf(unresolved(state, of, seat, location).map(cardOption)),
    fallback: (state, seat, { location }) =>
      cardOption(unresolved(state, of, seat, location)[0] as ClanCardId),
    answered(table, answer, seat, { location }) {
      const { state } = table;
      const card = cardOption.chosen(answer);
      state.here = { ...state.here, resolved: [...state.here.resolved, card] };
      table.next({ step: 'part', of, seat, location });
      startProgram(table, { card, controller: seat, location });
    },
  };
}
