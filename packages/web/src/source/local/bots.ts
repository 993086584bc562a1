import { botsWith, choiceOf, type Found, merged, Search, TEMPERS, thinking } from '@nokturn/bots';
import {
  type Answer,
  type Bot,
  type GameBot,
  LEVELS,
  type MyDecision,
  onlyAnswer,
  type Random,
  type Witness,
} from '@nokturn/engine';
import { effortsOf } from '../../abouts.ts';
import type { NamedRules } from '../../rulesOf.ts';
import type { Helpers } from './helpers.ts';

/** A search on one decision, which can give an answer at any time. */
export interface Thought {
  readonly work: Iterator<number, void>;
  answer(): Answer | Promise<Answer>;
}

/** The workers that may help, and the rules they need. */
export interface Help {
  readonly helpers: Helpers;
  readonly rules: NamedRules;
}

/** How long a bot may think about one decision, in milliseconds; null for a bot that answers at once. */
export function limitOf(game: string, bot: string): number | null {
  const { level } = partsOf(bot);
  return level === undefined ? null : effortsOf(game)[level].milliseconds;
}

/** A bot's search on its decision. The caller limits the time; this limits only the effort. */
export function thoughtOf(
  { game, play, bot, help }: { game: string; play: GameBot; bot: string; help?: Help },
  witness: Witness,
  mine: MyDecision,
  random: Random,
): Thought {
  const { level, temper } = partsOf(bot);
  const efforts = effortsOf(game);
  const effort = level && efforts[level];
  if (!effort || onlyAnswer(mine.ask) !== null)
    return atOnce(botsWith(play, efforts), bot, witness, mine, random);
  const manner = { temper: temper ?? null, slips: effort.slips };
  const of = (effort.isShared && help?.helpers.of) || 1;
  const part = { ...effort, iterations: Math.ceil(effort.iterations / of) };
  const search = new Search(play.mind, witness, random, [], of);
  const chosen = (found: Found) => choiceOf(found, manner, random)?.answer ?? mine.fallback;
  const work = thinking(search, { ...part, milliseconds: Number.POSITIVE_INFINITY });
  if (of === 1 || help === undefined) return { work, answer: () => chosen(search) };
  const helped = help.helpers.think({ rules: help.rules, witness, effort: part });
  return {
    work,
    answer: async () => {
      const shares = await helped.enough();
      return chosen(shares.length === 0 ? search : merged([search.share, ...shares]));
    },
  };
}

/** For bots that do not search, and for bots that no longer exist, so that an old match can go on. */
function atOnce(
  bots: ReadonlyMap<string, Bot>,
  bot: string,
  witness: Witness,
  mine: MyDecision,
  random: Random,
): Thought {
  const found = bots.get(bot) ?? bots.get('novice') ?? bots.get('random');
  return {
    work: [][Symbol.iterator](),
    answer: () => found?.(witness, mine, { milliseconds: 0 }, random) ?? mine.fallback,
  };
}

function partsOf(bot: string) {
  const [name, word] = bot.split('-');
  return { level: LEVELS.find((one) => one === name), temper: TEMPERS.find((one) => one === word) };
}
