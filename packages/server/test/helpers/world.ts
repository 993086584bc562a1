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
/** Shorter than any reaction stays open: whoever is told of one is told while it is. */
const GRACE = 400;
/** Seconds after which whoever is away has been told. */
const UNTIL_TOLD = 2;
/** The part of a long clock after which whoever has not answered is reminded. */
const REMINDED_AFTER = 7 / 8;
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
    // That of the server itself: what it is busy with, others see only a little later.
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

  /** A match from a position on, with the viewer connected; what the others answer comes to the room by another door. */
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

  /** Whoever has said nowhere how to be told is told nothing. This server sends no emails, so this one leads nowhere. */
  async #letBeTold({ person }: Player): Promise<void> {
    const address = `${person.id}@home.example`;
    const channel = { id: newChannelId(), person: person.id, kind: 'mail', address } as const;
    await this.#store.notices.addChannel({ ...channel, isConfirmed: true, createdAt: this.#time.now() });
  }

  #infoOf({ options, modes, seconds = null, standing = [] }: Setup, players: readonly Player[]): MatchInfo {
    const now = this.#time.now();
    const code = newCode();
    // Nothing of this may reach anybody before the end: in each world it is another.
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
  /** The same by HTTP. */
  readonly asks: boolean;
  /** Whether the viewer tries to take back what was just played, and plays it again. */
  readonly undoes: boolean;
  /** Whether so much time passes before the first answer that whoever is away is told, unless it closes by itself. */
  readonly lingers: boolean;
  /** Whether the connection of the viewer is cut, and how much the new one asks for. */
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

/** A match on a server, and what came to one of its viewers. */
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
  /** What came over connections that were cut since, and from other doors. */
  #heard: string[] = [];
  #number = 0;
  /** Of the frames of the viewer's connection this many have been taken. */
  #taken = 0;
  /** The version at which the next round is played. The table may be ahead: some rounds play themselves. */
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

  /** What is sent is compared, byte by byte; that it keeps to the schema is tried elsewhere. */
  async connect(after?: number): Promise<void> {
    const player = this.#playerAt(this.#viewer);
    this.#client = await this.#server.join(this.#code, player, after, { trusts: true });
    this.#taken = 0;
    await this.#flush();
  }

  /** The connection of the viewer. */
  get client(): Client {
    if (this.#client === null) throw new Error('the viewer is not connected');
    return this.#client;
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

  /** The same for a viewer who sees the match late: whether the table has gone on is asked of the room. */
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

  /** Lets this many seconds pass; then all that was sent to the viewer by now has come. */
  async settle(seconds: number): Promise<void> {
    await this.#time.pass(seconds * 1000);
    await this.#flush();
  }

  /** In a match over days: until whoever has not answered is reminded that the time runs out. */
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

  /** What is stored of the moves. */
  async entries(): Promise<readonly Entry[]> {
    return this.#store.entries(this.#code);
  }

  async rejoin(asksFor: 'everything' | 'what is new'): Promise<void> {
    await this.#rejoin(asksFor);
  }

  /** What can be asked by HTTP. */
  async ask(): Promise<void> {
    await this.#ask();
  }

  /** Somebody who has no seat comes, says something and goes; all that they are told is compared as well. */
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

  /** The frames and replies that came to the viewer since this was last called, with the names of this match made equal. */
  take(): string[] {
    const frames = [...this.#heard, ...this.client.raw.slice(this.#taken)];
    this.#heard = [];
    this.#taken = this.client.raw.length;
    return this.#alike(frames);
  }

  /** What everybody at the table is told, was told and when, by ways on which others may look. */
  async told(): Promise<string[]> {
    const notices = await this.#store.notices.ofMatch(this.#code);
    return this.#alike(notices.map((each) => JSON.stringify(each))).sort();
  }

  /** What a player finds of this match among their own. */
  async mine(seat: Seat): Promise<string[]> {
    const secret = this.#players[seat]?.secret ?? '';
    const { body } = await this.#server.ask<{ matches: MyMatch[] }>('GET', '/api/me/matches', { secret });
    return this.#alike(
      body.matches.flatMap((each) => (each.code === this.#code ? [JSON.stringify(each)] : [])),
    );
  }

  /** With the names of this match made equal. */
  #alike(texts: readonly string[]): string[] {
    const names = this.#names();
    const any = new RegExp([...names.keys()].join('|'), 'g');
    return texts.map((text) => text.replace(any, (name) => names.get(name) ?? name));
  }

  /** Everybody goes, and the match stands still forever. */
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

  /** Whatever was sent to the viewer by now has come. The answer also says what time it is there. */
  async #flush(): Promise<void> {
    await this.client.send({ type: 'ping' }, this.#id());
  }

  /** A new connection, and then the old one is cut. */
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

  /** What somebody curious would try: wrong answers, other people's moves, what is only for later. */
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
    // The host may do this for those who are away: so it is tried with somebody who is here.
    await client.send({ type: 'stand-in', seat: Number(this.#viewer) || 0 }, this.#id());
  }

  /** The same by HTTP. */
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

  /** What differs from match to match and tells nothing. */
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
