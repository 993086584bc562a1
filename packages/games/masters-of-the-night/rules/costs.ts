import { ABILITIES, type AbilityId } from '../cards/abilities.ts';
import type { VampireNumber } from '../cards/vampires.ts';
import { payBlood } from './changes.ts';
import { relicThat, vampireAt } from './city.ts';
import { lowerVeil } from './veil.ts';
import type { MastersTable } from './work.ts';

/** MN-9.15: the cost of abilities. */

export const MASK = relicThat('pay-veil-with-blood');

/** MN-9.15: blood first, then veil. Returns whether the game goes on (MN-4.5). */
export function payDark(
  table: MastersTable,
  vampire: VampireNumber,
  ability: AbilityId,
  bloodPoints: number,
): boolean {
  const blood = bloodPoints * MASK.effect.blood;
  const veil = ABILITIES[ability].cost - bloodPoints;
  table.tell({ kind: 'ability', vampire: vampireAt(table.state, vampire).id, ability, blood, veil });
  payBlood(table, vampire, blood, ability);
  return veil === 0 || lowerVeil(table, veil, ability);
}

export function payForBlood(table: MastersTable, vampire: VampireNumber, ability: AbilityId): void {
  const blood = ABILITIES[ability].cost;
  table.tell({ kind: 'ability', vampire: vampireAt(table.state, vampire).id, ability, blood, veil: 0 });
  payBlood(table, vampire, blood, ability);
}
