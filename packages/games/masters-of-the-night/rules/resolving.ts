import { DISTRICT_COUNT, type District } from '../cards/districts.ts';
import type { Instruction } from '../cards/effects.ts';
import { type EventId, eventOf } from '../cards/events.ts';
import { type Column, TRACKERS, type Tracker, VEIL } from '../cards/trackers.ts';
import type { VampireNumber } from '../cards/vampires.ts';
import type { Resolving, State } from './state.ts';
import type { MastersTable } from './work.ts';

/** The event card being resolved, its grid and its numbers. */

export function current({ resolving: card }: State): Resolving {
  if (card === null) throw new Error('no event card is being resolved');
  return card;
}

export function resolving(
  { veil }: State,
  event: EventId,
  { dawn, holder }: { dawn: boolean; holder: VampireNumber | null },
): Resolving {
  return {
    event,
    dawn,
    holder,
    column: veil >= VEIL.leastOfHigh ? 'high' : 'low',
    turned: false,
    sentence: null,
    taken: null,
    entered: [],
    before: 0,
    missing: 0,
    ordered: 0,
    urnUsed: false,
    laid: false,
  };
}

/** The sentence of its text that is being carried out (MN-6.22), or null. */
export function sentenceOf(state: State): Instruction | null {
  const { event, sentence } = current(state);
  return (sentence !== null && eventOf(event).text[sentence]) || null;
}

/** The districts at the marked positions; Pk turned is P(10 - k) (MN-16.13). */
export function gridOf({ layout }: State, event: EventId, turned: boolean) {
  const { red, blue } = eventOf(event).grid;
  const at = (position: number) => layout[turned ? DISTRICT_COUNT - 1 - position : position] as District;
  return { red: at(red), blue: [at(blue[0]), at(blue[1])] as const };
}

/** All three, the red one first, in printed order. */
export function markedDistricts(state: State, event: EventId): District[] {
  const { red, blue } = gridOf(state, event, false);
  return [red, ...blue];
}

export function columnOf(
  { vampires }: { readonly vampires: readonly unknown[] },
  column: 'high' | 'low',
): Column {
  return (TRACKERS[vampires.length] as Tracker)[column];
}

/** The text, or the rest of it, has no effect. */
export function idle(table: MastersTable): void {
  table.tell({ kind: 'event-idle', event: current(table.state).event });
}
