import { type Game, resolveOptions } from '@nokturn/engine';
import type { NamedStudy, StudySetting } from '@nokturn/games/study.ts';
import type { Job } from '../threads/job.ts';
import { playAll } from '../threads/pool.ts';
import { Counts } from './counts.ts';

/** How a study is carried out. */
export interface Trial {
  readonly bot: string;
  /** In each setting. */
  readonly games: number;
  readonly seed: string;
  readonly threads: number;
  /** Called with the number of games played so far. */
  readonly progress: (played: number) => void;
}

/** Plays all games of a study and counts the results. */
export async function carryOut(game: Game, study: NamedStudy, trial: Trial): Promise<Counts> {
  const { bot, games, seed, threads, progress } = trial;
  const counts = new Counts(study);
  const fixtures = study.settings.flatMap((setting) =>
    Array.from({ length: games }, (_, i) => ({
      setting,
      job: jobOf(game, setting, bot, `${seed}-${i + 1}`),
    })),
  );
  let played = 0;
  await playAll(
    fixtures.map(({ job }) => job),
    {
      threads,
      done(outcome, number) {
        const fixture = fixtures[number];
        if (!outcome.finished) throw new Error(`a game of ${study.game} did not come to an end`);
        if (fixture !== undefined) counts.add(fixture.setting.name, outcome);
        played++;
        progress(played);
      },
    },
  );
  return counts;
}

function jobOf(game: Game, { seats, options, name }: StudySetting, bot: string, seed: string): Job {
  const resolved = resolveOptions(game, seats, options);
  if ('problem' in resolved) throw new Error(`${game.id}, ${name}: ${resolved.problem.reason}`);
  const bots = Array.from({ length: seats }, () => bot);
  return { game: game.id, seats, options: resolved.options, seed: `${seed}, ${name}`, bots, inDetail: true };
}
