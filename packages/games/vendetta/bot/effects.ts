import { playerAt } from '@nokturn/engine';
import { CLAN_CARDS, type ClanCardId } from '../cards/clan-cards.ts';
import type { Instruction, Price } from '../cards/effects.ts';
import type { LocationIndex } from '../rules/state.ts';
import { abilityWorth, amountOf, damageOf, frenzyCost, HURT, hitWorth, poolAfter } from './cards.ts';
import { foesOf, havenOf, type Outlook, positionAt, presence, typicalPower } from './outlook.ts';
import { bloodWorth, poolWorth, victimWorth } from './worth.ts';

/** Blood taken off a rival's Position: Power that the rival will not have. */
const WEAKENED = 0.15;

/** The value of a card's effects at a Location besides its Power, in Influence. */
export function effectWorth(outlook: Outlook, card: ClanCardId, location: LocationIndex): number {
  const { program, ability } = CLAN_CARDS[card];
  const worth = programWorth(outlook, program, location);
  if (ability === null) return worth;
  const plays = playsOfFoes(outlook);
  const locations = outlook.view.locations.length;
  return worth + abilityWorth(ability, { plays, locations, rivals: () => rivals(outlook, location) });
}

function programWorth(outlook: Outlook, program: readonly Instruction[], location: LocationIndex): number {
  const [first, ...rest] = program;
  if (first === undefined) return 0;
  // An optional price is only paid if the result is worth more.
  if (first.do === 'pay')
    return Math.max(0, programWorth(outlook, rest, location) - priceWorth(outlook, first.price));
  return instructionWorth(outlook, first, location) + programWorth(outlook, rest, location);
}

/** The value of the instructions after a card's price, minus the price itself. */
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
        amountOf(view, me, instruction.amount, location),
        bloodWorth(view) + HURT,
      );
    case 'lose':
      return damageWorth(outlook, location, amountOf(view, me, instruction.amount, location), HURT);
    case 'lose-influence':
      return foesOf(outlook).reduce((sum, seat) => sum + 0.4 * (1 - presence(outlook, location, seat)), 0);
    case 'gain':
      return amountOf(view, me, instruction.amount, location) * bloodWorth(view);
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

/** How many rivals to expect at a Location. */
function rivals(outlook: Outlook, location: LocationIndex): number {
  return foesOf(outlook).reduce((sum, seat) => sum + presence(outlook, location, seat), 0);
}

function damageWorth(outlook: Outlook, location: LocationIndex, amount: number, each: number): number {
  return foesOf(outlook).reduce((sum, seat) => {
    const { pool } = playerAt(outlook.view, seat);
    return sum + presence(outlook, location, seat) * hitWorth(pool, amount, each);
  }, 0);
}

function bloodOfRivals(outlook: Outlook, location: LocationIndex, share: number): number {
  return foesOf(outlook).reduce(
    (sum, seat) => sum + Math.ceil(positionAt(outlook.view, location, seat).blood * share),
    0,
  );
}

export function priceWorth({ view, me }: Outlook, price: Price): number {
  const { pool } = playerAt(view, me);
  return poolWorth(view, pool) - poolWorth(view, poolAfter(pool, price));
}

/** How many more times the others will play in this round. */
function playsOfFoes(outlook: Outlook): number {
  return foesOf(outlook).reduce((sum, seat) => sum + (outlook.turns[seat] ?? 0), 0);
}

/** The blood that rivals' cards known to this seat will take from its Pool if it stays. */
export function threat({ view, me, mate }: Outlook, location: LocationIndex): number {
  let blood = 0;
  view.players.forEach((player, seat) => {
    if (seat === me || seat === mate) return;
    for (const { card } of positionAt(view, location, seat).cards)
      if (card !== null) blood += damageOf(card, player, view.round);
  });
  return blood;
}

/** The cost of losing this much blood, including the Beast. */
export function lossWorth({ view, me }: Outlook, blood: number): number {
  const player = playerAt(view, me);
  const { pool } = player;
  const left = Math.max(0, pool - blood);
  const frenzy = pool > 0 && left === 0 ? frenzyCost(player) : 0;
  return poolWorth(view, pool) - poolWorth(view, left) + frenzy;
}

/** How good it is to have a card, wherever it will be played. */
export function cardWorth(outlook: Outlook, card: ClanCardId): number {
  const { view, me } = outlook;
  return 0.35 * typicalPower(card, playerAt(view, me)) + effectWorth(outlook, card, havenOf(view));
}
