import type { Listed } from '../games.ts';
import { loadBoard, loadRules } from '../parts/useGame.ts';
import { readyPlan } from './lastTable.ts';
import { openAtOnce } from './open.ts';
import { firstPlan, type Plan } from './plan.ts';

/** Begins a match of a game against bots, set up by nobody, and says where it is. */
export async function begunAtOnce(game: Listed, person: Pick<Plan, 'name' | 'level'>): Promise<string> {
  // The table is drawn with the board: to have it now is to wait once.
  const [rules] = await Promise.all([loadRules(game.id), loadBoard(game.id)]);
  return openAtOnce(rules, readyPlan(rules, firstPlan(game, person)));
}
