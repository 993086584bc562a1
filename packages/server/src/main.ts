import { DamagedRules, mustHaveReleases } from '@nokturn/games/all';
import { checkedLibrary } from '@nokturn/games/checked';
import { ConfigError, readConfig } from './config.ts';
import { type ServerOptions, startServer } from './server.ts';
import { openSite } from './site.ts';
import { StoreError } from './store/store.ts';

const NOT_OURS = 'set HOST to an address of this machine';
/** What to do when the server cannot listen, by the code of the error. */
const WAYS_OUT: Readonly<Record<string, string>> = {
  EADDRINUSE: 'end what runs there, or set PORT to another port',
  EADDRNOTAVAIL: NOT_OURS,
  ENOTFOUND: NOT_OURS,
  EAI_AGAIN: NOT_OURS,
  EACCES: 'set PORT to a port from 1024 up',
};

/** Starts the server as configured by the environment, and stops it on request. Fulfilled once it listens. */
export async function main(
  env: Readonly<Record<string, string | undefined>> = process.env,
  { programs }: Pick<ServerOptions, 'programs'> = {},
): Promise<void> {
  try {
    mustHaveReleases();
    const { dataDir, durability, databaseUrl, redisUrl, ...config } = readConfig(env);
    const site = await openSite({ dataDir, durability, databaseUrl, redisUrl }, { isChecked: true });
    const server = await startServer({
      ...config,
      ...site,
      library: await checkedLibrary(),
      ...(programs && { programs }),
    });
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => void server.stop().then(() => process.exit(0)));
    console.log(`Nokturn is open at ${server.url}`);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const wayOut = WAYS_OUT[code ?? ''];
    const isExpected =
      wayOut !== undefined || [ConfigError, StoreError, DamagedRules].some((kind) => error instanceof kind);
    if (!isExpected) throw error;
    console.error(`Nokturn cannot start: ${message}${wayOut === undefined ? '' : `; ${wayOut}`}`);
    process.exitCode = 1;
  }
}

if (import.meta.main) await main();
