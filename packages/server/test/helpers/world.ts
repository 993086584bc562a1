import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Answer,
  type Frame,
  fits,
  type Game,
  type Happening,
  nonceCommitment,
  type Position,
  type Random,
  type Result,
  type Seat,
  type Viewer,
} from '@nokturn/engine';
import type { ClientMessageOf, MyMatch } from '@nokturn/protocol';
import { freshChance } from '../../src/match/drawing.ts';
import type { Room } from '../../src/match/room.ts';
import { newChannelId, newCode, newSeed } from '../../src/random.ts';
import { openStore } from '../../src/site.ts';
import type { Entry, MatchInfo, Store } from '../../src/store/store.ts';
import type { Client } from './client.ts';
import { FakeTime } from './fake-time.ts';
import type { Round, Setup } from './stretches.ts';
import { anyGame, type Player, TestServer } from './table.ts';

/** No reaction stays open longer than this many seconds. */
const LONGEST_REACTION = 15;
/** All answers to a reaction are given before it closes, however many there are and however strict the tempo is. */
const LONGEST_PAUSE = 400;
/** Shorter than any reaction stays open, so that notices about a reaction are sent while it is open. */
const GRACE = 400;
/** Seconds after which absent people have been notified. */
const UNTIL_TOLD = 2;
/** The fraction of a long clock after which people who have not answered are reminded. */
const REMINDED_AFTER = 7 / 8;
/** Answers to try, whatever the question is. */
const GUESSES: readonly Answer[] = ['nonsense', 'counter', 'heal-all', 'seat:9', ['pass'], 3];

/**
 * A server on its own clock, whose matches begin at a given position instead of at the setup; anything told during
 * setup is therefore not heard here.
 */
export class World<S, F extends Frame> {
  readonly #time: FakeTime;
  readonly #server: TestServer;
  /** Matches are stored here as if they had just started. */
  readonly #store: Store;
  readonly #game: Pick<Game, 'id' | 'rulesVersion'>;
  readonly #begin: { position: Position<S, F> | null };
  readonly #people: Player[] = [];
  #guest: Player | null = null;

  private constructor(
    server: TestServer,
    store: Store,
    time: FakeTime,
    game: Pick<Game, 'id' | 'rulesVersion'>,
    start: { position: Position<S, F> | null },
  ) {
    this.#server = server;
    this.#store = store;
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
    const here: { server: TestServer | null } = { server: null };
    const time = new FakeTime(async () => {
      await inThisProcess();
      await here.server?.server.dispatcher.whenIdle();
    });
    const folder = mkdtempSync(join(tmpdir(), 'nokturn-world-'));
    // The server's own store: other connections see changes only a little later.
    const store = openStore(folder);
    const options = {
      store,
      games: [anyGame(game)],
      time,
      pace: 1,
      idleAfter: 1000,
      noticeGrace: GRACE,
    };
    const server = await TestServer.start(options, folder);
    here.server = server;
    return new World(server, store, time, base, start);
  }

  async close(): Promise<void> {
    await this.#server.stop();
    rmSync(this.#server.folder, { recursive: true, force: true });
  }

  /**
   * A match that starts from a position, with the viewer connected; the answers of others reach the room another way.
   */
  async host(
    position: Position<S, F>,
    setup: Setup,
    viewer: Viewer,
    change: Partial<MatchInfo> = {},
  ): Promise<Hosted> {
    this.#begin.position = position;
    const players = await this.#players(setup.seats);
    const info = { ...this.#infoOf(setup, players), ...change };
    await this.#store.createMatch({ info, version: 0, revision: 0, wakeAt: null });
    const hosted = new Hosted(
      { server: this.#server, store: this.#store, time: this.#time },
      { code: info.code, players, viewer, guest: change.delay === undefined ? null : await this.#stranger() },
    );
    await hosted.connect();
    return hosted;
  }

  async #stranger(): Promise<Player> {
    this.#guest ??= await this.#server.person('Guest');
    return this.#guest;
  }

  async #players(count: number): Promise<Player[]> {
    while (this.#people.length < count) {
      const player = await this.#server.person(`Player ${this.#people.length}`);
      await this.#letBeTold(player);
      this.#people.push(player);
    }
    return this.#people.slice(0, count);
  }

  /**
   * People without a channel are told nothing, so they get one. This server sends no emails, so the address leads
   * nowhere.
   */
  async #letBeTold({ person }: Player): Promise<void> {
    const address = `${person.id}@home.example`;
    const channel = { id: newChannelId(), person: person.id, kind: 'mail', address } as const;
    await this.#store.notices.addChannel({ ...channel, isConfirmed: true, createdAt: this.#time.now() });
  }

  #infoOf({ options, modes, seconds = null, standing = [] }: Setup, players: readonly Player[]): MatchInfo {
    const now = this.#time.now();
    const code = newCode();
    // None of this may reach anybody before the end: it differs from world to world.
    const nonces = players.map(() => newSeed());
    const chance = { ...freshChance(code, newSeed()), isSealed: true, nonces: { ...nonces } };
    return {
      code,
      game: this.#game.id,
      rules: this.#game.rulesVersion,
      options,
      privacy: 'link',
      spectators: true,
      clock: { seconds, after: 'default' },
      status: 'playing',
      host: players[0]?.person.id ?? '',
      createdAt: now,
      startedAt: now,
      endedAt: null,
      winners: null,
      rematch: null,
      chance,
      seed: newSeed(),
      seats: players.map(({ person }, seat) => ({
        kind: 'person',
        person: person.id,
        standIn: null,
        returnedAt: null,
        reactions: modes[seat] ?? {},
        hold: false,
        commitment: nonceCommitment(code, nonces[seat] ?? ''),
        ...(standing[seat] && { standing: standing[seat] }),
      })),
    };
  }
}

