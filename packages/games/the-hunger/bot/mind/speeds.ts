import { STARTER_DECK } from '../../cards/cards.ts';
import { DRAWS, hasMark, speedOf, speedWithHuman } from '../../rules/marks.ts';
import { HAND } from '../../rules/setup.ts';
import { pace } from './cards.ts';
import { WEIGHTS } from './weights.ts';

/** The Speeds covered by plans: any higher Speed counts as the highest. */
export const SPEEDS = 13;

/**
 * The probability of each Speed for a deck whose hands have a given mean: the starter deck with as many cards
 * without Speed as it takes to make it that slow. Most of them are Humans, so Vampire Thirst is faster and
 * Vampire Strength draws a card if any of them is in the hand (TH-7.8, TH-8.8). For faster decks, every hand
 * is faster by the same amount.
 */
export function chances(mean: number): number[] {
  const odds = Array<number>(SPEEDS).fill(0);
  const cards = (STARTER_DECK.length * FASTEST) / Math.max(SLOWEST, Math.min(FASTEST, mean));
  const slow = cards - STARTER_DECK.length;
  let all = 0;
  for (let some = 0; some < 1 << STARTER_DECK.length; some++) {
    const drawn = STARTER_DECK.filter((_, i) => (some & (1 << i)) !== 0);
    const others = HAND - drawn.length;
    if (others < 0) continue;
    const chance = ways(slow, others);
    let speed = Math.max(0, mean - FASTEST);
    for (const card of drawn) {
      speed += others === 0 ? speedOf(card) : speedWithHuman(card);
      if (others > 0 && hasMark(card, DRAWS)) speed += Math.min(FASTEST, mean) / HAND;
    }
    const low = Math.min(SPEEDS - 2, Math.floor(speed));
    odds[low] = (odds[low] as number) + chance * (low + 1 - speed);
    odds[low + 1] = (odds[low + 1] as number) + chance * (speed - low);
    all += chance;
  }
  return odds.map((chance) => chance / all);
}

/** The mean after a turn, in which this many cards without Speed are added on average. */
export function slowed(mean: number): number {
  const fast = STARTER_DECK.length * FASTEST;
  return mean === 0 ? 0 : fast / (fast / mean + WEIGHTS.growth);
}

/** The number of ways to draw this many cards from this many; an approximation between whole numbers. */
function ways(cards: number, drawn: number): number {
  let count = 1;
  for (let i = 0; i < drawn; i++) count *= Math.max(0, cards - i) / (i + 1);
  return count;
}

/** The mean Speed of a hand of the starter deck, and that of the slowest deck covered by plans. */
export const FASTEST = (HAND * STARTER_DECK.reduce((sum, card) => sum + pace(card), 0)) / STARTER_DECK.length;
const SLOWEST = 0.5;
