import { type Bot, type Rulebook, rulebookOf } from '@nokturn/engine';
import { mind, novice } from './bot.ts';
import { cards } from './cards.ts';
import { vendetta } from './index.ts';

/**
 * Everything that `npm run freeze` puts into one file when the rules are released, together with the engine of that
 * day.
 */
export function rulebook(digest: string): Rulebook {
  return rulebookOf(vendetta, { digest, cards, bot: async () => ({ novice: novice as Bot, mind }) });
}
