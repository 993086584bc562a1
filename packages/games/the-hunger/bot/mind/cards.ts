import { CARDS, type CardNo } from '../../cards/cards.ts';
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

/** VP for each turn that a Permanent card lies in play. */
export const LASTING = Float64Array.from(CARDS, ({ animal, kind, does }) => {
  if (animal !== null) return WEIGHTS.animals[animal].turn;
  const ability = does.find((one) => one.kind === 'end-of-turn');
  if (kind !== 'rose' || ability?.kind !== 'end-of-turn') return 0;
  return ability.vp * { always: 1, hunted: 0.65, 'hunted-human': 0.6, 'not-hunted': 0.35 }[ability.when];
});

/** What a Permanent card in play is good for once. */
export const ONCE = Float64Array.from(CARDS, ({ animal }) =>
  animal === null ? 0 : WEIGHTS.animals[animal].once,
);

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
