import { botsWith, random } from '@nokturn/bots';
import type { Bot, Effort, GameBot, Level } from '@nokturn/engine';
import { ABOUT, LIBRARY } from './all.ts';

/** The effort of each level of each game for one decision. */
export const EFFORTS: Readonly<Record<string, Readonly<Record<Level, Effort>>>> = Object.fromEntries(
  Object.entries(ABOUT).map(([game, { efforts }]) => [game, efforts]),
);

/** The bots of today's rules. */
const BOTS = new Map(
  await Promise.all(
    LIBRARY.today.map(async (rules) => [rules.id, botsOf(rules.id, await rules.bot())] as const),
  ),
);

/**
 * The bots that can play a game, by name, weakest first; within a level, those with a temper before the one without.
 */
export function botsFor(game: string): ReadonlyMap<string, Bot> {
  return BOTS.get(game) ?? new Map([['random', random]]);
}

/** The same for any rules of a game: the way they play belongs to the rules, the effort is today's. */
export function botsOf(game: string, play: GameBot): ReadonlyMap<string, Bot> {
  const efforts = EFFORTS[game];
  if (efforts === undefined)
    throw new Error(`packages/games/${game}/about.ts does not say how much bots think`);
  return botsWith(play, efforts);
}
