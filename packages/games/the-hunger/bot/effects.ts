import { type OptionId, objectOf, verbOf } from '@nokturn/engine';
import { abilityOf, type CardId, type CardNo, cardNo } from '../cards/cards.ts';
import type { TokenId } from '../cards/tokens.ts';
import { speedTogether } from '../count.ts';
import { confuseEnds } from '../rules/map.ts';
import { CONFUSE, HOLY_WATER, hasMark, huntingVp, isHuman, SPICY, STEALTH } from '../rules/marks.ts';
import { freeItemWorth } from './items.ts';
import { nightOf } from './night.ts';
import { type Outlook, paceOf } from './outlook.ts';
import type { Valuing } from './thumb.ts';
import { digestWorth } from './worth.ts';

/** Decisions before the vampire moves: the hand, discards and draws. */

/** The value of a point of Speed in the current turn. */
const SPEED_NOW = 0.9;
/** A card is discarded only if an average card is better by this much. */
const RELUCTANCE = 0.3;

/** The value of a card in this turn, in VP. */
function turnWorth(outlook: Outlook, card: CardNo): number {
  const { own, turns } = outlook;
  const night = nightOf(outlook);
  let worth = SPEED_NOW * paceOf(card) + huntingVp(card);
  if (hasMark(card, STEALTH)) worth += 2.5;
  if (hasMark(card, HOLY_WATER)) worth -= 5;
  if (hasMark(card, SPICY)) worth -= 2;
  if (hasMark(card, CONFUSE) && own.arrival === 0) {
    const there = Math.max(...confuseEnds(own.space).map((end) => night.worth(end, turns)));
    worth += there - night.worth(own.space, turns);
  }
  return worth;
}

/** The expected value of the next card in this turn. */
function averageWorth({ pace }: Outlook): number {
  return SPEED_NOW * pace;
}

/** TH-6.4, TH-6.5. */
export function valuesOfPrelude(outlook: Outlook): Valuing {
  const { own, turns } = outlook;
  const night = nightOf(outlook);
  const hand = own.hand.filter((card) => card !== null);
  const worth = hand.reduce((sum, card) => sum + turnWorth(outlook, card), 0);
  return (option) => {
    switch (verbOf(option)) {
      case 'bear':
        return 1 + 2 * averageWorth(outlook) - worth - RELUCTANCE * turns;
      case 'use': {
        const digested = hand.filter(isHuman).reduce((sum, card) => sum + digestWorth(outlook, card), 0);
        const turn = turns === 0 ? 0 : night.worth(own.space, turns) - night.worth(own.space, turns - 1);
        return digested - turn - 0.5 * worth;
      }
      default:
        return 0;
    }
  };
}

/** Draws first: the cards they bring may be worth discarding. */
export function valuesOfEffects(outlook: Outlook): Valuing {
  const { own } = outlook;
  const slow = speedTogether(own.playing) < 5;
  return (option) => {
    switch (verbOf(option)) {
      case 'activate': {
        const card = cardNo(objectOf(option) as CardId);
        return abilityOf(card, 'draw') !== null ? 100 : swapWorth(outlook, card);
      }
      case 'token':
        return tokenNow(outlook, objectOf(option) as TokenId, { slow });
      case 'use':
        return freeItemWorth(outlook, option);
      default:
        return 0;
    }
  };
}

function tokenNow(outlook: Outlook, token: TokenId, { slow }: { slow: boolean }): number {
  switch (token) {
    case 'token-mission':
      return 50;
    case 'token-draw':
      return slow || outlook.turns < 3 ? 10 : -1;
    case 'token-swap':
      return swapWorth(outlook, null) - (outlook.turns < 3 ? 0 : 2);
    default:
      return -1;
  }
}

/** The value of discarding the worst card, other than the one that causes it, and drawing another. */
function swapWorth(outlook: Outlook, cause: CardNo | null): number {
  const used = outlook.view.turn?.used ?? [];
  const worths = outlook.own.playing
    .filter((card) => card !== cause && !used.includes(card))
    .map((card) => turnWorth(outlook, card));
  return worths.length === 0 ? -1 : averageWorth(outlook) - Math.min(...worths) - RELUCTANCE;
}

export function valuesOfDiscard(outlook: Outlook): Valuing {
  return (option: OptionId) => -turnWorth(outlook, cardNo(objectOf(option) as CardId));
}

export function valuesOfAgain(outlook: Outlook): Valuing {
  return (option) => (option === 'again' ? swapWorth(outlook, null) : 0);
}
