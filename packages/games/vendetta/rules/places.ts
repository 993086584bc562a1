import { decision, type Seat, upTo } from '@nokturn/engine';
import { type PlaceId, type PlaceRule, placeOf } from '../cards/places.ts';
import { returnBlood } from './blood.ts';

import { positionAt } from './positions.ts';
import { isActive } from './seats.ts';
import type { LocationIndex, State } from './state.ts';
import type { Rules } from './work.ts';

/** VV-22: Places. planning.ts applies costs and limits, rewards.ts the rewards, and frenzy.ts the Bounty. */
export const placeRules: Rules<'succubus-blood'> = {
  /** Succubus Club, at the end of the Location (VV-11.5). */
  'succubus-blood': decision({
    clause: 'VV-11.5',
    to: 'one',
    seat: (state, { seat }) => (isActive(state, seat) ? seat : null),
    ask: (state, seat, { location }) => upTo(mostReturned(state, seat, location)),
    fallback: () => 0,
    answered(table, answer, seat, { location }) {
      const place = table.state.places[location] as PlaceId;
      returnBlood(table, seat, location, answer, place);
    },
  }),
};

function mostReturned(state: State, seat: Seat, location: LocationIndex): number {
  const most = placeRule(state, location, 'return-blood')?.most ?? 0;
  return Math.min(most, positionAt(state, location, seat).blood);
}

/** The rule of the Place at a Location, if it is of this kind (VV-22.2). */
export function placeRule<K extends PlaceRule['kind']>(
  state: State,
  location: LocationIndex,
  kind: K,
): Extract<PlaceRule, { kind: K }> | null {
  const place = state.places[location] ?? null;
  if (place === null) return null;
  const { rule } = placeOf(place);
  return rule.kind === kind ? (rule as Extract<PlaceRule, { kind: K }>) : null;
}
