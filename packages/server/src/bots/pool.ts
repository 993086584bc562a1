import { Worker } from 'node:worker_threads';
import type { Share } from '@nokturn/bots';
import { type Answer, type Options, onlyAnswer, type Witness } from '@nokturn/engine';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { type Command, HiredPrograms } from '../programs/hired.ts';
import { newSeed } from '../random.ts';
import { timeInCrowd } from './crowd.ts';
import { FairQueue, type JobQueue } from './fair-queue.ts';
import { type BotsModule, type Job, type LevelEffort, READY, type Task, type Thought } from './jobs.ts';

export interface BotPoolOptions {
  /** A module that exports `botsFor`. */
  readonly module: string;
  /** The number of threads in which bots think; bots that do not think have one more of their own. */
  readonly threads: number;
  /** How long any bot may think about one decision, in milliseconds. */
  readonly budget: number;
  /** Bots that are separate programs, by name. */
  readonly programs?: ReadonlyMap<string, Command>;
}

export interface BotRequest {
  readonly game: string;
  /** The digest of earlier rules, which come with their own way of playing; null for today's. */
  readonly frozen: string | null;
  /** Null is the bot that usually stands in for a person. */
  readonly level: string | null;
  readonly view: Witness;
  readonly seats: number;
  readonly options: Options;
  /** The answer is wanted within this many milliseconds. */
  readonly within: number;
  /** The match that is waiting, and the person who set it up. */
  readonly match: string;
  readonly person: string;
}

/** The bot that plays for a person who is gone: neither lucky for the others nor for the person. */
const STAND_IN = 'medium';

/** The share of a bot's time that it may spend thinking: the rest is for sending the question and the answer. */
const IN_TIME = 0.8;

/** A bot that is not done this long after its budget never will be. */
const PATIENCE = 5000;

/** Whether a bot thinks about a decision, or has its answer at once. */
type Way = 'thinking' | 'instinct';

interface QueuedRequest {
  readonly job: Omit<Job, 'task' | 'seed'>;
  /** Whether it is a long thought, which several threads may share. */
  readonly isLong: boolean;
  readonly match: string;
  readonly person: string;
  readonly asked: number;
  done(answer: Answer | null): void;
}

/** A thought shared by several threads. */
interface Sharing {
  readonly shares: Share[];
  /** How many threads are still thinking. */
  left: number;
}

interface Put {
  readonly waiting: QueuedRequest;
  readonly sharing?: Sharing;
  readonly milliseconds?: number;
}

interface Thread {
  readonly worker: Worker;
  /** Its purpose. A thinking thread also does the other kind when it is idle. */
  readonly way: Way;
  /** Whether its program has loaded. */
  isReady: boolean;
  busy: {
    readonly waiting: QueuedRequest;
    readonly sharing: Sharing | null;
    readonly timer: NodeJS.Timeout;
  } | null;
}

/**
 * Bots think off the main thread. If anything goes wrong with one, its answer is null and the match continues. When
 * there are more requests than threads, long thoughts and short ones take turns, and so do people and the matches of
 * each; bots that do not think never wait for those that do. A long thought is shared among the idle threads; when many
 * are waiting it is cut short.
 */
