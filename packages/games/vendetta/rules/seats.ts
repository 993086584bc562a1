import { playerAt, type Seat } from '@nokturn/engine';
import { type AllyAbility, type AllyId, allyOf } from '../cards/allies.ts';
import type { RelicId } from '../cards/relics.ts';
import type { Player, State } from './state.ts';

export function isActive(state: State, seat: Seat): boolean {
  return playerAt(state, seat).eliminated === 0;
}

/** VV-1.2: the active seats, clockwise from the Ambition holder. */
export function playerOrder(state: State): Seat[] {
  const { players, ambition } = state;
  const { length } = players;
  const seats: Seat[] = [];
  for (let i = 0; i < length; i++) {
    const seat = ambition + i < length ? ambition + i : ambition + i - length;
    if (isActive(state, seat)) seats.push(seat);
  }
  return seats;
}

/** All other active seats, including the team-mate, in player order. */
export function othersOf(state: State, seat: Seat): Seat[] {
  return playerOrder(state).filter((other) => other !== seat);
}

/** The Allies and Victims of an Alliance (VV-R19). */
export function allianceSize({ allies, victims }: Player): number {
  return allies.length + victims;
}

/** An Ally in the Alliance with this ability; where it matters there is never more than one. */
export function allyThat<K extends AllyAbility['kind']>(
  { allies }: Player,
  kind: K,
): { readonly id: AllyId; readonly ability: Extract<AllyAbility, { kind: K }> } | null {
  for (let i = 0; i < allies.length; i++) {
    const id = allies[i] as AllyId;
    const { ability } = allyOf(id);
    if (ability !== null && ability.kind === kind)
      return { id, ability: ability as Extract<AllyAbility, { kind: K }> };
  }
  return null;
}

/**
 * VV-1.4: among tied seats, the one that wins every tie, then the others in player order. The given seats are in player
 * order.
 */
export function inTieOrder(state: State, seats: readonly Seat[]): Seat[] {
  const winner = seats.find((seat) => allyThat(playerAt(state, seat), 'wins-ties') !== null);
  return winner === undefined ? [...seats] : [winner, ...seats.filter((seat) => seat !== winner)];
}

/** The active seat that has this Relic and has not used it. */
export function holderOf(state: State, relic: RelicId): Seat | null {
  if (!state.options.relics) return null;
  const { players } = state;
  for (let seat = 0; seat < players.length; seat++) {
    const player = playerAt(state, seat);
    if (player.relic === relic && !player.relicUsed && isActive(state, seat)) return seat;
  }
  return null;
}
