import { CLAN_CARDS, type ClanCardId } from '../cards/clan-cards.ts';
import type { Ability, Amount, Instruction, Price } from '../cards/effects.ts';
import type { LocationIndex } from '../rules/state.ts';
import {
  foesOf,
  havenOf,
  type Outlook,
  type PlayerView,
  playerAt,
  positionAt,
  presence,
  typicalPower,
} from './outlook.ts';
import { bloodWorth, poolWorth, victimWorth } from './worth.ts';

/** What another seat's lost blood is worth to us, and a Frenzy that we are credited with. */
const HURT = 0.09;
const BOUNTY = 1.3;
/** Blood taken off a rival's Position: Power that it will not have. */
const WEAKENED = 0.15;

/** What a card does at a Location besides its Power, in Influence. */
export function effectWorth(outlook: Outlook, card: ClanCardId, location: LocationIndex): number {
  const { program, ability } = CLAN_CARDS[card];
  return (
    programWorth(outlook, program, location) +
    (ability === null ? 0 : abilityWorth(outlook, ability, location))
  );
}

function programWorth(outlook: Outlook, program: readonly Instruction[], location: LocationIndex): number {
  const [first, ...rest] = program;
  if (first === undefined) return 0;
  // An optional price is paid only for something better.
  if (first.do === 'pay')
    return Math.max(0, programWorth(outlook, rest, location) - priceWorth(outlook, first.price));
  return instructionWorth(outlook, first, location) + programWorth(outlook, rest, location);
}

/** What comes after the price of a card, less the price itself. */
export function boughtWorth(outlook: Outlook, card: ClanCardId, at: number, location: LocationIndex): number {
  const { program } = CLAN_CARDS[card];
  const pay = program[at];
  const price = pay?.do === 'pay' ? priceWorth(outlook, pay.price) : 0;
  return programWorth(outlook, program.slice(at + 1), location) - price;
}

function instructionWorth(outlook: Outlook, instruction: Instruction, location: LocationIndex): number {
  const { view, me } = outlook;
  switch (instruction.do) {
    case 'steal':
      return damageWorth(
        outlook,
        location,
        amountOf(outlook, instruction.amount, location),
        bloodWorth(view) + HURT,
      );
    case 'lose':
      return damageWorth(outlook, location, amountOf(outlook, instruction.amount, location), HURT);
    case 'lose-influence':
      return foesOf(outlook).reduce((sum, seat) => sum + 0.4 * (1 - presence(outlook, location, seat)), 0);
    case 'gain':
      return amountOf(outlook, instruction.amount, location) * bloodWorth(view);
    case 'return-blood':
      return positionAt(view, location, me).blood * bloodWorth(view);
    case 'take-half':
      return bloodOfRivals(outlook, location, 0.5) * (bloodWorth(view) + WEAKENED);
    case 'discard-blood':
      return bloodOfRivals(outlook, location, 0.4) * WEAKENED;
    case 'take-victim':
      return victimWorth(view) * (instruction.onlyIfRewarded ? 0.6 : 1);
    case 'draw-card':
      return 0.4;
    case 'move-to-haven':
      return location === havenOf(view) ? 0 : 0.4;
    case 'pay-or-turn-down':
      return -priceWorth(outlook, instruction.price);
    case 'force':
      return instruction.who === 'winner' ? 0.4 : 0.4 * rivals(outlook, location);
    case 'forestall':
      return 2.5 * bloodWorth(view) * Math.min(1, rivals(outlook, location));
    case 'chaos':
    case 'vanish':
      return (bloodWorth(view) + HURT) * rivals(outlook, location);
    default:
      return 0;
  }
}

/** How many rivals one can expect at a Location. */
function rivals(outlook: Outlook, location: LocationIndex): number {
  return foesOf(outlook).reduce((sum, seat) => sum + presence(outlook, location, seat), 0);
}

function damageWorth(outlook: Outlook, location: LocationIndex, amount: number, each: number): number {
  return foesOf(outlook).reduce((sum, seat) => {
    const { pool } = playerAt(outlook.view, seat);
    if (pool === 0) return sum;
    const frenzy = pool <= amount ? BOUNTY : pool <= amount + 1 ? BOUNTY / 4 : 0;
    return sum + presence(outlook, location, seat) * (Math.min(pool, amount) * each + frenzy);
  }, 0);
}

