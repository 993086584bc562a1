import { type Bot, type Rulebook, rulebookOf } from '@nokturn/engine';
import { cards } from './cards.ts';
import { vendetta } from './index.ts';

export { vendetta as game };

/** Today's rules, which were released under this digest or not at all. Bots are only loaded on request. */
export function rulebook(digest: string): Rulebook {
  return rulebookOf(vendetta, {
    digest,
    cards,
    bot: async () => {
      const { mind, novice } = await import('./bot.ts');
      return { novice: novice as Bot, mind };
    },
  });
}
