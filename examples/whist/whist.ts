import {
  decision,
  each,
  type Game,
  type Hearing,
  knownTo,
  oneOf,
  type Result,
  type Seat,
  secretsOf,
  type Work,
} from '@nokturn/engine';
import { CARDS, type Card, cardOption, type Suit, suitOf } from './cards.ts';

/**
 * A trick-taking game: four seats, eight cards each. The last card dealt is turned up and names the trump suit. Follow
 * suit if you can; the highest trump, or otherwise the highest card of the suit that was led, takes the trick and leads
 * the next. Most tricks win.
 */
export interface Whist {
  /** In the order they were dealt: if they were sorted, a card's place would give away something about the others. */
  readonly hands: (readonly Card[])[];
  /** The trump card, and the seat it was dealt to: everybody has seen it there. */
  readonly turned: { readonly card: Card; readonly seat: Seat };
  /** The cards on the table, the one that was led first. */
  trick: readonly { readonly seat: Seat; readonly card: Card }[];
  leader: Seat;
  /** All cards played in earlier tricks. */
  gone: readonly Card[];
  readonly taken: number[];
  /** Suits that each seat has failed to follow: everybody knows that it has none of them. */
  readonly lacks: (readonly Suit[])[];
}

export type WhistFrame = { readonly step: 'play' } | { readonly step: 'take' };

export type WhistHappening =
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'turned-up'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'took'; readonly seat: Seat };

export const SEATS = 4;
const HAND = CARDS.length / SEATS;

const work: Work<Whist, WhistFrame, WhistHappening> = {
  play: decision({
    clause: 'WH-2',
    to: 'one',
    // A player with only one playable card is asked as well: not being asked would give that away.
    cover: true,
    seat: ({ leader, trick }) => (leader + trick.length) % SEATS,
    ask: (state, seat) => oneOf(playable(state, seat).map(cardOption)),
    fallback: (state, seat) => cardOption(playable(state, seat)[0] as Card),
    answered(table, answer, seat) {
      const { state } = table;
      const card = cardOption.chosen(answer);
      const [led] = state.trick;
      if (led !== undefined && suitOf(card) !== suitOf(led.card))
        state.lacks[seat] = [...new Set([...(state.lacks[seat] ?? []), suitOf(led.card)])];
      state.hands[seat] = handOf(state, seat).filter((own) => own !== card);
      state.trick = [...state.trick, { seat, card }];
      table.tell({ kind: 'played', seat, card });
      table.next({ step: state.trick.length < SEATS ? 'play' : 'take' });
    },
  }),
  take(table) {
    const { state } = table;
    const seat = winnerOf(state);
    state.taken[seat] = (state.taken[seat] ?? 0) + 1;
    state.gone = [...state.gone, ...state.trick.map(({ card }) => card)];
    state.trick = [];
    state.leader = seat;
    table.tell({ kind: 'took', seat });
    if (state.gone.length === CARDS.length) table.finish();
    else table.next({ step: 'play' });
  },
};

const secrets = secretsOf<Whist>()({
  hands: each(each(knownTo(({ at }) => at[0] as Seat))),
  turned: 'everybody',
  trick: 'everybody',
  leader: 'everybody',
  gone: 'everybody',
  taken: 'everybody',
  lacks: 'everybody',
});

export type WhistView = ReturnType<typeof secrets.show>;

const hearing: Hearing<Whist, WhistHappening> = {
  dealt: { seat: 'everybody', cards: ({ seat }, viewer) => viewer === seat },
  'turned-up': { seat: 'everybody', card: 'everybody' },
  played: { seat: 'everybody', card: 'everybody' },
  took: { seat: 'everybody' },
};

export const whist: Game<Whist, WhistFrame, WhistHappening, Result, WhistView> = {
  id: 'whist',
  rulesVersion: 1,
  clausePrefix: 'WH',
  seats: { min: SEATS, max: SEATS, usual: SEATS },
  options: {},
  setUp(table) {
    const deck = table.shuffle([...CARDS]);
    const hands = Array.from({ length: SEATS }, (_, seat) => deck.slice(seat * HAND, (seat + 1) * HAND));
    for (const [seat, cards] of hands.entries()) table.tell({ kind: 'dealt', seat, cards });
    const turned = { card: deck.at(-1) as Card, seat: SEATS - 1 };
    table.tell({ kind: 'turned-up', ...turned });
    table.next({ step: 'play' });
    const nobody = hands.map(() => 0);
    return { hands, turned, trick: [], leader: 0, gone: [], taken: nobody, lacks: hands.map(() => []) };
  },
  work,
  result: ({ taken }) => ({
    winners: taken.flatMap((tricks, seat) => (tricks === Math.max(...taken) ? [seat] : [])),
  }),
  clone: (state) => ({
    ...state,
    hands: [...state.hands],
    taken: [...state.taken],
    lacks: [...state.lacks],
  }),
  secrets,
  hearing,
  pointsAt: () => null,
  roundOf: ({ gone }) => gone.length / SEATS + 1,
  tally: ({ taken }, { winners }) =>
    taken.map((_, seat) => ({ group: 'seat', key: String(seat), won: winners.includes(seat) })),
};

export function handOf({ hands }: Whist, seat: Seat): readonly Card[] {
  return hands[seat] as readonly Card[];
}

/** The cards that follow suit, or, without any, all of them. */
export function playable(state: Whist, seat: Seat): readonly Card[] {
  const hand = handOf(state, seat);
  const [led] = state.trick;
  const following = led === undefined ? [] : hand.filter((card) => suitOf(card) === suitOf(led.card));
  return following.length > 0 ? following : hand;
}

/** The seat whose card is winning the trick so far. */
export function winnerOf({ trick, turned }: Whist): Seat {
  const trumps = trick.filter(({ card }) => suitOf(card) === suitOf(turned.card));
  const [led] = trick;
  const counts =
    trumps.length > 0 ? trumps : trick.filter(({ card }) => suitOf(card) === suitOf(led?.card ?? 0));
  return counts.reduce((best, each) => (each.card > best.card ? each : best)).seat;
}
