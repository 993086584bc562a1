import { type Bot, type Rulebook, rulebookOf } from '@nokturn/engine';
import { cards } from './cards.ts';
import { mastersOfTheNight } from './index.ts';

export { mastersOfTheNight as game };

/** Today's rules, either released under this digest or not released. Bots are loaded when they are needed. */
export function rulebook(digest: string): Rulebook {
  return rulebookOf(mastersOfTheNight, {
    digest,
    cards,
    bot: async () => {
      const { mind, novice } = await import('./bot.ts');
      return { novice: novice as Bot, mind };
    },
  });
}
