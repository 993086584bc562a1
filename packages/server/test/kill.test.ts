import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nonceCommitment, Random, randomAnswer, type View } from '@nokturn/engine';
import { bareRulebook } from '@nokturn/engine/testing';
import { GAMES } from '@nokturn/games/all';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DrawnMatchInfo, seedOf } from '../src/match/drawing.ts';
import { VersionedMatch } from '../src/match/versioned-match.ts';
import { SqliteStore } from '../src/store/sqlite/store.ts';
import { type Guest, type MatchOfGuests, newGuest, newMatch, post, socketAt } from '../src/testing/guest.ts';
import { Client } from './helpers/client.ts';
import { Ship } from './helpers/fleet.ts';
import { DUEL } from './helpers/table.ts';

/** In `npm run test:deep`, after every stored move of whole matches; otherwise after the first few. */
const MOST = process.env.NOKTURN_DEEP ? Infinity : 3;

let folder: string;
let ship: Ship;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nokturn-kill-'));
  ship = await Ship.launch(folder);
});
afterEach(async () => {
  await ship.end('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** A player who plays on alone: reconnects whenever the connection is cut, and answers every question. */
class Robot {
  readonly #secret: string;
  readonly code: string;
  readonly #random: Random;
  client: Client | null = null;

  constructor(secret: string, code: string) {
    this.#secret = secret;
    this.code = code;
    this.#random = new Random(secret);
  }

  async connect(): Promise<void> {
    const before = this.client?.version;
    this.client = await Client.open(socketAt(ship.url));
    await this.client.join(this.code, this.#secret, before);
  }

  get seen(): { version: number; view: View } {
    if (this.client === null) throw new Error('not connected');
    const { version, view } = this.client;
    return { version, view };
  }

  /** Answers if asked; returns whether it did. */
  async play(): Promise<boolean> {
    const { client } = this;
    if (!client?.table || client.closed) return false;
    const mine = client.view.asked?.mine;
    if (!mine || mine.answer !== null) return false;
    const answer = randomAnswer(mine.ask, (n) => this.#random.below(n));
    return (await client.answer(answer)).type === 'ack';
  }
}

/** The hash of the position at each version, only from what is on disk. */
async function hashesOnDisk(code: string): Promise<{ hashes: string[]; over: boolean }> {
  const store = new SqliteStore(join(folder, 'nokturn.sqlite'));
  try {
    const stored = await store.match(code);
    const game =
      stored && [DUEL, ...GAMES].map((each) => bareRulebook(each)).find(({ id }) => id === stored.info.game);
    if (!stored || !game || stored.info.seed === null) throw new Error('the match is not on disk');
    const { options, seats, seed } = stored.info;
    const play = new VersionedMatch(game, { options, seed, seats: seats.length }, await store.entries(code));
    const hashes = Array.from(play.replayed('spectator'), (moment) => moment.match.hash);
    expect(play.version).toBe(stored.version);
    return { hashes, over: play.position.over };
  } finally {
    await store.close();
  }
}

async function robotsAt(match: MatchOfGuests): Promise<Robot[]> {
  const { code, guests } = await newMatch(() => ship.url, match);
  const robots = guests.map(({ secret }) => new Robot(secret, code));
  for (const robot of robots) await robot.connect();
  return robots;
}

/** Lets the robots play until one of them has seen a version. */
async function playTo(robots: readonly Robot[], version: number): Promise<void> {
  const told = () => robots.some(({ seen }) => seen.version >= version || seen.view.over);
  while (!told()) {
    for (const robot of robots) if (!told()) await robot.play();
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
}

describe('killed with kill -9 after every stored move and restarted', () => {
  it('loses nothing of the matches under way, and their players go on', { timeout: 3_600_000 }, async () => {
    const tables = [
      await robotsAt({ game: 'dice-duel', guests: 3, options: { target: 9 } }),
      await robotsAt({ game: 'lovci-noci', guests: 4, options: { maxRounds: 20 } }),
      await robotsAt({ game: 'vendetta', guests: 3, options: {} }),
    ].map((robots) => ({ robots, hashes: [] as string[], over: false }));
    for (let killed = 0; killed < MOST && tables.some(({ over }) => !over); killed++) {
      const playing = tables.filter(({ over }) => !over);
      await Promise.all(playing.map(({ robots, hashes }) => playTo(robots, Math.max(1, hashes.length))));
      const before = playing.map(({ robots }) => robots.map(({ seen }) => seen));
      await ship.end('SIGKILL');
      for (const [t, table] of playing.entries()) {
        const disk = await hashesOnDisk(table.robots[0]?.code ?? '');
        // Nothing was told that is not stored, and nothing stored has changed.
        for (const { version } of before[t] ?? []) expect(version).toBeLessThan(disk.hashes.length);
        expect(disk.hashes.slice(0, table.hashes.length)).toEqual(table.hashes);
        expect(disk.hashes.length).toBeGreaterThan(table.hashes.length);
        Object.assign(table, disk);
      }
      await ship.start();
      for (const [t, { robots }] of playing.entries())
        for (const [i, robot] of robots.entries()) {
          await robot.connect();
          const { version, view } = before[t]?.[i] ?? {};
          if (robot.seen.version === version) expect(robot.seen.view).toEqual(view);
        }
    }
    for (const { hashes } of tables) expect(hashes.length).toBeGreaterThan(Math.min(MOST, 5) - 1);
  });
});

describe('killed with kill -9 between the promise and the start', () => {
  it('the secret, the commitments of devices and the seal are still there', async () => {
    const guests = [await newGuest(ship.url, 'Ada'), await newGuest(ship.url, 'Ben')] as const;
    const [ada, ben] = guests;
    const { match } = await post<{ match: { code: string; commitment: string } }>(ship.url, '/api/matches', {
      secret: ada.secret,
      body: { game: 'dice-duel', seats: [{ kind: 'open' }, { kind: 'open' }] },
    });
    const { code, commitment } = match;
    const nonces = guests.map((_, seat) => String(seat).repeat(64));
    const committedTo = nonces.map((nonce) => nonceCommitment(code, nonce));
    await post(ship.url, `/api/matches/${code}/seats/1`, {
      secret: ben.secret,
      body: { commitment: committedTo[1] },
    });
    const joined = async ({ secret }: Guest) => {
      const client = await Client.open(socketAt(ship.url));
      const { lobby } = await client.join(code, secret);
      return { client, lobby };
    };
    const a = (await joined(ada)).client;
    await a.send({ type: 'commit', commitment: committedTo[0] ?? '' });
    await joined(ben);
    await ship.end('SIGKILL');
    await ship.start();

    const back = await joined(ada);
    expect(back.lobby).toMatchObject({ commitment, draw: { attempt: 1, sealed: false } });
    expect(back.lobby.seats.map((seat) => seat.kind === 'person' && seat.commitment)).toEqual(committedTo);
    const b = (await joined(ben)).client;
    const starting = post(ship.url, `/api/matches/${code}/start`, { secret: ada.secret });
    starting.catch(() => undefined);
    await back.client.until(() => back.client.last('lobby')?.lobby.draw?.sealed);
    await b.send({ type: 'reveal', attempt: 1, nonce: nonces[1] ?? '' });
    await ship.end('SIGKILL');
    await ship.start();

    const again = await joined(ada);
    expect(again.lobby).toMatchObject({ status: 'lobby', commitment, draw: { attempt: 1, sealed: true } });
    await again.client.send({ type: 'reveal', attempt: 1, nonce: nonces[0] ?? '' });
    await again.client.until(() => again.client.table);
    await ship.end('SIGKILL');
    const store = new SqliteStore(join(folder, 'nokturn.sqlite'));
    const stored = await store.match(code);
    await store.close();
    expect(stored?.info).toMatchObject({ status: 'playing', chance: { commitment, nonces: { ...nonces } } });
    expect(stored?.info.seed).toBe(seedOf(stored?.info as DrawnMatchInfo));
  });
});

describe('SIGTERM', () => {
  it('finishes, stores, tells clients to reconnect, and they find everything as it was', async () => {
    const bots = { count: 1, level: 'random' };
    const [robot] = (await robotsAt({ game: 'dice-duel', options: { target: 9 }, guests: 1, bots })) as [
      Robot,
    ];
    await robot.play();
    const client = robot.client as Client;
    await client.untilVersion(1);
    expect(await ship.end('SIGTERM')).toBe(0);
    await client.until(() => client.closed);
    expect(client.last('restarting')?.retry).toBeGreaterThan(0);
    expect(client.closed?.code).toBe(1012);
    await ship.start();
    const { version } = client;
    await robot.connect();
    expect(robot.client?.version).toBeGreaterThanOrEqual(version);
    expect(robot.client?.table?.heard.every((each) => each.version > version)).toBe(true);
  });
});
