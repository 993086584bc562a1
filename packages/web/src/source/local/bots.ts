import { botsWith, choiceOf, Search, TEMPERS, thinking } from '@nokturn/bots';
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

/** A thought about one decision, which has an answer at any time. */
export interface Thought {
  readonly work: Iterator<number, void>;
  answer(): Answer;
}

/** How long a bot may think about one decision, in milliseconds; null for one that answers at once. */
export function limitOf(game: string, bot: string): number | null {
  const { level } = partsOf(bot);
  return level === undefined ? null : effortsOf(game)[level].milliseconds;
}

/** What a bot thinks about its decision. How long is for others to say: here only how much. */
export function thoughtOf(
  { game, play, bot }: { game: string; play: GameBot; bot: string },
  witness: Witness,
  mine: MyDecision,
  random: Random,
): Thought {
  const { level, temper } = partsOf(bot);
  const efforts = effortsOf(game);
  const effort = level && efforts[level];
  if (!effort || onlyAnswer(mine.ask) !== null)
    return atOnce(botsWith(play, efforts), bot, witness, mine, random);
  const search = new Search(play.mind, witness, random);
  return {
    work: thinking(search, { ...effort, milliseconds: Number.POSITIVE_INFINITY }),
    answer: () =>
      choiceOf(search, { temper: temper ?? null, slips: effort.slips }, random)?.answer ?? mine.fallback,
  };
}

/** Those who do not search, and whoever is not known here any more: a match of long ago goes on. */
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
