import type { District } from '../cards/districts.ts';
import type { EventId } from '../cards/events.ts';
import type { Column } from '../cards/trackers.ts';
import { cardsOf } from '../cards.ts';
import { type Tables, TODAY } from '../outlook.ts';
import type { MastersView } from '../secrets.ts';

/** A cross of a city grid on a district, and how many agents it brings. */
export interface Mark {
  readonly colour: 'red' | 'blue';
  /** `1/0` if the leader decides which blue-gray district gets which number. */
  readonly agents: string;
  /** The card is being resolved; otherwise it is face up on the deck. */
  readonly certain: boolean;
}

/** The marks of an event card, by district. Turned upside down, P1 is P9 (MN-16.13). */
export function marksOf(
  { layout }: Pick<MastersView, 'layout'>,
  event: EventId,
  { red, blue }: Column,
  { turned, certain }: { turned: boolean; certain: boolean },
  text: Tables = TODAY,
): ReadonlyMap<District, Mark> {
  const { grid } = cardsOf(text).events[event];
  const at = (position: number) => layout[turned ? layout.length - 1 - position : position] as District;
  const blueAgents = blue[0] === blue[1] ? String(blue[0]) : blue.join('/');
  return new Map<District, Mark>([
    [at(grid.red), { colour: 'red', agents: String(red), certain }],
    ...grid.blue.map((position) => [at(position), { colour: 'blue', agents: blueAgents, certain }] as const),
  ]);
}
