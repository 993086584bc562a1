import {
  type Answer,
  type Frame,
  fits,
  type Game,
  type Happening,
  type Position,
  type Random,
  type Result,
  type Viewer,
} from '@nokturn/engine';
import { newCode, newSeed } from '../../src/random.ts';
import { openStore } from '../../src/server.ts';
import type { Sheet, Store } from '../../src/store/store.ts';
import type { Client } from './client.ts';
import { FakeTime } from './fake-time.ts';
import type { Round, Setup } from './stretches.ts';
import { anyGame, type Player, TestServer } from './table.ts';

/** No reaction stays open longer than so many seconds. */
const LONGEST_REACTION = 15;
/** All answers to a reaction are given before it closes, however many there are and however strict the tempo is. */
const LONGEST_PAUSE = 400;
/** What one could try to answer, whatever is asked. */
const GUESSES: readonly Answer[] = ['nonsense', 'counter', 'heal-all', 'seat:9', ['pass'], 3];

/**
 * A server on a clock of its own, whose matches begin at the position they are given instead of at the setup; what a
 * setup tells is therefore not heard here.
 */
export class World<S, F extends Frame> {
  readonly #time: FakeTime;
  readonly #server: TestServer;
  /** Matches are put here as if they had just been started. */
  readonly #store: Store;
  readonly #game: Pick<Game, 'id' | 'rulesVersion'>;
  readonly #begin: { position: Position<S, F> | null };
  readonly #people: Player[] = [];

  private constructor(
    server: TestServer,
    time: FakeTime,
    game: Pick<Game, 'id' | 'rulesVersion'>,
    start: { position: Position<S, F> | null },
  ) {
    this.#server = server;
    this.#store = openStore(server.folder);
    this.#time = time;
    this.#game = game;
    this.#begin = start;
  }

  static async open<S, F extends Frame, H extends Happening, R extends Result, V>(
    base: Game<S, F, H, R, V>,
  ): Promise<World<S, F>> {
    const start: { position: Position<S, F> | null } = { position: null };
    const game: Game<S, F, H, R, V> = {
      ...base,
      setUp(table) {
        const { position } = start;
        if (!position?.asked) throw new Error('there is no position to begin at');
        Object.assign(table.position.chance, position.chance);
        table.position.work.push(...position.work, position.asked.frame);
        return base.clone(position.state);
      },
    };
    const time = new FakeTime(inThisProcess);
    const server = await TestServer.start({ games: [anyGame(game)], time, pace: 1, idleAfter: 1000 });
    return new World(server, time, base, start);
  }

  async close(): Promise<void> {
    await this.#store.close();
    await this.#server.stop();
  }

  /** A match from a position on, with the viewer connected; the others come when they have something to answer. */
  async host(position: Position<S, F>, setup: Setup, viewer: Viewer): Promise<Hosted> {
    this.#begin.position = position;
    const players = await this.#players(setup.seats);
    const sheet = this.#sheetOf(setup, players);
    await this.#store.createMatch({ sheet, version: 0, wakeAt: null });
    const hosted = new Hosted(
      { server: this.#server, store: this.#store, time: this.#time },
      { code: sheet.code, players, viewer },
    );
    await hosted.open();
    return hosted;
  }

  async #players(count: number): Promise<Player[]> {
    while (this.#people.length < count)
      this.#people.push(await this.#server.person(`Player ${this.#people.length}`));
    return this.#people.slice(0, count);
  }

  #sheetOf({ options, modes }: Setup, players: readonly Player[]): Sheet {
    const now = this.#time.now();
    return {
      code: newCode(),
      game: this.#game.id,
      rules: this.#game.rulesVersion,
      options,
      privacy: 'link',
      spectators: true,
      clock: { seconds: null, after: 'default' },
      status: 'playing',
      host: players[0]?.person.id ?? '',
      createdAt: now,
      startedAt: now,
      endedAt: null,
      winners: null,
      rematch: null,
      seed: newSeed(),
      seats: players.map(({ person }, seat) => ({
        kind: 'person',
        person: person.id,
        standIn: null,
        returnedAt: null,
        reactions: modes[seat] ?? {},
        hold: false,
      })),
    };
  }
}

