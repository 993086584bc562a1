import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Connections, PATIENCE } from '../src/store/postgres/connections.ts';
import { LOCK } from '../src/store/postgres/schema.ts';
import { PostgresStore } from '../src/store/postgres/store.ts';
import {
  ADA,
  circlesSuite,
  historySuite,
  holidaysSuite,
  noticesSuite,
  ratingsSuite,
  sharedStoreSuite,
  storeSuite,
  upkeepSuite,
} from '../src/testing/index.ts';
import { TestPostgres } from '../src/testing/postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

async function meddle(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
}

const placeAt = (url: string, remove: () => Promise<void>) => ({
  open: () => PostgresStore.open(url),
  meddle: (sql: string) => meddle(url, sql),
  remove,
});

async function newPlace() {
  const url = await postgres.newDatabase();
  return placeAt(url, () => postgres.dropDatabase(url));
}

async function emptyPlace() {
  const url = await postgres.emptyDatabase();
  return placeAt(url, () => postgres.giveBack(url));
}

storeSuite('PostgreSQL', emptyPlace);
sharedStoreSuite('PostgreSQL', newPlace);
upkeepSuite('PostgreSQL', emptyPlace);
circlesSuite('PostgreSQL', emptyPlace);
noticesSuite('PostgreSQL', emptyPlace);
holidaysSuite('PostgreSQL', emptyPlace);
historySuite('PostgreSQL', emptyPlace);
ratingsSuite('PostgreSQL', emptyPlace);

describe('what servers on PostgreSQL count together', () => {
  it('is given exactly that often, whichever of them is asked', async () => {
    const url = await postgres.newDatabase();
    const stores = await Promise.all([PostgresStore.open(url), PostgresStore.open(url)]);
    const rate = { burst: 3, perSecond: 0.0001 };
    const asked = Array.from({ length: 8 }, (_, i) => stores[i % 2]?.counts.take('door', rate));
    expect((await Promise.all(asked)).filter((each) => each)).toHaveLength(3);
    expect(await stores[0]?.counts.take('another door', rate)).toBe(true);
    await stores[0]?.counts.forget();
    expect(await stores[1]?.counts.take('door', rate)).toBe(false);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('is given again as time passes', async () => {
    const store = await PostgresStore.open(await postgres.newDatabase());
    const rate = { burst: 1, perSecond: 50 };
    expect(await store.counts.take('door', rate)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await store.counts.take('door', rate)).toBe(true);
    await store.close();
  });
});

describe('PostgreSQL', () => {
  it('is reported when it is gone, and works again when it is back, with everything that was stored', async () => {
    const url = await postgres.newDatabase();
    const store = await PostgresStore.open(url);
    await store.addPerson(ADA);
    await postgres.crash();
    for (let i = 0; i < 3; i++) {
      await expect(store.check()).rejects.toMatchObject({ code: 'unavailable' });
      await expect(store.addPerson({ ...ADA, id: 'ben' })).rejects.toMatchObject({ code: 'unavailable' });
    }
    await postgres.startAgain();
    await store.addPerson({ ...ADA, id: 'eva' });
    expect((await store.people(['ada', 'ben', 'eva'])).map(({ id }) => id)).toEqual(['ada', 'eva']);
    await store.close();
  });

  it('waits for another server that is migrating the database, however long that takes', async () => {
    const url = await postgres.newDatabase();
    const busy = new pg.Client(url);
    await busy.connect();
    await busy.query('BEGIN');
    await busy.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
    const opening = PostgresStore.open(url);
    // Longer than a server waits for the reply to a query.
    await new Promise((resolve) => setTimeout(resolve, PATIENCE + 500));
    await busy.query('COMMIT');
    await busy.end();
    const store = await opening;
    await expect(store.check()).resolves.toBeUndefined();
    await store.close();
  });

  it('does not end the server when it dies during a query', async () => {
    const connections = new Connections(await postgres.newDatabase());
    const asked = Array.from({ length: 6 }, () =>
      connections.with((client) => client.query('SELECT pg_sleep(30)')).catch((error: unknown) => error),
    );
    await connections.ask('other', 'SELECT 1');
    await postgres.crash();
    for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ code: 'unavailable' });
    await postgres.startAgain();
    expect(await connections.ask('again', 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await connections.close();
  });

  it('survives cut connections', async () => {
    const url = await postgres.newDatabase();
    const store = await PostgresStore.open(url);
    await Promise.all(Array.from({ length: 8 }, (_, i) => store.addPerson({ ...ADA, id: `p${i}` })));
    await postgres.cutConnections(url);
    const found = async () => (await store.people(['p0', 'p7'])).length;
    // Queries made before the cut is noticed may fail; each of them discards a dead connection.
    await expect.poll(found).toBe(2);
    await store.close();
  });

  it('refuses a database from a newer program, and explains why it cannot be opened', async () => {
    const url = await postgres.newDatabase();
    await (await PostgresStore.open(url)).close();
    await meddle(url, 'UPDATE nokturn_schema SET version = 99');
    await expect(PostgresStore.open(url)).rejects.toThrow(/newer program/);
    await expect(PostgresStore.open(url.replace(/\d+\//, '1/'))).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});
