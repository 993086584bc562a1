import type { Config } from '@nokturn/server';
import { command } from '../command.ts';
import { wholeNumber } from '../setup.ts';
import { newSite, settingsOf } from '../site.ts';

export const serve = command({
  flags: {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
  },
  words: { min: 0, max: 0 },
  async run(_, { port, host, data }, text) {
    if (port !== undefined) wholeNumber('port', port, { min: 0, max: 65_535 });
    const { main } = await import('@nokturn/server');
    const { PORT, HOST } = process.env;
    const settings = { ...process.env, ...settingsOf(data), PORT: port ?? PORT, HOST: host ?? HOST };
    const place = await newPlace(settings);
    await main(settings);
    const code = Number(process.exitCode ?? 0);
    if (place !== null && code === 0) console.error(newSite(place, text));
    return code;
  },
});

/** Where the site will be, if there is none yet. What is wrong with settings or database, the server itself says. */
async function newPlace(settings: NodeJS.ProcessEnv): Promise<Config | null> {
  const { ConfigError, isSiteThere, readConfig, StoreError } = await import('@nokturn/server');
  try {
    const config = readConfig(settings);
    return (await isSiteThere(config)) ? null : config;
  } catch (error) {
    if (error instanceof ConfigError || error instanceof StoreError) return null;
    throw error;
  }
}