/** The server, its store and its clients share one thread: what one turn of the loop has begun, it has also done. */
async function inThisProcess(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

/** What is done in one round beside answering, decided before it is played in any world. */
export interface Script {
  readonly round: Round;
  /** Milliseconds after each answer. */
  readonly pauses: readonly number[];
  /** Whether the viewer tries what is not allowed. */
  readonly pries: boolean;
  /** Whether the viewer tries to take back what was just played, and plays it again. */
  readonly undoes: boolean;
  /** Whether the line of the viewer is cut, and how much the new one asks for. */
  readonly rejoins: 'everything' | 'what is new' | null;
}

export function scriptFor(round: Round, random: Random): Script {
  return {
    round,
    pauses: round.map(() => random.below(LONGEST_PAUSE)),
    pries: random.below(6) === 0,
    undoes: random.below(6) === 0,
    rejoins: random.below(8) === 0 ? random.pick(['everything', 'what is new']) : null,
  };
}

/** A match on a server, and what came to one of its viewers. */
export class Hosted {
  readonly #server: TestServer;
  readonly #store: Store;
  readonly #time: FakeTime;
  readonly #code: string;
  readonly #players: readonly Player[];
  readonly #viewer: Viewer;
  readonly #clients = new Map<Viewer, Client>();
  /** What came over lines that were cut since, and from other doors. */
  #heard: string[] = [];
  #number = 0;
  /** Of the frames of the viewer's line so many have been taken. */
  #taken = 0;
  /** The version at which the next round is played. The table may be ahead: some rounds play themselves. */
  #version = 0;
  #last: Round = [];

  constructor(
    { server, store, time }: { server: TestServer; store: Store; time: FakeTime },
    { code, players, viewer }: { code: string; players: readonly Player[]; viewer: Viewer },
  ) {
    this.#server = server;
    this.#store = store;
    this.#time = time;
    this.#code = code;
    this.#players = players;
    this.#viewer = viewer;
  }

  /** The viewer comes. */
  async open(): Promise<void> {
    await this.client(this.#viewer);
    await this.#flush();
  }

  /** The line of somebody, who comes now if they were not there yet. */
  async client(viewer: Viewer): Promise<Client> {
    const here = this.#clients.get(viewer);
    if (here) return here;
    const client = await this.#join(viewer);
    this.#clients.set(viewer, client);
    return client;
  }

  /** What is sent is compared, byte by byte; that it keeps to the schema is tried elsewhere. */
  #join(viewer: Viewer, after?: number): Promise<Client> {
    return this.#server.join(this.#code, this.#playerAt(viewer), after, { trusts: true });
  }

  get #mine(): Client {
    return this.#clients.get(this.#viewer) as Client;
  }

  #playerAt(viewer: Viewer): Player | null {
    return typeof viewer === 'number' ? (this.#players[viewer] ?? null) : null;
  }

  /**
   * Plays one round and lets time pass until the table has gone on; gives the seconds that took. Where they are given,
   * so much time passes, whatever happens.
   */
  async play(script: Script, seconds?: number): Promise<number> {
    if (script.rejoins) await this.#rejoin(script.rejoins);
    if (script.undoes) await this.#undo();
    if (script.pries) await this.#pry(script.round);
    const version = this.#version++;
    for (const [i, { seat, answer }] of script.round.entries()) {
      const client = await this.client(seat);
      const reply = await client.send({ type: 'answer', version, answer }, this.#id());
      if (reply.type !== 'ack') throw new Error(`not taken: ${JSON.stringify(reply)}`);
      await this.#pass(script.pauses[i] ?? 0);
    }
    if (script.round.length === 0) await this.#flush();
    let passed = 0;
    const isDone = () => (seconds === undefined ? this.#mine.version >= this.#version : passed === seconds);
    while (!isDone()) {
      if (passed === LONGEST_REACTION) throw new Error('the table does not go on');
      await this.#pass(1000);
      passed++;
    }
    this.#last = script.round;
    return passed;
  }

  /** The frames and replies that came to the viewer since this was last called, with the names of this match made equal. */
  take(): string[] {
    const frames = [...this.#heard, ...this.#mine.raw.slice(this.#taken)];
    this.#heard = [];
    this.#taken = this.#mine.raw.length;
    const names = this.#names();
    const any = new RegExp([...names.keys()].join('|'), 'g');
    return frames.map((frame) => frame.replace(any, (name) => names.get(name) ?? name));
  }

  /** Everybody goes, and the match stands still for ever. */
  async leave(): Promise<void> {
    const room = await this.#server.server.rooms.get(this.#code);
    await room.shut();
    await this.#store.saveSheet({ ...room.sheet, status: 'closed' }, null, null);
    for (const client of this.#clients.values()) client.close();
  }

  async #pass(milliseconds: number): Promise<void> {
    await this.#time.pass(milliseconds);
    await this.#flush();
  }

  /** Whatever was sent to the viewer by now has come. The answer also says what time it is there. */
  async #flush(): Promise<void> {
    await this.#mine.send({ type: 'ping' }, this.#id());
  }

  /** A new line, and then the old one is cut. */
  async #rejoin(asksFor: 'everything' | 'what is new'): Promise<void> {
    await this.#flush();
    const old = this.#mine;
    this.#heard.push(...old.raw.slice(this.#taken));
    const after = asksFor === 'everything' ? undefined : Math.max(0, old.version - 2);
    const client = await this.#join(this.#viewer, after);
    this.#clients.set(this.#viewer, client);
    this.#taken = 0;
    await this.#flush();
    const told = client.all('presence').length;
    old.cut();
    await client.until(() => client.all('presence').length > told);
  }

  async #undo(): Promise<void> {
    await this.#flush();
    const { version } = this.#mine;
    const reply = await this.#mine.send({ type: 'undo', version }, this.#id());
    if (reply.type !== 'ack') return;
    const again = this.#last.find(({ seat }) => seat === this.#viewer);
    if (again === undefined) throw new Error('a move was taken back that the viewer had not made');
    const { answer } = again;
    await this.#mine.send({ type: 'answer', version: version + 1, answer }, this.#id());
    this.#version += 2;
  }

  /** What somebody curious would try: wrong answers, other people's moves, what is only for later. */
  async #pry(round: Round): Promise<void> {
    await this.#flush();
    const client = this.#mine;
    const { version } = client;
    const others = round.flatMap(({ seat, answer }) => (seat === this.#viewer ? [] : [answer]));
    for (const answer of [...GUESSES, ...others])
      if (!isOffered(client, answer)) await client.send({ type: 'answer', version, answer }, this.#id());
    await client.send({ type: 'answer', version: version + 1, answer: 'pass' }, this.#id());
    await client.send({ type: 'suggest', version, option: 'pass' }, this.#id());
    // The host may do this for those who are away: so it is tried with somebody who is here.
    await client.send({ type: 'stand-in', seat: Number(this.#viewer) || 0 }, this.#id());
    const secret = this.#playerAt(this.#viewer)?.secret;
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/record'],
      ['GET', '/replay?as=everything'],
      ['POST', '/seats/1'],
      ['POST', '/rematch'],
    ] as const) {
      const asked = secret === undefined ? {} : { secret };
      const { status, body } = await this.#server.ask(method, `/api/matches/${this.#code}${path}`, asked);
      this.#heard.push(...client.raw.slice(this.#taken), JSON.stringify([method, path, status, body]));
      this.#taken = client.raw.length;
    }
  }

  #id(): string {
    return `${this.#code}-${this.#number++}`;
  }

  /** What differs from match to match and tells nothing. */
  #names(): Map<string, string> {
    const lobby = this.#mine.last('lobby')?.lobby ?? this.#mine.last('joined')?.lobby;
    const names: [string | null | undefined, string][] = [
      [this.#mine.name, 'CLIENT'],
      [this.#code, 'CODE'],
      [lobby?.commitment, 'COMMITMENT'],
      [lobby?.seed, 'SEED'],
      ...this.#players.map(({ person }, seat): [string, string] => [person.id, `PERSON-${seat}`]),
    ];
    return new Map(names.filter((each): each is [string, string] => typeof each[0] === 'string'));
  }
}

function isOffered({ view }: Client, answer: Answer): boolean {
  const ask = view.asked?.mine?.ask;
  return ask !== undefined && fits(ask, answer).fits;
}
