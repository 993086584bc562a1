import { playerAt, type Seat } from '@nokturn/engine';
import {
  CLAN_CARD_IDS,
  CLAN_CARDS,
  type ClanCardId,
  cardThatPowers,
  clanCardOf,
} from '../../cards/clan-cards.ts';
import type { ClanId } from '../../cards/clans.ts';
import type { Counted } from '../../cards/effects.ts';
import { allianceSize } from '../../rules/seats.ts';
import type { Deployed, LocationIndex, Player, SeatPosition, State } from '../../rules/state.ts';
import { usualPower } from '../cards.ts';

/** Power as one seat expects it: unseen cards are taken to be average. */

const HALVES = cardThatPowers('halve-rivals');
const ZEROES = cardThatPowers('others-highest-to-zero');

/** A card's average contribution to a fight, before anything is known about the fight. */
const USUAL: Readonly<Record<Counted, number>> = {
  'own-cards-here': 1.7,
  'all-cards-here': 3.5,
  'own-alliance': 3,
  'own-pool': 4,
  'rivals-here': 1.3,
  'if-own-blood-here': 0.6,
  'if-fewest-face-up': 0.6,
  'if-at-haven': 0.5,
};

const USUAL_POWER: ReadonlyMap<ClanCardId, number> = new Map(
  CLAN_CARD_IDS.map((card) => [card, usualPower(CLAN_CARDS[card], (counted) => USUAL[counted])]),
);

export function usualPowerOf(card: ClanCardId): number {
  return USUAL_POWER.get(card) as number;
}

/** The mean over a clan, without the Hunts, which nobody pays to hide. */
const UNKNOWN_POWER = new Map<ClanId, number>();
for (const card of CLAN_CARD_IDS) {
  const { clan, power } = CLAN_CARDS[card];
  const sum = UNKNOWN_POWER.get(clan) ?? 0;
  UNKNOWN_POWER.set(clan, sum + (power === 0 && CLAN_CARDS[card].starter ? 0 : usualPowerOf(card)) / 8);
}

function unknownPowerOf({ clan }: Player): number {
  return clan === null ? 0 : (UNKNOWN_POWER.get(clan) as number);
}

/** The conditions at a Location from one seat's point of view. */
export interface Ground {
  readonly location: LocationIndex;
  /** The seat. */
  readonly me: Seat;
  /** The Preparation is over. */
  readonly prepared: boolean;
  /** The assumed Power of a face-down card, relative to the mean over its clan. */
  readonly hidden: number;
  /** The controller of Wolf Companion; -1 if there is none. */
  readonly wolf: Seat;
  readonly diplomat: Seat;
  /** The highest printed Power among everybody's cards except the diplomat's. */
  readonly zeroed: number;
  readonly highest: number;
  readonly cards: number;
}

export function knows(seat: Seat, { owner, faceUp, open, seenBy }: Deployed): boolean {
  return faceUp || open || owner === seat || (seenBy.length > 0 && seenBy.includes(seat));
}

export function groundAt(state: State, location: LocationIndex, me: Seat, hidden: number): Ground {
  const row = state.positions[location] as readonly SeatPosition[];
  let wolf = -1;
  let diplomat = -1;
  let count = 0;
  for (let seat = 0; seat < row.length; seat++) {
    const { cards } = row[seat] as SeatPosition;
    count += cards.length;
    for (let i = 0; i < cards.length; i++) {
      const { card } = cards[i] as Deployed;
      if (card !== HALVES && card !== ZEROES) continue;
      if (!knows(me, cards[i] as Deployed)) continue;
      if (card === HALVES) wolf = seat;
      else diplomat = seat;
    }
  }
  let zeroed = -1;
  let highest = 0;
  for (let seat = 0; seat < row.length; seat++) {
    const { cards } = row[seat] as SeatPosition;
    for (let i = 0; i < cards.length; i++) {
      if (!knows(me, cards[i] as Deployed)) continue;
      const { power } = clanCardOf((cards[i] as Deployed).card);
      if (power > highest) highest = power;
      if (diplomat >= 0 && seat !== diplomat && power > zeroed) zeroed = power;
    }
  }
  const { stage } = state;
  const prepared = state.location === location && (stage === 'conflict' || stage === 'aftermath');
  return { location, me, prepared, hidden, wolf, diplomat, zeroed, highest, cards: count };
}

