import { CHARACTERS } from '../cards/characters.ts';
import { equipmentOf, has } from '../rules/equipment.ts';
import { characterOf } from '../rules/seats.ts';
import type { Player } from '../rules/state.ts';

/** The share of equipment's bonus that takes effect: an attack with a base of 0 deals nothing (LN-9.12). */
const ARRIVING = 0.8;
/** How much higher the d4 alone is, on average, than the difference between the dice. */
const D4_ALONE = 0.7;

/** Points that an attack deals beyond bare hands, once its owner has shown their face. */
export function powerOf(player: Player): number {
  if (player.equipment.length === 0) return 0;
  const { party } = characterOf(player);
  const added = player.equipment.reduce((sum, card) => {
    const { attack = 0, attackFor = party } = equipmentOf(card);
    return attackFor === party ? sum + attack : sum;
  }, 0);
  return ARRIVING * added + (has(player, 'dice') ? D4_ALONE : 0);
}

/** Whether a player's attacks deal more once the face is shown. */
export function gainsPowerByFace({ character, equipment }: Pick<Player, 'character' | 'equipment'>): boolean {
  const { party } = CHARACTERS[character];
  return equipment.some((card) => equipmentOf(card).attackFor === party);
}
