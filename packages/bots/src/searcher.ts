import type { Bot, Mind } from '@nokturn/engine';
import { Search } from './search.ts';

/** How much a level thinks about one decision, whichever comes first. */
export interface Effort {
  readonly iterations: number;
  readonly milliseconds: number;
}

/** Between two looks at the clock. */
const PORTION = 16;

/** A bot that searches. */
export function searcher(mind: Mind, effort: Effort): Bot {
  return (view, { fallback }, budget, random) => {
    const search = new Search(mind, view, random);
    const most = Math.min(effort.iterations, budget.iterations ?? Number.POSITIVE_INFINITY);
    const end = performance.now() + Math.min(effort.milliseconds, budget.milliseconds);
    while (search.iterations < most && (search.iterations === 0 || performance.now() < end))
      search.run(Math.min(PORTION, most - search.iterations));
    return search.tried[0]?.answer ?? fallback;
  };
}
