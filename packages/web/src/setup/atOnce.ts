import type { Listed } from '../games.ts';
import { loadBoard, loadRules } from '../parts/useGame.ts';
import { readyPlan } from './lastTable.ts';
import { openAtOnce } from './open.ts';
import { firstPlan, type Plan } from './plan.ts';

/** Starts a match of a game against bots without any set-up, and returns its address. */
export async function begunAtOnce(game: Listed, person: Pick<Plan, 'name' | 'level'>): Promise<string> {
  // The table needs the board as well: loading it now means waiting only once.
  const [rules] = await Promise.all([loadRules(game.id), loadBoard(game.id)]);
  return openAtOnce(rules, readyPlan(rules, firstPlan(game, person)));
}
