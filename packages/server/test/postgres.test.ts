import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresStore } from '../src/store/postgres/store.ts';
import { sharedStoreSuite, storeSuite, upkeepSuite } from '../src/testing/index.ts';
import { TestPostgres } from '../src/testing/postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

async function newPlace() {
  const url = await postgres.newDatabase();
  return { open: () => PostgresStore.open(url), remove: () => postgres.dropDatabase(url) };
}
storeSuite('PostgreSQL', newPlace);
sharedStoreSuite('PostgreSQL', newPlace);
upkeepSuite('PostgreSQL', newPlace);

describe('what servers on PostgreSQL count together', () => {
  it('is given so many times at once and no more, whichever of them is asked', async () => {
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
  const ada = { id: 'ada', name: 'Ada', secretHash: 'a1', createdAt: 1 };

  it('says so when it is gone, and works again when it is back, with all that was stored', async () => {
    const url = await postgres.newDatabase();
    const store = await PostgresStore.open(url);
    await store.addPerson(ada);
    await postgres.crash();
    for (let i = 0; i < 3; i++) {
      await expect(store.check()).rejects.toMatchObject({ code: 'unavailable' });
      await expect(store.addPerson({ ...ada, id: 'ben' })).rejects.toMatchObject({ code: 'unavailable' });
    }
    await postgres.startAgain();
    await store.addPerson({ ...ada, id: 'eva' });
    expect((await store.people(['ada', 'ben', 'eva'])).map(({ id }) => id)).toEqual(['ada', 'eva']);
    await store.close();
  });

  it('survives that its connections are cut', async () => {
    const url = await postgres.newDatabase();
    const store = await PostgresStore.open(url);
    await Promise.all(Array.from({ length: 8 }, (_, i) => store.addPerson({ ...ada, id: `p${i}` })));
    await postgres.cutConnections(url);
    const found = async () => (await store.people(['p0', 'p7'])).length;
    // Questions that are asked before the cut is noticed may fail; each of them throws a dead connection away.
    await expect.poll(found).toBe(2);
    await store.close();
  });

  it('refuses a database of a newer program, and says why it cannot be opened', async () => {
    const url = await postgres.newDatabase();
    await (await PostgresStore.open(url)).close();
    const client = new pg.Client(url);
    await client.connect();
    await client.query('UPDATE nokturn_schema SET version = 99');
    await client.end();
    await expect(PostgresStore.open(url)).rejects.toThrow(/newer program/);
    await expect(PostgresStore.open(url.replace(/\d+\//, '1/'))).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('says so when an entry is missing', async () => {
    const url = await postgres.newDatabase();
    const store = await PostgresStore.open(url);
    const client = new pg.Client(url);
    await client.connect();
    await client.query('ALTER TABLE entries DROP CONSTRAINT entries_match_fkey');
    await client.query(`INSERT INTO entries VALUES ('abcdefgh', 2, '{}')`);
    const damage = await store.entries('abcdefgh').catch((error: unknown) => error);
    expect(damage).toMatchObject({ code: 'damaged' });
    // Errors end up in logs, and a whole code would let people in.
    expect(String(damage)).not.toContain('abcdefgh');
    await client.end();
    await store.close();
  });
});
