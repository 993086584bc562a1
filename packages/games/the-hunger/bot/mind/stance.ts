import type { Seat } from '@nokturn/engine';
import type { SpaceNo } from '../../cards/board.ts';
import type { CardNo } from '../../cards/cards.ts';
import { TOKENS, type TokenNo, tokenAt } from '../../cards/tokens.ts';
import { ROUNDS } from '../../rules/end-of-round.ts';
import { CONFUSE, countMarked, hasMark, INSPIRING, isHuman, PERMANENT, SPICY } from '../../rules/marks.ts';
import { HAND } from '../../rules/setup.ts';
import type { Player, State } from '../../rules/state.ts';
import { BURDENS, DRAWN, LASTING, ONCE, pace } from './cards.ts';
import { type Counts, countsOf } from './counts.ts';
import { type Traveller, waySafety, wayWorth } from './ways.ts';
import { WEIGHTS } from './weights.ts';
import { type Prospect, Wishes } from './wishes.ts';

/** What keeps a vampire from going where it wants to. */
const TROUBLES = CONFUSE | SPICY;

/** What the cards add up to is not what a turn gives: a Human makes some faster, and no Speed is below 0. */
function meanSpeed(sum: number): number {
  const { slow, fast } = WEIGHTS;
  return Math.min(slow.least + slow.grows * sum, fast.least + fast.grows * sum);
}

/** How likely a hand has at least one of so many cards among all. */
function troubleIn(troubles: number, cards: number): number {
  let without = 1;
  for (let i = 0; i < HAND; i++) without *= Math.max(0, cards - troubles - i) / Math.max(1, cards - i);
  return 1 - without;
}

const PARASOL = TOKENS.findIndex(({ use }) => use?.kind === 'parasol');
const PREY_A_TURN = 1.1;
const TURNS_OF_THE_WAY_BACK = 2;

/** Turns that a seat still takes after the present one (TH-1.2, TH-19.1). */
export function turnsAfter(state: State, seat: Seat): number {
  const { phase, round, turn } = state;
  const player = state.players[seat] as Player;
  const acting = turn !== null && turn.seat === seat;
  if (phase === 'parasols') return acting || player.resting ? 0 : 1;
  if (phase === 'scoring' || phase === 'over') return 0;
  return ROUNDS - round + (player.resting || acting ? 0 : 1) + (player.tokens.includes(PARASOL) ? 1 : 0);
}

/** How a night looks to one seat, at a glance. */
export class Stance {
  readonly state: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly turns: number;
  /** Cards that come round again and again, and what one of them adds to the Speed of a turn. */
  readonly cycle: number;
  readonly pace: number;
  readonly mean: number;
  readonly #often: number;
  readonly #speed: number;
  readonly mine: Counts;
  #prospect: Prospect | null = null;
  #wishes: Wishes | null = null;
  #others: Counts[] | null = null;
  #traveller: Traveller | null = null;
  readonly #troubles: number;

  constructor(state: State, seat: Seat) {
    const player = state.players[seat] as Player;
    this.state = state;
    this.seat = seat;
    this.player = player;
    this.turns = turnsAfter(state, seat);
    let cards = 0;
    let sum = 0;
    let staying = 0;
    const { deck, hand, discard, playing } = player;
    for (let i = 0; i < deck.length; i++) sum += pace(deck[i] as CardNo);
    for (let i = 0; i < hand.length; i++) sum += pace(hand[i] as CardNo);
    for (let i = 0; i < discard.length; i++) sum += pace(discard[i] as CardNo);
    cards = deck.length + hand.length + discard.length;
    for (let i = 0; i < playing.length; i++) {
      const card = playing[i] as CardNo;
      if (hasMark(card, PERMANENT)) staying += pace(card);
      else {
        sum += pace(card);
        cards++;
      }
    }
    this.#troubles =
      countMarked(deck, TROUBLES) +
      countMarked(hand, TROUBLES) +
      countMarked(discard, TROUBLES) +
      countMarked(playing, TROUBLES);
    this.cycle = cards;
    this.pace = sum / Math.max(1, cards);
    this.mean = meanSpeed(HAND * this.pace + staying);
    const turns = Math.max(0, this.turns - Math.floor(deck.length / HAND));
    this.#often = (turns * HAND) / Math.max(HAND, cards + 1);
    this.#speed = (WEIGHTS.speedWorth * WEIGHTS.speedUsual) / Math.max(2, HAND * this.pace);
    this.mine = countsOf(player);
  }

  get prospect(): Prospect {
    this.#prospect ??= this.#newProspect();
    return this.#prospect;
  }

