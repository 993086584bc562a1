import { type Seat, seatsFromLeftOf } from '@nokturn/engine';
import { CHARACTERS, type Character, type CharacterId, type Party } from '../cards/characters.ts';
import { OPEN_CARDS, type OpenId } from '../cards/open.ts';
import type { PlaceId } from '../cards/places.ts';
import type { Player, State } from './state.ts';

export function playerAt(state: State, seat: Seat): Player {
  return state.players[seat] as Player;
}

export function characterOf(player: Player): Character {
  return CHARACTERS[player.character];
}

export function isLiving(player: Player): boolean {
  return player.eliminated === 0;
}

export function isHidden(player: Player): boolean {
  return !player.revealed && player.eliminated === 0;
}

/** LN-1.4: the living seats, clockwise from the left of a seat, that seat itself last. */
export function livingFromLeftOf(state: State, seat: Seat): Seat[] {
  const { players } = state;
  const seats: Seat[] = [];
  for (let i = 1; i <= players.length; i++) {
    const next = (seat + i) % players.length;
    if (isLiving(playerAt(state, next))) seats.push(next);
  }
  return seats;
}

/** The other living seats, clockwise from the left of a seat. */
export function othersFromLeftOf(state: State, seat: Seat): Seat[] {
  return livingFromLeftOf(state, seat).filter((other) => other !== seat);
}

/** The given seats in order from the left of a seat, whether living or not. */
export function inOrderFromLeftOf(state: State, seat: Seat, seats: readonly Seat[]): Seat[] {
  return seatsFromLeftOf(seat, state.players.length).filter((other) => seats.includes(other));
}

export function livingCount(state: State): number {
  let count = 0;
  for (const player of state.players) if (isLiving(player)) count++;
  return count;
}

export function eliminatedOfParty(state: State, party: Party): number {
  let count = 0;
  for (const player of state.players) if (!isLiving(player) && characterOf(player).party === party) count++;
  return count;
}

/** Whether nobody of a party is living (LN-13.6, LN-13.7). */
export function isWipedOut(state: State, party: Party): boolean {
  for (const player of state.players)
    if (isLiving(player) && characterOf(player).party === party) return false;
  return true;
}

/** Equipment works only for the living (LN-10.21). */
export function owns(player: Player, card: OpenId): boolean {
  return player.equipment.length > 0 && isLiving(player) && player.equipment.includes(card);
}

export function countOf(player: Player, card: OpenId): number {
  let count = 0;
  for (const owned of player.equipment) if (owned === card) count++;
  return count;
}

/** A player who is this character, living, and whose ability was not switched off: hidden or revealed. */
export function canBe(player: Player, character: CharacterId): boolean {
  return player.character === character && !player.void && isLiving(player);
}

/** An ability that works by itself works for the revealed (LN-11.4). */
export function isRevealedAs(player: Player, character: CharacterId): boolean {
  return player.revealed && canBe(player, character);
}

/** The Shield of Light is equipment in one card set, an event in the other (LN-7.20, LN-7.22). */
export function isEquipment(state: State, card: OpenId): boolean {
  return card === 'shield-of-light'
    ? state.options.shield === 'equipment'
    : OPEN_CARDS[card].type === 'equipment';
}

export function slotOf(state: State, place: PlaceId): number {
  return state.slots.indexOf(place);
}
