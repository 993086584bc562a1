import type { CardNo } from '../cards/cards.ts';
import { drawnBy, speedTogether } from '../count.ts';
import { CONFUSE, HOLY_WATER, marksOfAll, SPICY } from '../rules/marks.ts';

/** What a turn can begin with: its Speed, and what stands in its way. */
export interface Hand {
  readonly speed: number;
  /** Confuse, Spicy and Holy Water. */
  readonly marks: number;
  /** How likely it is. */
  readonly chance: number;
}

/** TH-17.5. */
export const HAND = 3;
/** More Speed than this makes no difference. */
export const MOST_SPEED = 12;
const BURDENS = CONFUSE | SPICY | HOLY_WATER;

/** All hands that can be drawn of these cards, with what stays in play; a card that is drawn later counts as `pace`. */
export function handsOf(cards: readonly CardNo[], staying: readonly CardNo[], pace: number): Hand[] {
  const found = new Map<number, number>();
  let count = 0;
  const add = (hand: readonly CardNo[]) => {
    const playing = [...hand, ...staying];
    const speed = Math.round(speedTogether(playing) + pace * drawnBy(playing));
    const key = (marksOfAll(playing) & BURDENS) * 16 + Math.max(0, Math.min(MOST_SPEED, speed));
    found.set(key, (found.get(key) ?? 0) + 1);
    count++;
  };
  if (cards.length <= HAND) add(cards);
  else
    for (let a = 0; a < cards.length; a++)
      for (let b = a + 1; b < cards.length; b++)
        for (let c = b + 1; c < cards.length; c++)
          add([cards[a] as CardNo, cards[b] as CardNo, cards[c] as CardNo]);
  return [...found].map(([key, times]) => ({
    speed: key % 16,
    marks: Math.floor(key / 16),
    chance: times / count,
  }));
}
