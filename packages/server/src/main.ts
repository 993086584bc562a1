import { GAMES } from '@nokturn/games';
import { ConfigError, readConfig } from './config.ts';
import { startServer } from './server.ts';
import { openSite } from './site.ts';
import { StoreError } from './store/store.ts';

/** Starts the server as the environment says, and stops it when asked to. Fulfilled once it listens. */
export async function main(env: Readonly<Record<string, string | undefined>> = process.env): Promise<void> {
  try {
    const { dataDir, durability, databaseUrl, redisUrl, ...config } = readConfig(env);
    const site = await openSite({ dataDir, durability, databaseUrl, redisUrl });
    const server = await startServer({ ...config, ...site, games: GAMES });
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => void server.stop().then(() => process.exit(0)));
    console.log(`Nokturn is open at ${server.url}`);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isTaken = code === 'EADDRINUSE';
    const isExpected = error instanceof ConfigError || error instanceof StoreError || code === 'EACCES';
    if (!isExpected && !isTaken) throw error;
    const wayOut = isTaken ? '; end what runs there, or set PORT to another port' : '';
    console.error(`Nokturn cannot start: ${message}${wayOut}`);
    process.exitCode = 1;
  }
}

if (import.meta.main) await main();
