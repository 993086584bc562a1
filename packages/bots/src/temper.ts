import type { Random } from '@nokturn/engine';
import type { Found, Tried } from './found.ts';

/** What a player prefers when two answers are equally good. */
export const TEMPERS = ['bold', 'careful'] as const;
export type Temper = (typeof TEMPERS)[number];

/** How a player chooses after thinking. */
export interface Manner {
  readonly temper: Temper | null;
  /** How often any answer worth considering is given instead of the best. */
  readonly slips?: number | undefined;
}

/** An answer may count as good as the best if it is behind by no more than this many standard errors. */
const AS_GOOD = { alone: 0.5, guess: 2 } as const;

/**
 * The answer after a search: the best one, or, if the search cannot tell several apart, the one that suits the temper
 * best. When others answer at the same time, each answer is given as often as it was tried, so that nobody can be sure
 * of it.
 */
export function choiceOf(
  { tried, isGuess }: Found,
  { temper, slips = 0 }: Manner,
  random: Random,
): Tried | undefined {
  const [best] = tried;
  if (slips > 0 && random.fraction() < slips) return random.pick(tried);
  if (best === undefined || (temper === null && !isGuess)) return best;
  const error = isGuess ? AS_GOOD.guess : AS_GOOD.alone;
  const asGood = tried.filter(({ worth, doubt }) => best.worth - worth <= error * doubt);
  if (isGuess) return byVisits(asGood, random);
  const wish = ({ leaning }: Tried) => (temper === 'bold' ? leaning : -leaning);
  const sure = asGood.filter(({ visits }) => 2 * visits >= best.visits);
  return sure.reduce((chosen, each) => (wish(each) > wish(chosen) ? each : chosen), best);
}

function byVisits(tried: readonly Tried[], random: Random): Tried | undefined {
  const visits = tried.reduce((sum, each) => sum + each.visits, 0);
  let left = random.below(visits);
  return tried.find((each) => {
    left -= each.visits;
    return left < 0;
  });
}
