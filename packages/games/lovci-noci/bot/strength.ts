import { CHARACTERS } from '../cards/characters.ts';
import { equipmentOf, has } from '../rules/equipment.ts';
import { characterOf } from '../rules/seats.ts';
import type { Player } from '../rules/state.ts';

/** How many points of what equipment adds arrive: an attack whose base is 0 deals nothing (LN-9.12). */
const ARRIVING = 0.8;
/** How much more than the difference of both dice the d4 alone shows. */
const D4_ALONE = 0.7;

/** Points that an attack deals beyond what bare hands do, once its owner has shown a face. */
export function powerOf(player: Player): number {
  if (player.equipment.length === 0) return 0;
  const { party } = characterOf(player);
  const added = player.equipment.reduce((sum, card) => {
    const { attack = 0, attackFor = party } = equipmentOf(card);
    return attackFor === party ? sum + attack : sum;
  }, 0);
  return ARRIVING * added + (has(player, 'dice') ? D4_ALONE : 0);
}

/** Whether the attacks of a player deal more once the face is shown. */
export function gainsPowerByFace({ character, equipment }: Pick<Player, 'character' | 'equipment'>): boolean {
  const { party } = CHARACTERS[character];
  return equipment.some((card) => equipmentOf(card).attackFor === party);
}
