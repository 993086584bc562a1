import { Random, verify } from '@nokturn/engine';
import { GAMES } from '@nokturn/games/all';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordOf } from '../src/match/match-info.ts';
import { PostgresStore } from '../src/store/postgres/store.ts';
import { type MatchOfGuests, newMatch } from '../src/testing/guest.ts';
import { TestPostgres } from '../src/testing/postgres.ts';
import { Ship } from './helpers/fleet.ts';
import { Robot } from './helpers/robot.ts';
import { DUEL } from './helpers/table.ts';

/** In `npm run test:deep`, 300 matches for five minutes; otherwise a few, for as long as they take. */
const SIZE = process.env.NOKTURN_DEEP
  ? { matches: 300, thinks: 9000, span: 300_000, between: 8000, crashAfter: 12 }
  : { matches: 6, thinks: 900, span: 6000, between: 2000, crashAfter: 2 };

interface Kind extends MatchOfGuests {
  /** The players' thinking time, relative to a short match. */
  readonly haste: number;
}
const SHORT = { game: 'dice-duel', options: { target: 9 }, haste: 1 };
const bots = (count: number) => ({ count, level: 'random' });
const KINDS: readonly Kind[] = [
  { ...SHORT, guests: 3 },
  { ...SHORT, guests: 2, bots: bots(2) },
  { ...SHORT, guests: 2 },
  { ...SHORT, guests: 1, bots: bots(1) },
  { game: 'vendetta', guests: 3, haste: 1 / 8 },
];

let postgres: TestPostgres;
let database: string;
let ships: Ship[];
beforeAll(async () => {
  postgres = await TestPostgres.start();
  database = await postgres.newDatabase();
  ships = await Promise.all(Array.from({ length: 3 }, () => Ship.launch(database)));
});
afterAll(async () => {
  await Promise.all(ships.map((ship) => ship.end('SIGKILL')));
  await postgres.stop();
});

/** Set up on one server, joined on others, started on any. */
async function robotsAt({ haste, ...match }: Kind, number: number): Promise<Robot[]> {
  const at = (i: number) => (ships[(number + i) % ships.length] as Ship).url;
  const { code, guests } = await newMatch(at, match);
  return guests.map(({ id, secret }, seat) => {
    const robot = { code, seat, person: id, secret };
    return new Robot(robot, { servers: () => ships.map(({ url }) => url), thinks: SIZE.thinks * haste });
  });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Kills a random server and starts it again, over and over; one is always up. The database crashes once. */
async function havoc(isOver: () => boolean): Promise<{ kills: number; crashes: number }> {
  const random = new Random('havoc');
  const began = Date.now();
  const done = { kills: 0, crashes: 0 };
  const restarts: Promise<void>[] = [];
  while ((Date.now() - began < SIZE.span || done.crashes === 0) && !isOver()) {
    await pause(random.below(SIZE.between));
    const up = ships.filter(({ isUp }) => isUp);
    if (up.length < 2) continue;
    const ship = up[random.below(up.length)] as Ship;
    await ship.end('SIGKILL');
    done.kills++;
    if (done.kills === SIZE.crashAfter) {
      await postgres.crash();
      done.crashes++;
      await pause(300);
      await postgres.startAgain();
    }
    restarts.push(pause(random.below(SIZE.between / 2)).then(() => ship.start()));
  }
  await Promise.all(restarts);
  return done;
}

/** The people whose commands are in the store, by command id. */
async function commandsOf(code: string): Promise<Map<string, string>> {
  const client = new pg.Client(database);
  await client.connect();
  const { rows } = await client.query<{ person: string; id: string }>(
    `SELECT person, id FROM commands WHERE match = $1
     UNION ALL SELECT person, command FROM entries WHERE match = $1 AND command IS NOT NULL`,
    [code],
  );
  await client.end();
  const commands = new Map(rows.map(({ person, id }) => [id, person]));
  expect(commands.size).toBe(rows.length);
  return commands;
}

describe('three servers on one PostgreSQL, killed with kill -9 at random', () => {
  it(`lose nothing of ${SIZE.matches} matches, and everybody reaches the end`, {
    timeout: 4 * SIZE.span + 240_000,
  }, async () => {
    const matches: Robot[][] = [];
    const some = (from: number) =>
      Array.from({ length: Math.min(10, SIZE.matches - from) }, (_, i) => from + i);
    for (let i = 0; i < SIZE.matches; i += 10)
      matches.push(...(await Promise.all(some(i).map((n) => robotsAt(KINDS[n % KINDS.length] as Kind, n)))));
    const robots = matches.flat();
    const ends = Promise.all(robots.map((robot) => robot.play()));
    const late = setTimeout(
      () => {
        const stuck = robots.filter(({ isDone }) => !isDone).map(({ status }) => status);
        console.error(`servers up: ${ships.map(({ isUp }) => isUp)}; not at the end:\n${stuck.join('\n')}`);
      },
      2 * SIZE.span + 120_000,
    );
    const { kills, crashes } = await havoc(() => robots.every(({ isDone }) => isDone));
    await ends;
    clearTimeout(late);

    const store = await PostgresStore.open(database);
    let acknowledged = 0;
    for (const [i, players] of matches.entries()) {
      const { code } = players[0] as Robot;
      expect(players.map(({ problem }) => problem)).toEqual(players.map(() => null));
      const state = await store.state(code, 0);
      const game = [DUEL, ...GAMES].find(({ id }) => id === state?.info.game);
      if (!state || !game) throw new Error('the match is not in the store');
      expect(state.info.status).toBe('over');
      expect(state.entries).toHaveLength(state.version);
      expect(verify(game, recordOf(state.info, state.entries))).toBeNull();

      const commands = await commandsOf(code);
      for (const { seat, person, acknowledged: acks, version } of players) {
        expect(version).toBe(state.version);
        for (const { id, version: at, answer } of acks) {
          const entry = state.entries[at];
          const moves = entry && 'moves' in entry ? entry.moves : [];
          expect(moves.filter((move) => move[1] === seat).map((move) => move[2])).toEqual([answer]);
          expect(commands.get(id)).toBe(person);
        }
        // Every move of this seat is one command of this person, and every command one move.
        const moves = state.entries.flatMap((entry) => ('moves' in entry ? entry.moves : []));
        const mine = moves.filter((move) => move[1] === seat);
        expect(acks).toHaveLength(mine.length);
        expect([...commands.values()].filter((each) => each === person)).toHaveLength(mine.length);
        acknowledged += acks.length;
      }
      expect([i, commands.size]).toEqual([
        i,
        players.reduce((sum, each) => sum + each.acknowledged.length, 0),
      ]);
    }
    await store.close();
    const connections = robots.reduce((sum, robot) => sum + robot.connections, 0);
    console.info(
      `${matches.length} matches, ${robots.length} players, ${acknowledged} moves acknowledged, ${kills} kills, ` +
        `${crashes} crashes of PostgreSQL, ${connections} connections`,
    );
    expect(kills).toBeGreaterThanOrEqual(SIZE.crashAfter);
    expect(connections).toBeGreaterThan(robots.length);
    expect(crashes).toBe(1);
  });
});
