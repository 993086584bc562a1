/**
 * A whole server in its own process, so that it can be killed. Arguments: the folder or the address of the database,
 * the port, and `released` for the released rules, `first` or `before` for those of older programs.
 */
import { GAMES, LIBRARY } from '@nokturn/games/all';
import { startServer } from '../../src/server.ts';
import { openSite } from '../../src/site.ts';
import { olderLibrary } from './releases.ts';
import { BOTS, DUEL, GENEROUS } from './table.ts';

const [place = '', port = '0', rules = ''] = process.argv.slice(2);
const databaseUrl = place.startsWith('postgres:') ? place : null;
const { SMTP_URL, WEBHOOK_ALLOW, GRACE_SECONDS, PUBLIC_URL, PAGE } = process.env;
const tells = {
  publicUrl: PUBLIC_URL ?? `http://127.0.0.1:${port}/`,
  smtpUrl: SMTP_URL ?? null,
  webhookAllow: WEBHOOK_ALLOW ? [WEBHOOK_ALLOW] : [],
  noticeGrace: Number(GRACE_SECONDS) * 1000,
};
const server = await startServer({
  ...(GRACE_SECONDS === undefined ? {} : tells),
  ...(await rulesNamed(rules)),
  ...(await openSite({ dataDir: place, durability: 'crash', databaseUrl, redisUrl: null })),
  ...(databaseUrl === null ? {} : { botsModule: BOTS, lease: 3000 }),
  ...(PAGE === undefined ? {} : { page: PAGE }),
  port: Number(port),
  logLevel: 'silent',
  pace: 0.001,
  limits: GENEROUS,
});
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.stdout.write(`${server.url}\n`);

async function rulesNamed(name: string) {
  if (name === 'first' || name === 'before') return { library: await olderLibrary(name) };
  return name === 'released' ? { library: LIBRARY } : { games: [DUEL, ...GAMES] };
}
