import type { Seat } from '@nokturn/engine';
import type { SpaceNo } from '../../cards/board.ts';
import type { CardNo } from '../../cards/cards.ts';
import type { MissionNo } from '../../cards/missions.ts';
import { TOKENS, type TokenNo, tokenAt } from '../../cards/tokens.ts';
import { ROUNDS } from '../../rules/end-of-round.ts';
import { CONFUSE, countMarked, hasMark, INSPIRING, isHuman, PERMANENT, SPICY } from '../../rules/marks.ts';
import { HAND } from '../../rules/setup.ts';
import { NONE, type Player, type State, type Turn } from '../../rules/state.ts';
import { keptWorth } from '../thumb.ts';
import { BURDENS, DRAWN, LASTING, ONCE, pace } from './cards.ts';
import { type Counts, countsOf, TOKEN_TYPES } from './counts.ts';
import { Hunts } from './hunts.ts';
import { Journey } from './journey.ts';
import { WEIGHTS } from './weights.ts';
import { type Prospect, Wishes } from './wishes.ts';

/** Cards that keep a vampire from going where it wants to. */
const TROUBLES = CONFUSE | SPICY;

/** The probability that a hand contains at least one of these cards. */
function troubleIn(troubles: number, cards: number): number {
  let without = 1;
  for (let i = 0; i < HAND; i++) without *= Math.max(0, cards - troubles - i) / Math.max(1, cards - i);
  return 1 - without;
}

const PARASOL = TOKENS.findIndex(({ use }) => use?.kind === 'parasol');

/** Turns that a seat still has after the current one (TH-1.2, TH-19.1). */
export function turnsAfter(state: State, seat: Seat): number {
  const { phase, round, turn } = state;
  const player = state.players[seat] as Player;
  const acting = turn !== null && turn.seat === seat;
  if (phase === 'parasols') return acting || player.resting ? 0 : 1;
  if (phase === 'scoring' || phase === 'over') return 0;
  return ROUNDS - round + (player.resting || acting ? 0 : 1) + (player.tokens.includes(PARASOL) ? 1 : 0);
}

/** The share of Chests and Crypts that are not empty. */
function sightsLeft({ chests, crypts }: State): number {
  let left = 0;
  for (let i = 0; i < chests.length; i++) if (chests[i] !== NONE) left++;
  for (let i = 0; i < crypts.length; i++) if ((crypts[i] as readonly MissionNo[]).length > 0) left++;
  return left / (chests.length + crypts.length);
}

/** The number of cards, tokens and tiles in each place: any movement changes the result. */
function sizesOf(player: Player): number {
  const { deck, hand, playing, discard, digested, tokens, played, missions } = player;
  let sizes = deck.length;
  sizes = sizes * 61 + hand.length;
  sizes = sizes * 61 + playing.length;
  sizes = sizes * 61 + discard.length;
  sizes = sizes * 61 + digested.length;
  sizes = sizes * 29 + tokens.length;
  sizes = sizes * 29 + played.length;
  return sizes * 41 + missions.length;
}

/** By seat: the latest stance. Most questions of a turn follow one another without any change in between. */
const LAST: (Stance | undefined)[] = [];

export function stanceOf(state: State, seat: Seat): Stance {
  const last = LAST[seat];
  if (last?.isStill(state)) return last;
  const stance = new Stance(state, seat);
  LAST[seat] = stance;
  return stance;
}

