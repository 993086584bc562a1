import { type CardNo, cardAt } from '../cards/cards.ts';
import type { Animal } from '../cards/familiars.ts';
import { CONFUSE, HOLY_WATER, hasMark, isHuman, marksOf, PERMANENT, SPICY } from '../rules/marks.ts';
import { HAND } from '../rules/setup.ts';
import { missionsWorth } from './missions.ts';
import { endVp, type Outlook, ownerOf, paceOf } from './outlook.ts';

/** The value of cards, in VP at dawn. */

/**
 * A point of Speed in a turn, for a hand with about this much Speed; the less there is, the more a point is
 * worth.
 */
const SPEED = { worth: 0.5, usual: 7, least: 2 } as const;
/** The cost of such a card in the hand. */
const BURDEN = { confuse: 2.5, spicy: 2, holy: 4 } as const;

/** The value of owning these cards from now on, besides the VP of the hunt. */
export function ownWorth(outlook: Outlook, cards: readonly CardNo[]): number {
  const { own } = outlook;
  const atTheEnd = endVp(ownerOf(own, cards)) - endVp(ownerOf(own));
  return cards.reduce(
    (sum, card) => sum + deckWorth(outlook, card) + abilityWorth(outlook, card),
    atTheEnd + missionsWorth(outlook, { cards }),
  );
}

/** The turns in which a card discarded now can come up again. */
function turnsInDeck({ turns, deck }: Outlook): number {
  return Math.max(0, turns - Math.floor(deck.length / HAND));
}

function speedWorth({ pace }: Outlook): number {
  return (SPEED.worth * SPEED.usual) / Math.max(SPEED.least, HAND * pace);
}

/** The effect of a card on future hands: the Speed it adds or displaces, and its burdens. */
function deckWorth(outlook: Outlook, card: CardNo): number {
  const { cycle, pace } = outlook;
  const turns = turnsInDeck(outlook);
  const drawn = Math.min(1, HAND / (cycle.length + 1));
  if (hasMark(card, PERMANENT))
    return turns === 0 ? 0 : -speedWorth(outlook) * pace * Math.min(1, drawn * turns);
  return turns * drawn * (speedWorth(outlook) * (paceOf(card) - pace) - burdenOf(card));
}

function burdenOf(card: CardNo): number {
  const marks = marksOf(card);
  return (
    ((marks & CONFUSE) === 0 ? 0 : BURDEN.confuse) +
    ((marks & SPICY) === 0 ? 0 : BURDEN.spicy) +
    ((marks & HOLY_WATER) === 0 ? 0 : BURDEN.holy)
  );
}

/** The value of removing a card from the deck for good. */
export function digestWorth(outlook: Outlook, card: CardNo): number {
  const gone = hasMark(card, PERMANENT) ? -abilityWorth(outlook, card) : -deckWorth(outlook, card);
  return gone + missionsWorth(outlook, { digested: isHuman(card) ? 1 : 0 });
}

/** By animal: VP for each turn in which it works, and its one-time value. */
const ANIMALS: Readonly<Record<Animal, { readonly turn: number; readonly once: number }>> = {
  goat: { turn: 0.35, once: 0 },
  wolf: { turn: 0, once: 0.5 },
  pigeon: { turn: 0.3, once: 0 },
  dog: { turn: 0.25, once: 0.8 },
  pig: { turn: 0.8, once: 0 },
  owl: { turn: 0.25, once: 3 },
  rat: { turn: 0.35, once: 0 },
  snake: { turn: 0, once: 2.5 },
  bear: { turn: 0, once: 1.3 },
  panther: { turn: 0.5, once: 0 },
};

/** The value of a card besides Speed. */
export function abilityWorth(outlook: Outlook, card: CardNo): number {
  const { animal, does, keywords } = cardAt(card);
  const { turns, cycle } = outlook;
  const inspiring = keywords.includes('inspiring') && animal === null ? 3.5 : 0;
  if (animal !== null) {
    const { turn, once } = ANIMALS[animal];
    return Math.min(1, turns / 3) * once + turn * Math.max(0, turns - 2);
  }
  const often = (turnsInDeck(outlook) * HAND) / (cycle.length + 1);
  return does.reduce((sum, ability) => {
    switch (ability.kind) {
      case 'extra-hunt':
        return sum + 2.5 * often;
      case 'hypnosis':
        return sum + 0.7 * often;
      default:
        return sum;
    }
  }, inspiring);
}
