import type { Config, Store } from '@nokturn/server';
import type { GameText } from '@nokturn/text';
import { Failure, type Flag, UsageError } from './command.ts';
import { Said } from './words.ts';

/** The site that a command works on. */
export const DATABASE = { type: 'string' } as const satisfies Flag;

interface Opening {
  /** The option that names the site. */
  readonly flag?: string;
  /** The language in which a new site is announced; without it, no new site is made. */
  readonly makes?: GameText;
}

/** Works on the store of a site, and always closes it. */
export async function withStore<T>(
  where: string | undefined,
  work: (store: Store) => Promise<T>,
  { flag = 'database', makes }: Opening = {},
): Promise<T> {
  const { ConfigError, isSiteThere, openSite, readConfig, StoreError } = await import('@nokturn/server');
  try {
    const config = readConfig({ ...process.env, ...settingsOf(where) });
    const isThere = await isSiteThere(config);
    if (!isThere && makes === undefined) throw new Failure('no-site', { place: placeOf(config), flag });
    const { store } = await openSite(config);
    if (!isThere && makes !== undefined) console.error(newSite(config, makes));
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError('settings', { reason: error.message });
    if (error instanceof StoreError) throw new Failure('store', { reason: error.message });
    throw error;
  }
}

type SiteLocation = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** The announcement of a new site: anybody who did not want one has mistyped its place. */
export function newSite(place: SiteLocation, text: GameText): string {
  return new Said('said-new-site', { place: placeOf(place) }).in(text);
}

/** A folder, or a database without its password. */
function placeOf({ databaseUrl, dataDir }: SiteLocation): Said {
  if (databaseUrl === null) return new Said('place-folder', { folder: dataDir });
  const { host, pathname } = new URL(databaseUrl);
  return new Said('place-database', { database: `${host}${pathname}` });
}

/** The settings for this place. */
export function settingsOf(where: string | undefined) {
  if (where === undefined) return {};
  return where.includes('://')
    ? { DATABASE_URL: where }
    : { DATA_DIR: where, DATABASE_URL: '', REDIS_URL: '' };
}
