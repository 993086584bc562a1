import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/testing/port.ts';

const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));

/** A database is back long before a server has tried this often. */
const TRIES = 50;

/** A server in its own process, which comes back at the same address whenever it is started again. */
export class Ship {
  readonly #place: string;
  #rules: string;
  readonly #port: number;
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  #complaint = '';

  private constructor(
    place: string,
    rules: string,
    port: number,
    environment: Readonly<Record<string, string>>,
  ) {
    this.#environment = environment;
    this.#place = place;
    this.#rules = rules;
    this.#port = port;
  }

  /** `place` is a folder, or the address of a database. */
  static async launch(
    place: string,
    rules = '',
    environment: Readonly<Record<string, string>> = {},
  ): Promise<Ship> {
    const ship = new Ship(place, rules, await freePort(), environment);
    await ship.start();
    return ship;
  }

  get url(): URL {
    return new URL(`http://127.0.0.1:${this.#port}/`);
  }

  /** From its next start on, it is a newer program. */
  update(rules: string): void {
    this.#rules = rules;
  }

  get isUp(): boolean {
    return this.#child !== null;
  }

  /** Waits until it listens. While the database is away it may be unable to, and tries again. */
  async start(): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const child = spawn(process.execPath, [SERVE, this.#place, String(this.#port), this.#rules], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...this.#environment },
      });
      this.#complaint = '';
      child.stderr.on('data', (data) => {
        this.#complaint += String(data);
      });
      const isOpen = await Promise.race([
        once(child.stdout, 'data').then(() => true),
        once(child, 'exit').then(() => false),
      ]);
      if (!isOpen) continue;
      this.#child = child;
      return;
    }
    throw new Error(`the server does not start: ${this.#complaint}`);
  }

  /** Returns the exit code; null if it was killed, or was not up. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    this.#child = null;
    if (child === null) return null;
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server has ended by itself: ${this.#complaint}`);
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    return child.exitCode;
  }
}
