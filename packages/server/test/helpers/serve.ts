/** A whole server in a process of its own, so that it can be killed. Arguments: the folder and the port. */
import { GAMES } from '@nokturn/games';
import { startServer } from '../../src/server.ts';
import { openStore } from '../../src/site.ts';
import { DUEL } from './table.ts';

const [folder = '', port = '0'] = process.argv.slice(2);
const generous = { burst: 1e6, perSecond: 1e6 };
const server = await startServer({
  games: [DUEL, ...GAMES],
  store: openStore(folder),
  port: Number(port),
  logLevel: 'silent',
  pace: 0.001,
  limits: {
    requests: generous,
    creations: generous,
    commands: generous,
    messages: generous,
    connectionsPerAddress: 1e6,
  },
});
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.stdout.write(`${server.url}\n`);
