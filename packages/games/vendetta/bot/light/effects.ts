import { playerAt, type Seat } from '@nokturn/engine';
import { type ClanCardId, clanCardOf } from '../../cards/clan-cards.ts';
import type { Instruction, Price } from '../../cards/effects.ts';
import type { Deployed, LocationIndex, SeatPosition, State } from '../../rules/state.ts';
import { abilityWorth, amountOf, damageOf, HURT, hitWorth, poolAfter } from '../cards.ts';
import { knows, usualPowerOf } from './power.ts';
import { bloodWorth, fightAt, isFoe, poolWorth, type Sight, victimWorth } from './sight.ts';

/** The value of a card's effects at a Location besides its Power, in Influence. */
export function effectWorth(sight: Sight, card: ClanCardId, location: LocationIndex): number {
  const { program, ability } = clanCardOf(card);
  if (program.length > 0) return programWorth(sight, program, 0, location);
  if (ability === null) return 0;
  const plays = playsOfFoes(sight);
  const locations = sight.state.locations.length;
  return abilityWorth(ability, { plays, locations, rivals: () => rivals(sight, location) });
}

/** The value of a program from one instruction on. An optional price is only paid if the result is worth more. */
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
        amountOf(state, me, instruction.amount, location),
        bloodWorth(sight) + HURT,
      );
    case 'lose':
      return damageWorth(sight, location, amountOf(state, me, instruction.amount, location), HURT);
    case 'lose-influence': {
      const { chances } = fightAt(sight, location);
      let sum = 0;
      for (let seat = 0; seat < chances.length; seat++)
        if (isFoe(sight, seat)) sum += 0.4 * (1 - (chances[seat] as number));
      return sum;
    }
    case 'gain':
      return amountOf(state, me, instruction.amount, location) * bloodWorth(sight);
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

/** How many rivals to expect at a Location. */
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
    sum += there * hitWorth(playerAt(sight.state, seat).pool, amount, each);
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

function priceWorth(sight: Sight, price: Price): number {
  const { state, me } = sight;
  const { pool } = playerAt(state, me);
  return poolWorth(sight, pool) - poolWorth(sight, poolAfter(pool, price));
}

/** How many more times the others will play in this round. */
function playsOfFoes(sight: Sight): number {
  const { turns } = sight;
  let plays = 0;
  for (let seat = 0; seat < turns.length; seat++) if (isFoe(sight, seat)) plays += turns[seat] as number;
  return plays;
}

/** The blood that rivals' cards known to this seat will take from its Pool if it stays. */
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

/** What the seat's own cards at a Location will do there. */
export function ownEffects(sight: Sight, location: LocationIndex): number {
  const { cards } = positionOf(sight.state, location, sight.me);
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += effectWorth(sight, (cards[i] as Deployed).card, location);
  return sum;
}

/** How good it is to have a card, wherever it will be played. */
export function cardWorth(sight: Sight, card: ClanCardId): number {
  return 0.35 * usualPowerOf(card) + effectWorth(sight, card, sight.state.locations.length - 1);
}
