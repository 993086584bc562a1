/**
 * A whole server in a process of its own, so that it can be killed. Arguments: the folder or the address of the
 * database, and the port.
 */
import { GAMES } from '@nokturn/games';
import { startServer } from '../../src/server.ts';
import { openSite } from '../../src/site.ts';
import { BOTS, DUEL, GENEROUS } from './table.ts';

const [place = '', port = '0'] = process.argv.slice(2);
const databaseUrl = place.startsWith('postgres:') ? place : null;
const server = await startServer({
  games: [DUEL, ...GAMES],
  ...(await openSite({ dataDir: place, durability: 'crash', databaseUrl, redisUrl: null })),
  ...(databaseUrl === null ? {} : { botsModule: BOTS, lease: 3000 }),
  port: Number(port),
  logLevel: 'silent',
  pace: 0.001,
  limits: GENEROUS,
});
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.stdout.write(`${server.url}\n`);
