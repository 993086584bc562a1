import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config, Store } from '@nokturn/server';
import { Failure, type Flag, UsageError } from './command.ts';

/** Where the site is that a command works on. */
export const DATABASE = {
  type: 'string',
  value: 'where',
  help: 'a postgres:// address, or the folder of a site of one server (default: DATABASE_URL, or DATA_DIR, or data)',
} as const satisfies Flag;

/** Works on the store of a site, and closes it whatever happens. */
export async function withStore<T>(
  where: string | undefined,
  work: (store: Store) => Promise<T>,
  { isThere = false }: { readonly isThere?: boolean } = {},
): Promise<T> {
  const { ConfigError, openSite, readConfig, StoreError } = await import('@nokturn/server');
  try {
    const config = readConfig({ ...process.env, ...settingsOf(where) });
    if (isThere) mustBeThere(config);
    const { store } = await openSite(config);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message);
    if (error instanceof StoreError) throw new Failure(error.message);
    throw error;
  }
}

/** A folder that was mistyped would be a new site, with nobody in it. */
function mustBeThere({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (databaseUrl === null && !existsSync(join(dataDir, 'nokturn.sqlite')))
    throw new Failure(`there is no site in the folder ${dataDir}; say where it is with --database`);
}

/** The settings that lead there. */
export function settingsOf(where: string | undefined) {
  if (where === undefined) return {};
  return where.includes('://')
    ? { DATABASE_URL: where }
    : { DATA_DIR: where, DATABASE_URL: '', REDIS_URL: '' };
}
