import { type OptionId, playerAt, type Seat } from '@nokturn/engine';
import { type ClanCardId, cardThat } from './cards/clan-cards.ts';
import { knownRanking } from './count.ts';
import { canSpend, immunity, mostPlayable } from './rules/blood.ts';
import { faceDownOption, faceUpOption } from './rules/choices.ts';
import { placeRule } from './rules/places.ts';
import { BLOOD_PER_CARD, playCost } from './rules/planning.ts';
import { controllerAt, havenOf, isFaceUpOn, locationOn } from './rules/positions.ts';
import type { SeatPower } from './rules/power.ts';
import { allyThat } from './rules/seats.ts';
import type { LocationIndex, State } from './rules/state.ts';
import { mateOf } from './rules/teams.ts';
import type { VendettaView } from './secrets.ts';

/**
 * The questions that a planning turn will ask, and its result, before any of them is answered: for players who put the
 * whole turn together first. It only reads what the seat sees, so a view works as well as a position.
 */
function asState(view: VendettaView): State {
  return view as unknown as State;
}

const EYES = cardThat('blood-for-face-down-plays-here');
const PROWL = cardThat('blood-for-plays-here');
const CHALLENGE = cardThat('punish-plays-elsewhere');
const DARK_PACT = cardThat('lost-blood-comes-here').id;
const RETALIATION = cardThat('retaliate-here').id;

export interface FacingChoice {
  readonly option: OptionId;
  readonly faceUp: boolean;
  readonly cost: number;
}

/** VV-7.6 to VV-7.11: how a card can be played at a Location; empty if it cannot be played there (VV-7.5). */
export function facingsAt(
  view: VendettaView,
  seat: Seat,
  location: LocationIndex,
  watched = false,
): readonly FacingChoice[] {
  const state = asState(view);
  const { pool } = playerAt(state, seat);
  const mustHide = watcherOf(state, seat, location, watched) !== null;
  return [true, false].flatMap((faceUp) => {
    const cost = playCost(state, seat, location, { faceUp });
    if ((faceUp && mustHide) || !canSpend(pool, cost)) return [];
    return [{ option: (faceUp ? faceUpOption : faceDownOption)(cost), faceUp, cost }];
  });
}

/** VV-7.5. */
export function playableAt(view: VendettaView, seat: Seat): readonly LocationIndex[] {
  return view.locations.flatMap((_, location) =>
    facingsAt(view, seat, location).length > 0 ? [location] : [],
  );
}

/** VV-7.11, VV-24.8: the seat whose Eyes in the Dark makes this seat play face down. */
function watcherOf(state: State, seat: Seat, location: LocationIndex, watched: boolean): Seat | null {
  const controller = controllerAt(state, EYES.id, location);
  if (controller === null || controller === seat) return null;
  return mateOf(state, seat) === controller && !watched ? null : controller;
}

/** VV-7.18. */
export function diablerieOf(view: VendettaView, seat: Seat): number {
  const { tokens, flipped } = playerAt(asState(view), seat);
  return Math.max(0, tokens - flipped);
}

/** A card, the Location for it, and how it is played. */
export interface Planned {
  readonly card: ClanCardId;
  readonly location: LocationIndex;
  readonly facing: FacingChoice;
}

/**
 * VV-7.15 to VV-7.17: the most blood that can be played beside the card. Null if that is uncertain: the play may
 * trigger effects for others first, or empty the Pool.
 */
export function bloodAt(view: VendettaView, seat: Seat, planned: Planned): number | null {
  const state = asState(view);
  const { location } = planned;
  const left = poolAfterPlay(state, seat, planned);
  if (left === null) return null;
  const limit = placeRule(state, location, 'blood-limit')?.limit ?? BLOOD_PER_CARD;
  return Math.min(limit, mostPlayable(withPool(state, seat, left), seat));
}

/** The Pool after the cost and after Challenge. */
function poolAfterPlay(state: State, seat: Seat, { location, facing }: Planned): number | null {
  const { pool } = playerAt(state, seat);
  const isPaid = facing.cost > 0;
  if (isPaid && isFaceUpOn(state, RETALIATION, location, seat)) return null;
  const challenge = challengeTo(state, seat, location);
  if (challenge === null) return pool - facing.cost;
  // Retaliation may send others into Frenzy, which pays bounties; and emptying the Pool sends this seat into Frenzy.
  if (challenge === 'uncertain' || isFaceUpOn(state, RETALIATION, challenge, seat)) return null;
  const left = pool - facing.cost - CHALLENGE.ability.lose;
  return left > 0 ? left : null;
}

