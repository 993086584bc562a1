import { chanceFrom, type Position, type Random, type View } from '@nokturn/engine';
import { CARDS_PER_LEVEL } from '../cards/editions.ts';
import { EVENT_IDS, type EventId, eventsOfLevel, LEVELS } from '../cards/events.ts';
import { relicsOf } from '../cards/relics.ts';
import type { State } from '../rules/state.ts';
import type { MastersFrame } from '../rules/work.ts';
import type { MastersView } from '../secrets.ts';

/**
 * States that look like this one to everybody: the unseen cards are in the decks in any order. Nothing else
 * is hidden, and future dice are not part of a state.
 */
export function imagine({ state }: View<MastersView>): (random: Random) => State {
  const unseen = unseenEvents(state);
  const piles = pilesOf(state, unseen);
  const relics = unseenRelics(state);
  return (random) => {
    const eventDeck = imagineEvents(state, piles, random);
    return {
      ...(state as unknown as State),
      vampires: state.vampires.map((vampire) => ({ ...vampire })),
      districts: state.districts.map((district) => ({ ...district })),
      reserve: [...state.reserve],
      aside: [...state.aside],
      turn: state.turn && { ...state.turn },
      combat: state.combat && { ...state.combat },
      resolving: state.resolving && { ...state.resolving },
      eventDeck,
      leftOut: unseen.filter((event) => !eventDeck.includes(event)),
      relicDeck: random.shuffle(relics.slice()),
    };
  };
}

/** The whole position around an imagined state, with random dice to come. */
export function positionIn(
  view: View<MastersView>,
  state: State,
  random: Random,
): Position<State, MastersFrame> {
  const { work, asked, viewer, over } = view;
  return {
    state,
    chance: chanceFrom(`imagined ${random.word()}`),
    work: [...work] as MastersFrame[],
    asked:
      asked?.mine && typeof viewer === 'number'
        ? {
            frame: asked.frame as MastersFrame,
            seats: [viewer],
            asks: [asked.mine.ask],
            answers: [null],
          }
        : null,
    over,
  };
}

/** Includes the top card even if it is face up: it is still in the deck. */
function unseenEvents({ discardedEvents, lying, inForce, resolving }: MastersView): EventId[] {
  const seen = new Set<EventId | null>([
    ...discardedEvents,
    ...lying.map(({ event }) => event),
    inForce,
    resolving?.event ?? null,
  ]);
  return EVENT_IDS.filter((event) => !seen.has(event));
}

/** Cards of one level, and how many of them are in the deck. */
interface Pile {
  readonly possible: readonly EventId[];
  readonly count: number;
}

/** MN-2.12: the rest of level III is at the bottom, level I on top. */
function pilesOf({ eventDeck, options, top }: MastersView, unseen: readonly EventId[]): readonly Pile[] {
  let left = eventDeck;
  return [...LEVELS].reverse().map((level) => {
    const count = Math.min(left, CARDS_PER_LEVEL[options.difficulty]);
    left -= count;
    return {
      count,
      possible: eventsOfLevel(level).filter((event) => unseen.includes(event) && event !== top),
    };
  });
}

function imagineEvents({ eventDeck, top }: MastersView, piles: readonly Pile[], random: Random): EventId[] {
  const deck: EventId[] = [];
  for (const { possible, count } of piles)
    if (count > 0) deck.push(...random.shuffle(possible.slice()).slice(0, count));
  if (top === null) return deck;
  deck.length = eventDeck - 1;
  deck.push(top);
  return deck;
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
