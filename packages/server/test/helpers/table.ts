import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonical, type Frame, type Game, type Happening, type Result } from '@nokturn/engine';
import { type Body, failure, type MatchSummary, type Person, ROUTES } from '@nokturn/protocol';
import { diceDuel } from '../../../engine/test/dice-duel.ts';
import { type Server, type ServerOptions, startServer } from '../../src/server.ts';
import { openStore } from '../../src/site.ts';
import { type Sending, send, socketAt } from '../../src/testing/guest.ts';
import { Client } from './client.ts';

/** A game with its types erased. */
export function anyGame<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
): Game {
  return game as unknown as Game;
}

export const DUEL = anyGame(diceDuel);
export const BOTS = new URL('./bots.ts', import.meta.url).href;

const often = { burst: 1e6, perSecond: 1e6 };
/** Limits so high that only tests about limits reach them. */
export const GENEROUS = {
  requests: often,
  guesses: often,
  replays: often,
  health: often,
  creations: often,
  commands: often,
  chat: often,
  messages: often,
  connectionsPerAddress: 1e6,
  tcpConnectionsPerAddress: 1e6,
} satisfies ServerOptions['limits'];

export interface Player {
  readonly person: Person;
  readonly secret: string;
}

export interface Answered<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** Every reply in every test contains what its schema names, and nothing else. */
function mustBeAsDescribed(method: string, path: string, status: number, reply: unknown): void {
  const { pathname } = new URL(path, 'http://any');
  const route = Object.values(ROUTES).find(
    (each) => each.method === method && new RegExp(`^${each.path.replace(/:\w+/g, '[^/]+')}$`).test(pathname),
  );
  if (route === undefined) return;
  const schema = status === 200 ? route.reply : failure;
  const described = canonical(schema.parse(reply));
  if (described !== canonical(reply)) throw new Error(`${method} ${pathname} answered more than its schema`);
}

/** A server for a test, in its own folder, with everything needed to talk to it. */
export class TestServer {
  readonly folder: string;
  readonly #options: Partial<ServerOptions>;
  readonly #own: boolean;
  #clients: Client[] = [];
  #server: Server | null = null;

  private constructor(folder: string, options: Partial<ServerOptions>, own: boolean) {
    this.folder = folder;
    this.#own = own;
    this.#options = options;
  }

  /** Two servers can share a folder; it belongs to the one that made it. */
  static async start(options: Partial<ServerOptions> = {}, folder?: string): Promise<TestServer> {
    const own = folder === undefined;
    const table = new TestServer(folder ?? mkdtempSync(join(tmpdir(), 'nokturn-server-')), options, own);
    await table.restart();
    return table;
  }

  get server(): Server {
    if (this.#server === null) throw new Error('the server is not running');
    return this.#server;
  }

  async restart(): Promise<void> {
    await this.#server?.stop();
    this.#server = await startServer({
      games: [DUEL],
      store: this.#options.store ?? openStore(this.folder),
      botsModule: BOTS,
      logLevel: 'silent',
      pace: 0.01,
      ...this.#options,
      limits: { ...GENEROUS, ...this.#options.limits },
    });
  }

  async stop(): Promise<void> {
    for (const client of this.#clients) client.close();
    await this.#server?.stop();
    if (this.#own) rmSync(this.folder, { recursive: true, force: true });
  }

  async ask<T = unknown>(method: string, path: string, sending: Sending = {}): Promise<Answered<T>> {
    const response = await send(this.server.url, method, path, sending);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const reply = isJson ? JSON.parse(text) : text;
    mustBeAsDescribed(method, path, response.status, reply);
    return { status: response.status, body: reply as T, headers: response.headers };
  }

  async person(name: string): Promise<Player> {
    const { body } = await this.ask<Player>('POST', '/api/people', { body: { name } });
    return body;
  }

  people(...names: string[]): Promise<Player[]> {
    return Promise.all(names.map((name) => this.person(name)));
  }

  async create(host: Player, body: Partial<Body<'createMatch'>> = {}): Promise<MatchSummary> {
    const { status, body: made } = await this.ask<{ match: MatchSummary }>('POST', '/api/matches', {
      secret: host.secret,
      body: { game: 'dice-duel', seats: [{ kind: 'open' }, { kind: 'open' }], ...body },
    });
    if (status !== 200) throw new Error(`no match was made: ${JSON.stringify(made)}`);
    return made.match;
  }

  async sit(code: string, seat: number, { secret }: Player): Promise<Answered<{ match: MatchSummary }>> {
    return this.ask('POST', `/api/matches/${code}/seats/${seat}`, { secret });
  }

  async begin(code: string, { secret }: Player): Promise<void> {
    const { status, body } = await this.ask('POST', `/api/matches/${code}/start`, { secret });
    if (status !== 200) throw new Error(`the match did not start: ${JSON.stringify(body)}`);
  }

  /** A match that has started, with these people in its first seats and bots in the rest. */
  async match(
    players: readonly Player[],
    { bots = 0, ...body }: Partial<Body<'createMatch'>> & { bots?: number } = {},
  ): Promise<string> {
    const [host, ...others] = players as [Player, ...Player[]];
    const seats = [
      ...players.map(() => ({ kind: 'open' }) as const),
      ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'random' }) as const),
    ];
    const { code } = await this.create(host, { seats, ...body });
    for (const [i, player] of others.entries()) await this.sit(code, i + 1, player);
    await this.begin(code, host);
    return code;
  }

  async connect({ trusts = false } = {}): Promise<Client> {
    const client = await Client.open(socketAt(this.server.url), { trusts });
    this.#clients.push(client);
    return client;
  }

  /** Connected and joined. */
  async join(code: string, player: Player | null, after?: number, { trusts = false } = {}): Promise<Client> {
    const client = await this.connect({ trusts });
    await client.join(code, player?.secret, after);
    return client;
  }
}
