import type { Seat } from '@nokturn/engine';
import { cardThatPowers } from '../cards/clan-cards.ts';
import { controllerAt, rivalsOf } from '../rules/positions.ts';
import { powersAt } from '../rules/power.ts';
import { type Score, scoreOf } from '../rules/scoring.ts';
import type { LocationIndex, State } from '../rules/state.ts';
import { mateOf, teamOf } from '../rules/teams.ts';
import type { VendettaView } from '../secrets.ts';

const HALVES = cardThatPowers('halve-rivals');

/** What is counted here reads only what everybody sees, so a view serves as well as a position. */
function asState(view: VendettaView): State {
  return view as unknown as State;
}

/** The Influence of a seat as everybody could count it at the table, by where it comes from (VV-20.2). */
export function influenceOf(view: VendettaView, seat: Seat): Score {
  return scoreOf(asState(view), seat);
}

/** The Power that lies open on each Position of a Location now, by seat; null where nothing lies (VV-15). */
export function powerAt(view: VendettaView, location: LocationIndex): readonly (number | null)[] {
  const powers: (number | null)[] = view.players.map(() => null);
  for (const { seat, total } of powersAt(halving(asState(view), location), location)) powers[seat] = total;
  return powers;
}

/** Before its Conflict nobody is halved yet; a Wolf Companion that lies open is counted all the same. */
function halving(state: State, location: LocationIndex): State {
  if (state.location === location && state.stage === 'conflict') return state;
  const controller = controllerAt(state, HALVES, location);
  const halved =
    controller === null
      ? []
      : rivalsOf(state, controller, location).filter((seat) => seat !== mateOf(state, controller));
  const { here } = state;
  return {
    ...state,
    here: state.location === location ? { ...here, halved } : { ...here, halved, knife: null, assault: null },
  };
}

/** A, B or C; null where everybody plays alone. */
export function teamLetter(view: VendettaView, seat: Seat): string | null {
  return view.options.teams ? (['A', 'B', 'C'][teamOf(asState(view), seat)] ?? null) : null;
}

/** Seats from the top of the board to the bottom: the viewer's own row is the lowest (section 10). */
export function rowsFor(seats: number, viewer: Seat | null): readonly Seat[] {
  const first = viewer === null ? 0 : viewer + 1;
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}
