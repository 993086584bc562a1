import type { Bus } from './bus/bus.ts';
import { PostgresBus } from './bus/postgres.ts';
import { RedisBus } from './bus/redis.ts';
import type { Config } from './config.ts';
import { PostgresStore } from './store/postgres/store.ts';
import type { Durability } from './store/sqlite/database.ts';
import { SqliteStore } from './store/sqlite/store.ts';
import type { Store } from './store/store.ts';

/** What a server shares with the others of its site. */
export interface Site {
  readonly store: Store;
  /** Without one the server is alone. */
  readonly bus?: (server: string) => Bus;
}

/** As the operator wants it: a file for one server, or a database for many. */
export async function openSite({
  dataDir,
  durability,
  databaseUrl,
  redisUrl,
}: Pick<Config, 'dataDir' | 'durability' | 'databaseUrl' | 'redisUrl'>): Promise<Site> {
  if (databaseUrl === null) return { store: openStore(dataDir, durability) };
  return {
    store: await PostgresStore.open(databaseUrl),
    bus: (server) =>
      redisUrl === null ? new PostgresBus(databaseUrl, server) : new RedisBus(redisUrl, server),
  };
}

/** Opens the database in a folder, made if need be. */
export function openStore(folder: string, durability: Durability = 'crash'): Store {
  return new SqliteStore(`${folder}/nokturn.sqlite`, { durability });
}
