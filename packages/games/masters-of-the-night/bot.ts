import type { Bot } from '@nokturn/engine';
import { imagine, positionIn } from './bot/imagine.ts';
import { plan } from './bot/plan.ts';
import type { MastersView } from './secrets.ts';

export { mind } from './bot/mind.ts';

/**
 * A team mate who knows the rules and has played a few nights: plans the turn of one vampire to its end, with the
 * dice that lie there, and weighs what it leads to by rules of thumb. What the decks hide it only imagines, and it
 * plans neither the turns of the others nor the coming day.
 */
export const novice: Bot<MastersView> = (view, { fallback }, _budget, random) => {
  if (view.asked?.mine == null) return fallback;
  const plans = plan(positionIn(view, imagine(view)(random), random));
  const best = Math.max(...plans.map(({ worth }) => worth));
  const answers = plans.filter(({ worth }) => worth === best).map(({ answer }) => answer);
  // An exchange that does no harm is agreed to (MN-R52).
  if (answers.includes('accept')) return 'accept';
  return answers.length > 0 ? random.pick(answers) : fallback;
};
