import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send, socketAt } from '../src/testing/guest.ts';
import { TestPostgres } from '../src/testing/postgres.ts';
import { Client } from './helpers/client.ts';
import { Ship } from './helpers/fleet.ts';
import { Mailbox } from './helpers/mailbox.ts';
import type { Player } from './helpers/table.ts';

const GRACE_SECONDS = 2;

let postgres: TestPostgres;
let mailbox: Mailbox;
let ships: [Ship, Ship];
beforeAll(async () => {
  postgres = await TestPostgres.start();
  mailbox = await Mailbox.open();
  const database = await postgres.newDatabase();
  const launch = () =>
    Ship.launch(database, '', { ...mailbox.environment, GRACE_SECONDS: String(GRACE_SECONDS) });
  ships = [await launch(), await launch()];
});
afterAll(async () => {
  await Promise.all(ships.map((ship) => ship.end('SIGKILL')));
  await mailbox.close();
  await postgres.stop();
});

async function ask<T>(
  ship: Ship,
  method: string,
  path: string,
  sending = {},
): Promise<{ status: number; body: T }> {
  const response = await send(ship.url, method, path, sending);
  return { status: response.status, body: (await response.json()) as T };
}

describe('a match with a day for each decision, among three people and two servers', () => {
  it('tells each of them exactly once for each of their decisions, even if a server is killed in between', {
    timeout: 120_000,
  }, async () => {
    const [first, second] = ships;
    const at = (ship: Ship) => ({
      ask: async <T>(method: string, path: string, sending = {}) => ({
        ...(await ask<T>(ship, method, path, sending)),
        headers: new Headers(),
      }),
    });
    const players: Player[] = [];
    for (const [i, name] of ['Ada', 'Ben', 'Eva'].entries()) {
      const ship = ships[i % 2] ?? first;
      const { body } = await ask<Player>(ship, 'POST', '/api/people', { body: { name } });
      players.push(body);
      await mailbox.subscribe(at(ship), body);
    }
    const [ada, ben, eva] = players as [Player, Player, Player];
    const { body: made } = await ask<{ match: { code: string } }>(first, 'POST', '/api/matches', {
      secret: ada.secret,
      body: {
        game: 'dice-duel',
        seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
        options: { target: 9 },
        clock: { seconds: 86_400, after: 'default' },
      },
    });
    const { code } = made.match;
    for (const [seat, { secret }] of [ben, eva].entries())
      await ask(second, 'POST', `/api/matches/${code}/seats/${seat + 1}`, { secret });
    await ask(first, 'POST', `/api/matches/${code}/start`, { secret: ada.secret });

    /** Every decision of a person who was away when it was opened, and stayed away. */
    const expected: string[] = [];
    const nameAt = (seat: number) => players[seat]?.person.name ?? '';
    const expectAll = async () => {
      await mailbox.until(expected.length);
      expect(mailbox.told.webhook).toEqual([...expected].sort());
      const short = mailbox.told.webhook.map((line) => `${line.split(' ')[0]}: dice-duel: your move`);
      expect(mailbox.told.push).toEqual(short);
      expect(mailbox.told.mail).toEqual(short.map((line) => line[0]?.toLowerCase() + line.slice(1)));
    };
    /** Everybody the table is waiting for connects to a server, answers and leaves. */
    const playOn = async (ship: Ship) => {
      const look = await Client.open(socketAt(ship.url));
      await look.join(code);
      const asked = look.view.asked?.seats ?? [];
      look.close();
      for (const seat of asked) {
        const client = await Client.open(socketAt(ship.url));
        await client.join(code, players[seat]?.secret);
        const mine = client.view.asked?.mine?.ask;
        if (mine?.kind !== 'one') throw new Error('nothing is asked');
        await client.answer(mine.options[0] ?? '', client.table?.version);
        client.close();
      }
    };
    /** The people the table is waiting for, and the version. */
    const waiting = async (ship: Ship) => {
      const look = await Client.open(socketAt(ship.url));
      await look.join(code);
      const { version } = look;
      const seats = look.view.asked?.seats ?? [];
      look.close();
      return seats.map((seat) => `${nameAt(seat)} your-move ${version}`);
    };

    expected.push(...(await waiting(first)));
    expect(expected).toHaveLength(3);
    await expectAll();

    for (const killed of [first, second]) {
      const alive = killed === first ? second : first;
      await playOn(killed);
      expected.push(...(await waiting(killed)));
      // Notices planned by one server are sent by the other.
      await killed.end('SIGKILL');
      await expectAll();
      await playOn(alive);
      expected.push(...(await waiting(alive)));
      await expectAll();
      await killed.start();
      await expectAll();
    }
    // Nothing more comes afterwards, from either server.
    await new Promise((resolve) => setTimeout(resolve, 2 * GRACE_SECONDS * 1000));
    await expectAll();
  });
});