export class BotPool {
  readonly #options: BotPoolOptions;
  readonly #bots: BotsModule;
  readonly #log: Log;
  readonly #metrics: Metrics;
  readonly #programs: HiredPrograms;
  readonly #threads: Thread[] = [];
  readonly #queues: Readonly<Record<Way, JobQueue<QueuedRequest>>> = {
    thinking: newQueue(),
    instinct: newQueue(),
  };
  #closed = false;

  private constructor(options: BotPoolOptions, bots: BotsModule, log: Log, metrics: Metrics) {
    this.#options = options;
    this.#bots = bots;
    this.#log = log;
    this.#metrics = metrics;
    const { programs = new Map(), budget } = options;
    this.#programs = new HiredPrograms({ commands: programs, within: budget }, log, metrics);
  }

  static async open(options: BotPoolOptions, log: Log, metrics: Metrics): Promise<BotPool> {
    const bots = (await import(/* @vite-ignore */ options.module)) as BotsModule;
    return new BotPool(options, bots, log, metrics);
  }

  /** The names of the bots of a game, weakest first. */
  levels(game: string): string[] {
    return [...this.#bots.botsFor(game).keys(), ...this.#programs.names];
  }

  /** How long a bot may think about one decision, in milliseconds; 0 for bots that do not think. */
  limitOf(game: string, level: string | null): number {
    if (level !== null && this.#programs.has(level)) return this.#options.budget;
    const limit = this.#effortOf(game, level ?? this.#standIn(game) ?? '')?.milliseconds ?? 0;
    return Math.min(limit, this.#options.budget);
  }

  #effortOf(game: string, level: string): LevelEffort | undefined {
    const [strength = ''] = level.split('-');
    return this.#bots.EFFORTS?.[game]?.[strength];
  }

  /** The usual stand-in; for a game without it, the strongest bot. */
  #standIn(game: string): string | undefined {
    const levels = [...this.#bots.botsFor(game).keys()];
    return levels.find((each) => each === STAND_IN) ?? levels.at(-1);
  }

  answer(request: BotRequest): Promise<Answer | null> {
    const { game, frozen, level, view, within, match, person } = request;
    if (level !== null && this.#programs.has(level)) return this.#programs.answer(level, request);
    const chosen = level ?? this.#standIn(game);
    if (chosen === undefined || this.#closed) return Promise.resolve(null);
    const milliseconds = Math.max(1, Math.min(this.#options.budget, within * IN_TIME));
    const job = { game, frozen, level: chosen, view, milliseconds };
    const way = this.limitOf(game, chosen) > 0 ? 'thinking' : 'instinct';
    const mine = view.asked?.mine;
    const isLong = this.#effortOf(game, chosen)?.isShared === true && !!mine && onlyAnswer(mine.ask) === null;
    return new Promise((done) => {
      this.#queues[way].add({ job, isLong, match, person, asked: performance.now(), done });
      this.#assign();
    });
  }

  /** How many decisions are waiting for a thread. */
  get waiting(): number {
    return this.#queues.thinking.length + this.#queues.instinct.length;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const queue of Object.values(this.#queues))
      for (let waiting = queue.take(); waiting; waiting = queue.take()) waiting.done(null);
    const threads = this.#threads.splice(0);
    for (const thread of threads) this.#finish(thread, null);
    await Promise.all([...threads.map(({ worker }) => worker.terminate()), this.#programs.close()]);
  }

  #assign(): void {
    for (const way of ['instinct', 'thinking'] as const)
      while (this.#queues[way].length > 0 && !this.#closed) {
        const thread = this.#freeFor(way);
        const waiting = thread && this.#queues[way].take();
        if (!thread || !waiting) break;
        if (waiting.isLong) this.#shareOut(thread, waiting);
        else this.#put(thread, { waiting });
      }
  }

  /** Gives a long thought to a thread and, if nothing else is waiting, to all idle threads. */
  #shareOut(first: Thread, waiting: QueuedRequest): void {
    const others = this.#queues.thinking.length;
    const left = waiting.job.milliseconds - (performance.now() - waiting.asked);
    const milliseconds = timeInCrowd(left, { threads: this.#options.threads, others });
    const team = others > 0 ? [first] : [...new Set([first, ...this.#idle()])];
    const sharing: Sharing = { shares: [], left: team.length };
    for (const thread of team)
      this.#put(thread, { waiting, milliseconds, sharing }, { kind: 'part', of: team.length });
  }

  #put(
    thread: Thread,
    { waiting, sharing, milliseconds = waiting.job.milliseconds }: Put,
    task: Task = { kind: 'answer' },
  ): void {
    const timer = setTimeout(() => this.#dismiss(thread, 'it does not answer'), milliseconds + PATIENCE);
    thread.busy = { waiting, sharing: sharing ?? null, timer };
    thread.worker.postMessage({ ...waiting.job, milliseconds, task, seed: newSeed() } satisfies Job);
  }

  /** The idle thinking threads; any that are missing are started, in time for the next thought. */
  #idle(): Thread[] {
    const own = this.#threads.filter(({ way }) => way === 'thinking');
    for (let count = own.length; count < this.#options.threads; count++) this.#hire('thinking');
    return own.filter(({ busy, isReady }) => isReady && busy === null);
  }

  #freeFor(way: Way): Thread | null {
    const own = this.#threads.filter((thread) => thread.way === way);
    const free = own.find(({ busy }) => busy === null);
    if (free) return free;
    if (own.length < (way === 'thinking' ? this.#options.threads : 1)) return this.#hire(way);
    const other = way === 'instinct' ? this.#threads.find(({ busy }) => busy === null) : undefined;
    return other ?? null;
  }

  #hire(way: Way): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { module: this.#options.module },
    });
    worker.unref();
    const thread: Thread = { worker, way, busy: null, isReady: false };
    worker.on('message', (told: Thought | typeof READY) => {
      if (told === READY) thread.isReady = true;
      else this.#hear(thread, told);
    });
    worker.on('error', (error) => this.#dismiss(thread, error.message));
    worker.on('exit', () => this.#dismiss(thread, 'its thread has ended'));
    this.#threads.push(thread);
    return thread;
  }

  #hear(thread: Thread, { answer, share, failure }: Thought): void {
    if (failure !== undefined) this.#report(thread, failure);
    if (share !== undefined) thread.busy?.sharing?.shares.push(share);
    this.#finish(thread, answer);
    this.#assign();
  }

  /** A thread has answered, or has done its part of a thought; the thread that finishes last makes the choice. */
  #finish(thread: Thread, answer: Answer | null): void {
    if (thread.busy === null) return;
    const { waiting, sharing, timer } = thread.busy;
    thread.busy = null;
    clearTimeout(timer);
    if (sharing !== null && --sharing.left > 0) return;
    if (sharing !== null && sharing.shares.length > 0 && !this.#closed) {
      const chooser = this.#threads.includes(thread) ? thread : this.#freeFor('thinking');
      if (chooser) return this.#put(chooser, { waiting }, { kind: 'choose', shares: sharing.shares });
    }
    this.#metrics.observe('nokturn_bot_seconds', (performance.now() - waiting.asked) / 1000);
    waiting.done(answer);
  }

  /** A thread that crashed or hangs is replaced; its task counts as unanswered. */
  #dismiss(thread: Thread, failure: string): void {
    const place = this.#threads.indexOf(thread);
    if (place < 0) return;
    this.#threads.splice(place, 1);
    this.#report(thread, failure);
    this.#finish(thread, null);
    void thread.worker.terminate();
    this.#assign();
  }

  #report({ busy }: Thread, failure: string): void {
    const job = busy?.waiting.job;
    this.#log.error({ game: job?.game, bot: job?.level, failure }, 'a bot failed');
  }
}

/** Long thoughts and short ones take turns, then people, then the matches of each. */
function newQueue(): JobQueue<QueuedRequest> {
  const byMatch = () => new FairQueue<QueuedRequest>(({ match }) => match);
  const byPerson = () => new FairQueue<QueuedRequest>(({ person }) => person, byMatch);
  return new FairQueue<QueuedRequest>(({ isLong }) => String(isLong), byPerson);
}
