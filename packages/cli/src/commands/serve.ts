import { GAMES } from '@nokturn/games/all';
import { botsFor } from '@nokturn/games/bots';
import type { Config } from '@nokturn/server';
import { commandIn, isProgram } from '@nokturn/server/programs/command';
import { command, UsageError } from '../command.ts';
import { wholeNumber } from '../setup.ts';
import { newSite, settingsOf } from '../site.ts';

/** The form of a bot's name in the protocol. */
const NAME = /^[a-z][a-z0-9-]{0,19}$/;

export const serve = command({
  flags: {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
    bot: { type: 'string', multiple: true },
  },
  words: { min: 0, max: 0 },
  async run(_, { port, host, data, bot }, text) {
    const programs = programsNamed(bot ?? []);
    if (port !== undefined) wholeNumber('port', port, { min: 0, max: 65_535 });
    const { main } = await import('@nokturn/server');
    const { PORT, HOST } = process.env;
    const settings = { ...process.env, ...settingsOf(data), PORT: port ?? PORT, HOST: host ?? HOST };
    const place = await newPlace(settings);
    await main(settings, { programs });
    const code = Number(process.exitCode ?? 0);
    if (place !== null && code === 0) console.error(newSite(place, text));
    return code;
  },
});

/** Bots that are separate programs, by the name they are offered under: `name=exec:…`. */
function programsNamed(given: readonly string[]): ReadonlyMap<string, readonly [string, ...string[]]> {
  const programs = new Map<string, readonly [string, ...string[]]>();
  for (const each of given) {
    const [name = '', program = ''] = splitAt(each, each.indexOf('='));
    const command = isProgram(program) ? commandIn(program) : null;
    if (!NAME.test(name) || command === null) throw new UsageError('serve-bot', { given: each });
    const isTaken = programs.has(name) || GAMES.some((game) => botsFor(game.id).has(name));
    if (isTaken) throw new UsageError('serve-bot-taken', { name });
    programs.set(name, command);
  }
  return programs;
}

function splitAt(text: string, at: number): readonly [string, string] {
  return at < 0 ? ['', text] : [text.slice(0, at), text.slice(at + 1)];
}

/** The place of the site, if there is none yet. The server itself reports bad settings or a bad database. */
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
