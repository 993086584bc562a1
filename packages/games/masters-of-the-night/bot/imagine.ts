import { chanceFrom, type Position, type Random, type View } from '@nokturn/engine';
import { CARDS_PER_LEVEL } from '../cards/editions.ts';
import { EVENT_IDS, type EventId, eventsOfLevel, LEVELS } from '../cards/events.ts';
import { relicsOf } from '../cards/relics.ts';
import type { State } from '../rules/state.ts';
import type { MastersFrame } from '../rules/work.ts';
import type { MastersView } from '../secrets.ts';

/**
 * A position that looks like this to everybody: the cards that nobody has seen lie in the decks in any order, and the
 * dice to come are any dice.
 */
export function imagine(view: View<MastersView>, random: Random): Position<State, MastersFrame> {
  const { state, work, asked } = view;
  const unseen = unseenEvents(state);
  const eventDeck = imagineEvents(state, unseen, random);
  const inDeck = new Set(eventDeck);
  return {
    state: {
      ...(state as unknown as State),
      vampires: state.vampires.map((vampire) => ({ ...vampire })),
      districts: state.districts.map((district) => ({ ...district })),
      reserve: [...state.reserve],
      aside: [...state.aside],
      turn: state.turn && { ...state.turn },
      combat: state.combat && { ...state.combat },
      resolving: state.resolving && { ...state.resolving },
      eventDeck,
      leftOut: unseen.filter((event) => !inDeck.has(event)),
      relicDeck: random.shuffle(unseenRelics(state)),
    },
    chance: chanceFrom(`imagined ${random.word()}`),
    work: [...work] as MastersFrame[],
    asked:
      asked?.mine && typeof view.viewer === 'number'
        ? {
            frame: asked.frame as MastersFrame,
            seats: [view.viewer],
            asks: [asked.mine.ask],
            answers: [null],
          }
        : null,
    over: view.over,
  };
}

/** The card on top included, if it is face up: it is still in the deck. */
function unseenEvents({ discardedEvents, lying, inForce, resolving }: MastersView): EventId[] {
  const seen = new Set<EventId | null>([
    ...discardedEvents,
    ...lying.map(({ event }) => event),
    inForce,
    resolving?.event ?? null,
  ]);
  return EVENT_IDS.filter((event) => !seen.has(event));
}

/** MN-2.12: what is left of level III lies at the bottom, of level I on top. */
function imagineEvents({ eventDeck, options, top }: MastersView, unseen: readonly EventId[], random: Random) {
  const deck: EventId[] = [];
  let left = eventDeck;
  for (const level of [...LEVELS].reverse()) {
    const count = Math.min(left, CARDS_PER_LEVEL[options.difficulty]);
    const possible = eventsOfLevel(level).filter((event) => unseen.includes(event) && event !== top);
    deck.push(...random.shuffle(possible).slice(0, count));
    left -= count;
  }
  if (top === null) return deck;
  deck.length = eventDeck - 1;
  return [...deck, top];
}

function unseenRelics({ options, discardedRelics, drawnRelic, vampires, districts }: MastersView) {
  const seen = new Set([
    ...discardedRelics,
    drawnRelic,
    ...vampires.flatMap(({ relics }) => relics),
    ...districts.flatMap(({ relics }) => relics),
  ]);
  return relicsOf(options.edition).filter((relic) => !seen.has(relic));
}
