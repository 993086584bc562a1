import { type Barred, type ChoiceId, playerAt, type Seat } from '@nokturn/engine';
import { canSpend, spend } from './blood.ts';
import { barred, lookAt, type Spot } from './choices.ts';
import { hold, knowsFace, locationId, paidCard, positionAt } from './positions.ts';
import { allyThat } from './seats.ts';
import type { Deployed, LocationIndex, State } from './state.ts';
import type { VendettaTable } from './work.ts';

/** Ambrus Maropis: pay blood to look at a face-down card (VV-7.22, VV-12.2). */

/** The face-down cards that a seat does not know, at one Location or (null) anywhere. */
export function unknownCards(state: State, seat: Seat, only: LocationIndex | null): Spot[] {
  const spots: Spot[] = [];
  state.positions.forEach((row, location) => {
    if (only !== null && location !== only) return;
    row.forEach(({ cards }, controller) => {
      cards.forEach((deployed, number) => {
        if (!knowsFace(state, deployed, controller, seat)) spots.push({ location, seat: controller, number });
      });
    });
  });
  return spots;
}

export function isSomethingUnknown(state: State, seat: Seat, only: LocationIndex | null): boolean {
  const { positions, players } = state;
  for (let location = 0; location < positions.length; location++) {
    if (only !== null && location !== only) continue;
    for (let controller = 0; controller < players.length; controller++) {
      const { cards } = positionAt(state, location, controller);
      for (let i = 0; i < cards.length; i++)
        if (!knowsFace(state, cards[i] as Deployed, controller, seat)) return true;
    }
  }
  return false;
}

/** The price of a look; null if the seat does not have Ambrus Maropis. */
function priceOfLook(state: State, seat: Seat): number | null {
  return allyThat(playerAt(state, seat), 'looks')?.ability.price ?? null;
}

export function canLook(state: State, seat: Seat, only: LocationIndex | null): boolean {
  const price = priceOfLook(state, seat);
  if (price === null || !canSpend(playerAt(state, seat).pool, price)) return false;
  return isSomethingUnknown(state, seat, only);
}

export function lookOptions(state: State, seat: Seat, only: LocationIndex | null): ChoiceId<'look'>[] {
  return unknownCards(state, seat, only).map((spot) => lookAt.option(state, spot));
}

/** The Spend happens at the Location of the card, and all its consequences come before the look (VV-R79). */
export function payForLook(table: VendettaTable, seat: Seat, spot: Spot): void {
  const { state } = table;
  const ally = allyThat(playerAt(state, seat), 'looks');
  if (ally === null) return;
  hold(positionAt(state, spot.location, spot.seat), spot.number, 'paid');
  table.next({ step: 'look', seat });
  spend(table, seat, ally.ability.price, spot.location, ally.id);
}

/** VV-R79: the seat looks at the card that was paid for, if it is still there. */
export function lookAtPaid(table: VendettaTable, { seat }: { readonly seat: Seat }): void {
  const { state } = table;
  const spot = paidCard(state);
  if (spot === null) return;
  hold(positionAt(state, spot.location, spot.seat), spot.number, null);
  const card = see(state, seat, spot);
  const location = locationId(state, spot.location);
  table.tell({ kind: 'looked', seat, at: spot.seat, location, number: spot.number, card });
}

/** From now on the seat knows this card for as long as it lies there. */
export function see(
  state: State,
  seat: Seat,
  { location, seat: controller, number }: Spot,
): Deployed['card'] {
  const position = positionAt(state, location, controller);
  const deployed = position.cards[number] as Deployed;
  const seen: Deployed = { ...deployed, seenBy: [...deployed.seenBy, seat] };
  position.cards = position.cards.map((one) => (one === deployed ? seen : one));
  return deployed.card;
}

/** Only players with Ambrus Maropis are told why they cannot use him. */
export function barredLook(state: State, seat: Seat): Barred[] {
  const price = priceOfLook(state, seat);
  if (price === null || canLook(state, seat, null)) return [];
  return canSpend(playerAt(state, seat).pool, price)
    ? [barred('look', 'nothing-to-look-at', 'VV-7.22')]
    : [barred('look', 'look-too-dear', 'VV-9.2')];
}
