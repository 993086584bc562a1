import { type OptionId, objectOf, type Seat, type View, verbOf } from '@nokturn/engine';
import { CASTLE, type SpaceId, type SpaceNo, spaceAt, spaceNo } from '../cards/board.ts';
import { turnsAfter } from '../count.ts';
import { dawnAt, dawnMode, endOfMove, meanSpeedOf, type Outlook, outlookOf } from '../home.ts';
import { distance } from '../rules/map.ts';
import { costsFrom } from '../rules/move.ts';
import type { State } from '../rules/state.ts';
import type { HungerView } from '../secrets.ts';
import { wayTo } from './way.ts';

/**
 * A move before it is made: its path, its cost, the Speed left, and whether the vampire still gets home from
 * there.
 */
export interface Journey {
  readonly to: SpaceId;
  /** The spaces on the path, including the first; only both ends for Mist. */
  readonly path: readonly SpaceId[];
  readonly cost: number;
  readonly left: number;
  /** Steps from there to the Castle. */
  readonly steps: number;
  /** Turns left after this one. */
  readonly turns: number;
  readonly outlook: Outlook;
  /** The effect of dawn there, if this is the last turn. */
  readonly dawn: 'safe' | 'burnt' | number | null;
}

/** Whether dawn would find a vampire outside after this move, as far as an average hand can tell. */
export function isTooFar({ outlook: { verdict }, dawn }: Journey): boolean {
  return dawn === null ? verdict === 'late' : dawn === 'burnt';
}

/** All currently possible moves, by option. */
export function journeysOf({ state, asked, viewer }: View<HungerView>): ReadonlyMap<OptionId, Journey> {
  const ask = asked?.mine?.ask;
  const { turn } = state;
  const journeys = new Map<OptionId, Journey>();
  if (typeof viewer !== 'number' || asked?.frame.step !== 'move' || ask?.kind !== 'one') return journeys;
  const player = state.players[viewer];
  if (!player || turn?.seat !== viewer) return journeys;
  // The costs of moves depend on public facts only, so a view serves as well as a position.
  const costs = costsFrom(state as unknown as State, viewer);
  const mean = meanSpeedOf(state, viewer);
  const turns = turnsAfter(state, viewer);
  for (const option of ask.options) {
    const end = endOfMove(option, player.space);
    if (end === null) continue;
    const cost = priceOf(option, end, turn.remaining, costs);
    const steps = distance(end, CASTLE);
    journeys.set(option, {
      to: spaceAt(end).id,
      path: pathOf(option, state, viewer, end),
      cost,
      left: turn.remaining - cost,
      steps,
      turns,
      outlook: outlookOf({ steps, mean, now: null, turns }),
      dawn: turns === 0 ? dawnAt(spaceAt(end), dawnMode(state, viewer)) : null,
    });
  }
  return journeys;
}

/** A forced move takes at most the Speed available (TH-9.14). */
function priceOf(option: OptionId, end: SpaceNo, remaining: number, costs: (to: SpaceNo) => number): number {
  return verbOf(option) === 'move' ? Math.min(remaining, costs(end)) : 0;
}

function pathOf(option: OptionId, state: HungerView, seat: Seat, end: SpaceNo): readonly SpaceId[] {
  const from = state.players[seat]?.space ?? CASTLE;
  const way = verbOf(option) === 'move' ? wayTo(state, seat, end) : null;
  return [from, ...(way ?? (from === end ? [] : [end]))].map((no) => spaceAt(no).id);
}

/** The space that an option is about. */
export function spaceOf(option: OptionId): SpaceNo {
  return spaceNo(objectOf(option) as SpaceId);
}
