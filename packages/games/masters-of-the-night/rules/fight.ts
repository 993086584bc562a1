import { addKills, removeAgents } from './changes.ts';
import { vampireAt } from './city.ts';
import { isInForce } from './in-force.ts';
import type { Combat, SelectedDie, State } from './state.ts';
import type { MastersTable } from './work.ts';

/** MN-10: the current combat, for all rules involved in it. */

export function combatOf({ combat }: State): Combat {
  if (combat === null) throw new Error('there is no combat');
  return combat;
}

export function fighterOf(state: State) {
  return vampireAt(state, combatOf(state).fighter);
}

export const NO_DICE: readonly SelectedDie[] = [];

/** MN-10.4: the blood cost of a die; Silver Bullets. */
export function bloodFor(state: State, counts: number): number {
  if (counts >= 5) return 0;
  return counts <= 2 && isInForce(state, 'low-dice-cost-more') ? 2 : 1;
}

/** MN-10.4. */
export function removes(counts: number): boolean {
  return counts >= 3;
}

/** Exposed agents leave the district; they are credited at once (`ares`), or at the end (`igrology`). */
export function removeInCombat(table: MastersTable, count: number, source: 'trade' | 'combat'): void {
  const { state } = table;
  const combat = combatOf(state);
  if (count === 0) return;
  combat.removed += count;
  removeAgents(table, combat.district, { hidden: 0, exposed: count }, source);
  if (state.options.edition === 'ares') credit(table, count);
}

/** MN-14.9. */
export function credit(table: MastersTable, count: number): void {
  const combat = combatOf(table.state);
  if (count === 0) return;
  combat.credited = combat.credited.map((agents, i) => (i === combat.fighter ? agents + count : agents));
  addKills(table, combat.fighter, count, 'combat');
}
