import type { FromMind, ToMind } from './messages.ts';

type WithoutJob<T> = T extends { job: number } ? Omit<T, 'job'> : never;

/**
 * A thread of its own that thinks for the person, started when it is first needed. It thinks about one thing at a time:
 * a new question takes the place of the last.
 */
export class Thinker {
  #worker: Worker | null = null;
  #job = 0;
  #listener: ((message: FromMind) => void) | null = null;

  ask(question: WithoutJob<ToMind>, listener: (message: FromMind) => void): void {
    this.stop();
    this.#listener = listener;
    this.#send({ ...question, job: ++this.#job } as ToMind);
  }

  stop(): void {
    this.#listener = null;
    if (this.#worker) this.#send({ type: 'stop' });
  }

  close(): void {
    this.#listener = null;
    this.#worker?.terminate();
    this.#worker = null;
  }

  #send(message: ToMind): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromMind>) => {
      if (data.job === this.#job) this.#listener?.(data);
    });
    worker.addEventListener('error', ({ message }) => {
      this.#listener?.({ type: 'failed', job: this.#job, reason: message });
    });
    return worker;
  }
}
