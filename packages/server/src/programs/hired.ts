import { type Answer, type Options, Random, type Seat, type Witness } from '@nokturn/engine';
import { inLog, type Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { newSeed } from '../random.ts';
import { gameOf } from './game.ts';
import { Program } from './program.ts';

export type Command = readonly [program: string, ...args: string[]];

/** A decision of a seat that a program plays. */
export interface SeatDecision {
  readonly game: string;
  /** The digest of earlier rules; null for today's. */
  readonly frozen: string | null;
  readonly match: string;
  readonly seats: number;
  readonly options: Options;
  readonly view: Witness;
}

interface HiredTerms {
  /** By the name of the bot. */
  readonly commands: ReadonlyMap<string, Command>;
  /** The time limit for each decision, in milliseconds. */
  readonly within: number;
  /** The most processes at the same time. */
  readonly most?: number;
  /** A program that gets no question for this many milliseconds is ended; it is started again when needed. */
  readonly idleAfter?: number;
}

interface Hired {
  readonly program: Program;
  readonly begun: Promise<void>;
  /** Decisions in progress. */
  asked: number;
  idle: NodeJS.Timeout | undefined;
}

/** Programs that play at the tables of a server: one process for each seat, as long as its match lasts. */
export class HiredPrograms {
  readonly #terms: Required<HiredTerms>;
  readonly #log: Log;
  readonly #metrics: Metrics;
  /** By match and seat; the most recently used is last. */
  readonly #hired = new Map<string, Hired>();
  #closed = false;

  constructor({ most = 32, idleAfter = 300_000, ...terms }: HiredTerms, log: Log, metrics: Metrics) {
    this.#terms = { ...terms, most, idleAfter };
    this.#log = log;
    this.#metrics = metrics;
  }

  get names(): string[] {
    return [...this.#terms.commands.keys()];
  }

  has(name: string): boolean {
    return this.#terms.commands.has(name);
  }

  /** The program's answer; null if none can be asked. A fault gets the default answer and is reported. */
  async answer(name: string, decision: SeatDecision): Promise<Answer | null> {
    const command = this.#terms.commands.get(name);
    const mine = decision.view.asked?.mine;
    if (command === undefined || !mine || this.#closed) return null;
    const key = `${decision.match} ${decision.view.viewer}`;
    const known = this.#hired.get(key);
    if (known !== undefined) known.asked++;
    const hired = known ?? (await this.#hire(key, name, command, decision));
    if (hired === null) return null;
    // Keep the most recently used at the end.
    this.#hired.delete(key);
    this.#hired.set(key, hired);
    clearTimeout(hired.idle);
    try {
      await hired.begun;
      return await hired.program.decide(decision.view, mine);
    } finally {
      hired.asked--;
      this.#report(name, decision, hired.program);
      hired.idle = setTimeout(() => void this.#dismiss(key), this.#terms.idleAfter);
      hired.idle.unref();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#hired.keys()].map((key) => this.#dismiss(key)));
  }

  async #hire(key: string, name: string, command: Command, decision: SeatDecision): Promise<Hired | null> {
    const { game, frozen, seats, options, view } = decision;
    const known = await gameOf(game, frozen ?? undefined);
    if (this.#hired.size >= this.#terms.most && !(await this.#makeRoom())) {
      this.#log.warn({ bot: name }, 'there are too many programs: a default answer was given for one');
      return null;
    }
    if (this.#closed) return null;
    const program = new Program(command, known, { within: this.#terms.within });
    const seated = { seat: view.viewer as Seat, seats, options };
    const hired = { program, begun: program.begin(seated, new Random(newSeed())), asked: 1, idle: undefined };
    this.#hired.set(key, hired);
    return hired;
  }

  /** Ends the program that has been idle longest. */
  async #makeRoom(): Promise<boolean> {
    const found = [...this.#hired].find(([, { asked }]) => asked === 0);
    if (found === undefined) return false;
    await this.#dismiss(found[0]);
    return true;
  }

  async #dismiss(key: string): Promise<void> {
    const hired = this.#hired.get(key);
    if (hired === undefined) return;
    this.#hired.delete(key);
    clearTimeout(hired.idle);
    await hired.program.close();
  }

  #report(bot: string, { game, match }: SeatDecision, program: Program): void {
    const { defaults, faults, reasons, lastError } = program.collect();
    if (defaults > 0) this.#metrics.count('nokturn_bot_failures_total');
    if (Object.keys(faults).length > 0)
      this.#log.warn(
        { bot, game, match: inLog(match), faults, reasons, lastError },
        'a program did something wrong',
      );
  }
}