function bloodOfRivals(outlook: Outlook, location: LocationIndex, share: number): number {
  return foesOf(outlook).reduce(
    (sum, seat) => sum + Math.ceil(positionAt(outlook.view, location, seat).blood * share),
    0,
  );
}

function amountOf({ view, me }: Outlook, amount: Amount, location: LocationIndex): number {
  if (typeof amount === 'number') return amount;
  const { allies, victims, pool } = playerAt(view, me);
  if (typeof amount === 'object')
    return 'upTo' in amount ? Math.max(1, amount.upTo - pool) : (amount.ifWinner + amount.otherwise) / 2;
  switch (amount) {
    case 'round':
      return view.round;
    case 'alliance':
      return allies.length + victims;
    case 'half-alliance':
      return Math.floor((allies.length + victims) / 2);
    case 'half-of-blood-here':
      return Math.floor((view.positions[location] ?? []).reduce((sum, { blood }) => sum + blood, 0) / 2);
  }
}

export function priceWorth({ view, me }: Outlook, price: Price): number {
  const { pool } = playerAt(view, me);
  const paid = price === 'half-pool' ? Math.floor(pool / 2) : price;
  return poolWorth(view, pool) - poolWorth(view, Math.max(0, pool - paid));
}

function abilityWorth(outlook: Outlook, ability: Ability, location: LocationIndex): number {
  const { view, turns } = outlook;
  const plays = foesOf(outlook).reduce((sum, seat) => sum + (turns[seat] ?? 0), 0);
  const here = plays / view.locations.length;
  switch (ability.kind) {
    case 'punish-plays-elsewhere':
      return (plays - here) * HURT * 1.5;
    case 'blood-for-plays-here':
      return here * 0.3;
    case 'blood-for-face-down-plays-here':
      return here * 0.3;
    case 'withdraw-to-this':
    case 'blood-for-withdrawn-cards':
      return 0.4;
    case 'bind-face-down-cards':
      return 0.3 * rivals(outlook, location);
    case 'immune-here':
    case 'retaliate-here':
    case 'bounty-here':
      return 0.15 * rivals(outlook, location);
    case 'lost-blood-comes-here':
    case 'calm-here':
      return 0.2;
  }
}

/** What the cards of rivals that this seat knows will do to it if it stays: blood that leaves its Pool. */
export function threat({ view, me, mate }: Outlook, location: LocationIndex): number {
  let blood = 0;
  view.players.forEach((player, seat) => {
    if (seat === me || seat === mate) return;
    for (const { card } of positionAt(view, location, seat).cards)
      if (card !== null) blood += damageOf(card, player, view.round);
  });
  return blood;
}

/** What a card takes from each rival, where it takes anything. */
function damageOf(card: ClanCardId, { allies, victims }: PlayerView, round: number): number {
  return CLAN_CARDS[card].program.reduce((sum, instruction) => {
    if (instruction.do === 'force') return sum + 1;
    if (instruction.do !== 'steal' && instruction.do !== 'lose') return sum;
    const { amount } = instruction;
    if (typeof amount === 'number') return sum + amount;
    if (amount === 'round') return sum + round;
    if (amount === 'half-alliance') return sum + Math.floor((allies.length + victims) / 2);
    return sum + 2;
  }, 0);
}

/** What losing so much blood costs, the Beast included. */
export function lossWorth({ view, me }: Outlook, blood: number): number {
  const { pool, allies, victims } = playerAt(view, me);
  const left = Math.max(0, pool - blood);
  const frenzy = pool > 0 && left === 0 ? (allies.length > 0 ? 2 : victims > 0 ? 1 : 0.8) : 0;
  return poolWorth(view, pool) - poolWorth(view, left) + frenzy;
}

/** How good a card is to have, wherever it will be played. */
export function cardWorth(outlook: Outlook, card: ClanCardId): number {
  const { view, me } = outlook;
  return 0.35 * typicalPower(card, playerAt(view, me)) + effectWorth(outlook, card, havenOf(view));
}
