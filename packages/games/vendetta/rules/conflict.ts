import { cardThatPowers } from '../cards/clan-cards.ts';
import { controllerAt, locationId, positionAt, rivalsOf } from './positions.ts';
import { powersAt, type SeatPower } from './power.ts';
import { removeAlly } from './resolution.ts';
import { payRewards } from './rewards.ts';
import { inTieOrder } from './seats.ts';
import type { LocationIndex, State } from './state.ts';
import { aim } from './teams.ts';
import type { Rules, VendettaTable } from './work.ts';

const HALVES = cardThatPowers('halve-rivals');

/** VV-15: the Conflict Step. The Knife of the Faithless comes between its start and the totals (VV-15.12). */
export const conflictRules: Rules<'conflict' | 'halve' | 'totals'> = {
  /** C1: settles whose cards Wolf Companion halves (VV-24.16). */
  conflict(table, { location }) {
    const { state } = table;
    state.stage = 'conflict';
    const controller = controllerAt(state, HALVES, location);
    if (controller === null) return;
    const targets = rivalsOf(state, controller, location);
    aim(table, { step: 'halve', effect: { card: HALVES, controller, location }, targets });
  },

  halve({ state }, { targets }) {
    state.here = { ...state.here, halved: targets };
  },

  /** C2, C3, C4. */
  totals(table, { location }) {
    const ranking = rank(table, location);
    if (ranking.length === 0) removeAlly(table, location);
    else payRewards(table, location, ranking);
  },
};

/** VV-15.13 to VV-15.15: the participants, highest total Power first. */
function rank(table: VendettaTable, location: LocationIndex): SeatPower[] {
  const { state } = table;
  const where = locationId(state, location);
  const powers = table.told
    ? powersAt(state, location, (seat, { card, open }, before, after, source) => {
        table.tell({ kind: 'power-changed', location: where, seat, open, card, before, after, source });
      })
    : powersAt(state, location);
  const ranking = ranked(state, powers);
  if (table.told) for (const [i, one] of ranking.entries()) tellPower(table, location, one, i + 1);
  return ranking;
}

/** VV-15.14, VV-1.4. The given seats are in player order. */
export function ranked(state: State, powers: readonly SeatPower[]): SeatPower[] {
  if (powers.length < 2) return [...powers];
  const seats = inTieOrder(
    state,
    powers.map(({ seat }) => seat),
  );
  return [...powers].sort((a, b) => b.total - a.total || seats.indexOf(a.seat) - seats.indexOf(b.seat));
}

function tellPower(table: VendettaTable, location: LocationIndex, power: SeatPower, rank: number): void {
  const { state } = table;
  const { seat, powers, bloodPower, knife, total } = power;
  const { cards, blood } = positionAt(state, location, seat);
  table.tell({
    kind: 'power',
    location: locationId(state, location),
    seat,
    rank,
    total,
    cards: cards.map(({ card, open }) => (open ? card : null)),
    powers,
    blood,
    bloodPower,
    knife,
  });
}
