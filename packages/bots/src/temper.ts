import type { Tried } from './search.ts';

/** What a player does who could do the one or the other. */
export type Temper = 'bold' | 'careful';

/** Answers that may be as good as the best: the search cannot tell them apart. In standard errors. */
const AS_GOOD = 0.5;

/** The best answer, or, of several that may be as good, the one that goes best with a temper. */
export function choiceOf(tried: readonly Tried[], temper: Temper | null): Tried | undefined {
  const [best] = tried;
  if (best === undefined || temper === null) return best;
  const wish = ({ leaning }: Tried) => (temper === 'bold' ? leaning : -leaning);
  return tried
    .filter(({ worth, doubt, visits }) => 2 * visits >= best.visits && best.worth - worth <= AS_GOOD * doubt)
    .reduce((chosen, each) => (wish(each) > wish(chosen) ? each : chosen), best);
}
