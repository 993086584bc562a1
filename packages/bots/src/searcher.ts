import { type Bot, type Effort, type Mind, onlyAnswer } from '@nokturn/engine';
import { Search } from './search.ts';
import { choiceOf, type Temper } from './temper.ts';

/** Between two looks at the clock. */
const PORTION = 8;

/** Thinks in portions, and says after each how much of the effort is spent, from 0 to 1. Whoever stops asking stops it. */
export function* thinking(
  search: Search,
  { iterations, milliseconds }: Effort,
  clock = () => performance.now(),
): Generator<number, void> {
  const start = clock();
  for (;;) {
    const spent = Math.max(search.iterations / iterations, (clock() - start) / milliseconds);
    if (search.isSettled || (spent >= 1 && search.iterations > 0)) return;
    yield Math.min(1, spent);
    search.run(Math.min(PORTION, iterations - search.iterations));
  }
}

/** A bot that searches. */
export function searcher(mind: Mind, effort: Effort, temper: Temper | null = null): Bot {
  return (view, { ask, fallback }, budget, random) => {
    const only = onlyAnswer(ask);
    if (only !== null) return only;
    const search = new Search(mind, view, random);
    const most = {
      iterations: Math.min(effort.iterations, budget.iterations ?? Number.POSITIVE_INFINITY),
      milliseconds: Math.min(effort.milliseconds, budget.milliseconds),
    };
    for (const _ of thinking(search, most, budget.clock));
    return choiceOf(search, { temper, slips: effort.slips }, random)?.answer ?? fallback;
  };
}
