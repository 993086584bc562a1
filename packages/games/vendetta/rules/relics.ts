import { type Barred, type ChoiceId, decision, oneOf, playerAt, type Seat } from '@nokturn/engine';
import { type RelicUse, relicOf, relicThat } from '../cards/relics.ts';
import { gain, playBlood } from './blood.ts';
import {
  allianceOption,
  allianceOptions,
  barred,
  chosenLocation,
  locationOption,
  moveFrom,
} from './choices.ts';
import type { AllianceCard } from './happenings.ts';
import { isSomethingUnknown, see, unknownCards } from './looking.ts';
import { deploy, isPresent, locationId, positionAt, takeAway } from './positions.ts';
import { holderOf, isActive } from './seats.ts';
import type { Deployed, LocationIndex, State } from './state.ts';
import type { Rules, VendettaTable } from './work.ts';

const APOCRYPHA = relicThat('blood-everywhere');
const MASK = relicThat('switch-token');
const KNIFE = relicThat('power');
export const KNIFE_POWER = KNIFE.use.power;

/** VV-23: Relics, each used once, in the window given by its text. Ward of Cold Ashes is in frenzy.ts. */
export const relicRules: Rules<'relic-planning' | 'relic-start-resolution' | 'relic-mask' | 'relic-knife'> = {
  /** Chalice, Mirror and Key, once the player has decided to use them. */
  'relic-planning': decision({
    clause: 'VV-7.23',
    to: 'one',
    seat: (state, { seat }) => (isActive(state, seat) ? seat : null),
    ask: (state, seat, { from }) => oneOf(relicOptions(state, seat, from)),
    fallback: (state, seat, { from }) => relicOptions(state, seat, from)[0] as RelicAnswer,
    barred: (state, seat, { from }) => {
      if (from !== null) return [barred(locationOption(state, from), 'here-already', 'VV-23.4')];
      return relicUse(state, seat)?.kind === 'look-at-location' ? barredMirrors(state, seat) : [];
    },
    answered(table, answer, seat, { card, from }) {
      const { state } = table;
      if (allianceOption.has(answer)) return undrain(table, seat, allianceOption.chosen(answer));
      if (moveFrom.has(answer)) {
        const { number, location } = moveFrom.chosen(state, answer);
        return table.next({ step: 'relic-planning', seat, card: number, from: location });
      }
      const location = chosenLocation(state, answer);
      if (card === null || from === null) lookAtLocation(table, seat, location);
      else moveCard(table, seat, from, card, location);
    },
  }),

  /** VV-11.1: The Sargon Apocrypha. */
  'relic-start-resolution': decision({
    clause: 'VV-11.1',
    to: 'one',
    seat(state) {
      const holder = holderOf(state, APOCRYPHA.id);
      return holder !== null && playerAt(state, holder).pool > 1 ? holder : null;
    },
    ask: () => oneOf(['use', 'not-now']),
    fallback: () => 'not-now',
    answered(table, answer, seat) {
      if (answer === 'not-now') return;
      markUsed(table, seat);
      const { state } = table;
      const { blood } = APOCRYPHA.use;
      for (let location = 0; location < state.locations.length; location++)
        if (playerAt(state, seat).pool > blood) playBlood(table, seat, location, blood, APOCRYPHA.id);
    },
  }),

  /** VV-12.4. */
  'relic-mask': decision({
    clause: 'VV-12.4',
    to: 'one',
    seat(state) {
      const holder = holderOf(state, MASK.id);
      return holder !== null && state.here.tokens[holder] ? holder : null;
    },
    ask: () => oneOf(['switch', 'keep']),
    fallback: () => 'keep',
    answered(table, answer, seat, { location }) {
      if (answer === 'keep') return;
      markUsed(table, seat);
      const { state } = table;
      const token = state.here.tokens[seat] === 'stay' ? 'withdraw' : 'stay';
      const tokens = state.here.tokens.map((one, other) => (other === seat ? token : one));
      state.here = { ...state.here, tokens };
      table.tell({ kind: 'token-switched', seat, location: locationId(state, location), token });
    },
  }),

  /** VV-15.12. */
  'relic-knife': decision({
    clause: 'VV-15.12',
    to: 'one',
    seat(state, { location }) {
      const holder = holderOf(state, KNIFE.id);
      return holder !== null && isPresent(state, location, holder) ? holder : null;
    },
    ask: () => oneOf(['use', 'not-now']),
    fallback: () => 'not-now',
    answered(table, answer, seat) {
      if (answer === 'not-now') return;
      markUsed(table, seat);
      table.state.here = { ...table.state.here, knife: seat };
    },
  }),
};

function relicUse(state: State, seat: Seat): RelicUse | null {
  const { relic } = playerAt(state, seat);
  return relic === null ? null : relicOf(relic).use;
}

