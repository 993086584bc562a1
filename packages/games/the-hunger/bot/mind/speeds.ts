import { STARTER_DECK } from '../../cards/cards.ts';
import { DRAWS, hasMark, speedOf, speedWithHuman } from '../../rules/marks.ts';
import { HAND } from '../../rules/setup.ts';
import { pace } from './cards.ts';
import { WEIGHTS } from './weights.ts';

/** The Speeds for which plans are made: what is more counts as the most. */
export const SPEEDS = 13;

/**
 * How likely each Speed is for a deck whose hands have some mean: the starter deck, with as many cards of no Speed as
 * make it so slow. Most of them are Humans, so that Vampire Thirst is faster and Vampire Strength draws a card with any
 * of them in the hand (TH-7.8, TH-8.8). A faster deck is faster by as much in every hand.
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

/** The mean after a turn, in which this many cards of no Speed are added on the average. */
export function slowed(mean: number): number {
  const fast = STARTER_DECK.length * FASTEST;
  return mean === 0 ? 0 : fast / (fast / mean + WEIGHTS.growth);
}

/** In how many ways this many cards can be drawn of this many; between whole numbers, of about this many. */
function ways(cards: number, drawn: number): number {
  let count = 1;
  for (let i = 0; i < drawn; i++) count *= Math.max(0, cards - i) / (i + 1);
  return count;
}

/** The mean Speed of a hand of the starter deck, and of the slowest deck for which plans are made. */
export const FASTEST = (HAND * STARTER_DECK.reduce((sum, card) => sum + pace(card), 0)) / STARTER_DECK.length;
const SLOWEST = 0.5;
