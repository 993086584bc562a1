import { TEMPERS } from '@nokturn/bots/temper';
import { LEVELS } from '@nokturn/engine';

type Say = (id: string, facts?: Record<string, string | number>, attribute?: string) => string;

export { LEVELS };
/** Weaker still, for those who look for them. */
export const OTHER_LEVELS = ['novice', 'random'] as const;
const NAMED: readonly string[] = [...LEVELS, ...OTHER_LEVELS];
export const USUAL_LEVEL = 'medium';

/** Who sits down when a level is asked for: those who think have a temper, which chance decides. */
export function seated(level: string, fraction: number = Math.random()): string {
  if (!LEVELS.some((one) => one === level)) return level;
  return `${level}-${TEMPERS[Math.floor(fraction * TEMPERS.length)]}`;
}

/** The level of a bot; one that only this site has is its own. */
export function levelOf(bot: string): string {
  const level = bot.split('-')[0] ?? bot;
  return NAMED.includes(level) ? level : bot;
}

export function isOfSite(bot: string): boolean {
  return !NAMED.includes(levelOf(bot));
}

/** "Hard"; a bot that only this site has goes by its name. */
export function levelName(say: Say, level: string): string {
  return isOfSite(level) ? level : say(`level-${level}`);
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
