import { districtId } from '../cards/districts.ts';
import { RELICS, type RelicId } from '../cards/relics.ts';
import { VEIL } from '../cards/trackers.ts';
import { discardRelic, exposeAgents, payBlood, takeRelic } from './changes.ts';
import type { Why } from './choices.ts';
import { activeNumber, activeVampire, districtAt } from './city.ts';
import { canPay, turnOf } from './points.ts';
import type { State } from './state.ts';
import { raiseVeil } from './veil.ts';
import type { MastersTable } from './work.ts';

/** MN-17.4, MN-17.14, MN-17.18: relics that are used or placed by an action. */

const USED: Why = { reason: 'used-this-round', clause: 'MN-17.16' };
const TOO_LITTLE_BLOOD: Why = { reason: 'no-blood', clause: 'MN-17.4' };
const VEIL_FULL: Why = { reason: 'veil-full', clause: 'MN-17.18' };

/** The active vampire's relics that can be used by an action. */
export function usableRelics(state: State): RelicId[] {
  return activeVampire(state).relics.filter((relic) => RELICS[relic].cost !== null);
}

export function whyNotRelic(state: State, relic: RelicId): Why | null {
  const { effect, cost } = RELICS[relic];
  if (effect.do === 'buy-action-point') {
    if (state.timepieceUsed) return USED;
    if (activeVampire(state).blood < effect.least) return TOO_LITTLE_BLOOD;
  }
  if (effect.do === 'raise-veil' && state.veil === VEIL.most) return VEIL_FULL;
  return canPay(state, cost ?? 0);
}

export function useRelic(table: MastersTable, relic: RelicId): void {
  const { state } = table;
  const { kind, cost, effect } = RELICS[relic];
  const number = activeNumber(state);
  const vampire = activeVampire(state);
  const turn = turnOf(state);
  turn.ap -= cost ?? 0;
  if (kind === 'placed') return place(table, relic);
  table.tell({ kind: 'relic-used', relic, vampire: vampire.id, ap: turn.ap });
  if (effect.do === 'buy-action-point') {
    state.timepieceUsed = true;
    payBlood(table, number, effect.blood, relic);
    turn.ap++;
    table.tell({ kind: 'action-point', vampire: vampire.id, ap: turn.ap, source: relic });
  }
  if (effect.do === 'raise-veil') {
    discardRelic(table, number, relic, relic);
    raiseVeil(table, effect.by, relic);
  }
}

/** MN-17.14, MN-17.15. */
function place(table: MastersTable, relic: RelicId): void {
  const { state } = table;
  const { id, at } = activeVampire(state);
  takeRelic(table, activeNumber(state), relic);
  const district = districtAt(state, at);
  district.relics = [...district.relics, relic];
  table.tell({ kind: 'relic-placed', relic, vampire: id, district: districtId(at), ap: turnOf(state).ap });
  if (RELICS[relic].effect.do === 'expose-arrivals') exposeAgents(table, at, relic);
}
