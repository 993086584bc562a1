import { moduleOf } from '@nokturn/games/folder.ts';
import type { StandingAnswers } from '@nokturn/games/standing-answers.ts';

/** What people can decide in advance in matches over days, by game. */
export type StandingByGame = ReadonlyMap<string, StandingAnswers>;

/** What the games let them decide, from their folders. */
export async function standingByGame(games: readonly string[]): Promise<StandingByGame> {
  const answers = new Map<string, StandingAnswers>();
  for (const game of games) {
    const found = await moduleOf<{ readonly standing: StandingAnswers }>(game, 'standing-answers.ts');
    if (found) answers.set(game, found.standing);
  }
  return answers;
}
