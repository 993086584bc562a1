import type { Seat } from '@nokturn/engine';
import { type CardNo, cardAt } from '../cards/cards.ts';
import { hiddenCards, minus, type PlayerView, turnsAfter } from '../count.ts';
import { type Holdings, holdingsOf, type Owner } from '../rules/holdings.ts';
import { hasMark, PERMANENT } from '../rules/marks.ts';
import { endCards } from '../rules/scoring.ts';
import type { HungerView } from '../secrets.ts';

/** How the table looks to one seat: what it sees, and what it expects of the rest of the night. */
export class Outlook {
  readonly view: HungerView;
  readonly me: Seat;
  readonly own: PlayerView;
  /** Turns that it still takes after the present one. */
  readonly turns: number;
  /** The cards that come round again and again: all but the Permanent ones in play and the digested ones. */
  readonly cycle: readonly CardNo[];
  /** Those of them that are drawn before the discard pile is shuffled. */
  readonly deck: readonly CardNo[];
  readonly staying: readonly CardNo[];
  /** What a card of the cycle adds to the Speed of a turn, on average. */
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

  /** What every seat owns, by seat. */
  get holdings(): readonly Holdings[] {
    this.#rivals ??= this.view.players.map((player) => holdingsOf(ownerOf(player)));
    return this.#rivals;
  }

  /** Humans that the seat can hope to hunt. */
  get preyToCome(): number {
    return PREY_A_TURN * Math.max(0, this.turns - TURNS_OF_THE_WAY_BACK);
  }
}

const PREY_A_TURN = 1.4;
const TURNS_OF_THE_WAY_BACK = 2;

/** What a card does for the Speed of a turn, what it draws included. */
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

/** A seat with everything it owns, and what it would take besides: in which zone makes no difference. */
export function ownerOf(player: PlayerView, taken: readonly CardNo[] = []): Owner {
  const { owned, digested, tokens, played, named } = player;
  const deck = [...minus(owned, digested), ...taken];
  return { deck, hand: [], playing: [], discard: [], digested, tokens, played, named };
}

/** VP at the end of the game for cards (TH-20.4). */
export function endVp(owner: Owner): number {
  return endCards(owner).reduce((sum, { vp }) => sum + vp, 0);
}
