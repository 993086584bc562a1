import type { AbilityId } from '../cards/abilities.ts';
import { VAMPIRE_IDS, VAMPIRES, type VampireId } from '../cards/vampires.ts';
import { holdsAtNight, relicThat } from './city.ts';
import type { State, Vampire } from './state.ts';

/** 7.4: the Signet of the Lost Kin lends the blood abilities of vampires that are not in this game. */

const SIGNET = relicThat('borrow-abilities').id;

/** The vampires whose blood abilities this one can use in its turn, besides its own. */
export function lenders(state: State, vampire: Vampire): readonly VampireId[] {
  return holdsAtNight(state, vampire, SIGNET) ? absent(state) : NOBODY;
}

const NOBODY: readonly VampireId[] = [];

function absent({ vampires }: State): VampireId[] {
  return VAMPIRE_IDS.filter((id) => vampires.every((vampire) => vampire.id !== id));
}

export function isBorrowable(state: State, vampire: Vampire, ability: AbilityId): boolean {
  return lenders(state, vampire).some((id) => VAMPIRES[id].blood === ability);
}
