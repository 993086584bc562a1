import type { Position, Random, Viewer } from '@nokturn/engine';
import { EVENTS, type EventId } from '../cards/events.ts';
import type { MastersHappening } from '../rules/happenings.ts';
import type { State } from '../rules/state.ts';
import type { MastersFrame } from '../rules/work.ts';

/**
 * What no viewer may learn, written from section 6 of the rules ("What each seat sees"), deliberately not
 * from secrets.ts: the two accounts check each other. Seats have no secrets from each other, so all viewers
 * are alike.
 */

/** Another position that looks the same to the viewer. */
export function scramble(
  position: Position<State, MastersFrame>,
  _viewer: Viewer,
  random: Random,
): Position<State, MastersFrame> {
  const { state } = position;
  return {
    ...position,
    state: {
      ...state,
      ...scrambledEvents(state, random),
      relicDeck: random.shuffle([...state.relicDeck]),
    },
    chance: { key: position.chance.key.map(() => random.word()), drawn: random.below(10_000) },
  };
}

/** Cards in the deck and cards left out swap places within their level; a face-up top card stays. */
function scrambledEvents({ eventDeck, leftOut, top }: State, random: Random) {
  const unseen = random.shuffle([...(top === null ? eventDeck : eventDeck.slice(0, -1)), ...leftOut]);
  const another = (event: EventId): EventId => {
    const at = unseen.findIndex((other) => EVENTS[other].level === EVENTS[event].level);
    return unseen.splice(at, 1)[0] as EventId;
  };
  const deck = eventDeck.map((event, i) =>
    top !== null && i === eventDeck.length - 1 ? event : another(event),
  );
  return { eventDeck: deck, leftOut: leftOut.map(another) };
}

/** The log tells everybody everything that has happened; it never names a card that is still face down. */
export function mayHear(happening: MastersHappening): unknown {
  return happening;
}