/** The Location of a Challenge that punishes a play at this Location (VV-7.13). */
function challengeTo(state: State, seat: Seat, location: LocationIndex): LocationIndex | 'uncertain' | null {
  for (let other = 0; other < state.players.length; other++) {
    const at = other === seat ? null : locationOn(state, CHALLENGE.id, other);
    if (at === null || at === location) continue;
    if (mateOf(state, other) === seat) return 'uncertain';
    const effect = { card: CHALLENGE.id, controller: other, location: at };
    return immunity(state, effect, seat) === null ? at : null;
  }
  return null;
}

function withPool(state: State, seat: Seat, pool: number): State {
  return {
    ...state,
    players: state.players.map((player, i) => (i === seat ? { ...player, pool } : player)),
  };
}

export interface Outcome {
  readonly pool: number;
  /** Everybody's Power there as far as the seat knows it, the winner first. */
  readonly ranking: readonly SeatPower[];
  /** The seat's own total. */
  readonly total: number;
  /** Starting from 1. */
  readonly rank: number;
}

/** What the Location and the Pool would be like if the turn were played like this. */
export function outcomeOf(
  view: VendettaView,
  seat: Seat,
  planned: Planned,
  { blood, diablerie }: { readonly blood: number; readonly diablerie: number },
): Outcome {
  const state = asState(view);
  const { location, facing } = planned;
  const lost = typeof challengeTo(state, seat, location) === 'number' ? CHALLENGE.ability.lose : 0;
  const pool = Math.max(0, playerAt(state, seat).pool - facing.cost - lost - blood);
  const redirected = redirectedBlood(state, seat, planned, lost);
  const own = blood + diablerie + redirected + bloodForPlay(state, seat, planned);
  const row = (view.positions[location] ?? []).map((spot, other) =>
    other === seat
      ? { blood: spot.blood + own, cards: [...spot.cards, lying(planned, seat)] }
      : { ...spot, blood: spot.blood + bloodForOthers(state, seat, other, planned) },
  );
  const players = view.players.map((player, i) => (i === seat ? { ...player, pool } : player));
  const after = { ...view, players, positions: view.positions.with(location, row) };
  const ranking = knownRanking(after, location);
  const at = ranking.findIndex((one) => one.seat === seat);
  return { pool, ranking, total: ranking[at]?.total ?? 0, rank: at + 1 };
}

/** VV-R32: the cost is paid before the card is there; blood taken by Challenge is lost after that. */
function redirectedBlood(
  state: State,
  seat: Seat,
  { card, location, facing }: Planned,
  lost: number,
): number {
  const isHere = locationOn(state, DARK_PACT, seat) === location;
  const comesHere = card === DARK_PACT && facing.faceUp;
  return (isHere ? facing.cost : 0) + (isHere || comesHere ? lost : 0);
}

function lying({ card, facing: { faceUp } }: Planned, owner: Seat) {
  return { card, owner, faceUp, open: faceUp, seenBy: [], held: null };
}

/** Blood from the Bank onto the seat's own Position: an Ally at the Haven, or its own Eyes in the Dark. */
function bloodForPlay(state: State, seat: Seat, { location, facing }: Planned): number {
  const ally = allyThat(playerAt(state, seat), 'blood-for-plays-at-haven');
  const haven = ally !== null && location === havenOf(state) ? ally.ability.blood : 0;
  const eyes = !facing.faceUp && controllerAt(state, EYES.id, location) === seat ? EYES.ability.blood : 0;
  return haven + eyes;
}

/** Other seats' On the Prowl and Eyes in the Dark. */
function bloodForOthers(state: State, seat: Seat, other: Seat, { location, facing }: Planned): number {
  if (other === seat) return 0;
  const prowl = controllerAt(state, PROWL.id, location) === other ? PROWL.ability.blood : 0;
  const eyes = !facing.faceUp && controllerAt(state, EYES.id, location) === other ? EYES.ability.blood : 0;
  return prowl + eyes;
}
