import type { Seat } from '@nokturn/engine';
import { type ClanCardId, clanCardOf } from '../../cards/clan-cards.ts';
import type { Ability, Amount, Instruction, Price } from '../../cards/effects.ts';
import { allianceSize, playerAt } from '../../rules/seats.ts';
import type { Deployed, LocationIndex, Player, SeatPosition, State } from '../../rules/state.ts';
import { knows, usualPowerOf } from './power.ts';
import { bloodWorth, fightAt, isFoe, poolWorth, type Sight, victimWorth } from './sight.ts';

/** What another seat's lost blood is worth to us, and a Frenzy that we are credited with. */
const HURT = 0.09;
const BOUNTY = 1.3;

/** What a card does at a Location besides its Power, in Influence. */
export function effectWorth(sight: Sight, card: ClanCardId, location: LocationIndex): number {
  const { program, ability } = clanCardOf(card);
  if (program.length > 0) return programWorth(sight, program, 0, location);
  return ability === null ? 0 : abilityWorth(sight, ability, location);
}

/** From one instruction of a program on. An optional price is paid only for something better. */
export function programWorth(
  sight: Sight,
  program: readonly Instruction[],
  from: number,
  location: LocationIndex,
): number {
  let sum = 0;
  for (let i = from; i < program.length; i++) {
    const instruction = program[i] as Instruction;
    if (instruction.do === 'pay')
      return (
        sum +
        Math.max(0, programWorth(sight, program, i + 1, location) - priceWorth(sight, instruction.price))
      );
    sum += instructionWorth(sight, instruction, location);
  }
  return sum;
}

function instructionWorth(sight: Sight, instruction: Instruction, location: LocationIndex): number {
  const { state, me } = sight;
  switch (instruction.do) {
    case 'steal':
      return damageWorth(
        sight,
        location,
        amountOf(sight, instruction.amount, location),
        bloodWorth(sight) + HURT,
      );
    case 'lose':
      return damageWorth(sight, location, amountOf(sight, instruction.amount, location), HURT);
    case 'lose-influence': {
      const { chances } = fightAt(sight, location);
      let sum = 0;
      for (let seat = 0; seat < chances.length; seat++)
        if (isFoe(sight, seat)) sum += 0.4 * (1 - (chances[seat] as number));
      return sum;
    }
    case 'gain':
      return amountOf(sight, instruction.amount, location) * bloodWorth(sight);
    case 'return-blood':
      return positionOf(state, location, me).blood * bloodWorth(sight);
    case 'take-half':
      return bloodOfRivals(sight, location, 0.5) * (bloodWorth(sight) + sight.style.weakened);
    case 'discard-blood':
      return bloodOfRivals(sight, location, 0.4) * sight.style.weakened;
    case 'take-victim':
      return victimWorth(sight) * (instruction.onlyIfRewarded ? 0.6 : 1);
    case 'draw-card':
      return 0.4;
    case 'move-to-haven':
      return location === state.locations.length - 1 ? 0 : 0.4;
    case 'pay-or-turn-down':
      return -priceWorth(sight, instruction.price);
    case 'force':
      return instruction.who === 'winner' ? 0.4 : 0.4 * rivals(sight, location);
    case 'forestall':
      return 2.5 * bloodWorth(sight) * Math.min(1, rivals(sight, location));
    case 'chaos':
    case 'vanish':
      return (bloodWorth(sight) + HURT) * rivals(sight, location);
    default:
      return 0;
  }
}

export function positionOf(state: State, location: LocationIndex, seat: Seat): SeatPosition {
  return (state.positions[location] as SeatPosition[])[seat] as SeatPosition;
}

/** How many rivals one can expect at a Location. */
function rivals(sight: Sight, location: LocationIndex): number {
  const { chances } = fightAt(sight, location);
  let sum = 0;
  for (let seat = 0; seat < chances.length; seat++) if (isFoe(sight, seat)) sum += chances[seat] as number;
  return sum;
}

