import { moduleOf } from '@nokturn/games/folder.ts';
import type { StandingOf } from '@nokturn/games/standing.ts';

/** What people can decide in advance in matches that are played over days, by game. */
export type StandingAnswers = ReadonlyMap<string, StandingOf>;

/** What these games let them decide, out of their folders. */
export async function standingAnswers(games: readonly string[]): Promise<StandingAnswers> {
  const answers = new Map<string, StandingOf>();
  for (const game of games) {
    const found = await moduleOf<{ readonly standing: StandingOf }>(game, 'standing.ts');
    if (found) answers.set(game, found.standing);
  }
  return answers;
}
