import { type ChoiceId, decision, oneOf, playerAt, type Seat, type SeatAnswer, upTo } from '@nokturn/engine';
import { lose, playBlood } from '../../rules/blood.ts';
import { cardOption } from '../../rules/choices.ts';
import { locationId, positionAt, rivalsOf, turnDown } from '../../rules/positions.ts';
import { inTieOrder, isActive, playerOrder } from '../../rules/seats.ts';
import type { State } from '../../rules/state.ts';
import { aim } from '../../rules/teams.ts';
import type { Effect, Rules, VendettaTable } from '../../rules/work.ts';

/** Everybody here bids in secret; the lowest bidder turns a card face down; you play your bid, the others Lose theirs. */
export function holdAuction(table: VendettaTable, effect: Effect): void {
  const targets = rivalsOf(table.state, effect.controller, effect.location);
  if (targets.length > 0) aim(table, { step: 'auction-bid', effect, targets });
}

export const auctionRules: Rules<'auction-bid' | 'auction-flip' | 'auction-payment'> = {
  /** VV-R54: from 0 to the Pool less 1. */
  'auction-bid': decision({
    clause: 'VV-R54',
    to: 'several',
    seats: (state, { effect, targets }) =>
      targets.length === 0 || !isActive(state, effect.controller)
        ? []
        : playerOrder(state).filter((seat) => seat === effect.controller || targets.includes(seat)),
    ask: (state, seat) => upTo(playerAt(state, seat).pool - 1),
    fallback: () => 0,
    answered(table, answers, { effect }) {
      const seats = answers.map(({ seat }) => seat);
      const bids = answers.map(({ answer }) => answer);
      const lowest = lowestBidder(table.state, answers);
      const location = locationId(table.state, effect.location);
      table.tell({ kind: 'bids', location, seats, bids, lowest });
      table.next(
        { step: 'auction-flip', effect, seat: lowest },
        { step: 'auction-payment', effect, seats, bids },
      );
    },
  }),

  'auction-flip': decision({
    clause: 'VV-R53',
    to: 'one',
    openOptions: true,
    seat: (state, { effect, seat }) => (faceUpOptions(state, effect, seat).length > 0 ? seat : null),
    ask: (state, seat, { effect }) => oneOf(faceUpOptions(state, effect, seat)),
    fallback: (state, seat, { effect }) => faceUpOptions(state, effect, seat)[0] as ChoiceId<'card'>,
    answered(table, answer, seat, { effect }) {
      const { state } = table;
      const card = cardOption.chosen(answer);
      turnDown(positionAt(state, effect.location, seat), card);
      const location = locationId(state, effect.location);
      table.tell({ kind: 'turned-down', seat, location, card, source: effect.card });
    },
  }),

  /** One bid after the other, the controller's first; each is finished before the next. */
  'auction-payment'(table, { effect, seats, bids }) {
    const { controller, location, card } = effect;
    const { state } = table;
    if (!isActive(state, controller)) return;
    const own = seats.indexOf(controller);
    const at = Math.max(0, own);
    const seat = seats[at];
    if (seat === undefined) return;
    const bid = bids[at] as number;
    const rest = <T>(list: readonly T[]) => list.filter((_, i) => i !== at);
    table.next({ step: 'auction-payment', effect, seats: rest(seats), bids: rest(bids) });
    if (bid === 0 || !isActive(state, seat)) return;
    if (seat === controller) playBlood(table, seat, location, bid, card);
    else lose(table, effect, seat, bid);
  },
};

/** Among several lowest bids, the latest in player order, but never the seat that wins every tie (VV-1.4, VV-R53). */
function lowestBidder(state: State, answers: readonly SeatAnswer<number>[]): Seat {
  const least = Math.min(...answers.map(({ answer }) => answer));
  const tied = answers.filter(({ answer }) => answer === least).map(({ seat }) => seat);
  return inTieOrder(state, tied).at(-1) as Seat;
}

function faceUpOptions(state: State, { location }: Effect, seat: Seat): ChoiceId<'card'>[] {
  const options: ChoiceId<'card'>[] = [];
  for (const { card, faceUp } of positionAt(state, location, seat).cards)
    if (faceUp) options.push(cardOption(card));
  return options;
}
