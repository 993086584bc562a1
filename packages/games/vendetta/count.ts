import type { Seat } from '@nokturn/engine';
import { cardThatPowers } from './cards/clan-cards.ts';
import { ranked } from './rules/conflict.ts';
import { controllerAt, rivalsOf } from './rules/positions.ts';
import { powersAt, type SeatPower } from './rules/power.ts';
import { type Score, scoreOf } from './rules/scoring.ts';
import type { LocationIndex, State } from './rules/state.ts';
import { teamLetter as letterOf, mateOf, type TeamLetter } from './rules/teams.ts';
import type { VendettaView } from './secrets.ts';

const HALVES = cardThatPowers('halve-rivals');

/** These counts only read public facts, so a view works as well as a position. */
function asState(view: VendettaView): State {
  return view as unknown as State;
}

/** The Influence of a seat as everybody at the table could count it, by source (VV-20.2). */
export function influenceOf(view: VendettaView, seat: Seat): Score {
  return scoreOf(asState(view), seat);
}

/** The open Power at a Location now, for each seat that is present (VV-15). */
export function openPowers(view: VendettaView, location: LocationIndex): SeatPower[] {
  return powersAt(halving(asState(view), location), location);
}

/** Who would win if nothing else changed, the winner first (VV-15.14). */
export function openRanking(view: VendettaView, location: LocationIndex): SeatPower[] {
  return ranked(asState(view), openPowers(view, location));
}

/** Nobody is halved before the Conflict, but an open Wolf Companion is counted anyway. */
function halving(state: State, location: LocationIndex): State {
  const here = state.location === location;
  if (here && state.stage === 'conflict') return state;
  const controller = controllerAt(state, HALVES, location);
  const halved =
    controller === null
      ? []
      : rivalsOf(state, controller, location).filter((seat) => seat !== mateOf(state, controller));
  return {
    ...state,
    here: here ? { ...state.here, halved } : { ...state.here, halved, knife: null, assault: null },
  };
}

/** A, B or C; null if everybody plays alone. */
export function teamLetter(view: VendettaView, seat: Seat): TeamLetter | null {
  return letterOf(asState(view), seat);
}

/** The total Influence of each team, in order of their letters (VV-24.13); empty if everybody plays alone. */
export function teamTotals(view: VendettaView): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  view.players.forEach((_, seat) => {
    const team = teamLetter(view, seat);
    if (team !== null) totals.set(team, (totals.get(team) ?? 0) + influenceOf(view, seat).total);
  });
  return totals;
}

/** Everybody's Power at a Location as far as the viewer can work it out, the winner first. */
export function knownRanking(view: VendettaView, location: LocationIndex): SeatPower[] {
  return openRanking(revealed(view, location), location);
}

/**
 * The view as it will be when the cards at a Location are turned up, limited to cards whose faces the viewer knows: the
 * viewer's own, and those it was shown (VV-7.11, VV-7.22). Cards face down after the Revelation stay that way.
 */
export function revealed(view: VendettaView, location: LocationIndex): VendettaView {
  if (isRevealed(view, location)) return view;
  const row = view.positions[location]?.map((spot) => ({
    ...spot,
    cards: spot.cards.map((one) => (one.card === null ? one : { ...one, faceUp: true })),
  }));
  return row === undefined ? view : { ...view, positions: view.positions.with(location, row) };
}

/** Whether the Revelation of this round has taken place there (VV-13). */
function isRevealed({ phase, location: now, stage }: VendettaView, location: LocationIndex): boolean {
  if (phase !== 'resolution' || now === null) return false;
  return location < now || (location === now && stage !== null && stage !== 'withdraw');
}
