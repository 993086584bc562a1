import type { Seat } from '@nokturn/engine';
import { type CardId, cardNo } from '../cards/cards.ts';
import { regionOf } from '../rules/map.ts';
import { huntedValue, huntingVp, isHuman } from '../rules/marks.ts';
import type { HungerView } from '../secrets.ts';

/**
 * The points this seat would get for hunting these cards where it stands, while it can still hunt in its turn
 * (TH-12.11).
 */
export function worthOf(
  { turn, players }: HungerView,
  seat: Seat | null,
  cards: readonly CardId[],
): number | null {
  const player = seat === null ? undefined : players[seat];
  if (turn?.seat !== seat || !player || turn.step !== 'action') return null;
  const region = regionOf(player.space);
  const hunger = player.playing.reduce((sum, card) => sum + huntingVp(card), 0);
  return cards.reduce((sum, id) => {
    const card = cardNo(id);
    return isHuman(card) ? sum + huntedValue(card, region) + hunger : sum;
  }, 0);
}
