import { canonical, type Game, type Json, memoize, type Position, Table, type View } from '@nokturn/engine';
import { EVENT_IDS } from './cards/events.ts';
import { cards as today } from './cards.ts';
import { openState, relicsLeft, type Tables } from './outlook.ts';
import { allRules } from './rules/all.ts';
import type { MastersHappening } from './rules/happenings.ts';
import { cloneState, type State } from './rules/state.ts';
import type { MastersFrame } from './rules/work.ts';
import type { MastersView } from './secrets.ts';

/** A copy of what everybody sees, on which the rules themselves say what would come of an answer. */
export type Foreseen = Table<State, MastersFrame, MastersHappening>;
type Whole = Game<State, MastersFrame, MastersHappening>;

/** A table that is only looked ahead on needs no more of the game than its rules, and a board shall load no more. */
const LOOKED_AHEAD: Pick<Whole, 'id' | 'work' | 'clone'> = {
  id: 'masters-of-the-night',
  // Which event comes nobody knows.
  work: { ...allRules, 'draw-event': (table) => table.finish() },
  clone: cloneState,
};
const UNTIL_MORNING: typeof LOOKED_AHEAD = {
  ...LOOKED_AHEAD,
  work: { ...LOOKED_AHEAD.work, 'night-over': (table) => table.finish() },
};

/**
 * What becomes of an answer, up to the next morning or the next event card. Null if the viewer is not asked, and in a match
 * of the time before a price has changed: what today's rules foresee would not be what it costs there.
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

/** Whether the tables of a match are those of today, but for the event cards: it is not looked ahead as far as them. */
const costsAsToday = memoize(
  (cards: object) =>
    canonical({ ...cards, events: null } as Json) ===
    canonical({ ...today, events: null } as unknown as Json),
);

/** What depends on dice or on a card that lies face down is not certain, so any will do. */
const ANY_DICE: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0];

function withAnyDecks(view: MastersView): State {
  const { eventDeck, top } = view;
  const cards = EVENT_IDS.slice(0, eventDeck);
  if (top !== null) cards[eventDeck - 1] = top;
  return { ...openState(view), eventDeck: cards, relicDeck: relicsLeft(view) };
}

/** Something that nobody could know before: new dice, or a card that lay face down. */
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