/**
 * The server, its store and its clients share one thread: whatever one turn of the loop has begun, it has also
 * finished.
 */
async function inThisProcess(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

/** Everything done in one round besides answering, decided before it is played in any world. */
export interface Script {
  readonly round: Round;
  /** Milliseconds after each answer. */
  readonly pauses: readonly number[];
  /** Whether the viewer tries forbidden things. */
  readonly pries: boolean;
  /** The same over HTTP. */
  readonly asks: boolean;
  /** Whether the viewer tries to undo what was just played, and plays it again. */
  readonly undoes: boolean;
  /**
   * Whether enough time passes before the first answer for absent people to be notified, unless the decision closes by
   * itself.
   */
  readonly lingers: boolean;
  /** Whether the viewer's connection is cut, and how much the new one asks for. */
  readonly rejoins: 'everything' | 'what is new' | null;
}

export function scriptFor(round: Round, random: Random): Script {
  return {
    round,
    pauses: round.map(() => random.below(LONGEST_PAUSE)),
    pries: random.below(6) === 0,
    asks: random.below(24) === 0,
    undoes: random.below(6) === 0,
    rejoins: random.below(8) === 0 ? random.pick(['everything', 'what is new']) : null,
    lingers: random.below(8) === 0,
  };
}

/** A match on a server, and everything that has reached one of its viewers. */
export class Hosted {
  readonly #server: TestServer;
  readonly #store: Store;
  readonly #time: FakeTime;
  readonly #code: string;
  readonly #players: readonly Player[];
  readonly #viewer: Viewer;
  /** Somebody without a seat. */
  readonly #guest: Player | null;
  #client: Client | null = null;
  /** What came over earlier connections, and by other routes. */
  #heard: string[] = [];
  #number = 0;
  /** How many frames of the viewer's connection have been taken. */
  #taken = 0;
  /** The version at which the next round is played. The table may be ahead: some rounds play by themselves. */
  #version = 0;
  #last: Round = [];

  constructor(
    { server, store, time }: { server: TestServer; store: Store; time: FakeTime },
    {
      code,
      players,
      viewer,
      guest,
    }: { code: string; players: readonly Player[]; viewer: Viewer; guest: Player | null },
  ) {
    this.#server = server;
    this.#store = store;
    this.#time = time;
    this.#code = code;
    this.#players = players;
    this.#viewer = viewer;
    this.#guest = guest;
  }

  /** Messages are compared byte by byte; other tests check them against the schema. */
  async connect(after?: number): Promise<void> {
    const player = this.#playerAt(this.#viewer);
    this.#client = await this.#server.join(this.#code, player, after, { trusts: true });
    this.#taken = 0;
    await this.#flush();
  }

  /** The viewer's connection. */
  get client(): Client {
    if (this.#client === null) throw new Error('the viewer is not connected');
    return this.#client;
  }

  #playerAt(viewer: Viewer): Player | null {
    return typeof viewer === 'number' ? (this.#players[viewer] ?? null) : null;
  }

  /**
   * Plays one round and lets time pass until the table has moved on; returns the seconds that took. If the seconds are
   * given, exactly that much time passes.
   */
  async play(script: Script, seconds?: number): Promise<number> {
    if (script.rejoins) await this.#rejoin(script.rejoins);
    if (script.undoes) await this.#undo();
    if (script.pries) await this.#pry(script.round);
    if (script.asks) await this.#ask();
    if (script.lingers && (await this.#waitsForPeople())) await this.settle(UNTIL_TOLD);
    const version = this.#version++;
    for (const [i, { seat, answer }] of script.round.entries()) {
      await this.#answer(seat, { type: 'answer', id: this.#id(), version, answer });
      await this.#time.pass(script.pauses[i] ?? 0);
    }
    await this.#flush();
    let passed = 0;
    const isDone = () => (seconds === undefined ? this.client.version >= this.#version : passed === seconds);
    while (!isDone()) {
      if (passed === LONGEST_REACTION) throw new Error('the table does not go on');
      await this.#time.pass(1000);
      await this.#flush();
      passed++;
    }
    this.#last = script.round;
    return passed;
  }

  /** The same for a viewer who sees the match late: the room is asked whether the table has moved on. */
  async playUnseen(round: Round): Promise<void> {
    const { room } = this;
    const version = this.#version++;
    for (const { seat, answer } of round)
      await this.#answer(seat, { type: 'answer', id: newCode(), version, answer });
    for (let passed = 0; (await room).version < this.#version; passed++) {
      if (passed === LONGEST_REACTION) throw new Error('the table does not go on');
      await this.#time.pass(1000);
    }
  }

  /** Lets this many seconds pass; then everything sent to the viewer so far has arrived. */
  async settle(seconds: number): Promise<void> {
    await this.#time.pass(seconds * 1000);
    await this.#flush();
  }

  /** In a match over days: until people who have not answered are reminded that time is running out. */
  async untilReminded(seconds: number): Promise<void> {
    if (await this.#waitsForPeople()) await this.#time.jump(seconds * 1000 * REMINDED_AFTER);
    await this.#flush();
  }

  /** Whether the open decision stays open for as long as people do not answer. */
  async #waitsForPeople(): Promise<boolean> {
    const { decision } = (await this.room).state;
    return decision !== null && decision.reaction === null;
  }

  get room(): Promise<Room> {
    return this.#server.server.rooms.get(this.#code);
  }

  get players(): readonly Player[] {
    return this.#players;
  }

  /** The stored moves. */
  async entries(): Promise<readonly Entry[]> {
    return this.#store.entries(this.#code);
  }

  async rejoin(asksFor: 'everything' | 'what is new'): Promise<void> {
    await this.#rejoin(asksFor);
  }

  /** Everything that can be requested over HTTP. */
  async ask(): Promise<void> {
    await this.#ask();
  }

  /** Somebody without a seat comes, says something and leaves; everything they are told is compared as well. */
  async talk(text: string): Promise<void> {
    const guest = await this.#server.join(this.#code, this.#guest, undefined, { trusts: true });
    const id = this.#id();
    await guest.send({ type: 'chat', text }, id);
    await guest.send({ type: 'answer', version: 0, answer: 'pass' }, this.#id());
    await guest.send({ type: 'ping' }, this.#id());
    this.#heard.push(
      ...this.client.raw.slice(this.#taken),
      ...guest.raw.map((frame) => frame.replaceAll(guest.name, 'CLIENT')),
    );
    this.#taken = this.client.raw.length;
    const told = this.client.all('presence').length;
    guest.close();
    await this.client.until(() => this.client.all('presence').length > told);
  }

  async #answer(seat: Seat, message: ClientMessageOf<'answer'>): Promise<void> {
    if (seat === this.#viewer) {
      const reply = await this.client.send(message, message.id);
      if (reply.type !== 'ack') throw new Error(`not taken: ${JSON.stringify(reply)}`);
    } else {
      const room = await this.#server.server.rooms.get(this.#code);
      const { person } = this.#players[seat] as Player;
      await room.moves.answer(person, message);
    }
  }

  /**
   * The frames and replies that have reached the viewer since the last call, with the names specific to this match made
   * equal.
   */
  take(): string[] {
    const frames = [...this.#heard, ...this.client.raw.slice(this.#taken)];
    this.#heard = [];
    this.#taken = this.client.raw.length;
    return this.#alike(frames);
  }

  /**
   * The notices to everybody at the table, waiting or sent, and when: they go through channels that others may read.
   */
  async told(): Promise<string[]> {
    const notices = await this.#store.notices.ofMatch(this.#code);
    return this.#alike(notices.map((each) => JSON.stringify(each))).sort();
  }

  /** What a player sees of this match among their own. */
  async mine(seat: Seat): Promise<string[]> {
    const secret = this.#players[seat]?.secret ?? '';
    const { body } = await this.#server.ask<{ matches: MyMatch[] }>('GET', '/api/me/matches', { secret });
    return this.#alike(
      body.matches.flatMap((each) => (each.code === this.#code ? [JSON.stringify(each)] : [])),
    );
  }

  /** With the names specific to this match made equal. */
  #alike(texts: readonly string[]): string[] {
    const names = this.#names();
    const any = new RegExp([...names.keys()].join('|'), 'g');
    return texts.map((text) => text.replace(any, (name) => names.get(name) ?? name));
  }

  /** Everybody leaves, and the match stands still forever. */
  async leave(): Promise<void> {
    const room = await this.#server.server.rooms.get(this.#code);
    await room.shut();
    const stored = await this.#store.match(this.#code);
    if (stored === null) throw new Error('the match is not in the store');
    const { info, version, revision } = stored;
    const closed = { ...info, status: 'closed' } as const;
    await this.#store.saveInfo({ info: closed, version, revision: revision + 1, wakeAt: null }, null);
    this.client.close();
  }

  /** When the reply arrives, so has everything sent to the viewer before. The reply also gives the server's time. */
  async #flush(): Promise<void> {
    await this.client.send({ type: 'ping' }, this.#id());
  }

  /** Opens a new connection, and then cuts the old one. */
  async #rejoin(asksFor: 'everything' | 'what is new'): Promise<void> {
    await this.#flush();
    const old = this.client;
    this.#heard.push(...old.raw.slice(this.#taken));
    await this.connect(asksFor === 'everything' ? undefined : Math.max(0, old.version - 2));
    const { client } = this;
    const told = client.all('presence').length;
    old.cut();
    await client.until(() => client.all('presence').length > told);
  }

  async #undo(): Promise<void> {
    await this.#flush();
    const { version } = this.client;
    const reply = await this.client.send({ type: 'undo', version }, this.#id());
    if (reply.type !== 'ack') return;
    const again = this.#last.find(({ seat }) => seat === this.#viewer);
    if (again === undefined) throw new Error('a move was taken back that the viewer had not made');
    const { answer } = again;
    await this.client.send({ type: 'answer', version: version + 1, answer }, this.#id());
    this.#version += 2;
  }

  /** What a curious player would try: wrong answers, other people's moves, commands that are only for later. */
  async #pry(round: Round): Promise<void> {
    await this.#flush();
    const client = this.client;
    const { version } = client;
    const others = round.flatMap(({ seat, answer }) => (seat === this.#viewer ? [] : [answer]));
    for (const answer of [...GUESSES, ...others])
      if (!isOffered(client, answer)) await client.send({ type: 'answer', version, answer }, this.#id());
    await client.send({ type: 'answer', version: version + 1, answer: 'pass' }, this.#id());
    await client.send({ type: 'suggest', version, option: 'pass' }, this.#id());
    await client.send({ type: 'commit', commitment: 'ab'.repeat(32) }, this.#id());
    await client.send({ type: 'reveal', attempt: 1, nonce: 'ab'.repeat(32) }, this.#id());
    // The host may do this for absent people, so it is tried with somebody who is present.
    await client.send({ type: 'stand-in', seat: Number(this.#viewer) || 0 }, this.#id());
  }

  /** The same over HTTP. */
  async #ask(): Promise<void> {
    await this.#flush();
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
      this.#heard.push(...this.client.raw.slice(this.#taken), JSON.stringify([method, path, status, body]));
      this.#taken = this.client.raw.length;
    }
  }

  #id(): string {
    return `${this.#code}-${this.#number++}`;
  }

  /** Names and codes that differ from match to match and reveal nothing. */
  #names(): Map<string, string> {
    const lobby = this.client.last('lobby')?.lobby ?? this.client.last('joined')?.lobby;
    const names: [string | null | undefined, string][] = [
      [this.client.name, 'CLIENT'],
      [this.#code, 'CODE'],
      [lobby?.commitment, 'COMMITMENT'],
      [lobby?.seed, 'SEED'],
      ...(lobby?.seats ?? []).map((each, seat): [string | null, string] => [
        each.kind === 'person' ? each.commitment : null,
        `COMMITMENT-${seat}`,
      ]),
      ...this.#players.map(({ person }, seat): [string, string] => [person.id, `PERSON-${seat}`]),
      [this.#guest?.person.id, 'GUEST'],
    ];
    return new Map(names.filter((each): each is [string, string] => typeof each[0] === 'string'));
  }
}

function isOffered({ view }: Client, answer: Answer): boolean {
  const ask = view.asked?.mine?.ask;
  return ask !== undefined && fits(ask, answer).fits;
}
