import { type Danger, type Equipment, OPEN_CARDS, type OpenId } from '../cards/open.ts';
import { characterOf, countOf, isLiving } from './seats.ts';
import type { Player } from './state.ts';

/**
 * LN-7: what equipment does for its owner. The effect of each card is defined with the cards; it works for living
 * players only (LN-10.21).
 */

/** The owner of equipment: a player, or the visible part of one. */
export type Owner = Pick<Player, 'equipment' | 'eliminated'>;

/** A player's first card with this effect, or null. */
export function cardThat(owner: Owner, does: (equipment: Equipment) => unknown): OpenId | null {
  if (owner.equipment.length === 0 || owner.eliminated > 0) return null;
  return owner.equipment.find((card) => does(equipmentOf(card))) ?? null;
}

/** Whether any of a player's equipment has this effect. */
export function has(owner: Owner, power: keyof Equipment): boolean {
  return cardThat(owner, (equipment) => equipment[power] !== undefined) !== null;
}

export function wardOf(owner: Owner, danger: string): OpenId | null {
  return cardThat(owner, ({ wards }) => wards?.includes(danger as Danger));
}

/** LN-9.13: what all copies of one card add to their owner's attacks. */
export function attackBonusOf(player: Player, card: OpenId): number {
  const { attack = 0, attackFor } = equipmentOf(card);
  if (attack === 0 || !isLiving(player)) return 0;
  if (attackFor !== undefined && !(player.revealed && characterOf(player).party === attackFor)) return 0;
  return attack * countOf(player, card);
}

/** LN-9.14. */
export function armourOf({ equipment, eliminated }: Owner): number {
  if (eliminated > 0) return 0;
  return equipment.reduce((sum, card) => sum + (equipmentOf(card).armour ?? 0), 0);
}

export function equipmentOf(card: OpenId): Equipment {
  return OPEN_CARDS[card].does ?? NOTHING;
}

const NOTHING: Equipment = {};
