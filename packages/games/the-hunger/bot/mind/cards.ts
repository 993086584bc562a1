import { CARDS, type CardNo } from '../../cards/cards.ts';
import type { Animal } from '../../cards/familiars.ts';
import { CONFUSE, HOLY_WATER, marksOf, SPICY } from '../../rules/marks.ts';
import { paceOf } from '../outlook.ts';
import { WEIGHTS } from './weights.ts';

/** What is asked of cards all the time, by number. */

export const PACES = Float64Array.from(CARDS, (_, card) => paceOf(card));

export const BURDENS = Float64Array.from(CARDS, (_, card) => {
  const marks = marksOf(card);
  return (
    ((marks & CONFUSE) === 0 ? 0 : WEIGHTS.confuse) +
    ((marks & SPICY) === 0 ? 0 : WEIGHTS.spicy) +
    ((marks & HOLY_WATER) === 0 ? 0 : WEIGHTS.holy)
  );
});

/** By animal: VP for each turn in which it works, and what it is good for once. */
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

/** VP for each turn that a Permanent card lies in play. */
export const LASTING = Float64Array.from(CARDS, ({ animal, kind, speed, does }) => {
  if (animal !== null) return ANIMALS[animal].turn;
  if (kind !== 'rose') return 0;
  const ability = does.find((one) => one.kind === 'end-of-turn');
  const met = { always: 1, hunted: 0.65, 'hunted-human': 0.6, 'not-hunted': 0.35 } as const;
  return WEIGHTS.speedWorth * speed + (ability?.kind === 'end-of-turn' ? ability.vp * met[ability.when] : 0);
});

/** What a Permanent card in play is good for once. */
export const ONCE = Float64Array.from(CARDS, ({ animal }) => (animal === null ? 0 : ANIMALS[animal].once));

/** What a card gives besides Speed each time that it is drawn. */
export const DRAWN = Float64Array.from(CARDS, ({ does }) =>
  does.reduce(
    (sum, { kind }) =>
      sum + (kind === 'extra-hunt' ? WEIGHTS.stealth : kind === 'hypnosis' ? WEIGHTS.hypnosis : 0),
    0,
  ),
);

export function pace(card: CardNo): number {
  return PACES[card] as number;
}