  #newProspect(): Prospect {
    const { state, seat, player, turns } = this;
    let best = 0;
    let abroad = 0;
    for (let other = 0; other < state.players.length; other++) {
      if (other === seat) continue;
      const { vp, arrival } = state.players[other] as Player;
      if (vp > best) best = vp;
      if (arrival === 0) abroad++;
    }
    return {
      mine: this.mine,
      others: () => this.#rivals(),
      turns,
      prey: player.arrival > 0 ? 0 : PREY_A_TURN * Math.max(0, turns - TURNS_OF_THE_WAY_BACK),
      lead: player.vp - best,
      missions: player.missions.length,
      arrival: player.arrival,
      abroad,
      rivals: state.players.length - 1,
      roses: state.roses.length,
    };
  }

  #rivals(): readonly Counts[] {
    this.#others ??= this.state.players.filter((_, other) => other !== this.seat).map(countsOf);
    return this.#others;
  }

  get wishes(): Wishes {
    this.#wishes ??= new Wishes([this.state.publicMissions, this.player.missions], this.prospect);
    return this.#wishes;
  }

  /** To end a turn on a space with so many turns to come: who leads by far has more to lose. */
  after(space: SpaceNo, turns = this.turns): number {
    const one = this.#asTraveller();
    const worth = wayWorth(one, space, turns);
    const caution = WEIGHTS.caution * (this.prospect.lead - WEIGHTS.safeLead);
    return caution <= 0 ? worth : worth - caution * (1 - waySafety(one, space, turns));
  }

  /** The same for somebody who is not burnt, and how likely that is. */
  outcome(space: SpaceNo): { readonly worth: number; readonly safety: number } {
    const one = this.#asTraveller();
    const safety = waySafety(one, space, this.turns);
    return { worth: wayWorth(one, space, this.turns) + WEIGHTS.burnt * (1 - safety), safety };
  }

  #asTraveller(): Traveller {
    if (this.#traveller !== null) return this.#traveller;
    const { options, beginners, castleTiles, players } = this.state;
    let abroad = 0;
    for (const { arrival } of players) if (arrival === 0) abroad++;
    this.#traveller = {
      gentle: options.mode === 'rookie' || beginners.includes(this.seat),
      mean: this.mean,
      trouble: troubleIn(this.#troubles, this.cycle),
      tile: castleTiles[Math.round(0.4 * (abroad - 1))] ?? 0,
    };
    return this.#traveller;
  }

  /** To own a card from now on, besides the VP of the hunt. */
  ownWorth(card: CardNo): number {
    return this.wishes.worth(card) + this.deckWorth(card) + this.abilityWorth(card);
  }

  /** What a card does to the hands to come. */
  deckWorth(card: CardNo): number {
    if (hasMark(card, PERMANENT)) return -this.#speed * this.pace * Math.min(1, this.#often);
    return this.#often * (this.#speed * (pace(card) - this.pace) - (BURDENS[card] as number));
  }

  abilityWorth(card: CardNo): number {
    const { turns } = this;
    if (hasMark(card, PERMANENT))
      return (
        Math.min(1, turns / 3) * (ONCE[card] as number) + (LASTING[card] as number) * Math.max(0, turns - 2)
      );
    return this.#often * (DRAWN[card] as number) + (hasMark(card, INSPIRING) ? 3.5 : 0);
  }

  /** To have a card out of the deck for good. */
  digestWorth(card: CardNo): number {
    const gone = hasMark(card, PERMANENT) ? -this.abilityWorth(card) : -this.deckWorth(card);
    return gone + (isHuman(card) ? this.wishes.digested : 0);
  }

  /** To take a token. */
  tokenWorth(token: TokenNo): number {
    return tokenAt(token).vp + this.keptWorth(token) + this.wishes.token + this.#asHuman(token);
  }

  #asHuman(token: TokenNo): number {
    const { use } = tokenAt(token);
    if (use?.kind !== 'human') return 0;
    const { types } = this.wishes;
    const type = HUMAN_NO[token] as number;
    return type < 0 ? Math.max(...types) : (types[type] as number);
  }

  /** What a token is worth that waits for a good moment. */
  keptWorth(token: TokenNo): number {
    const { turns, player } = this;
    const { use } = tokenAt(token);
    if (turns === 0) return 0;
    switch (use?.kind) {
      case 'parasol':
        return player.arrival > 0 ? 0 : 5;
      case 'mission':
        return 3.5;
      case 'speed':
        return 0.9 * use.speed;
      case 'hunt':
        return 2.5;
      case 'draw':
        return 1.6;
      case 'swap':
        return 0.8;
      default:
        return 0;
    }
  }
}

const TYPE_OF: Readonly<Record<string, number>> = { villager: 0, religious: 1, military: 2, noble: 3 };
const HUMAN_NO = TOKENS.map(({ use }) =>
  use?.kind === 'human' && use.type !== null ? (TYPE_OF[use.type] as number) : -1,
);
