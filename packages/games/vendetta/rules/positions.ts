import { playerAt, type Seat, type Viewer } from '@nokturn/engine';
import { type ClanCardId, clanCardOf } from '../cards/clan-cards.ts';
import type { LocationId } from '../cards/locations.ts';
import type { Spot } from './choices.ts';
import type { Deployed, Held, LocationIndex, Player, SeatPosition, State } from './state.ts';
import { seesHandsOf } from './teams.ts';

export function positionAt(state: State, location: LocationIndex, seat: Seat): SeatPosition {
  return (state.positions[location] as SeatPosition[])[seat] as SeatPosition;
}

export function locationId(state: State, location: LocationIndex): LocationId {
  return state.locations[location] as LocationId;
}

/** The Prince's Haven is the last Location (VV-2.2). */
export function havenOf(state: State): LocationIndex {
  return state.locations.length - 1;
}

/** VV-1.12. */
export function isPresent(state: State, location: LocationIndex, seat: Seat): boolean {
  const { blood, cards } = positionAt(state, location, seat);
  return blood > 0 || cards.length > 0;
}

/** The seats present at a Location, in player order. */
export function presentAt({ players, positions, ambition }: State, location: LocationIndex): Seat[] {
  const row = positions[location] as readonly SeatPosition[];
  const { length } = players;
  const seats: Seat[] = [];
  for (let i = 0; i < length; i++) {
    const seat = ambition + i < length ? ambition + i : ambition + i - length;
    const { blood, cards } = row[seat] as SeatPosition;
    // VV-8.11: nothing remains on the Positions of eliminated players.
    if (blood > 0 || cards.length > 0) seats.push(seat);
  }
  return seats;
}

/** VV-1.13: everybody else who is present, in player order, including a team-mate (VV-24.4). */
export function rivalsOf(state: State, seat: Seat, location: LocationIndex): Seat[] {
  const rivals = presentAt(state, location);
  const own = rivals.indexOf(seat);
  if (own >= 0) rivals.splice(own, 1);
  return rivals;
}

/** Whether a card lies face up on a seat's Position at a Location. */
export function isFaceUpOn(state: State, card: ClanCardId, location: LocationIndex, seat: Seat): boolean {
  const { cards } = positionAt(state, location, seat);
  for (let i = 0; i < cards.length; i++) {
    const deployed = cards[i] as Deployed;
    if (deployed.card === card) return deployed.faceUp;
  }
  return false;
}

/** The controller of a face-up card at a Location (VV-1.10). */
export function controllerAt(state: State, card: ClanCardId, location: LocationIndex): Seat | null {
  if (!isInGame(state, card)) return null;
  const seats = state.players.length;
  for (let seat = 0; seat < seats; seat++) if (isFaceUpOn(state, card, location, seat)) return seat;
  return null;
}

/** The Location where a card lies face up on a seat's Position. */
export function locationOn(state: State, card: ClanCardId, seat: Seat): LocationIndex | null {
  if (!isInGame(state, card)) return null;
  const { length } = state.positions;
  for (let location = 0; location < length; location++)
    if (isFaceUpOn(state, card, location, seat)) return location;
  return null;
}

/** Whether any seat plays the clan of a card. */
function isInGame({ players }: State, card: ClanCardId): boolean {
  const { clan } = clanCardOf(card);
  const { length } = players;
  for (let seat = 0; seat < length; seat++) if ((players[seat] as Player).clan === clan) return true;
  return false;
}

/**
 * Whether a viewer knows the face of a Deployed card (section 6). The controller is the seat whose Position it is on.
 */
export function knowsFace(state: State, deployed: Deployed, controller: Seat, viewer: Viewer): boolean {
  const { owner, faceUp, open, seenBy } = deployed;
  if (faceUp || open || viewer === owner || viewer === controller) return true;
  return typeof viewer === 'number' && (seenBy.includes(viewer) || seesHandsOf(state, viewer, owner));
}

// Changing a Position: lists of cards are replaced, never modified.

export function deploy(position: SeatPosition, deployed: Deployed): void {
  position.cards = [...position.cards, deployed];
}

export function takeAway(position: SeatPosition, card: ClanCardId): Deployed | null {
  const deployed = position.cards.find((one) => one.card === card);
  if (deployed === undefined) return null;
  position.cards = position.cards.filter((one) => one !== deployed);
  return deployed;
}

/** Turns a card face up: from now on everybody knows that its owner has it (VV-R75). */
export function turnUp(state: State, position: SeatPosition, number: number): Deployed {
  const before = position.cards[number] as Deployed;
  const after = faceUp(state, before);
  position.cards = position.cards.map((one) => (one === before ? after : one));
  return after;
}

export function faceUp(state: State, deployed: Deployed): Deployed {
  makeKnown(state, deployed.owner, deployed.card);
  return deployed.faceUp ? deployed : { ...deployed, faceUp: true, open: true, held: null };
}

export function hold(position: SeatPosition, number: number, held: Held | null): void {
  position.cards = position.cards.map((one, i) => (i === number ? { ...one, held } : one));
}

/** The Location of the card that has been paid for; null if it has left the table in the meantime. */
export function paidCard(state: State): Spot | null {
  const { positions, players } = state;
  for (let location = 0; location < positions.length; location++)
    for (let seat = 0; seat < players.length; seat++) {
      const number = positionAt(state, location, seat).cards.findIndex(({ held }) => held === 'paid');
      if (number >= 0) return { location, seat, number };
    }
  return null;
}

/** A face-up card that is turned face down remains known to everybody. */
export function turnDown(position: SeatPosition, card: ClanCardId): void {
  position.cards = position.cards.map((one) => (one.card === card ? { ...one, faceUp: false } : one));
}

export function makeKnown(state: State, owner: Seat, card: ClanCardId): void {
  const player = playerAt(state, owner);
  if (!player.known.includes(card)) player.known = [...player.known, card];
}
