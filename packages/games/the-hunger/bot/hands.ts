import { abilityOf, type CardNo } from '../cards/cards.ts';
import {
  CONFUSE,
  HOLY_WATER,
  isHuman,
  marksOf,
  printedValue,
  SPICY,
  speedOf,
  speedWithHuman,
} from '../rules/marks.ts';
import { HAND } from '../rules/setup.ts';

/** A possible start of a turn: its Speed, and its burdens. */
export interface Hand {
  readonly speed: number;
  /** Confuse, Spicy and Holy Water. */
  readonly marks: number;
  /** Its probability. */
  readonly chance: number;
}

/** More Speed than this makes no difference. */
export const MOST_SPEED = 12;
const SPEEDS = 16;
const BURDENS = CONFUSE | SPICY | HOLY_WATER;

/** The contribution of one or more cards to a turn (TH-8.7 to TH-8.10, TH-7.8, TH-7.9). */
interface Share {
  /** Speed and cards drawn, without a Human in the playing area and with one. */
  readonly speed: number;
  readonly draws: number;
  readonly speedWithHuman: number;
  readonly drawsWithHuman: number;
  readonly humans: number;
  /** Humans worth 1 or 2, and the Speed that Rats give for each. */
  readonly small: number;
  readonly perSmall: number;
  /** The bonus of Panthers. */
  readonly withTwo: number;
  readonly marks: number;
}

function shareOf(card: CardNo): Share {
  const draw = abilityOf(card, 'draw');
  const value = printedValue(card);
  return {
    speed: speedOf(card),
    draws: draw?.cards ?? 0,
    speedWithHuman: speedWithHuman(card),
    drawsWithHuman: draw?.withHuman ?? 0,
    humans: isHuman(card) ? 1 : 0,
    small: isHuman(card) && value >= 1 && value <= 2 ? 1 : 0,
    perSmall: abilityOf(card, 'speed-per-small-human')?.speed ?? 0,
    withTwo: abilityOf(card, 'speed-with-humans')?.speed ?? 0,
    marks: marksOf(card) & BURDENS,
  };
}

const NOTHING: Share = {
  speed: 0,
  draws: 0,
  speedWithHuman: 0,
  drawsWithHuman: 0,
  humans: 0,
  small: 0,
  perSmall: 0,
  withTwo: 0,
  marks: 0,
};

function together(a: Share, b: Share): Share {
  return {
    speed: a.speed + b.speed,
    draws: a.draws + b.draws,
    speedWithHuman: a.speedWithHuman + b.speedWithHuman,
    drawsWithHuman: a.drawsWithHuman + b.drawsWithHuman,
    humans: a.humans + b.humans,
    small: a.small + b.small,
    perSmall: a.perSmall + b.perSmall,
    withTwo: a.withTwo + b.withTwo,
    marks: a.marks | b.marks,
  };
}

/** A card drawn later counts as `pace`. */
function speedOfShare(share: Share, pace: number): number {
  if (share.humans === 0) return share.speed + pace * share.draws;
  const panthers = share.humans >= 2 ? share.withTwo : 0;
  return share.speedWithHuman + share.small * share.perSmall + panthers + pace * share.drawsWithHuman;
}

/** All hands that can be drawn from these cards, together with the cards that stay in play. */
export function handsOf(cards: readonly CardNo[], staying: readonly CardNo[], pace: number): Hand[] {
  const shares = cards.map(shareOf);
  const permanent = staying.map(shareOf).reduce(together, NOTHING);
  const found = new Map<number, number>();
  let count = 0;
  const add = (share: Share) => {
    const speed = Math.max(0, Math.min(MOST_SPEED, Math.round(speedOfShare(share, pace))));
    const key = share.marks * SPEEDS + speed;
    found.set(key, (found.get(key) ?? 0) + 1);
    count++;
  };
  if (cards.length <= HAND) add(shares.reduce(together, permanent));
  else
    for (let a = 0; a < shares.length; a++) {
      const one = together(permanent, shares[a] as Share);
      for (let b = a + 1; b < shares.length; b++) {
        const two = together(one, shares[b] as Share);
        for (let c = b + 1; c < shares.length; c++) add(together(two, shares[c] as Share));
      }
    }
  return [...found].map(([key, times]) => ({
    speed: key % SPEEDS,
    marks: Math.floor(key / SPEEDS),
    chance: times / count,
  }));
}
