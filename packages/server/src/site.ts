import { existsSync } from 'node:fs';
import type { Bus } from './bus/bus.ts';
import { PostgresBus } from './bus/postgres.ts';
import { RedisBus } from './bus/redis.ts';
import type { Config } from './config.ts';
import { PostgresStore } from './store/postgres/store.ts';
import type { DatabaseOptions } from './store/sqlite/database.ts';
import { SqliteStore } from './store/sqlite/store.ts';
import type { Store } from './store/store.ts';

/** What a server shares with the others of its site. */
export interface Site {
  readonly store: Store;
  /** Without one the server is alone. */
  readonly bus?: (server: string) => Bus;
}

/** As the operator wants it: a file for one server, or a database for many. A file is looked through if it is to be. */
export async function openSite(
  {
    dataDir,
    durability,
    databaseUrl,
    redisUrl,
  }: Pick<Config, 'dataDir' | 'durability' | 'databaseUrl' | 'redisUrl'>,
  { isChecked = false }: { readonly isChecked?: boolean } = {},
): Promise<Site> {
  if (databaseUrl === null) return { store: openStore(dataDir, { durability, isChecked }) };
  return {
    store: await PostgresStore.open(databaseUrl),
    bus: (server) =>
      redisUrl === null ? new PostgresBus(databaseUrl, server) : new RedisBus(redisUrl, server),
  };
}

/** Opens the database in a folder, made if need be. */
export function openStore(folder: string, options: Partial<DatabaseOptions> = {}): Store {
  return new SqliteStore(fileIn(folder), options);
}

function fileIn(folder: string): string {
  return `${folder}/nokturn.sqlite`;
}

/** Whether there is a site already. If not, to open it makes one, with nobody in it: perhaps where it is was mistyped. */
export async function isSiteThere({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<boolean> {
  return databaseUrl === null ? existsSync(fileIn(dataDir)) : PostgresStore.isThere(databaseUrl);
}
