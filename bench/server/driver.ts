import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Answer, Random, randomAnswer, type View } from '@nokturn/engine';
import type { ServerMessage } from '@nokturn/protocol/types';
import { WebSocket } from 'ws';

const HOST = fileURLToPath(new URL('./host.ts', import.meta.url));

export interface HostMemory {
  readonly bytes: number;
  readonly rss: number;
  readonly processor: NodeJS.CpuUsage;
}

/** A server on one core, and what is needed to fill it. */
export class Host {
  readonly url: string;
  readonly onOneCore: boolean;
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(child: ChildProcess, folder: string, url: string, onOneCore: boolean) {
    this.#child = child;
    this.#folder = folder;
    this.url = url;
    this.onOneCore = onOneCore;
  }

  /** With pace 0.1 everything that the rules of the game time happens ten times as fast. */
  static async start(pace: number): Promise<Host> {
    const folder = mkdtempSync(join(tmpdir(), 'nokturn-bench-'));
    const onOneCore = spawnSync('taskset', ['--version']).status === 0;
    const command = [process.execPath, '--expose-gc', HOST, folder, String(pace)];
    const [program = '', ...rest] = onOneCore ? ['taskset', '-c', '0', ...command] : command;
    const child = spawn(program, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    return new Host(child, folder, url, onOneCore);
  }

  async memory(): Promise<HostMemory> {
    this.#child.send('memory');
    const [answer] = (await once(this.#child, 'message')) as [HostMemory];
    return answer;
  }

  async stop(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.send('stop');
    await gone;
    rmSync(this.#folder, { recursive: true });
  }

  async post<T>(path: string, secret: string | null, body?: unknown): Promise<T> {
    const response = await fetch(new URL(path, this.url), {
      method: 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as T;
  }

  async person(): Promise<string> {
    return (await this.post<{ secret: string }>('/api/people', null, { name: 'Bench' })).secret;
  }

  /** A match of one person and bots that has started; its code. */
  async match(secret: string, { game, seats, level }: MatchKind): Promise<string> {
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level }));
    const body = { game, seats: [{ kind: 'open' }, ...bots] };
    const { match } = await this.post<{ match: { code: string } }>('/api/matches', secret, body);
    await this.post(`/api/matches/${match.code}/start`, secret);
    return match.code;
  }
}

export interface MatchKind {
  readonly game: string;
  readonly seats: number;
  readonly level: string;
}

/** A person who plays at random, at once, and keeps the time from each move sent to the update that it caused. */
export class Guest {
  /** In milliseconds. */
  readonly delays: number[] = [];
  updates = 0;
  isOver = false;
  readonly #socket: WebSocket;
  readonly #random: Random;
  readonly #reactions: ReadonlySet<string>;
  #number = 0;
  #sent: { version: number; at: number } | null = null;

  private constructor(socket: WebSocket, seed: string, reactions: ReadonlySet<string>) {
    this.#socket = socket;
    this.#random = new Random(seed);
    this.#reactions = reactions;
  }

  static async join(
    host: Host,
    {
      match,
      secret,
      reactions,
      plays,
    }: { match: string; secret?: string; reactions: ReadonlySet<string>; plays: boolean },
  ): Promise<Guest> {
    const socket = new WebSocket(new URL('/api/socket', host.url.replace('http', 'ws')));
    await once(socket, 'open');
    const guest = new Guest(socket, match, reactions);
    const joined = once(socket, 'message');
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      const table = message.type === 'joined' ? message.table : message.type === 'update' ? message : null;
      if (table) guest.#see(table.version, table.view, plays);
    });
    socket.send(
      JSON.stringify({ type: 'join', id: 'join', match, ...(secret === undefined ? {} : { secret }) }),
    );
    await joined;
    return guest;
  }

  leave(): void {
    this.#socket.close();
  }

  #see(version: number, view: View, plays: boolean): void {
    this.updates++;
    if (this.#sent && version > this.#sent.version) {
      this.delays.push(performance.now() - this.#sent.at);
      this.#sent = null;
    }
    this.isOver = view.over;
    const mine = view.asked?.mine;
    if (!plays || !mine || mine.answer !== null) return;
    const answer: Answer = randomAnswer(mine.ask, (n) => this.#random.below(n));
    // Reactions are published at set times by the rules of the game: waiting for those is not the server's doing.
    if (!this.#reactions.has(view.asked?.frame.step ?? '')) this.#sent = { version, at: performance.now() };
    this.#socket.send(JSON.stringify({ type: 'answer', id: `a${this.#number++}`, version, answer }));
  }
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
