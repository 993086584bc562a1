import { abilityOf, type CardNo } from '../cards/cards.ts';
import { countMarked, HUMAN, isHuman, printedValue, speedOf, speedWithHuman } from '../rules/marks.ts';

/** Whether a vampire still gets home: how far it is, how fast its deck is, and how many turns are left. */

const HAND = 3;
export const ROUNDS = 15;

/** The Speed of these cards when they lie in the playing area together (TH-8.7 to TH-8.10). */
export function speedTogether(playing: readonly CardNo[]): number {
  const humans = countMarked(playing, HUMAN);
  const small = playing.filter(
    (card) => isHuman(card) && printedValue(card) >= 1 && printedValue(card) <= 2,
  ).length;
  let speed = 0;
  for (const card of playing) {
    speed += humans > 0 ? speedWithHuman(card) : speedOf(card);
    speed += small * (abilityOf(card, 'speed-per-small-human')?.speed ?? 0);
    const panther = abilityOf(card, 'speed-with-humans');
    if (panther !== null && humans >= panther.humans) speed += panther.speed;
  }
  return speed;
}

/** Cards that the hand draws into the playing area (TH-7.8, TH-7.9). */
function drawnBy(playing: readonly CardNo[]): number {
  const humans = countMarked(playing, HUMAN);
  return playing.reduce((sum, card) => {
    const draw = abilityOf(card, 'draw');
    return draw === null ? sum : sum + (humans > 0 ? draw.withHuman : draw.cards);
  }, 0);
}

/**
 * What a turn gives on average: the mean over all hands that can be drawn of these cards, with what lies in the playing
 * area all the time. Every card drawn in the Effects step counts as an average card.
 */
export function meanSpeed(cards: readonly CardNo[], staying: readonly CardNo[]): number {
  if (cards.length <= HAND) return speedTogether([...cards, ...staying]);
  const average = cards.reduce((sum, card) => sum + speedOf(card), 0) / cards.length;
  let sum = 0;
  let hands = 0;
  for (let a = 0; a < cards.length; a++)
    for (let b = a + 1; b < cards.length; b++)
      for (let c = b + 1; c < cards.length; c++) {
        const playing = [cards[a] as CardNo, cards[b] as CardNo, cards[c] as CardNo, ...staying];
        sum += speedTogether(playing) + drawnBy(playing) * average;
        hands++;
      }
  return sum / hands;
}

export const VERDICTS = ['home', 'easy', 'tight', 'late'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Journey {
  /** Steps to the Castle. */
  readonly steps: number;
  /** The Speed of an average turn. */
  readonly mean: number;
  /** Speed that can still be used to move in the turn that is being taken; null if there is none. */
  readonly now: number | null;
  /** Whole turns after that. */
  readonly turns: number;
}

export interface Outlook {
  /** Turns that the way home takes, the present one included; infinite for somebody who does not move. */
  readonly needed: number;
  readonly verdict: Verdict;
}

/** A hand can be slow: of what the turns give on average, so much can be relied on (section 9 of the rules). */
const RELIABLE = 0.85;

export function outlookOf({ steps, mean, now, turns }: Journey): Outlook {
  if (steps === 0) return { needed: 0, verdict: 'home' };
  const first = Math.max(0, now ?? 0);
  const pace = Math.max(0, mean);
  const rest = Math.max(0, steps - first);
  const needed =
    (now === null ? 0 : 1) +
    (rest === 0 ? 0 : pace === 0 ? Number.POSITIVE_INFINITY : Math.ceil(rest / pace));
  if (rest <= RELIABLE * pace * turns) return { needed, verdict: 'easy' };
  return { needed, verdict: rest <= pace * turns ? 'tight' : 'late' };
}

/** Turns that a seat still begins (TH-1.2, TH-19.1). */
export function turnsLeft({
  round,
  hasActed,
  hasParasol,
}: {
  round: number;
  /** This round. */
  hasActed: boolean;
  hasParasol: boolean;
}): number {
  return ROUNDS - round + (hasActed ? 0 : 1) + (hasParasol ? 1 : 0);
}
