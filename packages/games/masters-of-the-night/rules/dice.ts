import type { ChoiceId } from '@nokturn/engine';
import type { EventId } from '../cards/events.ts';
import { START } from '../cards/trackers.ts';
import { dieOption } from './choices.ts';
import type { State } from './state.ts';
import type { MastersTable, Rules } from './work.ts';

/** MN-3: the dice reserve. Dice of one value are identical (MN-3.8), so they are counted by value. */

export const FACES = 6;

/** No dice of any value; index 0 is not used. */
export function noDice(): number[] {
  return [0, 0, 0, 0, 0, 0, 0];
}

export const diceRules: Rules<'roll-if-empty'> = {
  'roll-if-empty': rollIfEmpty,
};

function diceIn(dice: readonly number[]): number {
  let count = 0;
  for (let value = 1; value <= FACES; value++) count += dice[value] as number;
  return count;
}

/** MN-3.3: all dice are rolled at once. */
function rollAll(table: MastersTable): void {
  const { state } = table;
  state.aside.fill(0);
  roll(table, START.dicePerVampire * state.vampires.length, 'empty');
}

export function rollIfEmpty(table: MastersTable): void {
  if (diceIn(table.state.reserve) === 0) rollAll(table);
}

/** Only the dice of the reserve; the others stay set aside. */
export function rollReserve(table: MastersTable, event: EventId): void {
  roll(table, diceIn(table.state.reserve), event);
}

function roll(table: MastersTable, count: number, source: 'empty' | EventId): void {
  const { reserve } = table.state;
  reserve.fill(0);
  const dice: number[] = [];
  for (let i = 0; i < count; i++) {
    const value = table.die(FACES);
    reserve[value] = (reserve[value] as number) + 1;
    dice.push(value);
  }
  table.tell({ kind: 'rolled', dice, source });
}

/** MN-3.2. */
export function setAside({ reserve, aside }: State, value: number): void {
  reserve[value] = (reserve[value] as number) - 1;
  aside[value] = (aside[value] as number) + 1;
}

/** A die of the reserve is turned to another value. */
export function turnDie({ reserve }: State, value: number, face: number): void {
  reserve[value] = (reserve[value] as number) - 1;
  reserve[face] = (reserve[face] as number) + 1;
}

/** One option for each value in the reserve. */
export function dieOptions({ reserve }: State): ChoiceId<'die'>[] {
  const options: ChoiceId<'die'>[] = [];
  for (let value = 1; value <= FACES; value++)
    if ((reserve[value] as number) > 0) options.push(dieOption(value));
  return options;
}

/** MN-7.8. */
export function lowestDie({ reserve }: State): number {
  for (let value = 1; value <= FACES; value++) if ((reserve[value] as number) > 0) return value;
  throw new Error('the reserve is empty');
}

/** MN-3.5. */
export function clamp(value: number): number {
  return Math.min(FACES, Math.max(1, value));
}
