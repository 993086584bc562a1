import { TEMPERS } from '@nokturn/bots/temper';
import { LEVELS } from '@nokturn/engine';

type Say = (id: string, facts?: Record<string, string | number>, attribute?: string) => string;

export { LEVELS };
/** Weaker still, for those who look for them. */
export const OTHER_LEVELS = ['novice', 'random'] as const;
export const USUAL_LEVEL = 'medium';

/** Who sits down when a level is asked for: those who think have a temper, which chance decides. */
export function seated(level: string, fraction: number = Math.random()): string {
  if (!LEVELS.some((one) => one === level)) return level;
  return `${level}-${TEMPERS[Math.floor(fraction * TEMPERS.length)]}`;
}

export function levelOf(bot: string): string {
  return bot.split('-')[0] ?? bot;
}

/** "Hard · bold" */
export function botTitle(say: Say, bot: string): string {
  const [level = '', temper] = bot.split('-');
  const name = say(`level-${level}`);
  return temper === undefined
    ? name
    : say('level-with-temper', { level: name, temper: say(`temper-${temper}`) });
}
