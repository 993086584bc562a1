import type { ChoiceId } from '@nokturn/engine';
import { ABILITIES, type AbilityId, effectOfAbility } from '../cards/abilities.ts';
import { UNLOCKS } from '../cards/trackers.ts';
import { VAMPIRES } from '../cards/vampires.ts';
import { bruteForceOption, daggerOption } from './choices.ts';
import { holdsAtNight, relicThat } from './city.ts';
import { payDark } from './costs.ts';
import { FACES } from './dice.ts';
import { combatOf, fighterOf } from './fight.ts';
import { isBorrowable } from './signet.ts';
import type { SelectedDie, State, Vampire } from './state.ts';
import type { MastersTable } from './work.ts';

const APPLY = { step: 'combat-apply' } as const;
const MODIFY = { step: 'combat-modify' } as const;
export const DAGGER = relicThat('raise-die-to');

export const BRUTE_FORCE: AbilityId = 'brute-force';
export const FURY: AbilityId = 'warlords-fury';

export const FORCE = effectOfAbility(BRUTE_FORCE, 'raise-die');

/** One option for each distinct count of the selected dice. */
export type Modifier = 'fury' | ChoiceId<'brute-force' | 'dagger'>;

export function modifiersFor(state: State): Modifier[] {
  const fighter = fighterOf(state);
  const options: Modifier[] = [];
  if (canUseForce(state, fighter)) eachCount(state, (counts) => options.push(bruteForceOption(counts)));
  if (canUseFury(state, fighter)) options.push('fury');
  if (canUseDagger(state, fighter)) eachCount(state, (counts) => options.push(daggerOption(counts)));
  return options;
}

/** A 6 cannot be changed (MN-15.4). */
function eachCount(state: State, say: (counts: number) => void): void {
  const { dice } = combatOf(state);
  for (let counts = 1; counts < FACES; counts++) if (dice.some((die) => die.counts === counts)) say(counts);
}

function isLow(state: State): boolean {
  return combatOf(state).dice.some(({ counts }) => counts < FACES);
}

function canUseForce(state: State, fighter: Vampire): boolean {
  if (fighter.blood < ABILITIES[BRUTE_FORCE].cost || !isLow(state)) return false;
  if (VAMPIRES[fighter.id].blood === BRUTE_FORCE) return true;
  return isBorrowable(state, fighter, BRUTE_FORCE);
}

function canUseFury(state: State, fighter: Vampire): boolean {
  if (VAMPIRES[fighter.id].dark !== FURY || fighter.kills < UNLOCKS.dark) return false;
  const { fury, left } = combatOf(state);
  if (fury) return false;
  // MN-15.23: in `ares` it also affects dice still to come.
  return isLow(state) || (state.options.edition === 'ares' && left > 0);
}

function canUseDagger(state: State, fighter: Vampire): boolean {
  return !combatOf(state).daggerUsed && holdsAtNight(state, fighter, DAGGER.id) && isLow(state);
}

/** Abilities and relics of the fighting vampire, if there are any; then the dice are applied. */
export function afterSelection(table: MastersTable): void {
  table.next(APPLY);
  askAgain(table);
}

export function askAgain(table: MastersTable): void {
  if (modifiersFor(table.state).length > 0) table.next(MODIFY);
}

/** Raises the first of the dice with this count. */
export function raiseDie(
  table: MastersTable,
  counts: number,
  to: (counts: number) => number,
  source: AbilityId | (typeof DAGGER)['id'],
): void {
  const combat = combatOf(table.state);
  const at = combat.dice.findIndex((die) => die.counts === counts);
  const { value } = combat.dice[at] as SelectedDie;
  const after = to(counts);
  combat.dice = combat.dice.map((die, i) => (i === at ? { value, counts: after } : die));
  table.tell({
    kind: 'die-modified',
    vampire: fighterOf(table.state).id,
    value,
    before: counts,
    after,
    source,
  });
}

/** Whether the next die counts as 6: Warlord's Fury works only while its owner fights. */
export function isFurious(state: State): boolean {
  return combatOf(state).fury && VAMPIRES[fighterOf(state).id].dark === FURY;
}

/** MN-15.15. */
export function becomeFurious(table: MastersTable, bloodPoints: number): void {
  const { state } = table;
  const combat = combatOf(state);
  if (!payDark(table, combat.fighter, FURY, bloodPoints)) return;
  combat.fury = true;
  combat.dice = combat.dice.map(({ value }) => ({ value, counts: FACES }));
  table.tell({
    kind: 'fury',
    vampire: fighterOf(state).id,
    dice: combat.dice.map(({ value }) => value),
  });
  askAgain(table);
}
