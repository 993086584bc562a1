import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Bot } from '@nokturn/engine';
import { killGroup } from '@nokturn/server/programs/kill';
import type { Answered, Hired } from './program-thread.ts';

/** Longer than any program needs to start, or to be given up on, on a busy machine. */
const PATIENCE = 120_000;

type Terms = Omit<Hired, 'port' | 'flag'>;
type ProgramMessage = Answered | { readonly started: number };

/** A program at a table that waits for it: a session calls its bots synchronously and needs the answer on return. */
export class WaitingProgram {
  readonly name: string;
  /** The first fault; null if there was none. */
  trouble: { readonly fault: string; readonly reason: string } | null = null;
  readonly #port: MessageChannel['port1'];
  readonly #worker: Worker;
  readonly #arrived: Int32Array;
  readonly #within: number;
  readonly #pids: number[] = [];
  #questions = 0;
  #isOpen = true;

  constructor(terms: Terms) {
    const { port1, port2 } = new MessageChannel();
    const flag = new SharedArrayBuffer(4);
    this.name = terms.name;
    this.#within = terms.within;
    this.#port = port1;
    this.#arrived = new Int32Array(flag);
    this.#worker = new Worker(new URL('./program-thread.ts', import.meta.url), {
      workerData: { ...terms, port: port2, flag } satisfies Hired,
      transferList: [port2],
    });
    this.#worker.unref();
    port1.unref();
  }

  readonly bot: Bot = (view, mine, _budget, random) => {
    const number = ++this.#questions;
    Atomics.store(this.#arrived, 0, 0);
    this.#port.postMessage({ number, view, mine, random: [random.word(), random.word(), random.word()] });
    Atomics.wait(this.#arrived, 0, 0, this.#within + PATIENCE);
    const answered = this.#received();
    // A late answer to an earlier question does not answer this one.
    if (answered?.number !== number) {
      this.trouble ??= { fault: 'silent', reason: 'no answer' };
      return mine.fallback;
    }
    const [[fault, reason] = []] = Object.entries(answered.report.reasons);
    if (fault !== undefined) this.trouble ??= { fault, reason: reason ?? '' };
    return answered.answer;
  };

  /** The last answer received. */
  #received(): Answered | null {
    let answered: Answered | null = null;
    for (let next = receiveMessageOnPort(this.#port); next; next = receiveMessageOnPort(this.#port)) {
      const told = next.message as ProgramMessage;
      if ('started' in told) this.#pids.push(told.started);
      else answered = told;
    }
    return answered;
  }

  async close(): Promise<void> {
    const ended = new Promise<void>((resolve) => {
      this.#port.once('close', () => {
        // A closed port must not be read.
        this.#isOpen = false;
        resolve();
      });
    });
    this.#port.ref();
    this.#port.postMessage(null);
    const late = new Promise<void>((resolve) => setTimeout(resolve, 2000).unref());
    await Promise.race([ended, late]);
    this.kill();
    this.#isOpen = false;
    await this.#worker.terminate();
  }

  /** Immediately. */
  kill(): void {
    if (this.#isOpen) this.#received();
    for (const pid of this.#pids) killGroup(pid);
  }
}