/** A quick assessment of a night for one seat. */
export class Stance {
  readonly state: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly turns: number;
  /** Cards that come round again and again, and the average Speed of one of them. */
  readonly cycle: number;
  readonly pace: number;
  readonly mean: number;
  readonly #often: number;
  readonly #speed: number;
  readonly mine: Counts;
  #prospect: Prospect | null = null;
  #wishes: Wishes | null = null;
  #others: Counts[] | null = null;
  #journey: Journey | null = null;
  #slope: number | null = null;
  readonly #troubles: number;
  #hunts: Hunts | null = null;
  // The data it was made from, as far as they change during a turn.
  readonly #turn: Turn | null;
  readonly #used: number;
  readonly #missions: readonly MissionNo[];
  readonly #sizes: number;
  readonly #vp: number;
  readonly #arrival: number;
  readonly #space: SpaceNo;

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
    this.mean = HAND * this.pace + staying;
    const turns = Math.max(0, this.turns - Math.floor(deck.length / HAND));
    this.#often = (turns * HAND) / Math.max(HAND, cards + 1);
    this.#speed = (WEIGHTS.speedWorth * WEIGHTS.speedUsual) / Math.max(2, HAND * this.pace);
    this.mine = countsOf(state.players, seat);
    this.#turn = state.turn;
    this.#used = state.turn?.used.length ?? 0;
    this.#missions = player.missions;
    this.#sizes = sizesOf(player);
    this.#vp = player.vp;
    this.#arrival = player.arrival;
    this.#space = player.space;
  }

  /** Whether the assessment still holds for this state: it is the same turn, and no pieces have moved. */
  isStill({ players, turn }: State): boolean {
    const { player } = this;
    return (
      turn !== null &&
      turn === this.#turn &&
      players[this.seat] === player &&
      turn.used.length === this.#used &&
      player.missions === this.#missions &&
      player.vp === this.#vp &&
      player.arrival === this.#arrival &&
      sizesOf(player) === this.#sizes &&
      (this.#slope === null || this.#caution === 0 || player.space === this.#space)
    );
  }

  /** The hunts that the Track offers. */
  get hunts(): Hunts {
    this.#hunts ??= new Hunts(this);
    return this.#hunts;
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
      aTurn: WEIGHTS.aTurn,
      prey: player.arrival > 0 ? 0 : WEIGHTS.aTurn.prey * Math.max(0, turns - WEIGHTS.wayBack),
      lead: player.vp - best,
      missions: player.missions.length,
      arrival: player.arrival,
      abroad,
      rivals: state.players.length - 1,
      roses: state.roses.length,
    };
  }

  #rivals(): readonly Counts[] {
    if (this.#others === null) {
      const { players } = this.state;
      this.#others = [];
      for (let other = 0; other < players.length; other++)
        if (other !== this.seat) this.#others.push(countsOf(players, other));
    }
    return this.#others;
  }

  get wishes(): Wishes {
    this.#wishes ??= new Wishes([this.state.publicMissions, this.player.missions], this.prospect);
    return this.#wishes;
  }

  /** The value of ending a turn on a space with this many turns to come. */
  after(space: SpaceNo, turns = this.turns): number {
    const { journey } = this;
    const worth = journey.worth(space, turns);
    return this.#caution === 0 ? worth : worth - this.#caution * (1 - journey.safety(space, turns));
  }

  /** The same assuming the vampire is not burnt, and the probability of that. */
  outcome(space: SpaceNo, turns: number): { readonly worth: number; readonly safety: number } {
    const { journey } = this;
    const safety = journey.safety(space, turns);
    return { worth: journey.worth(space, turns) + WEIGHTS.burnt * (1 - safety), safety };
  }

  get journey(): Journey {
    this.#journey ??= this.#newJourney();
    return this.#journey;
  }

  #newJourney(): Journey {
    const { options, beginners, castleTiles, players, roses } = this.state;
    let abroad = 0;
    for (let i = 0; i < players.length; i++) if ((players[i] as Player).arrival === 0) abroad++;
    return new Journey({
      gentle: options.mode === 'rookie' || beginners.includes(this.seat),
      mean: this.mean,
      trouble: troubleIn(this.#troubles, this.cycle),
      tile: castleTiles[Math.round(WEIGHTS.earlier * (abroad - 1))] ?? 0,
      rose: this.mine.rose ? null : (roses[0] ?? null),
      sights: sightsLeft(this.state),
    });
  }

  /** The value of owning a card from now on, besides the VP of the hunt. */
  ownWorth(card: CardNo): number {
    return this.wishes.worth(card) + this.deckWorth(card) + this.abilityWorth(card);
  }

  /** How much a point of Speed on a card helps the way home of a seat that leads by far. */
  get #danger(): number {
    this.#slope ??= this.#slopeHere();
    return this.#slope;
  }

  #slopeHere(): number {
    const { player, turns, journey } = this;
    if (this.#caution === 0 || player.arrival > 0) return 0;
    const safety = Math.max(0, journey.safetyOfSpeed(player.space, turns));
    return (WEIGHTS.danger * this.#caution * safety * HAND) / (this.cycle + 1);
  }

  /** A seat that leads by far has more to lose: the extra cost of being burnt. */
  get #caution(): number {
    return Math.max(0, WEIGHTS.caution * (this.prospect.lead - WEIGHTS.safeLead));
  }

  /** The effect of a card on future hands. */
  deckWorth(card: CardNo): number {
    const speed = this.#speed * this.#often + this.#danger;
    if (hasMark(card, PERMANENT)) return -this.#speed * this.pace * Math.min(1, this.#often);
    return speed * (pace(card) - this.pace) - this.#often * (BURDENS[card] as number);
  }

  abilityWorth(card: CardNo): number {
    const { turns } = this;
    if (hasMark(card, PERMANENT))
      return (
        Math.min(1, turns / 3) * (ONCE[card] as number) + (LASTING[card] as number) * Math.max(0, turns - 2)
      );
    return this.#often * (DRAWN[card] as number) + (hasMark(card, INSPIRING) ? WEIGHTS.inspiring : 0);
  }

  /** The value of removing a card from the deck for good. */
  digestWorth(card: CardNo): number {
    const gone = hasMark(card, PERMANENT) ? -this.abilityWorth(card) : -this.deckWorth(card);
    return gone + (isHuman(card) ? this.wishes.digested : 0);
  }

  /** The value of taking a token. */
  tokenWorth(token: TokenNo): number {
    return tokenAt(token).vp + this.keptWorth(token) + this.wishes.token + this.#asHuman(token);
  }

  #asHuman(token: TokenNo): number {
    const { use } = tokenAt(token);
    if (use?.kind !== 'human') return 0;
    const { types, human } = this.wishes;
    const type = TOKEN_TYPES[token] as number;
    return human + (type < 0 ? Math.max(...types) : (types[type] as number));
  }

  /** The value of a token kept for a good moment. */
  keptWorth(token: TokenNo): number {
    const { turns, player } = this;
    return keptWorth(tokenAt(token).use, WEIGHTS.kept, { turns, isHome: player.arrival > 0 });
  }
}
