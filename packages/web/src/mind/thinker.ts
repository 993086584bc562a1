import type { FromMind, ToMind } from './messages.ts';

type WithoutJob<T> = T extends { job: number } ? Omit<T, 'job'> : never;

/**
 * A worker that thinks for the person, started when it is first needed. It works on one thing at a time: a new question
 * replaces the last.
 */
export class Thinker {
  #worker: Worker | null = null;
  /** Whether the worker has ever sent anything: if not, it may have failed to load. */
  #isThere = false;
  #job = 0;
  #question: ToMind | null = null;
  #listener: ((message: FromMind) => void) | null = null;

  ask(question: WithoutJob<ToMind>, listener: (message: FromMind) => void): void {
    this.stop();
    this.#listener = listener;
    this.#question = { ...question, job: ++this.#job } as ToMind;
    this.#send(this.#question);
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

  #start(isAgain = false): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#isThere = false;
    worker.addEventListener('message', ({ data }: MessageEvent<FromMind>) => {
      this.#isThere = true;
      const listener = data.job === this.#job ? this.#listener : null;
      // A worker does not request a file again after failing to load it, so it has to go.
      if (data.type === 'failed') this.close();
      listener?.(data);
    });
    worker.addEventListener('error', ({ message }) => {
      const listener = this.#listener;
      this.close();
      if (this.#isThere || isAgain || listener === null || this.#question === null) {
        listener?.({ type: 'failed', job: this.#job, reason: message });
        return;
      }
      this.#listener = listener;
      this.#worker = this.#start(true);
      this.#worker.postMessage(this.#question);
    });
    return worker;
  }
}
