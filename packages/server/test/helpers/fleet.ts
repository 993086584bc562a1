import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));

/** A server in a process of its own, which comes back at the same address whenever it is started again. */
export class Ship {
  readonly #place: string;
  #port = '0';
  #child: ChildProcess | null = null;

  /** `place` is a folder, or the address of a database. */
  constructor(place: string) {
    this.#place = place;
  }

  get url(): URL {
    return new URL(`http://127.0.0.1:${this.#port}/`);
  }

  get isUp(): boolean {
    return this.#child !== null;
  }

  /** Until it listens. It may not be able to while the database is away, and then tries again. */
  async start(): Promise<void> {
    for (;;) {
      const child = spawn(process.execPath, [SERVE, this.#place, this.#port], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const line = await Promise.race([
        once(child.stdout, 'data').then(([data]) => String(data).trim()),
        once(child, 'exit').then(() => null),
      ]);
      if (line === null) continue;
      this.#port = new URL(line).port;
      this.#child = child;
      return;
    }
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
