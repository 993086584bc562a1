import { ProgramReports, type Programs } from '../programs.ts';
import { type Player, playOutWith, type SlowPlayer } from '../simulation.ts';
import { addTime, noTimes, type Times } from '../statistics/times.ts';
import type { Job, Outcome } from './job.ts';
import { gameNamed, outcomeOf, timed } from './play-job.ts';

/** A match with programs among its players. */
export async function playJobWith(job: Job, programs: Programs): Promise<Outcome> {
  const { game, seats, options, seed, bots: names } = job;
  const times = names.map(noTimes);
  const { players, collect } = await programs.table(game, names);
  const { table } = await playOutWith(
    gameNamed(game),
    { seats, options, seed },
    players.map((player, seat) => timedPlayer(player, times[seat] as Times)),
    { keepRecord: false },
  );
  const reports = new ProgramReports();
  collect((report, seat) => reports.add(names[seat] ?? '', report));
  return { ...outcomeOf(job, table, { times, noted: [] }), programs: reports.all };
}

/** The processor time of another process is not known here, so its decisions are timed by the clock. */
function timedPlayer(player: Player, times: Times): Player {
  if (typeof player === 'function') return timed(player, times);
  return {
    begin: (...given) => player.begin(...given),
    finish: (view) => player.finish(view),
    async decide(...given: Parameters<SlowPlayer['decide']>) {
      const started = performance.now();
      const answer = await player.decide(...given);
      const clock = (performance.now() - started) * 1000;
      addTime(times, { processor: clock, clock });
      return answer;
    },
  };
}
