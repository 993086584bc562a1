import { type ChoiceId, decision, oneOf, upTo } from '@nokturn/engine';
import { districtId } from '../cards/districts.ts';
import type { VampireNumber } from '../cards/vampires.ts';
import { removeMinions } from './changes.ts';
import { dieOption } from './choices.ts';
import { districtAt, sigilPlace, sigilThat, vampireAt } from './city.ts';
import { applyDie, nextDieInAres } from './combat-ares.ts';
import { applyDice, nextDieInIgrology } from './combat-igrology.ts';
import { clamp, dieOptions, FACES, lowestDie, setAside } from './dice.ts';
import { combatOf, fighterOf, NO_DICE, removeInCombat } from './fight.ts';
import { holdsInDistrict } from './in-force.ts';
import { settleCombat } from './lying.ts';
import { afterSelection, isFurious } from './modifiers.ts';
import type { State } from './state.ts';
import type { MastersTable, Rules } from './work.ts';

/** MN-10: the parts of combat that are the same in both editions. */
export const combatRules: Rules<
  'combat-trade' | 'combat-next' | 'combat-die' | 'combat-apply' | 'combat-over'
> = {
  /** MN-10.2, MN-10.8. */
  'combat-trade': decision({
    clause: 'MN-10.2',
    to: 'one',
    openOptions: true,
    seat: (state) => fighterOf(state).seat,
    ask: (state) => upTo(mostTraded(state)),
    fallback: () => 0,
    answered(table, count) {
      const { state } = table;
      const combat = combatOf(state);
      const { exposed } = districtAt(state, combat.district);
      combat.left = exposed - count;
      table.next(NEXT, OVER);
      if (count === 0) return;
      table.tell({
        kind: 'traded',
        vampire: fighterOf(state).id,
        district: districtId(combat.district),
        count,
        dice: combat.left,
      });
      removeMinions(table, combat.district, count, 'trade');
      removeInCombat(table, count, 'trade');
    },
  }),

  'combat-next'(table) {
    if (table.state.options.edition === 'ares') nextDieInAres(table);
    else nextDieInIgrology(table);
  },

  /** MN-10.5, MN-7.8. */
  'combat-die': decision({
    clause: 'MN-10.5',
    to: 'one',
    openOptions: true,
    seat: (state) => fighterOf(state).seat,
    ask: (state) => oneOf(selectable(state)),
    fallback: (state) => selectable(state).at(-1) as ChoiceId<'die'>,
    answered: (table, answer) => select(table, dieOption.chosen(answer)),
  }),

  'combat-apply'(table) {
    if (table.state.options.edition === 'ares') applyDie(table);
    else applyDice(table);
  },

  /** Lying cards are checked once, after everything has been counted (MN-10.10). */
  'combat-over'(table) {
    const { state } = table;
    const { district, removed, credited, day } = combatOf(state);
    state.combat = null;
    table.tell({
      kind: 'combat-over',
      district: districtId(district),
      removed,
      left: districtAt(state, district).exposed,
      vampires: state.vampires.map(({ id }) => id),
      credited,
      day,
    });
    settleCombat(table, credited);
  },
};

const TRADE = { step: 'combat-trade' } as const;
const NEXT = { step: 'combat-next' } as const;
const OVER = { step: 'combat-over' } as const;

export function startCombat(table: MastersTable, fighter: VampireNumber, { day }: { day: boolean }): void {
  const { state } = table;
  const { at, id } = vampireAt(state, fighter);
  const { exposed, minions } = districtAt(state, at);
  state.combat = {
    district: at,
    day,
    fighter,
    left: exposed,
    removed: 0,
    dice: NO_DICE,
    fury: false,
    daggerUsed: false,
    due: 0,
    credited: state.vampires.map(() => 0),
  };
  table.tell({ kind: 'combat', vampire: id, district: districtId(at), agents: exposed, minions, day });
  table.next(TRADE);
}

function mostTraded(state: State): number {
  const { minions, exposed } = districtAt(state, combatOf(state).district);
  return Math.min(minions, exposed);
}

function selectable(state: State): ChoiceId<'die'>[] {
  return combatOf(state).day ? [dieOption(lowestDie(state))] : dieOptions(state);
}

/** MN-3.7: standing modifiers first. */
function select(table: MastersTable, value: number): void {
  const { state } = table;
  const combat = combatOf(state);
  setAside(state, value);
  combat.left--;
  const counts = countsFor(state, value);
  const die = { value, counts };
  const ares = state.options.edition === 'ares';
  combat.dice = ares ? [die] : [...combat.dice, die];
  table.tell({ kind: 'die-selected', vampire: fighterOf(state).id, value, counts, left: combat.left });
  if (ares) afterSelection(table);
  else table.next(NEXT);
}

/** What a die counts when it is selected: changed by fury, or by effects in the district. */
export function countsFor(state: State, value: number): number {
  return isFurious(state) ? FACES : clamp(value + standing(state));
}

const WAR = sigilThat('dice-higher').effect;

/** Sigil of War and The Inquisitor. */
function standing(state: State): number {
  const { district } = combatOf(state);
  const higher = sigilPlace(state, 'dice-higher') === district ? WAR.by : 0;
  return holdsInDistrict(state, district, 'dice-lower') ? higher - 1 : higher;
}
