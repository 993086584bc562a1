import { existsSync } from 'node:fs';
import type { Bus } from './bus/bus.ts';
import { PostgresBus } from './bus/postgres.ts';
import { RedisBus } from './bus/redis.ts';
import type { Config } from './config.ts';
import { PostgresStore } from './store/postgres/store.ts';
import type { DatabaseOptions } from './store/sqlite/database.ts';
import { SqliteStore } from './store/sqlite/store.ts';
import type { Store } from './store/store.ts';

/** What a server shares with the other servers of its site. */
export interface Site {
  readonly store: Store;
  /** Without a bus the server is alone. */
  readonly bus?: (server: string) => Bus;
}

/**
 * Opens the site as configured: a file for one server, or a database for many. A file is checked first if requested.
 */
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

/** Opens the database in a folder, creating it if necessary. */
export function openStore(folder: string, options: Partial<DatabaseOptions> = {}): Store {
  return new SqliteStore(fileIn(folder), options);
}

function fileIn(folder: string): string {
  return `${folder}/nokturn.sqlite`;
}

/**
 * Whether the site already exists. If it does not, opening it would create an empty one: perhaps its location was
 * mistyped.
 */
export async function isSiteThere({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<boolean> {
  return databaseUrl === null ? existsSync(fileIn(dataDir)) : PostgresStore.isThere(databaseUrl);
}
