import { decision, oneOf, type Seat, type Viewer } from '@nokturn/engine';

import { isActive } from './seats.ts';
import type { State } from './state.ts';
import type { Rules, Targeted, VendettaTable } from './work.ts';

/** VV-24: teams of two. */
export const teamRules: Rules<'team-include'> = {
  /** VV-24.4, VV-24.5: before any target is handled. */
  'team-include': decision({
    clause: 'VV-24.4',
    to: 'one',
    seat: (state, { effect }) => (isActive(state, effect.controller) ? effect.controller : null),
    ask: () => oneOf(['include', 'leave-out']),
    fallback: () => 'include',
    answered(table, answer, seat, { effect, mate, then }) {
      const included = answer === 'include';
      table.tell({ kind: 'included', seat, mate, card: effect.card, included });
      table.next(included ? then : { ...then, targets: then.targets.filter((target) => target !== mate) });
    },
  }),
};

/** VV-24.2: teams alternate around the table, so that team-mates sit opposite each other. */
export function mateOf({ options, players }: State, seat: Seat): Seat | null {
  return options.teams ? (seat + players.length / 2) % players.length : null;
}

/** 0 for team A, 1 for B, 2 for C; without teams every seat is its own team. */
export function teamOf({ options, players }: State, seat: Seat): number {
  return options.teams ? seat % (players.length / 2) : seat;
}

const LETTERS = ['A', 'B', 'C'] as const;
export type TeamLetter = (typeof LETTERS)[number];

/** A, B or C; null if everybody plays alone. */
export function teamLetter(state: State, seat: Seat): TeamLetter | null {
  return state.options.teams ? (LETTERS[teamOf(state, seat)] ?? null) : null;
}

/** Asks first whether a team-mate among the targets is included, then handles the targets. */
export function aim(table: VendettaTable, then: Targeted): void {
  const { effect, targets } = then;
  const mate = mateOf(table.state, effect.controller);
  if (mate !== null && targets.includes(mate)) table.next({ step: 'team-include', effect, mate, then });
  else table.next(then);
}

/** VV-24.12. */
export function seesHandsOf(state: State, viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || (state.options.teamHands === 'open' && mateOf(state, seat) === viewer);
}
