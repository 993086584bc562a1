import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Request } from './report.ts';

/** Whether a program can be bound to one core here. */
export const ON_ONE_CORE = spawnSync('taskset', ['--version']).status === 0;

/** A server under test: a process of its own, on a core of its own where possible. */
export class Host {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(child: ChildProcess, folder: string, url: string) {
    this.#child = child;
    this.#folder = folder;
    this.url = url;
  }

  /** Passes the program one argument and the folder for anything that it stores. */
  static async start(program: URL, told: string): Promise<Host> {
    const folder = mkdtempSync(join(tmpdir(), 'nokturn-bench-'));
    const command = [process.execPath, '--expose-gc', fileURLToPath(program), told, folder];
    const [first = '', ...rest] = ON_ONE_CORE ? ['taskset', '-c', '0', ...command] : command;
    const child = spawn(first, rest, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const [url] = (await once(child, 'message')) as [string];
    return new Host(child, folder, url);
  }

  /** The processor time used so far. */
  processor(): Promise<NodeJS.CpuUsage> {
    return this.#ask<NodeJS.CpuUsage>('processor');
  }

  /** Memory in use after collecting garbage. */
  bytes(): Promise<number> {
    return this.#ask<number>('bytes');
  }

  /** An empty room, for hosts where only the host itself can make one. */
  room(): Promise<string> {
    return this.#ask<string>('room');
  }

  async stop(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.send('stop');
    await gone;
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #ask<T>(request: Request): Promise<T> {
    this.#child.send(request);
    const [answer] = (await once(this.#child, 'message')) as [T];
    return answer;
  }
}
