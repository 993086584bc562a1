import { canonical, type Game, type Json, memoize, type Position, Table, type View } from '@nokturn/engine';
import { EVENT_IDS } from './cards/events.ts';
import { cards as today } from './cards.ts';
import { openState, relicsLeft, type Tables } from './outlook.ts';
import { allRules } from './rules/all.ts';
import type { MastersHappening } from './rules/happenings.ts';
import { cloneState, type State } from './rules/state.ts';
import type { MastersFrame } from './rules/work.ts';
import type { MastersView } from './secrets.ts';

/** A copy of what everybody sees, on which the rules themselves work out the result of an answer. */
export type Foreseen = Table<State, MastersFrame, MastersHappening>;
type Whole = Game<State, MastersFrame, MastersHappening>;

/** Looking ahead needs only the rules of the game, and a board should load no more than that. */
const LOOKED_AHEAD: Pick<Whole, 'id' | 'work' | 'clone'> = {
  id: 'masters-of-the-night',
  // Nobody knows which event comes next.
  work: { ...allRules, 'draw-event': (table) => table.finish() },
  clone: cloneState,
};
const UNTIL_MORNING: typeof LOOKED_AHEAD = {
  ...LOOKED_AHEAD,
  work: { ...LOOKED_AHEAD.work, 'night-over': (table) => table.finish() },
};

/**
 * The result of an answer, up to the next morning or the next event card. Null if the viewer is not asked,
 * and in a match from before a change of prices: today's rules would foresee the wrong cost.
 */
export function foreseen(
  view: View<MastersView>,
  until: 'morning' | 'event',
  { cards }: Tables,
): Foreseen | null {
  const { viewer, asked, work, over } = view;
  if (!asked?.mine || typeof viewer !== 'number' || (cards && !costsAsToday(cards))) return null;
  const frame = asked.frame as MastersFrame;
  const position: Position<State, MastersFrame> = {
    state: withAnyDecks(view.state),
    chance: { key: ANY_DICE, drawn: 0 },
    work: [...work] as MastersFrame[],
    asked: { frame, seats: [viewer], asks: [asked.mine.ask], answers: [null] },
    over,
  };
  return new Table((until === 'morning' ? UNTIL_MORNING : LOOKED_AHEAD) as Whole, position, {
    listening: true,
  });
}

/**
 * Whether the tables of a match are the same as today's. Event cards do not count: looking ahead stops before
 * them.
 */
const costsAsToday = memoize(
  (cards: object) =>
    canonical({ ...cards, events: null } as Json) ===
    canonical({ ...today, events: null } as unknown as Json),
);

/** Results that depend on dice or on a face-down card are not certain, so any dice will do. */
const ANY_DICE: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0];

function withAnyDecks(view: MastersView): State {
  const { eventDeck, top } = view;
  const cards = EVENT_IDS.slice(0, eventDeck);
  if (top !== null) cards[eventDeck - 1] = top;
  return { ...openState(view), eventDeck: cards, relicDeck: relicsLeft(view) };
}

/** Something that nobody could know before: new dice, or a card that was face down. */
export function isNews(told: MastersHappening, { top }: State): boolean {
  switch (told.kind) {
    case 'rolled':
    case 'relic-drawn':
    case 'event-revealed':
      return true;
    case 'event-rewritten':
      return told.fromDeck && top === null;
    default:
      return false;
  }
}
