import { CARDS, type CardNo } from '../../cards/cards.ts';
import { CONFUSE, HOLY_WATER, marksOf, SPICY } from '../../rules/marks.ts';
import { paceOf } from '../outlook.ts';
import { WEIGHTS } from './weights.ts';

/** Frequently needed facts about cards, by number. */

export const PACES = Float64Array.from(CARDS, (_, card) => paceOf(card));

export const BURDENS = Float64Array.from(CARDS, (_, card) => {
  const marks = marksOf(card);
  return (
    ((marks & CONFUSE) === 0 ? 0 : WEIGHTS.confuse) +
    ((marks & SPICY) === 0 ? 0 : WEIGHTS.spicy) +
    ((marks & HOLY_WATER) === 0 ? 0 : WEIGHTS.holy)
  );
});

/** VP per turn for a Permanent card in play. */
export const LASTING = Float64Array.from(CARDS, ({ animal, kind, does }) => {
  if (animal !== null) return WEIGHTS.animals[animal].turn;
  const ability = does.find((one) => one.kind === 'end-of-turn');
  if (kind !== 'rose' || ability?.kind !== 'end-of-turn') return 0;
  return ability.vp * { always: 1, hunted: 0.65, 'hunted-human': 0.6, 'not-hunted': 0.35 }[ability.when];
});

/** The one-time value of a Permanent card in play. */
export const ONCE = Float64Array.from(CARDS, ({ animal }) =>
  animal === null ? 0 : WEIGHTS.animals[animal].once,
);

/** The value of a card besides Speed, each time it is drawn. */
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
