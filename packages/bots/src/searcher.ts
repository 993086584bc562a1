import {
  type Answer,
  type Bot,
  type Budget,
  type Effort,
  type Mind,
  onlyAnswer,
  type Random,
  type Witness,
} from '@nokturn/engine';
import { Search } from './search.ts';
import { merged, type Share } from './share.ts';
import { choiceOf, type Temper } from './temper.ts';

/** Iterations between two looks at the clock. */
const PORTION = 8;

/**
 * Thinks in portions, and reports after each how much of the effort is spent, from 0 to 1. It stops when the caller
 * stops asking.
 */
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

/** A bot that can share the thinking about one decision among several threads. */
export interface SharedBot extends Bot {
  /** The findings of one of several threads; `of` is the number of threads. */
  share(view: Witness, budget: Budget, random: Random, of: number): Share;
  /** The answer from all of them together; undefined if they have found nothing. */
  choose(shares: readonly Share[], random: Random): Answer | undefined;
}

export function isShared(bot: Bot): bot is SharedBot {
  return 'share' in bot;
}

/** A bot that searches. */
export function searcher(mind: Mind, effort: Effort, temper: Temper | null = null): Bot {
  const manner = { temper, slips: effort.slips };
  const searched = (view: Witness, budget: Budget, random: Random, of = 1) => {
    const search = new Search(mind, view, random, [], of);
    const most = {
      iterations: Math.min(Math.ceil(effort.iterations / of), budget.iterations ?? Number.POSITIVE_INFINITY),
      milliseconds: Math.min(effort.milliseconds, budget.milliseconds),
    };
    for (const _ of thinking(search, most, budget.clock));
    return search;
  };
  const bot: Bot = (view, { ask, fallback }, budget, random) =>
    onlyAnswer(ask) ?? choiceOf(searched(view, budget, random), manner, random)?.answer ?? fallback;
  if (effort.isShared !== true) return bot;
  const shared: Pick<SharedBot, 'share' | 'choose'> = {
    share: (...given) => searched(...given).share,
    choose: (shares, random) => choiceOf(merged(shares), manner, random)?.answer,
  };
  return Object.assign(bot, shared);
}
