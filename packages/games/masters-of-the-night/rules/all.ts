import type { Work } from '@nokturn/engine';
import { actionRules } from './actions.ts';
import { bloodAbilityRules } from './blood-abilities.ts';
import { combatRules } from './combat.ts';
import { aresRules } from './combat-ares.ts';
import { igrologyRules } from './combat-igrology.ts';
import { darkAbilityRules } from './dark-abilities.ts';
import { dayRules } from './day.ts';
import { diceRules } from './dice.ts';
import { eventRules } from './events.ts';
import { exchangeRules } from './exchange.ts';
import type { MastersHappening } from './happenings.ts';
import { huntRules } from './hunt.ts';
import { modifierRules } from './modifying.ts';
import { mostRules } from './most.ts';
import { movementRules } from './movement.ts';
import { museumRules } from './museum.ts';
import { nightRules } from './night.ts';
import { nightEffectRules } from './night-effects.ts';
import { payingRules } from './paying.ts';
import { placingRules } from './placing.ts';
import { roundRules } from './round.ts';
import type { State } from './state.ts';
import { textMoveRules } from './text-moves.ts';
import { textRules } from './texts.ts';
import type { MastersFrame } from './work.ts';

/** All rules: the work of each step, and the seat that makes each decision. */
export const allRules: Work<State, MastersFrame, MastersHappening> = {
  ...roundRules,
  ...dayRules,
  ...museumRules,
  ...eventRules,
  ...placingRules,
  ...mostRules,
  ...textRules,
  ...textMoveRules,
  ...huntRules,
  ...combatRules,
  ...aresRules,
  ...igrologyRules,
  ...modifierRules,
  ...nightRules,
  ...actionRules,
  ...movementRules,
  ...nightEffectRules,
  ...diceRules,
  ...payingRules,
  ...bloodAbilityRules,
  ...darkAbilityRules,
  ...exchangeRules,
};
