import { type Bot, type Rulebook, rulebookOf } from '@nokturn/engine';
import { cards } from './cards.ts';
import { lovciNoci } from './index.ts';

export { lovciNoci as game };

/** Today's rules, which were released under this digest or not at all. Bots are only loaded on request. */
export function rulebook(digest: string): Rulebook {
  return rulebookOf(lovciNoci, {
    digest,
    cards,
    bot: async () => {
      const { mind, novice } = await import('./bot.ts');
      return { novice: novice as Bot, mind };
    },
  });
}
