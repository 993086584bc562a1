import type { Bot } from '@nokturn/engine';
import { imagine, positionIn } from './bot/imagine.ts';
import { plan } from './bot/plan.ts';
import type { MastersView } from './secrets.ts';

export { mind } from './bot/mind.ts';

/**
 * A teammate who knows the rules and has played a few nights: plans the turn of one vampire to its end with
 * the dice available, and judges the outcome by rules of thumb. It only imagines the contents of the decks,
 * and plans neither the turns of the others nor the coming day.
 */
export const novice: Bot<MastersView> = (view, { fallback }, _budget, random) => {
  if (view.asked?.mine == null) return fallback;
  const plans = plan(positionIn(view, imagine(view)(random), random));
  const best = Math.max(...plans.map(({ worth }) => worth));
  const answers = plans.filter(({ worth }) => worth === best).map(({ answer }) => answer);
  // A harmless exchange is accepted (MN-R52).
  if (answers.includes('accept')) return 'accept';
  return answers.length > 0 ? random.pick(answers) : fallback;
};
