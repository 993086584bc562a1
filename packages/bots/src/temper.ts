import type { Random } from '@nokturn/engine';
import type { Found, Tried } from './found.ts';

/** What a player does who could do the one or the other. */
export const TEMPERS = ['bold', 'careful'] as const;
export type Temper = (typeof TEMPERS)[number];

/** How somebody chooses who has thought. */
export interface Manner {
  readonly temper: Temper | null;
  /** How often any of the answers is given that were worth a thought. */
  readonly slips?: number | undefined;
}

/** An answer may be as good as the best if it is behind by no more than this many standard errors. */
const AS_GOOD = { alone: 0.5, guess: 2 } as const;

/**
 * What to answer after a search: the best, and of several that the search cannot tell apart the one that goes best with
 * a temper. Where others answer at the same time, each of them as often as it was tried: nobody can be sure of it.
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
