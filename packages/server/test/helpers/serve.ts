/**
 * A whole server in a process of its own, so that it can be killed. Arguments: the folder or the address of the
 * database, the port, and `released` for the rules as they were released, `before` for those of the first release.
 */
import { GAMES, LIBRARY } from '@nokturn/games/all';
import { startServer } from '../../src/server.ts';
import { openSite } from '../../src/site.ts';
import { firstReleases } from './releases.ts';
import { BOTS, DUEL, GENEROUS } from './table.ts';

const [place = '', port = '0', rules = ''] = process.argv.slice(2);
const databaseUrl = place.startsWith('postgres:') ? place : null;
const server = await startServer({
  ...(await rulesNamed(rules)),
  ...(await openSite({ dataDir: place, durability: 'crash', databaseUrl, redisUrl: null })),
  ...(databaseUrl === null ? {} : { botsModule: BOTS, lease: 3000 }),
  port: Number(port),
  logLevel: 'silent',
  pace: 0.001,
  limits: GENEROUS,
});
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.stdout.write(`${server.url}\n`);

async function rulesNamed(name: string) {
  if (name === 'before') return { library: await firstReleases() };
  return name === 'released' ? { library: LIBRARY } : { games: [DUEL, ...GAMES] };
}
