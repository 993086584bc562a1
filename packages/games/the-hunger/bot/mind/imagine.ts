import type { Heard, Random, Seat, Witness } from '@nokturn/engine';
import { A_CARDS, type CardId, type CardNo, cardNo, HUNT_DECK } from '../../cards/cards.ts';
import { TOKEN_POOL, type TokenNo } from '../../cards/tokens.ts';
import { hiddenCards, minus } from '../../count.ts';
import { speedOf } from '../../rules/marks.ts';
import { cloneState, NONE, type State } from '../../rules/state.ts';
import { rowsFor } from '../../rules/track.ts';
import type { HungerView } from '../../secrets.ts';
import { Tiles } from './tiles.ts';

/**
 * Whole nights that look to one seat exactly like the real one (section 9 of the rules): face-down cards are
 * those not seen elsewhere, in any order.
 */
export function imagine(view: Witness<HungerView>): (random: Random) => State {
  const { state: seen, heard } = view;
  const me = view.viewer as Seat;
  const cards = new HuntCards(seen);
  const tokens = unseenTokens(seen);
  const tiles = new Tiles(seen, me, heard);
  const decks = seen.players.map((_, seat) => new Deck(seen, seat, me, heard));
  const open = whatIsOpen(seen);
  return (random) => {
    const state = cloneState(open);
    cards.put(state, random);
    putTokens(state, seen, random.shuffle([...tokens]));
    tiles.put(state, random);
    for (let seat = 0; seat < decks.length; seat++) (decks[seat] as Deck).put(state, random);
    return state;
  };
}

/** Everything that the seat sees; hidden parts are still empty. */
function whatIsOpen(seen: HungerView): State {
  return {
    ...(seen as unknown as State),
    huntDeck: [],
    tavern: [],
    spareMissions: [],
    spareTokens: [],
  };
}

function unseenTokens({ players, chests }: HungerView): TokenNo[] {
  const taken = players.flatMap(({ tokens, played }) => [...tokens, ...played]);
  const open = chests.flatMap((token) => (token === null || token === NONE ? [] : [token]));
  return minus(TOKEN_POOL, [...taken, ...open]);
}

function putTokens(state: State, { chests }: HungerView, tokens: TokenNo[]): void {
  for (let chest = 0; chest < chests.length; chest++)
    if (chests[chest] === null) state.chests[chest] = tokens.pop() ?? NONE;
  state.spareTokens = tokens;
}

/** The Hunt deck and the Tavern. */
class HuntCards {
  readonly #unseen: readonly CardNo[];
  readonly #deck: number;
  readonly #tavern: number;
  /** Rookie: the number of cards on top of the deck that are marked A, and the cards they can be (TH-4.5). */
  readonly #marked: number;
  readonly #unseenMarked: readonly CardNo[];

  constructor({ players, track, huntDeck, tavern, options }: HungerView) {
    const hunted = players.flatMap(({ owned }) => owned);
    const out = [...track.flat(), ...hunted];
    this.#unseen = minus(HUNT_DECK, out);
    this.#deck = huntDeck;
    this.#tavern = tavern.length;
    const drawn = HUNT_DECK.length - this.#unseen.length;
    const first = options.mode === 'rookie' ? 2 * rowsFor(players.length) : 0;
    this.#marked = Math.max(0, first - drawn);
    this.#unseenMarked = this.#marked === 0 ? [] : minus(A_CARDS, out);
  }

  put(state: State, random: Random): void {
    const marked = this.#marked === 0 ? [] : random.shuffle([...this.#unseenMarked]).slice(0, this.#marked);
    const others = random.shuffle(minus(this.#unseen, marked));
    state.tavern = others.splice(0, this.#tavern);
    state.huntDeck = [...others.slice(0, this.#deck - marked.length), ...marked];
  }
}

/** The deck and the hand of one seat. */
class Deck {
  readonly #seat: Seat;
  readonly #own: boolean;
  /** Cards that may be anywhere in the deck, or in a hand that is not visible. */
  readonly #unknown: readonly CardNo[];
  /** On top of the deck by Ready (TH-12.18). */
  readonly #top: readonly CardNo[];
  /** The known cards of the hand. */
  readonly #held: readonly CardNo[];
  readonly #hand: number;
  /** The printed Speed of a first hand (TH-4.19); null once it has been played. */
  readonly #total: number | null;

  constructor(seen: HungerView, seat: Seat, me: Seat, heard: readonly Heard[]) {
    const player = seen.players[seat] as HungerView['players'][number];
    this.#seat = seat;
    this.#own = seat === me;
    this.#top = player.deck.filter((card) => card !== null);
    this.#hand = player.hand.length;
    this.#held = this.#own
      ? player.hand.filter((card) => card !== null)
      : heldBy(heard, seat).slice(0, this.#hand);
    this.#unknown = minus(hiddenCards(player), [...this.#top, ...this.#held]);
    this.#total = this.#own ? null : firstTotal(heard, seat);
  }

  put({ players }: State, random: Random): void {
    const player = players[this.#seat] as State['players'][number];
    const cards = random.shuffle([...this.#unknown]);
    const drawn = this.#hand - this.#held.length;
    if (this.#total !== null) while (!hasTotal(cards, drawn, this.#total)) random.shuffle(cards);
    player.hand = [...this.#held, ...cards.splice(0, drawn)];
    player.deck = [...cards, ...this.#top];
  }
}

function hasTotal(cards: readonly CardNo[], count: number, total: number): boolean {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += speedOf(cards[i] as CardNo);
  return sum === total;
}

/** Cards put on top of a deck by Ready and then drawn into the hand: everybody has seen them. */
function heldBy(heard: readonly Heard[], seat: Seat): CardNo[] {
  let top: CardNo[] = [];
  let held: CardNo[] = [];
  for (const line of heard) {
    if (line.seat !== seat) continue;
    switch (line.kind) {
      case 'readied':
        top.push(cardNo(line.card as CardId));
        break;
      case 'drew-into-play':
        top = top.slice(0, Math.max(0, top.length - (line.cards as readonly CardId[]).length));
        break;
      case 'drew': {
        const drawn = Math.min(top.length, line.count as number);
        held = top.splice(top.length - drawn, drawn);
        break;
      }
      case 'played':
      case 'new-hand':
      case 'turn-skipped':
        held = [];
        break;
    }
  }
  return held;
}

/** The total of a first hand, as everybody was told (TH-4.19). */
function firstTotal(heard: readonly Heard[], seat: Seat): number | null {
  let total: number | null = null;
  for (const line of heard) {
    if (line.kind === 'first-order')
      total = (line.totals as readonly number[])[(line.seats as readonly Seat[]).indexOf(seat)] ?? null;
    if (line.seat === seat && (line.kind === 'played' || line.kind === 'turn-skipped')) return null;
  }
  return total;
}
