import { begin, type Options, type Position, type Seat, type Table, type Viewer } from '@nokturn/engine';
import { lovciNoci } from '@nokturn/lovci-noci';
import type { LovciHappening } from '../../../games/lovci-noci/rules/happenings.ts';
import type { State } from '../../../games/lovci-noci/rules/state.ts';
import type { LovciFrame } from '../../../games/lovci-noci/rules/work.ts';
import type { Client } from './client.ts';
import { FakeTime } from './fake-time.ts';
import { anyGame, type Player, TestServer } from './table.ts';

export type LovciGame = typeof lovciNoci;
export type LovciPosition = Position<State, LovciFrame>;
export type LovciMirror = Table<State, LovciFrame, LovciHappening>;

const SEATS = 5;
const ALWAYS_ASK = { general: 'ask', counter: 'ask', rolled: 'ask', end: 'ask' };

/** A server on a clock of its own, whose matches begin at the position they are given instead of at the setup. */
export class World {
  readonly time: FakeTime;
  readonly #server: TestServer;
  readonly #game: LovciGame;
  readonly #start: { position: LovciPosition | null };

  private constructor(
    time: FakeTime,
    server: TestServer,
    game: LovciGame,
    start: { position: LovciPosition | null },
  ) {
    this.time = time;
    this.#server = server;
    this.#game = game;
    this.#start = start;
  }

  static async open(base: LovciGame = lovciNoci): Promise<World> {
    const start: { position: LovciPosition | null } = { position: null };
    const game: LovciGame = {
      ...base,
      setUp(table) {
        const { position } = start;
        if (!position?.asked) throw new Error('there is no position to begin at');
        Object.assign(table.position.chance, position.chance);
        table.position.work.push(...position.work, position.asked.frame);
        return base.clone(position.state);
      },
    };
    const time = new FakeTime();
    const server = await TestServer.start({ games: [anyGame(game)], time, pace: 1 });
    return new World(time, server, game, start);
  }

  async close(): Promise<void> {
    await this.#server.stop();
  }

  /** A match from a position on, with everybody connected, asked everything, and somebody watching. */
  async host(position: LovciPosition): Promise<Hosted> {
    this.#start.position = position;
    const options = { ...position.state.options } as unknown as Options;
    const names = Array.from({ length: SEATS }, (_, seat) => `Player ${seat}`);
    const players = await this.#server.people(...names);
    const seats = players.map(() => ({ kind: 'open' }) as const);
    const [host, ...others] = players as [Player, ...Player[]];
    const { code } = await this.#server.create(host, { game: 'lovci-noci', options, seats });
    for (const [i, player] of others.entries()) await this.#server.sit(code, i + 1, player);
    const clients = new Map<Viewer, Client>();
    for (const [seat, player] of players.entries()) {
      const client = await this.#server.join(code, player);
      await client.send({ type: 'settings', reactions: ALWAYS_ASK });
      clients.set(seat, client);
    }
    clients.set('spectator', await this.#server.join(code, null));
    await this.#server.begin(code, host);
    const mirror = begin(this.#game, { seats: SEATS, options, seed: 'any' }, { listening: true });
    mirror.collect();
    return new Hosted(this.#server, code, players, clients, mirror);
  }
}

/** A match on a server, and the same match beside it in plain rules. */
export class Hosted {
  readonly mirror: LovciMirror;
  readonly #server: TestServer;
  readonly #code: string;
  readonly #players: readonly Player[];
  readonly #clients: ReadonlyMap<Viewer, Client>;
  readonly #replies: unknown[] = [];

  constructor(
    server: TestServer,
    code: string,
    players: readonly Player[],
    clients: ReadonlyMap<Viewer, Client>,
    mirror: LovciMirror,
  ) {
    this.#server = server;
    this.#code = code;
    this.#players = players;
    this.#clients = clients;
    this.mirror = mirror;
  }

  client(viewer: Viewer): Client {
    const client = this.#clients.get(viewer);
    if (client === undefined) throw new Error(`nobody is ${viewer}`);
    return client;
  }

  /** What somebody curious would try: wrong answers, other people's moves, what is only for later. */
  async pry(viewer: Viewer, id: string): Promise<void> {
    const client = this.client(viewer);
    const { version } = client;
    for (const answer of ['nonsense', 'counter', 'heal-all', 'seat:9', ['pass'], 3])
      if (!isOffered(client, answer))
        await client.send({ type: 'answer', version, answer }, `${id}-${answer}`.replace(':', '-'));
    await client.send({ type: 'answer', version: version + 1, answer: 'pass' }, `${id}-early`);
    await client.send({ type: 'stand-in', seat: 1 }, `${id}-stand-in`);
    const secret = typeof viewer === 'number' ? this.#players[viewer]?.secret : undefined;
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/record'],
      ['GET', '/replay?as=everything'],
      ['POST', '/seats/1'],
      ['POST', '/rematch'],
    ] as const) {
      const asked = secret === undefined ? {} : { secret };
      const { status, body } = await this.#server.ask(method, `/api/matches/${this.#code}${path}`, asked);
      this.#replies.push([method, path, status, body]);
    }
  }

  /** All bytes a viewer got, with the names that differ from match to match made equal. */
  transcript(viewer: Viewer): string {
    const { lobby } = this.client(viewer).last('joined') ?? {};
    const commitment = this.client('spectator').last('lobby')?.lobby.commitment;
    let text = [...this.client(viewer).raw, ...this.#replies.map((reply) => JSON.stringify(reply))].join(
      '\n',
    );
    const names: [string | null | undefined, string][] = [
      [this.client(viewer).name, 'CLIENT'],
      [lobby?.code, 'CODE'],
      [commitment, 'COMMITMENT'],
      ...this.#players.map(({ person }, seat): [string, string] => [person.id, `PERSON-${seat}`]),
    ];
    for (const [name, plain] of names) if (name) text = text.replaceAll(name, plain);
    return text;
  }

  leave(): void {
    for (const client of this.#clients.values()) client.close();
  }
}

function isOffered({ view }: Client, answer: unknown): boolean {
  const ask = view.asked?.mine?.ask;
  return ask !== undefined && (ask.kind !== 'one' || ask.options.includes(answer as string));
}

export function seatsOf(mirror: LovciMirror): readonly Seat[] {
  const { asked } = mirror.position;
  return asked?.seats.filter((_, i) => asked.answers[i] === null) ?? [];
}
