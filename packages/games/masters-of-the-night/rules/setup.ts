import type { Options } from '@nokturn/engine';
import { DISTRICT_IDS, type District, districtId, RAILWAY_STATION } from '../cards/districts.ts';
import { BOXES, CARDS_PER_LEVEL, MOST_MINIONS_IN_RESERVE } from '../cards/editions.ts';
import { type EventId, eventsOfLevel, LEVELS } from '../cards/events.ts';
import { relicsOf } from '../cards/relics.ts';
import { FIRST_MINIONS, START, TRACKERS, type Tracker, VEIL } from '../cards/trackers.ts';
import { VAMPIRE_IDS, type VampireId } from '../cards/vampires.ts';
import { chosenSeats, chosenVampires, type MastersOptions } from '../options.ts';
import { FACES, noDice } from './dice.ts';
import type { State } from './state.ts';
import type { MastersTable } from './work.ts';

/** MN-2, drawn in the order of MN-1.17: vampires, districts, events, relics, dice, leader. */
export function setUp(table: MastersTable, seats: number, given: Options): State {
  const options = given as unknown as MastersOptions;
  const family = chosenVampires(options) ?? table.shuffle([...VAMPIRE_IDS]).slice(0, options.familySize);
  const seatOf = chosenSeats(options);
  table.tell({ kind: 'family', vampires: family, seats: seatOf });
  const layout = [RAILWAY_STATION, ...layOut(table, options)];
  table.tell({ kind: 'city', districts: layout.map(districtId) });
  const { eventDeck, leftOut } = dealEvents(table, options);
  const relicDeck = table.shuffle([...relicsOf(options.edition)]);
  const reserve = firstRoll(table, START.dicePerVampire * family.length);
  const leader = firstLeader(table, family, options);
  table.next({ step: 'round' });
  return {
    options,
    seats,
    ...city(family, layout, seatOf),
    ...supplies(options),
    reserve,
    aside: noDice(),
    veil: VEIL.most,
    eventDeck,
    top: null,
    leftOut,
    discardedEvents: [],
    lying: [],
    inForce: null,
    resolving: null,
    relicDeck,
    drawnRelic: null,
    discardedRelics: [],
    round: 0,
    phase: 'dawn',
    leader,
    resolvedDistricts: [],
    huntedDistricts: [],
    turn: null,
    combat: null,
    timepieceUsed: false,
    carnivalUsed: false,
    veilByRound: [],
    ended: null,
  };
}

/** MN-2.1: the eight districts on P2 to P9. */
function layOut(table: MastersTable, { layout }: MastersOptions): District[] {
  const rest = DISTRICT_IDS.flatMap((_, district) => (district === RAILWAY_STATION ? [] : [district]));
  return layout === 0 ? table.shuffle(rest) : arrangement(rest, layout - 1);
}

/** The orders of a list are numbered from 0, in lexicographic order. */
function arrangement(list: readonly District[], number: number): District[] {
  if (list.length === 0) return [];
  const others = factorial(list.length - 1);
  const first = list[Math.floor(number / others)] as District;
  return [
    first,
    ...arrangement(
      list.filter((one) => one !== first),
      number % others,
    ),
  ];
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

const GRID_WIDTH = 3;

/** MN-2.2: the positions that share an edge with each position. */
const AROUND: readonly (readonly number[])[] = DISTRICT_IDS.map((_, one) =>
  DISTRICT_IDS.flatMap((__, other) => {
    const columns = Math.abs((one % GRID_WIDTH) - (other % GRID_WIDTH));
    const rows = Math.abs(Math.floor(one / GRID_WIDTH) - Math.floor(other / GRID_WIDTH));
    return columns + rows === 1 ? [other] : [];
  }),
);

/** MN-2.3 to MN-2.5. */
export function city(family: readonly VampireId[], layout: readonly District[], seatOf: readonly number[]) {
  const positions = DISTRICT_IDS.map((_, district) => layout.indexOf(district));
  return {
    layout,
    positions,
    neighbours: positions.map((position) =>
      (AROUND[position] as readonly number[]).map((other) => layout[other] as District),
    ),
    vampires: family.map((id, i) => ({
      id,
      seat: seatOf[i] as number,
      at: RAILWAY_STATION,
      blood: START.blood,
      kills: 0,
      sigil: null,
      relics: [],
    })),
    districts: DISTRICT_IDS.map((_, district) => ({
      hidden: 0,
      exposed: 0,
      minions: district === RAILWAY_STATION ? (FIRST_MINIONS[family.length] as number) : 0,
      sigil: null,
      relics: [],
    })),
  };
}

/** MN-2.7 to MN-2.10. */
export function supplies({ edition, familySize }: MastersOptions) {
  const placed = FIRST_MINIONS[familySize] as number;
  return {
    agents: (TRACKERS[familySize] as Tracker).agents,
    minions: Math.min(MOST_MINIONS_IN_RESERVE, BOXES[edition].minions - placed),
    blood: START.bloodReserve,
  };
}

/** MN-2.11, MN-2.12. */
function dealEvents(table: MastersTable, { difficulty }: MastersOptions) {
  const eventDeck: EventId[] = [];
  const leftOut: EventId[] = [];
  for (const level of LEVELS) {
    const cards = table.shuffle([...eventsOfLevel(level)]);
    eventDeck.unshift(...cards.slice(0, CARDS_PER_LEVEL[difficulty]));
    leftOut.push(...cards.slice(CARDS_PER_LEVEL[difficulty]));
  }
  return { eventDeck, leftOut };
}

/** MN-2.14. */
function firstRoll(table: MastersTable, count: number): number[] {
  const reserve = noDice();
  const dice = Array.from({ length: count }, () => table.die(FACES));
  for (const value of dice) reserve[value] = (reserve[value] as number) + 1;
  table.tell({ kind: 'rolled', dice, source: 'setup' });
  return reserve;
}

/** MN-2.15. */
function firstLeader(
  table: MastersTable,
  family: readonly VampireId[],
  { firstLeader: wanted }: MastersOptions,
): number {
  const leader = wanted === 'random' ? table.below(family.length) : family.indexOf(wanted);
  table.tell({ kind: 'first-leader', vampire: family[leader] as VampireId });
  return leader;
}
