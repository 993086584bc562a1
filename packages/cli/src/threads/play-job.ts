import { random } from '@nokturn/bots';
import type { Bot, Game, Happening, Heard, Noted, Table } from '@nokturn/engine';
import { findGame } from '@nokturn/games/all';
import { botsFor } from '@nokturn/games/bots';
import { STUDIES } from '../balance/studies.ts';
import { type Listener, playOut } from '../simulation.ts';
import { addTime, noTimes, type Times } from '../statistics/times.ts';
import type { Job, Outcome } from './job.ts';

export function playJob(job: Job): Outcome {
  const { game: id, seats, options, seed, bots: names, inDetail } = job;
  const game = gameNamed(id);
  const times = names.map(noTimes);
  const bots = names.map((name, seat) => timed(botNamed(id, name), times[seat] as Times));
  const noted: Noted[] = [];
  const study = STUDIES.find(({ game }) => game === id);
  const listen: Listener = (told, state) => {
    for (const each of told)
      noted.push(...notesOf(game, each, state), ...(study?.noted?.(each as Heard) ?? []));
  };
  const { table } = playOut(
    game,
    { seats, options, seed },
    bots,
    inDetail ? { keepRecord: false, told: listen } : { keepRecord: false },
  );
  return outcomeOf(job, table, { times, noted });
}

export function outcomeOf(
  { game: id, bots: names, inDetail }: Job,
  table: Table,
  { times, noted }: Pick<Outcome, 'times' | 'noted'>,
): Outcome {
  const game = gameNamed(id);
  const { over, state } = table.position;
  if (!over) return { finished: false, won: [], points: [], times, tally: [], measures: [], noted: [] };
  const result = game.result(state);
  return {
    finished: true,
    won: names.map((_, seat) => result.winners.includes(seat)),
    points: game.points?.(result) ?? names.map(() => null),
    times,
    tally: inDetail ? game.tally(state, result) : [],
    measures: inDetail ? (game.measures?.(state, result) ?? []) : [],
    noted,
  };
}

export function gameNamed(id: string): Game {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

function botNamed(game: string, name: string): Bot {
  const bot = botsFor(game).get(name);
  if (bot === undefined) throw new Error(`there is no bot ${name} for ${game}`);
  return bot;
}

function notesOf(game: Game, happening: Happening, state: unknown): readonly Noted[] {
  return game.noted?.(happening, state) ?? [];
}

/** Measures a bot's processor time. The simulation recognizes the random bot, and makes no views for it. */
export function timed(bot: Bot, times: Times): Bot {
  if (bot === random) return bot;
  return (view, decision, budget, chance) => {
    const started = performance.now();
    const before = process.threadCpuUsage();
    const answer = bot(view, decision, budget, chance);
    const { user, system } = process.threadCpuUsage(before);
    addTime(times, { processor: user + system, clock: (performance.now() - started) * 1000 });
    return answer;
  };
}
