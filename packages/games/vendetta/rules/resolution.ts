import { placeRule } from './places.ts';
import { locationId, positionAt, presentAt } from './positions.ts';
import { playerOrder } from './seats.ts';
import { type LocationIndex, NOTHING_HERE } from './state.ts';
import type { Rules, VendettaFrame, VendettaTable } from './work.ts';

/** VV-11: the Resolution, Location by Location. */
export const resolutionRules: Rules<'resolution' | 'location' | 'location-done' | 'location-closed'> = {
  /** VV-11.1, VV-11.2. */
  resolution(table) {
    const { state } = table;
    state.phase = 'resolution';
    table.next({ step: 'end-of-round' });
    for (let location = state.locations.length - 1; location >= 0; location--)
      table.next({ step: 'location', location });
    table.next({ step: 'relic-start-resolution' });
  },

  /** VV-11.3: if nobody is there, all Steps are skipped. */
  location(table, { location }) {
    const { state } = table;
    state.location = location;
    state.stage = 'withdraw';
    state.here = NOTHING_HERE;
    table.tell({ kind: 'location', location: locationId(state, location) });
    if (presentAt(state, location).length === 0) passOver(table, location);
    else table.next(...(STEPS[location] as readonly VendettaFrame[]));
  },

  /** VV-11.5: Succubus Club; then everything that lasted until now ends. */
  'location-done'(table, { location }) {
    const { state } = table;
    table.next({ step: 'location-closed' });
    if (placeRule(state, location, 'return-blood') === null) return;
    const seats = playerOrder(state).filter((seat) => positionAt(state, location, seat).blood > 0);
    table.next(...seats.map((seat) => ({ step: 'succubus-blood', seat, location }) as const));
  },

  'location-closed': close,
};

/** The order of 3.11 for each Location. Frames are never modified, so these serve every match. */
const STEPS: readonly (readonly VendettaFrame[])[] = [0, 1, 2, 3].map((location) => [
  { step: 'withdraw-look', location },
  { step: 'stay-or-withdraw', location },
  { step: 'relic-mask', location },
  { step: 'tokens-revealed', location },
  { step: 'withdrawals', location },
  { step: 'revelation', location },
  { step: 'flip', location },
  { step: 'after-revelation', location },
  { step: 'preparation', location },
  { step: 'conflict', location },
  { step: 'relic-knife', location },
  { step: 'totals', location },
  { step: 'aftermath', location },
  { step: 'location-done', location },
]);

/** VV-12.17: everybody has withdrawn, so no further Step takes place. */
export function skipToTheEnd(table: VendettaTable, location: LocationIndex): void {
  table.dropThrough('location-done');
  passOver(table, location);
}

function passOver(table: VendettaTable, location: LocationIndex): void {
  removeAlly(table, location);
  close(table);
}

/** VV-16.9. */
export function removeAlly(table: VendettaTable, location: LocationIndex): void {
  const { state } = table;
  const ally = state.allies[location] ?? null;
  table.tell({ kind: 'nobody-there', location: locationId(state, location), ally });
  if (ally !== null) {
    state.allies = state.allies.map((other) => (other === ally ? null : other));
    state.out = { ...state.out, allies: [...state.out.allies, ally] };
  }
}

function close({ state }: VendettaTable): void {
  state.here = NOTHING_HERE;
  state.location = null;
  state.stage = null;
}
