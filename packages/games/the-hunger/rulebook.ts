import { type Bot, type Rulebook, rulebookOf } from '@nokturn/engine';
import { cards } from './cards.ts';
import { theHunger } from './index.ts';

export { theHunger as game };

/** Today's rules, either released under this digest or not released. Bots are loaded when they are needed. */
export function rulebook(digest: string): Rulebook {
  return rulebookOf(theHunger, {
    digest,
    cards,
    bot: async () => {
      const { mind, novice } = await import('./bot.ts');
      return { novice: novice as Bot, mind };
    },
  });
}
