import { type Game, resolveOptions } from '@nokturn/engine';
import { GAMES } from '@nokturn/games/all';
import type { Contest } from '@nokturn/games/contests.ts';
import { moduleOf } from '@nokturn/games/folder.ts';
import { gamesPerDeal, type Plan } from '../tournament/plan.ts';
import type { Tables } from '../tournament/seating.ts';

/** A contest of a game, with a name that never changes. */
export interface NamedContest extends Contest {
  readonly game: Game;
  readonly id: string;
}

/** The contests measured for all games. */
export const CONTESTS: readonly NamedContest[] = (await Promise.all(GAMES.map(contestsOf))).flat();

async function contestsOf(game: Game): Promise<readonly NamedContest[]> {
  const found = await moduleOf<{ readonly contests: readonly Contest[] }>(game.id, 'contests.ts');
  return (found?.contests ?? []).map((contest) => ({ ...contest, game, id: idOf(game, contest) }));
}

function idOf({ id }: Game, { at, tables, bots }: Contest): string {
  return [id, at, tables, ...bots].join(' | ');
}

export function planOf({ game, seats, options, tables, bots }: NamedContest, seed: string): Plan {
  const resolved = resolveOptions(game, seats, options);
  if ('problem' in resolved) throw new Error(`${game.id}: ${resolved.problem.reason}`);
  const kind: Tables = tables === 'one-against' ? { kind: tables, rest: 1 } : { kind: tables };
  return {
    game: game.id,
    seats,
    settings: [{ name: null, options: resolved.options }],
    bots,
    tables: kind,
    deals: 1,
    seed,
  };
}

/** How many deals make at least this many games. */
export function dealsFor(contest: NamedContest, games: number): number {
  return Math.max(2, Math.ceil(games / gamesPerDeal(planOf(contest, ''))));
}
