import { DISTRICT_COUNT, type District } from '../cards/districts.ts';
import { mastersOfTheNight } from '../index.ts';
import { relicLimit } from '../rules/city.ts';
import type { DistrictState, State, Vampire } from '../rules/state.ts';
import type { MastersTable } from '../rules/work.ts';

/**
 * The same game, beginning in the middle: with kills, relics, minions, agents and sigils, and with some of
 * the event cards gone. Random players lose so early that they would hardly ever reach the late game.
 */
export const lateGame: typeof mastersOfTheNight = {
  ...mastersOfTheNight,
  setUp(table, seats, options) {
    const state = mastersOfTheNight.setUp(table, seats, options);
    // One game in four is nearly won: all vampires have gathered, and one sigil is missing.
    const nearly = table.below(4) === 0;
    const place = table.below(DISTRICT_COUNT);
    for (const vampire of state.vampires) grow(table, state, vampire);
    if (nearly) for (const vampire of state.vampires) Object.assign(vampire, { kills: 9, at: place });
    state.vampires.forEach((vampire, i) => {
      if (nearly ? i > 0 : vampire.kills === 9 && table.below(2) === 0) seal(table, state, vampire, i);
    });
    for (let i = 0; i < 4; i++) {
      move(state, 'minions', table.below(DISTRICT_COUNT));
      move(state, 'agents', table.below(DISTRICT_COUNT));
    }
    if (nearly) for (let i = 0; i <= state.vampires.length; i++) move(state, 'minions', place);
    const gone = table.below(state.eventDeck.length);
    state.discardedEvents = state.eventDeck.slice(state.eventDeck.length - gone);
    state.eventDeck = state.eventDeck.slice(0, state.eventDeck.length - gone);
    return state;
  },
};

function grow(table: MastersTable, state: State, vampire: Vampire): void {
  vampire.kills = Math.min(9, table.below(14));
  vampire.at = table.below(2) === 0 ? vampire.at : table.below(DISTRICT_COUNT);
  const count = table.below(relicLimit(vampire) + 1);
  vampire.relics = state.relicDeck.slice(state.relicDeck.length - count);
  state.relicDeck = state.relicDeck.slice(0, state.relicDeck.length - count);
}

function seal(table: MastersTable, { districts }: State, vampire: Vampire, number: number): void {
  const free = districts.flatMap(({ sigil }, district) => (sigil === null ? [district] : []));
  vampire.sigil = table.pick(free);
  (districts[vampire.sigil] as DistrictState).sigil = number;
}

function move(state: State, what: 'minions' | 'agents', district: District): void {
  if (state[what] === 0) return;
  state[what]--;
  (state.districts[district] as DistrictState)[what === 'agents' ? 'hidden' : 'minions']++;
}
