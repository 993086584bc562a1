import type { Store } from '@nokturn/server';
import type { ProgramReport } from '@nokturn/server/programs';
import { Failure } from '../command.ts';
import { playByWorkers } from '../queue/queue.ts';
import type { Outcome } from '../threads/job.ts';
import { playAll } from '../threads/pool.ts';
import { fixturesOf, gamesPerDeal, jobOf, type Plan } from './plan.ts';
import { type PlayedFixture, type Standings, standingsOf, wholeDeals } from './standings.ts';

/** A finished tournament, or part of one. */
export interface Tournament extends Plan {
  /** The number of games for one deal. */
  readonly gamesPerDeal: number;
  /** How many games count. */
  readonly games: number;
  /** How many games were not finished; their deals do not count. */
  readonly unfinished: number;
  /** Whether it was ended early. */
  readonly stopped: boolean;
  readonly threads: number;
  readonly seconds: number;
  readonly standings: readonly Standings[];
  /** The findings about bots that are programs, by name. */
  readonly programs?: Readonly<Record<string, ProgramReport>>;
}

interface Holding {
  readonly threads: number;
  /** Where workers find the games, if workers are to play them instead of threads of this program. */
  readonly spread?: Store;
  /** Called with the number of games played so far. */
  readonly progress: (played: number) => void;
}

/** Plays it to the end, or until the program is interrupted. */
export async function holdTournament(
  plan: Plan,
  { threads, spread, progress }: Holding,
): Promise<Tournament> {
  const started = performance.now();
  const fixtures = fixturesOf(plan);
  const jobs = fixtures.map((fixture) => jobOf(plan, fixture));
  const outcomes: (Outcome | undefined)[] = fixtures.map(() => undefined);
  let count = 0;
  const done = (outcome: Outcome, number: number) => {
    outcomes[number] = outcome;
    progress(++count);
  };
  const stopped = await untilInterrupted((signal) =>
    spread === undefined
      ? playAll(jobs, { threads, signal, done })
      : playByWorkers(spread, jobs, { signal, done }),
  );
  const played = fixtures.flatMap((fixture, i): PlayedFixture[] => {
    const outcome = outcomes[i];
    return outcome === undefined ? [] : [{ ...fixture, outcome }];
  });
  const perDeal = gamesPerDeal(plan);
  const counted = wholeDeals(played, perDeal);
  const deals = counted.length / perDeal;
  if (deals < 2) throw new Failure('few-deals');
  return {
    ...plan,
    deals,
    gamesPerDeal: perDeal,
    games: counted.length,
    unfinished: played.filter(({ outcome }) => !outcome.finished).length,
    stopped,
    threads,
    seconds: Number(((performance.now() - started) / 1000).toFixed(1)),
    standings: standingsOf(plan, counted),
    ...(await foundOf(outcomes)),
  };
}

async function foundOf(outcomes: readonly (Outcome | undefined)[]): Promise<Pick<Tournament, 'programs'>> {
  if (!outcomes.some((outcome) => outcome?.programs !== undefined)) return {};
  const { ProgramReports } = await import('../programs.ts');
  const reports = new ProgramReports();
  for (const outcome of outcomes)
    for (const [name, report] of Object.entries(outcome?.programs ?? {})) reports.add(name, report);
  return { programs: reports.all };
}

/** Whether it was interrupted. The shell or a parent process may deliver the same interrupt twice. */
async function untilInterrupted(work: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    await work(controller.signal);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
  return controller.signal.aborted;
}