function damageWorth(sight: Sight, location: LocationIndex, amount: number, each: number): number {
  const { chances } = fightAt(sight, location);
  let sum = 0;
  for (let seat = 0; seat < chances.length; seat++) {
    const there = chances[seat] as number;
    if (there === 0 || !isFoe(sight, seat)) continue;
    const { pool } = playerAt(sight.state, seat);
    if (pool === 0) continue;
    const frenzy = pool <= amount ? BOUNTY : pool <= amount + 1 ? BOUNTY / 4 : 0;
    sum += there * (Math.min(pool, amount) * each + frenzy);
  }
  return sum;
}

function bloodOfRivals(sight: Sight, location: LocationIndex, share: number): number {
  const row = sight.state.positions[location] as SeatPosition[];
  let sum = 0;
  for (let seat = 0; seat < row.length; seat++)
    if (isFoe(sight, seat)) sum += Math.ceil((row[seat] as SeatPosition).blood * share);
  return sum;
}

function amountOf({ state, me }: Sight, amount: Amount, location: LocationIndex): number {
  if (typeof amount === 'number') return amount;
  const player = playerAt(state, me);
  if (typeof amount === 'object')
    return 'upTo' in amount
      ? Math.max(1, amount.upTo - player.pool)
      : (amount.ifWinner + amount.otherwise) / 2;
  switch (amount) {
    case 'round':
      return state.round;
    case 'alliance':
      return allianceSize(player);
    case 'half-alliance':
      return Math.floor(allianceSize(player) / 2);
    case 'half-of-blood-here': {
      let sum = 0;
      for (const { blood } of state.positions[location] as SeatPosition[]) sum += blood;
      return Math.floor(sum / 2);
    }
  }
}

function priceWorth(sight: Sight, price: Price): number {
  const { state, me } = sight;
  const { pool } = playerAt(state, me);
  const paid = price === 'half-pool' ? Math.floor(pool / 2) : price;
  return poolWorth(sight, pool) - poolWorth(sight, Math.max(0, pool - paid));
}

function abilityWorth(sight: Sight, ability: Ability, location: LocationIndex): number {
  const { state, turns } = sight;
  let plays = 0;
  for (let seat = 0; seat < turns.length; seat++) if (isFoe(sight, seat)) plays += turns[seat] as number;
  const here = plays / state.locations.length;
  switch (ability.kind) {
    case 'punish-plays-elsewhere':
      return (plays - here) * HURT * 1.5;
    case 'blood-for-plays-here':
    case 'blood-for-face-down-plays-here':
      return here * 0.3;
    case 'withdraw-to-this':
    case 'blood-for-withdrawn-cards':
      return 0.4;
    case 'bind-face-down-cards':
      return 0.3 * rivals(sight, location);
    case 'immune-here':
    case 'retaliate-here':
    case 'bounty-here':
      return 0.15 * rivals(sight, location);
    case 'lost-blood-comes-here':
    case 'calm-here':
      return 0.2;
  }
}

/** What the cards of rivals that this seat knows will take from its Pool if it stays. */
export function threat(sight: Sight, location: LocationIndex): number {
  const { state, me } = sight;
  const row = state.positions[location] as SeatPosition[];
  let blood = 0;
  for (let seat = 0; seat < row.length; seat++) {
    if (!isFoe(sight, seat)) continue;
    const { cards } = row[seat] as SeatPosition;
    for (let i = 0; i < cards.length; i++) {
      const deployed = cards[i] as Deployed;
      if (knows(me, deployed)) blood += damageOf(deployed.card, playerAt(state, seat), state.round);
    }
  }
  return blood;
}

/** What a card takes from each rival, where it takes anything. */
function damageOf(card: ClanCardId, player: Player, round: number): number {
  const { program } = clanCardOf(card);
  let sum = 0;
  for (let i = 0; i < program.length; i++) {
    const instruction = program[i] as Instruction;
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

/** What the own cards of a Location will do there. */
export function ownEffects(sight: Sight, location: LocationIndex): number {
  const { cards } = positionOf(sight.state, location, sight.me);
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += effectWorth(sight, (cards[i] as Deployed).card, location);
  return sum;
}

/** How good a card is to have, wherever it will be played. */
export function cardWorth(sight: Sight, card: ClanCardId): number {
  return 0.35 * usualPowerOf(card) + effectWorth(sight, card, sight.state.locations.length - 1);
}
