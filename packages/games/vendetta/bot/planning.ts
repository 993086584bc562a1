import { playerAt } from '@nokturn/engine';
import { CLAN_CARDS, type ClanCardId } from '../cards/clan-cards.ts';
import { PLACES } from '../cards/places.ts';
import type { LocationIndex } from '../rules/state.ts';
import { effectWorth } from './effects.ts';
import { missesItsMoment } from './habits.ts';
import { expectedReward, type Outlook, typicalPower } from './outlook.ts';
import { poolWorth } from './worth.ts';

/** VV-7.15. */
const BLOOD_PER_CARD = 3;

/** The value of playing a card at a Location, with the best amount of blood. */
export function playWorth(outlook: Outlook, card: ClanCardId, location: LocationIndex): number {
  return Math.max(
    facingWorth(outlook, card, location, { faceUp: true, cost: 0 }),
    facingWorth(outlook, card, location, { faceUp: false, cost: 1 }),
  );
}

/** The same if the facing and its cost are known. */
export function facingWorth(
  outlook: Outlook,
  card: ClanCardId,
  location: LocationIndex,
  { faceUp, cost }: { faceUp: boolean; cost: number },
): number {
  const { view, me } = outlook;
  const { pool } = playerAt(view, me);
  if (cost > 0 && pool <= cost) return Number.NEGATIVE_INFINITY;
  const price = poolWorth(view, pool) - poolWorth(view, pool - cost);
  const missed = !faceUp && missesItsMoment(card);
  const effect = missed ? 0 : effectWorth(outlook, card, location);
  const secret = faceUp ? 0 : secrecyWorth(outlook, card);
  return bestBlood(outlook, location, pool - cost, [card]).worth + effect + secret - price;
}

/** The others cannot react to what they do not know; a card that they know to be there is at most a bluff. */
function secrecyWorth({ view, me, turns }: Outlook, card: ClanCardId): number {
  const player = playerAt(view, me);
  const watching = turns.some((left, seat) => seat !== me && left > 0);
  const known = player.known?.includes(card) ?? CLAN_CARDS[card].starter;
  const worth = known ? 0.1 : 0.15 + 0.06 * typicalPower(card, player);
  return watching ? worth : worth / 2;
}

/**
 * How much blood to put beside the seat's cards, and how much more the Location is worth then than without anything
 * new.
 */
export function bestBlood(
  outlook: Outlook,
  location: LocationIndex,
  pool: number,
  cards: readonly ClanCardId[],
  limit = bloodLimit(outlook, location),
): { readonly blood: number; readonly worth: number } {
  const { view } = outlook;
  const before = expectedReward(outlook, location);
  let best = { blood: 0, worth: Number.NEGATIVE_INFINITY };
  for (let blood = 0; blood <= Math.min(limit, Math.max(0, pool - 1)); blood++) {
    const price = poolWorth(view, pool) - poolWorth(view, pool - blood);
    const worth = expectedReward(outlook, location, { cards, blood }) - before - price;
    if (worth > best.worth) best = { blood, worth };
  }
  return best;
}

export function bloodLimit({ view }: Outlook, location: LocationIndex): number {
  const place = view.places[location] ?? null;
  const rule = place === null ? null : PLACES[place].rule;
  return rule?.kind === 'blood-limit' ? rule.limit : BLOOD_PER_CARD;
}
