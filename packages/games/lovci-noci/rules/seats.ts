import { playerAt, type Seat, seatsFromLeftOf } from '@nokturn/engine';
import { CHARACTERS, type Character, type CharacterId } from '../cards/characters.ts';
import { OPEN_CARDS, type OpenId } from '../cards/open.ts';
import type { PlaceId } from '../cards/places.ts';
import type { Player, State } from './state.ts';

/** The same as CHARACTERS, as a map: it is used in every goal check, and a map is twice as fast. */
const CHARACTER_OF: ReadonlyMap<string, Character> = new Map(Object.entries(CHARACTERS));

export function characterOf({ character }: Player): Character {
  return CHARACTER_OF.get(character) as Character;
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
  const seats = livingFromLeftOf(state, seat);
  if (isLiving(playerAt(state, seat))) seats.pop();
  return seats;
}

/** The other players who own equipment (LN-6.10). */
export function equippedOthers(state: State, seat: Seat): Seat[] {
  return othersFromLeftOf(state, seat).filter((other) => playerAt(state, other).equipment.length > 0);
}

/** The given seats in order from the left of a seat, living or not. */
export function inOrderFromLeftOf(state: State, seat: Seat, seats: readonly Seat[]): readonly Seat[] {
  if (seats.length < 2) return seats;
  return seatsFromLeftOf(seat, state.players.length).filter((other) => seats.includes(other));
}

/** The survivors, as far as goals depend on them. */
export interface Census {
  living: number;
  werewolves: number;
  vampires: number;
  eliminatedHumans: number;
}

export function censusOf(state: State): Census {
  const census: Census = { living: 0, werewolves: 0, vampires: 0, eliminatedHumans: 0 };
  for (const player of state.players) {
    const { party } = characterOf(player);
    if (!isLiving(player)) {
      if (party === 'human') census.eliminatedHumans++;
      continue;
    }
    census.living++;
    if (party === 'werewolf') census.werewolves++;
    else if (party === 'vampire') census.vampires++;
  }
  return census;
}

export function countOf(player: Player, card: OpenId): number {
  let count = 0;
  for (const owned of player.equipment) if (owned === card) count++;
  return count;
}

/** Whether a living player, hidden or revealed, is this character and has not been switched off. */
export function canBe(player: Player, character: CharacterId): boolean {
  return player.character === character && !player.void && isLiving(player);
}

/** Passive abilities work only for revealed characters (LN-11.4). */
export function isRevealedAs(player: Player, character: CharacterId): boolean {
  return player.revealed && canBe(player, character);
}

/** Bartholomew's ability: LN-12.22. */
export function collectorPower({ options, players }: State): 'rob' | 'sweep' {
  if (options.collectorPower !== 'by-count') return options.collectorPower;
  return players.length <= 6 ? 'rob' : 'sweep';
}

/** The Shield of Light is equipment in one card set and an event in the other (LN-7.20, LN-7.22). */
export function isEquipment(state: State, card: OpenId): boolean {
  return card === 'shield-of-light'
    ? state.options.shield === 'equipment'
    : OPEN_CARDS[card].type === 'equipment';
}

export function slotOf({ slots }: State, place: PlaceId): number {
  for (let slot = 0; slot < slots.length; slot++) if (slots[slot] === place) return slot;
  throw new Error(`${place} is not on the board`);
}