function markUsed(table: VendettaTable, seat: Seat): void {
  const player = playerAt(table.state, seat);
  if (player.relic === null) return;
  player.relicUsed = true;
  table.tell({ kind: 'relic-used', seat, relic: player.relic });
}

/** VV-7.23, VV-23.4: offered only if it would change something. */
export function canUseInPlanning(state: State, seat: Seat): boolean {
  const { relic, relicUsed, drained, drainedVictims } = playerAt(state, seat);
  if (relic === null || relicUsed) return false;
  const { window, use } = relicOf(relic);
  if (window !== 'planning-turn') return false;
  switch (use.kind) {
    case 'undrain':
      return drained.length > 0 || drainedVictims > 0;
    case 'look-at-location':
      return isSomethingUnknown(state, seat, null);
    case 'move-card':
      return state.positions.some((_, location) => positionAt(state, location, seat).cards.length > 0);
    default:
      return true;
  }
}

export function barredRelic(state: State, seat: Seat): Barred[] {
  const { relic, relicUsed } = playerAt(state, seat);
  if (relic === null || canUseInPlanning(state, seat)) return [];
  if (relicUsed) return [barred('relic', 'relic-used', 'VV-23.3')];
  return relicOf(relic).window === 'planning-turn'
    ? [barred('relic', 'relic-useless', 'VV-23.4')]
    : [barred('relic', 'relic-not-now', 'VV-23.3')];
}

/** Marks the Relic as used; if there is something to choose, that comes next. */
export function useInPlanning(table: VendettaTable, seat: Seat): void {
  const use = relicUse(table.state, seat);
  if (use === null) return;
  markUsed(table, seat);
  if (use.kind === 'gain') gain(table, seat, use.blood, relicThat('gain').id);
  else table.next({ step: 'relic-planning', seat, card: null, from: null });
}

type RelicAnswer = ChoiceId<'card'> | ChoiceId<'location'> | ChoiceId<'move'>;

function relicOptions(state: State, seat: Seat, from: LocationIndex | null): RelicAnswer[] {
  const { drained, drainedVictims } = playerAt(state, seat);
  switch (relicUse(state, seat)?.kind) {
    case 'undrain':
      return allianceOptions(drained, drainedVictims);
    case 'look-at-location':
      return locationsWithUnknown(state, seat).map((location) => locationOption(state, location));
    default:
      return from === null
        ? ownSpots(state, seat).map((spot) => moveFrom.option(state, spot))
        : otherLocations(state, from).map((location) => locationOption(state, location));
  }
}

function ownSpots(state: State, seat: Seat) {
  return state.positions.flatMap((_, location) =>
    positionAt(state, location, seat).cards.map((_card, number) => ({ location, seat, number })),
  );
}

export function otherLocations(state: State, from: LocationIndex): LocationIndex[] {
  return state.locations.map((_, location) => location).filter((location) => location !== from);
}

function locationsWithUnknown(state: State, seat: Seat): LocationIndex[] {
  const spots = unknownCards(state, seat, null);
  return state.locations
    .map((_, location) => location)
    .filter((location) => spots.some((spot) => spot.location === location));
}

function barredMirrors(state: State, seat: Seat): Barred[] {
  const open = locationsWithUnknown(state, seat);
  return state.locations.flatMap((_, location) =>
    open.includes(location) ? [] : [barred(locationOption(state, location), 'nothing-to-look-at', 'VV-23.4')],
  );
}

function undrain(table: VendettaTable, seat: Seat, card: AllianceCard): void {
  const player = playerAt(table.state, seat);
  if (card === 'victim') {
    player.drainedVictims--;
    player.victims++;
  } else {
    player.drained = player.drained.filter((ally) => ally !== card);
    player.allies = [...player.allies, card];
  }
  table.tell({ kind: 'undrained', seat, card });
}

function lookAtLocation(table: VendettaTable, seat: Seat, location: LocationIndex): void {
  const { state } = table;
  const spots = unknownCards(state, seat, location);
  table.tell({
    kind: 'looked-everywhere',
    seat,
    location: locationId(state, location),
    seats: spots.map((spot) => spot.seat),
    cards: spots.map((spot) => see(state, seat, spot)),
  });
}

/** Not a play: no cost, no reactions; the blood stays. */
function moveCard(
  table: VendettaTable,
  seat: Seat,
  from: LocationIndex,
  number: number,
  to: LocationIndex,
): void {
  const { state } = table;
  const position = positionAt(state, from, seat);
  const { card } = position.cards[number] as Deployed;
  const deployed = takeAway(position, card);
  if (deployed === null) return;
  deploy(positionAt(state, to, seat), deployed);
  table.tell({
    kind: 'card-moved',
    seat,
    location: locationId(state, from),
    to: locationId(state, to),
    open: deployed.faceUp || deployed.open,
    source: relicThat('move-card').id,
    card,
  });
}