/** Additional cards and blood of your own at a Location. */
export interface More {
  readonly card: ClanCardId | null;
  readonly blood: number;
}

export const NO_MORE: More = { card: null, blood: 0 };

/** The Power that a seat will have under these conditions, with its cards turned up and prepared. */
export function powerOf(
  state: State,
  seat: Seat,
  ground: Ground,
  { card: added, blood: more }: More,
): number {
  const { location, me, prepared, hidden } = ground;
  const { cards, blood } = (state.positions[location] as SeatPosition[])[seat] as SeatPosition;
  const player = playerAt(state, seat);
  const count = cards.length + (added === null ? 0 : 1);
  const deployed = blood + more;
  let power = 0;
  let worth = 1;
  for (let i = 0; i < count; i++) {
    const one = cards[i];
    if (one !== undefined && !knows(me, one)) {
      power += hidden * unknownPowerOf(player);
      continue;
    }
    const id = one === undefined ? (added as ClanCardId) : one.card;
    // A card that was turned face down in this fight stays that way.
    if (one !== undefined && !one.faceUp && prepared) continue;
    const card = clanCardOf(id);
    let own = card.power;
    if (ground.diplomat >= 0 && ground.diplomat !== seat && own === ground.zeroed) own = 0;
    if (ground.wolf >= 0 && ground.wolf !== seat) own = Math.floor(own / 2);
    const { strength } = card;
    if (strength !== null) {
      if (strength.kind === 'highest-printed') own = Math.max(ground.highest, 1.5);
      else if (strength.kind === 'add') {
        let times = counted(state, seat, ground, strength.per, { cards: count, blood: deployed });
        if (strength.most !== undefined && times > strength.most) times = strength.most;
        own = Math.max(0, own + strength.amount * times);
      } else if (strength.kind === 'blood-worth') worth = strength.worth;
      else if (one === undefined) own += 1.5;
    }
    power += own;
    if (!prepared && card.type === 'preparation') power += promised(state, id, player, deployed, seat === me);
  }
  return power + deployed * worth;
}

/** VV-15.6, with this many cards and this much blood of your own. */
function counted(
  state: State,
  seat: Seat,
  { location, cards }: Ground,
  per: Counted,
  own: { readonly cards: number; readonly blood: number },
): number {
  switch (per) {
    case 'own-cards-here':
      return own.cards;
    case 'all-cards-here': {
      const before = ((state.positions[location] as SeatPosition[])[seat] as SeatPosition).cards.length;
      return cards + own.cards - before;
    }
    case 'own-alliance':
      return allianceSize(playerAt(state, seat));
    case 'own-pool':
      return playerAt(state, seat).pool;
    case 'rivals-here': {
      const row = state.positions[location] as SeatPosition[];
      let rivals = 0;
      for (let other = 0; other < row.length; other++) {
        const position = row[other] as SeatPosition;
        if (other !== seat && (position.blood > 0 || position.cards.length > 0)) rivals++;
      }
      return rivals;
    }
    case 'if-own-blood-here':
      return own.blood > 0 ? 1 : 0;
    case 'if-fewest-face-up':
      return own.cards === 1 ? 0.8 : 0.3;
    case 'if-at-haven':
      return location === state.locations.length - 1 ? 1 : 0;
  }
}

/** Power that a card gains in the Preparation, beyond its own. */
function promised(state: State, card: ClanCardId, player: Player, blood: number, own: boolean): number {
  const { program } = clanCardOf(card);
  let sum = 0;
  for (let i = 0; i < program.length; i++) {
    const instruction = program[i] as (typeof program)[number];
    switch (instruction.do) {
      case 'put-blood':
        sum += instruction.amount;
        break;
      case 'play-blood':
        sum += Math.min(2, Math.max(0, player.pool - 3));
        break;
      case 'swap-blood':
        sum += blood >= 2 ? Math.max(0, player.pool - blood) / 2 + instruction.thenPut : 0;
        break;
      case 'play-hand':
        sum += instruction.of === 'yourself' ? 2 * Math.max(0, player.hand.length - (own ? 1 : 0)) : 2.5;
        break;
      case 'mindless-assault':
        sum += 1.5;
        break;
      case 'pay-or-turn-down':
        sum -= player.pool > 3 && state.round < 3 ? 1 : 0;
        break;
    }
  }
  return sum;
}
