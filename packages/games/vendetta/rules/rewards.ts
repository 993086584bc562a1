import { playerAt, type Seat } from '@nokturn/engine';
import { HAVEN_INFLUENCE } from '../cards/locations.ts';
import type { PlaceId } from '../cards/places.ts';
import type { VendettaOptions } from '../options.ts';
import type { Tie } from './happenings.ts';
import { gainInfluence, loseInfluence } from './influence.ts';
import { placeRule } from './places.ts';
import { havenOf, locationId } from './positions.ts';
import type { SeatPower } from './power.ts';
import { startProgram, takeVictim } from './programs.ts';
import { allyThat } from './seats.ts';
import type { LocationIndex, State } from './state.ts';
import type { VendettaTable } from './work.ts';

/** VV-16.3: Influence in rounds 1, 2 and 3; for third place it is an option (VV-25.4). */
export const FIRST = [1, 2, 3] as const;
export const SECOND = [1, 2, 2] as const;
const THIRD: Readonly<Record<VendettaOptions['thirdPlace'], readonly number[]>> = {
  '1-1-1': [1, 1, 1],
  '0-1-1': [0, 1, 1],
  '0-0-0': [0, 0, 0],
};

/** VV-16.6: in rank order, including the Place; then the on-acquire ability of the Ally. */
export function payRewards(
  table: VendettaTable,
  location: LocationIndex,
  ranking: readonly SeatPower[],
): void {
  const { state } = table;
  const [first, second, third] = ranking as readonly (SeatPower | undefined)[];
  if (first === undefined) return;
  const ally = state.allies[location] ?? null;
  payFirst(table, location, first, tieOf(state, first, second));
  if (second !== undefined) paySecond(table, location, second.seat);
  if (third !== undefined) payThird(table, third.seat);
  if (ranking.length > 1) punishLast(table, location, (ranking.at(-1) as SeatPower).seat);
  if (ally !== null) startProgram(table, { card: ally, controller: first.seat, location });
}

/** VV-1.4: what puts the first seat ahead of the second. */
function tieOf(state: State, first: SeatPower, second: SeatPower | undefined): Tie {
  if (second === undefined || second.total < first.total) return 'none';
  return allyThat(playerAt(state, first.seat), 'wins-ties') === null ? 'order' : 'ally';
}

/** VV-16.1, VV-16.4, VV-16.5. */
function payFirst(table: VendettaTable, location: LocationIndex, { seat, total }: SeatPower, tie: Tie): void {
  const { state } = table;
  const player = playerAt(state, seat);
  const ally = state.allies[location] ?? null;
  table.tell({ kind: 'won', location: locationId(state, location), seat, power: total, tie });
  state.here = { ...state.here, winner: seat };
  player.won = player.won.map((count, i) => (i === location ? count + 1 : count));
  if (ally !== null) {
    player.allies = [...player.allies, ally];
    state.allies = state.allies.map((other) => (other === ally ? null : other));
    state.here = { ...state.here, rewarded: [seat] };
    table.tell({ kind: 'ally-joined', seat, location: locationId(state, location), ally });
  }
  gainInfluence(table, seat, byRound(state, FIRST), 'reward', 'rewards');
  if (location !== havenOf(state)) return;
  gainInfluence(table, seat, HAVEN_INFLUENCE, 'haven', 'rewards');
  if (state.ambition === seat) return;
  state.ambition = seat;
  table.tell({ kind: 'ambition', seat });
}

/** VV-16.2, VV-16.10; Whispering Gallery. */
function paySecond(table: VendettaTable, location: LocationIndex, seat: Seat): void {
  const { state } = table;
  if (takeVictim(table, seat, 'reward'))
    state.here = { ...state.here, rewarded: [...state.here.rewarded, seat] };
  gainInfluence(table, seat, byRound(state, SECOND), 'reward', 'rewards');
  const more = placeRule(state, location, 'second-place')?.influence ?? 0;
  if (more > 0) gainInfluence(table, seat, more, placeAt(state, location), 'places');
}

/** VV-16.3, VV-25.4. */
function payThird(table: VendettaTable, seat: Seat): void {
  const { state } = table;
  gainInfluence(table, seat, byRound(state, THIRD[state.options.thirdPlace]), 'reward', 'rewards');
}

/** Ashen Chapel, after all rewards. */
function punishLast(table: VendettaTable, location: LocationIndex, seat: Seat): void {
  const { state } = table;
  const loses = placeRule(state, location, 'last-place')?.loses ?? 0;
  if (loses > 0) loseInfluence(table, seat, loses, placeAt(state, location));
}

function byRound({ round }: State, amounts: readonly number[]): number {
  return amounts[round - 1] as number;
}

function placeAt({ places }: State, location: LocationIndex): PlaceId {
  return places[location] as PlaceId;
}
