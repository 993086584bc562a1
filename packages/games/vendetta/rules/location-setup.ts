import { locationId } from './positions.ts';
import type { Rules } from './work.ts';

/** VV-5. */
export const locationSetupRules: Rules<'location-setup'> = {
  'location-setup'(table) {
    const { state } = table;
    state.phase = 'location-setup';
    const deck = state.allyDeck;
    const { length } = state.locations;
    // VV-5.3: if the Ally deck runs out, a Location has none.
    state.allies = state.locations.map((_, i) => deck[deck.length - 1 - i] ?? null);
    state.allyDeck = deck.slice(0, Math.max(0, deck.length - length));
    state.allies.forEach((ally, location) => {
      if (ally !== null) table.tell({ kind: 'ally-arrived', location: locationId(state, location), ally });
    });
  },
};
