import type { Seat } from '@nokturn/engine';
import { type CardNo, cardAt } from '../cards/cards.ts';
import { hiddenCards, minus, type PlayerView, turnsAfter } from '../count.ts';
import { type Holdings, holdingsOf, type Owner } from '../rules/holdings.ts';
import { hasMark, PERMANENT } from '../rules/marks.ts';
import { endCards } from '../rules/scoring.ts';
import type { HungerView } from '../secrets.ts';

/**
 * The table from the point of view of one seat: what it sees, and what it expects from the rest of the night.
 */
export class Outlook {
  readonly view: HungerView;
  readonly me: Seat;
  readonly own: PlayerView;
  /** Its turns after the current one. */
  readonly turns: number;
  /** The cards that come round again and again: all except Permanent ones in play and digested ones. */
  readonly cycle: readonly CardNo[];
  /** The part of them drawn before the discard pile is shuffled. */
  readonly deck: readonly CardNo[];
  readonly staying: readonly CardNo[];
  /** The average Speed that a card of the cycle adds to a turn. */
  readonly pace: number;
  #rivals: readonly Holdings[] | null = null;

  constructor(view: HungerView, me: Seat) {
    const own = view.players[me] as PlayerView;
    this.view = view;
    this.me = me;
    this.own = own;
    this.turns = turnsAfter(view, me);
    this.staying = own.playing.filter((card) => hasMark(card, PERMANENT));
    this.cycle = minus(own.owned, [...own.digested, ...this.staying]);
    const hand = own.hand.filter((card) => card !== null);
    this.deck = minus(hiddenCards(own), hand);
    this.pace = this.cycle.reduce((sum, card) => sum + paceOf(card), 0) / Math.max(1, this.cycle.length);
  }

  /** The holdings of every seat. */
  get holdings(): readonly Holdings[] {
    this.#rivals ??= this.view.players.map((player) => holdingsOf(ownerOf(player)));
    return this.#rivals;
  }

  /** The number of Humans that the seat can hope to hunt. */
  get preyToCome(): number {
    return PREY_A_TURN * Math.max(0, this.turns - TURNS_OF_THE_WAY_BACK);
  }
}

const PREY_A_TURN = 1.4;
const TURNS_OF_THE_WAY_BACK = 2;

/** The Speed that a card adds to a turn, including the cards it draws. */
export function paceOf(card: CardNo): number {
  const { speed, does } = cardAt(card);
  return does.reduce((sum, ability) => {
    switch (ability.kind) {
      case 'draw':
        return sum + 0.7 * (ability.cards + ability.withHuman);
      case 'swap':
        return sum + 0.7 * ability.times;
      case 'speed-with-human':
        return sum + 1;
      case 'mist':
        return sum + 1;
      case 'bat':
        return sum + 0.5;
      default:
        return sum;
    }
  }, speed);
}

/** A seat with everything it owns, plus further cards; their zones make no difference. */
export function ownerOf(player: PlayerView, taken: readonly CardNo[] = []): Owner {
  const { owned, digested, tokens, played, named } = player;
  const deck = [...minus(owned, digested), ...taken];
  return { deck, hand: [], playing: [], discard: [], digested, tokens, played, named };
}

/** VP at the end of the game for cards (TH-20.4). */
export function endVp(owner: Owner): number {
  return endCards(owner).reduce((sum, { vp }) => sum + vp, 0);
}
