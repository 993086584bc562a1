import { decision, leftOf, oneOf, playerAt, rightOf, type Seat } from '@nokturn/engine';
import { type PlaceId, placeOfSum } from '../cards/places.ts';
import { barred, placeOption } from './choices.ts';
import { slotOf } from './seats.ts';
import type { State } from './state.ts';
import type { LovciTable, Rules } from './work.ts';

/** LN-5: movement. The way of moving is chosen in `start` (start-and-end.ts). */
export const movementRules: Rules<'compass-pick' | 'free-move'> = {
  /** LN-5.6: one of the two results. */
  'compass-pick': decision({
    clause: 'LN-5.6',
    to: 'one',
    seat: (state) => state.active,
    ask: () => oneOf(['first', 'second']),
    fallback: () => 'first',
    answered(table, answer, _seat, { first, second }) {
      goBySum(table, answer === 'first' ? first : second, 'compass');
    },
  }),

  /** LN-5.4: any place except the one the pawn stands on. */
  'free-move': decision({
    clause: 'LN-5.4',
    to: 'one',
    seat: (state) => state.active,
    ask: (state) => oneOf(placesToGo(state).map(placeOption)),
    fallback: (state) => placeOption(placesToGo(state)[0] as PlaceId),
    barred(state) {
      const { place } = playerAt(state, state.active);
      return place === null ? [] : [barred(placeOption(place), 'already-there', 'LN-5.4')];
    },
    answered: (table, answer) => goTo(table, placeOption.chosen(answer), 'free'),
  }),
};

function placesToGo(state: State): PlaceId[] {
  const { place } = playerAt(state, state.active);
  return state.slots.filter((other) => other !== place);
}

/** LN-5.2. */
export function moveByRoll(table: LovciTable): void {
  goBySum(table, rollForMovement(table, 'roll'), 'roll');
}

/** LN-5.6, LN-5.7. */
export function moveByCompass(table: LovciTable): void {
  if (table.state.options.compass === 'free') return table.next({ step: 'free-move' });
  const first = rollForMovement(table, 'compass');
  const second = rollForMovement(table, 'compass');
  if (placeOfSum(first) === placeOfSum(second)) goBySum(table, first, 'compass');
  else table.next({ step: 'compass-pick', first, second });
}

/** LN-5.9: to a neighbouring place on the ring, clockwise or anticlockwise. */
export function stepAround(table: LovciTable, direction: 'cw' | 'ccw'): void {
  const { state } = table;
  const { place } = playerAt(state, state.active);
  if (place === null) throw new Error('the centre has no neighbours');
  const slot = slotOf(state, place);
  const there = direction === 'cw' ? leftOf(slot, 6) : rightOf(slot, 6);
  goTo(table, state.slots[there] as PlaceId, 'step');
}

/** LN-5.3: rolled again until the sum names another place or is 7. */
function rollForMovement(table: LovciTable, how: 'roll' | 'compass'): number {
  const { active } = table.state;
  const here = playerAt(table.state, active).place;
  for (;;) {
    const d6 = table.die(6);
    const d4 = table.die(4);
    const place = placeOfSum(d6 + d4);
    const again = place !== null && place === here;
    table.tell({ kind: 'move-rolled', seat: active, how, d6, d4, place, again });
    if (!again) return d6 + d4;
  }
}

function goBySum(table: LovciTable, sum: number, how: 'roll' | 'compass'): void {
  const place = placeOfSum(sum);
  if (place === null) table.next({ step: 'free-move' });
  else goTo(table, place, how);
}

function goTo(table: LovciTable, place: PlaceId, how: 'roll' | 'compass' | 'step' | 'free'): void {
  const seat: Seat = table.state.active;
  playerAt(table.state, seat).place = place;
  table.tell({ kind: 'moved', seat, place, how });
}
