import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { LocalHub } from '../src/bus/local.ts';
import { PostgresBus } from '../src/bus/postgres.ts';
import { RedisBus } from '../src/bus/redis.ts';
import { busSuite } from '../src/testing/index.ts';
import { TestPostgres } from '../src/testing/postgres.ts';
import { findRedis } from './helpers/redis.ts';

busSuite('in one process', async () => {
  const hub = new LocalHub();
  return { join: (server) => hub.join(server), remove: async () => undefined };
});

describe('between processes', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  });
  afterAll(() => postgres.stop());

  busSuite('PostgreSQL', async () => {
    const url = await postgres.newDatabase();
    return {
      join: (server) => new PostgresBus(url, server),
      remove: () => postgres.dropDatabase(url),
      cut: () => postgres.cutConnections(url),
    };
  });
});

const redis = await findRedis();
afterAll(() => redis?.stop());
if (redis === null) it.skip('Redis: no server is at hand (redis-server on the PATH, or REDIS_URL)');
else
  busSuite('Redis', async () => ({
    join: (server) => new RedisBus(redis.url, server),
    remove: async () => undefined,
    cut: async () => {
      const admin = new Redis(redis.url);
      await admin.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
      await admin.call('CLIENT', 'KILL', 'TYPE', 'pubsub', 'SKIPME', 'yes');
      admin.disconnect();
    },
  }));
