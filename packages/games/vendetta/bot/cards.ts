import type { Seat } from '@nokturn/engine';
import type { ClanCard } from '../cards/clan-card.ts';
import { type ClanCardId, clanCardOf } from '../cards/clan-cards.ts';
import type { Ability, Amount, Counted, Price } from '../cards/effects.ts';
import type { LocationIndex } from '../rules/state.ts';

/** What cards do, as far as anybody at the table can tell. It works for a state and for a view of it alike. */

export interface Board {
  readonly round: number;
  readonly players: readonly Holder[];
  readonly positions: readonly (readonly { readonly blood: number }[])[];
}

interface Holder {
  readonly pool: number;
  readonly allies: readonly unknown[];
  readonly victims: number;
}

/** The value to us of another seat's lost blood, and of a Frenzy credited to us. */
export const HURT = 0.09;
const BOUNTY = 1.3;

function allianceSize({ allies, victims }: Holder): number {
  return allies.length + victims;
}

/** The amount of an instruction of your own, before anybody knows who will win. */
export function amountOf(
  { round, players, positions }: Board,
  me: Seat,
  amount: Amount,
  location: LocationIndex,
): number {
  if (typeof amount === 'number') return amount;
  const player = players[me] as Holder;
  if (typeof amount === 'object')
    return 'upTo' in amount
      ? Math.max(1, amount.upTo - player.pool)
      : (amount.ifWinner + amount.otherwise) / 2;
  switch (amount) {
    case 'round':
      return round;
    case 'alliance':
      return allianceSize(player);
    case 'half-alliance':
      return Math.floor(allianceSize(player) / 2);
    case 'half-of-blood-here': {
      let sum = 0;
      for (const { blood } of positions[location] ?? []) sum += blood;
      return Math.floor(sum / 2);
    }
  }
}

/** The blood left in a Pool after paying a price. */
export function poolAfter(pool: number, price: Price): number {
  return Math.max(0, pool - (price === 'half-pool' ? Math.floor(pool / 2) : price));
}

/** The value of another seat losing this much blood from such a Pool. */
export function hitWorth(pool: number, amount: number, each: number): number {
  if (pool === 0) return 0;
  const frenzy = pool <= amount ? BOUNTY : pool <= amount + 1 ? BOUNTY / 4 : 0;
  return Math.min(pool, amount) * each + frenzy;
}

/** The cost of a Frenzy: the better cards of the Alliance go first. */
export function frenzyCost({ allies, victims }: Holder): number {
  return allies.length > 0 ? 2 : victims > 0 ? 1 : 0.8;
}

/** What a card takes from each rival, if it takes anything. */
export function damageOf(card: ClanCardId, player: Holder, round: number): number {
  let sum = 0;
  for (const instruction of clanCardOf(card).program) {
    if (instruction.do === 'force') sum += 1;
    if (instruction.do !== 'steal' && instruction.do !== 'lose') continue;
    const { amount } = instruction;
    if (typeof amount === 'number') sum += amount;
    else if (amount === 'round') sum += round;
    else if (amount === 'half-alliance') sum += Math.floor(allianceSize(player) / 2);
    else sum += 2;
  }
  return sum;
}

/** The value of a card at a Location for as long as it lies there. */
export function abilityWorth(
  { kind }: Ability,
  {
    plays,
    locations,
    rivals,
  }: {
    /** How many more times the others will play, anywhere. */
    readonly plays: number;
    readonly locations: number;
    /** How many rivals to expect here. */
    readonly rivals: () => number;
  },
): number {
  const here = plays / locations;
  switch (kind) {
    case 'punish-plays-elsewhere':
      return (plays - here) * HURT * 1.5;
    case 'blood-for-plays-here':
    case 'blood-for-face-down-plays-here':
      return here * 0.3;
    case 'withdraw-to-this':
    case 'blood-for-withdrawn-cards':
      return 0.4;
    case 'bind-face-down-cards':
      return 0.3 * rivals();
    case 'immune-here':
    case 'retaliate-here':
    case 'bounty-here':
      return 0.15 * rivals();
    case 'lost-blood-comes-here':
    case 'calm-here':
      return 0.2;
  }
}

/**
 * A card's contribution to a fight about which little is known: printed Power, plus additions based on typical counts.
 */
export function usualPower({ power, strength }: ClanCard, usually: (counted: Counted) => number): number {
  if (strength === null) return power;
  switch (strength.kind) {
    case 'add': {
      const times = Math.min(strength.most ?? Number.POSITIVE_INFINITY, usually(strength.per));
      return Math.max(0, power + strength.amount * times);
    }
    case 'highest-printed':
      return 3;
    case 'blood-worth':
      return power + 2;
    default:
      return power + 1.5;
  }
}
