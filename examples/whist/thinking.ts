import type { Answer, Knowledge, Random, Seat, Witness } from '@nokturn/engine';
import { CARDS, type Card, cardOption, rankOf, suitOf } from './cards.ts';
import { playable, SEATS, type Whist, type WhistFrame, type WhistView, winnerOf } from './whist.ts';

/**
 * What a search needs to know about whist: the deals that a seat considers possible, their value, and a quick answer.
 */
export const knowledge: Knowledge<Whist, WhistFrame, WhistView> = {
  imagine: (view) => (random) => ({
    ...view.state,
    hands: dealt(view, random),
    taken: [...view.state.taken],
    lacks: [...view.state.lacks],
  }),
  // Tricks so far, and an equal share of those still to be played.
  evaluate({ taken }, over) {
    const most = Math.max(...taken);
    if (over) return taken.map((tricks) => (tricks === most ? 1 : 0));
    const left = (CARDS.length / SEATS - taken.reduce((sum, tricks) => sum + tricks, 0)) / SEATS;
    return taken.map((tricks) => (tricks + left) / (CARDS.length / SEATS));
  },
  policy: ({ state, seat }): Answer => cardOption(quickCard(state, seat)),
};

/** The lowest card that takes the trick so far, or else the lowest of all; when leading, the highest. */
function quickCard(state: Whist, seat: Seat): Card {
  const cards = [...playable(state, seat)].sort((a, b) => rankOf(a) - rankOf(b));
  if (state.trick.length === 0) return cards.at(-1) as Card;
  const wins = cards.find((card) => winnerOf({ ...state, trick: [...state.trick, { seat, card }] }) === seat);
  return wins ?? (cards[0] as Card);
}

interface Hand {
  readonly seat: Seat;
  readonly cards: Card[];
  readonly size: number;
}

/** The unseen cards, dealt to the others: anything known about a hand stays true. */
function dealt({ viewer, state }: Witness<WhistView>, random: Random): (readonly Card[])[] {
  const { hands, turned, gone, trick, lacks } = state;
  const own = hands[viewer as Seat] as readonly Card[];
  const out = new Set([...own, ...gone, ...trick.map(({ card }) => card)]);
  const others = hands.flatMap((hand, seat): Hand[] =>
    seat === viewer ? [] : [{ seat, cards: [], size: hand.length }],
  );
  const holder = out.has(turned.card) ? undefined : others.find(({ seat }) => seat === turned.seat);
  holder?.cards.push(turned.card);
  const hidden = random.shuffle(CARDS.filter((card) => !out.has(card) && card !== holder?.cards[0]));
  const may = ({ seat, cards, size }: Hand, card: Card) =>
    cards.length < size && !lacks[seat]?.includes(suitOf(card));
  const deal = (at: number): boolean => {
    const card = hidden[at];
    if (card === undefined) return true;
    return random.shuffle(others.filter((hand) => may(hand, card))).some((hand) => {
      hand.cards.push(card);
      if (deal(at + 1)) return true;
      hand.cards.pop();
      return false;
    });
  };
  if (!deal(0)) throw new Error('no deal looks like this one');
  return hands.map((_, seat) => (seat === viewer ? own : random.shuffle(handAt(others, seat))));
}

function handAt(hands: readonly Hand[], at: Seat): Card[] {
  return hands.find(({ seat }) => seat === at)?.cards ?? [];
}
