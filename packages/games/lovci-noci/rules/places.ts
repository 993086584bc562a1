import {
  type Barred,
  type ChoiceId,
  decision,
  type OptionId,
  oneOf,
  playerAt,
  type Seat,
} from '@nokturn/engine';
import type { Colour } from '../cards/colours.ts';
import { PLACES, type PlaceId } from '../cards/places.ts';
import { canDraw, transfer } from './cards.ts';
import { barred, cardOption, cardOptions, seatOption } from './choices.ts';
import { deal } from './damage.ts';
import { drawOpenCard } from './events.ts';
import { checkGoals } from './goals.ts';
import { heal } from './healing.ts';
import { drawProphecy } from './prophecy.ts';
import { anyTimeBarred, anyTimeOptions, isAnyTime, revealOrUse } from './reveal.ts';
import { equippedOthers, livingFromLeftOf, othersFromLeftOf } from './seats.ts';
import type { State } from './state.ts';
import type { LovciTable, Rules } from './work.ts';

/** LN-6.7: what the Enchanted Tree does. */
const TREE_HURT = 2;
const TREE_HEAL = 1;

const DRAW = { green: 'draw-green', blue: 'draw-blue', red: 'draw-red' } as const satisfies Record<
  Colour,
  OptionId
>;

type Offer = 'hurt' | 'heal' | 'steal' | (typeof DRAW)[Colour];

/** LN-6: places. */
export const placeRules: Rules<'place' | 'tree-target' | 'steal-from' | 'steal-card'> = {
  /** LN-4.4, LN-6.11, LN-6.13: step 2 is skipped if the place offers nothing. */
  place: decision({
    clause: 'LN-6.1',
    to: 'one',
    seat: (state) => (offersSomething(state) ? state.active : null),
    ask: (state, seat) => oneOf(['skip', ...offers(state), ...anyTimeOptions(state, seat)]),
    fallback: () => 'skip',
    barred: (state, seat) => [...barredAtPlace(state), ...anyTimeBarred(state, seat)],
    answered(table, answer, seat) {
      if (isAnyTime(answer)) revealOrUse(table, seat, answer, { step: 'place' });
      else usePlace(table, seat, answer);
    },
  }),

  /** LN-6.7, LN-6.8. */
  'tree-target': decision({
    clause: 'LN-6.7',
    to: 'one',
    seat: (state) => state.active,
    ask: (state, seat, { effect }) => oneOf(treeTargets(state, seat, effect).map(seatOption)),
    fallback: (state, seat, { effect }) => {
      const targets = treeTargets(state, seat, effect);
      const own = effect === 'heal' && targets.includes(seat);
      return seatOption(own ? seat : (targets[0] as Seat));
    },
    barred: (state, seat, { effect }) =>
      effect === 'hurt'
        ? []
        : livingFromLeftOf(state, seat)
            .filter((other) => playerAt(state, other).damage === 0)
            .map((other) => barred(seatOption(other), 'not-hurt', 'LN-6.8')),
    answered(table, answer, seat, { effect }) {
      const target = seatOption.chosen(answer);
      if (effect === 'heal') heal(table, target, TREE_HEAL, 'enchanted-tree');
      else deal(table, seat, 'enchanted-tree', [{ seat: target, amount: TREE_HURT }]);
    },
  }),

  /** LN-6.10, and Pickpocket. */
  'steal-from': decision({
    clause: 'LN-6.10',
    to: 'one',
    seat: (state) => state.active,
    ask: (state, seat) => {
      const targets = equippedOthers(state, seat).map(seatOption);
      return oneOf(state.resolving === null ? targets : [...targets, 'decline']);
    },
    fallback: (state, seat) =>
      state.resolving === null ? seatOption(equippedOthers(state, seat)[0] as Seat) : 'decline',
    barred: (state, seat) =>
      othersFromLeftOf(state, seat)
        .filter((other) => playerAt(state, other).equipment.length === 0)
        .map((other) => barred(seatOption(other), 'no-equipment', 'LN-6.10')),
    answered(table, answer, seat) {
      const { resolving } = table.state;
      if (answer !== 'decline') table.next({ step: 'steal-card', from: seatOption.chosen(answer) });
      else if (resolving !== null) table.tell({ kind: 'declined', seat, card: resolving });
    },
  }),

  'steal-card': decision({
    clause: 'LN-6.10',
    to: 'one',
    seat: (state) => state.active,
    ask: (state, _seat, { from }) => oneOf(cardOptions(playerAt(state, from).equipment)),
    fallback: (state, _seat, { from }) => cardOptions(playerAt(state, from).equipment)[0] as ChoiceId<'card'>,
    answered(table, answer, seat, { from }) {
      transfer(table, cardOption.chosen(answer), from, seat, 'stolen');
      checkGoals(table, null);
    },
  }),
};

/** LN-6.11, LN-6.13. */
function offersSomething(state: State): boolean {
  const place = placeOfActive(state);
  if (place === 'stone-circle') return equippedOthers(state, state.active).length > 0;
  return place === 'enchanted-tree' || PLACES[place].draws.some((colour) => canDraw(state, colour));
}

/** The options at the active player's place, besides skipping it. */
function offers(state: State): Offer[] {
  const place = placeOfActive(state);
  if (place === 'enchanted-tree') return somebodyHurt(state) ? ['hurt', 'heal'] : ['hurt'];
  if (place === 'stone-circle') return ['steal'];
  return PLACES[place].draws.filter((colour) => canDraw(state, colour)).map((colour) => DRAW[colour]);
}

function barredAtPlace(state: State): Barred[] {
  const place = placeOfActive(state);
  if (place === 'enchanted-tree' && !somebodyHurt(state)) return [barred('heal', 'nobody-hurt', 'LN-6.8')];
  return PLACES[place].draws
    .filter((colour) => !canDraw(state, colour))
    .map((colour) => barred(DRAW[colour], 'no-cards', 'LN-6.13'));
}

function usePlace(table: LovciTable, seat: Seat, answer: 'skip' | Offer): void {
  switch (answer) {
    case 'skip':
      return table.tell({ kind: 'skipped', seat, place: placeOfActive(table.state) });
    case 'draw-green':
      return drawProphecy(table, seat);
    case 'draw-blue':
      return drawOpenCard(table, seat, 'blue');
    case 'draw-red':
      return drawOpenCard(table, seat, 'red');
    case 'steal':
      return table.next({ step: 'steal-from' });
    default:
      return table.next({ step: 'tree-target', effect: answer });
  }
}

function placeOfActive(state: State): PlaceId {
  const { place } = playerAt(state, state.active);
  if (place === null) throw new Error('the active player has not moved');
  return place;
}

/** LN-6.7: including the active player; the others first, clockwise from the left. */
function treeTargets(state: State, seat: Seat, effect: 'hurt' | 'heal'): Seat[] {
  const living = livingFromLeftOf(state, seat);
  return effect === 'hurt' ? living : living.filter((other) => playerAt(state, other).damage > 0);
}

function somebodyHurt(state: State): boolean {
  for (const player of state.players) if (player.eliminated === 0 && player.damage > 0) return true;
  return false;
}
