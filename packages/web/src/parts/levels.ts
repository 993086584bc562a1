import { TEMPERS, type Temper } from '@nokturn/bots/temper';
import { LEVELS, type Seat } from '@nokturn/engine';
import { botAt } from './bots.ts';

type Say = (id: string, facts?: Record<string, string | number>, attribute?: string) => string;

export { LEVELS };
/** Weaker still, for people who look for them. */
export const OTHER_LEVELS = ['novice', 'random'] as const;
const NAMED: readonly string[] = [...LEVELS, ...OTHER_LEVELS];
export const USUAL_LEVEL = 'medium';

/** The bot for a seat at a given level: bots that think have the temper of that seat's character. */
export function seated(level: string, seat: Seat): string {
  if (!LEVELS.some((one) => one === level)) return level;
  return `${level}-${botAt(seat).temper}`;
}

/** The level of a bot; a bot that only this site has counts as a level of its own. */
export function levelOf(bot: string): string {
  const level = bot.split('-')[0] ?? bot;
  return NAMED.includes(level) ? level : bot;
}

export function isOfSite(bot: string): boolean {
  return !NAMED.includes(levelOf(bot));
}

/** "Hard"; a bot that only this site has is called by its name. */
export function levelName(say: Say, level: string): string {
  return isOfSite(level) ? level : say(`level-${level}`);
}

/** How a bot chooses after thinking. */
export function temperOf(bot: string): Temper | undefined {
  return TEMPERS.find((temper) => temper === bot.split('-')[1]);
}

/** "Hard · bold" */
export function botTitle(say: Say, bot: string): string {
  if (isOfSite(bot)) return bot;
  const [level = '', temper] = bot.split('-');
  const name = say(`level-${level}`);
  return temper === undefined
    ? name
    : say('level-with-temper', { level: name, temper: say(`temper-${temper}`) });
}
