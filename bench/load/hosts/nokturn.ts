/** Our server with its usual store: rules enforced, every move stored, every view filtered. */
import { GAMES } from '@nokturn/games';
import { openStore, startServer } from '@nokturn/server';
import { LOADS } from '../load.ts';
import { reportTo } from './report.ts';

const [, folder = ''] = process.argv.slice(2);
const endless = { burst: 1e9, perSecond: 1e9 };
const server = await startServer({
  games: [...GAMES, LOADS.counter],
  store: openStore(folder),
  logLevel: 'error',
  botThreads: 1,
  limits: {
    requests: endless,
    creations: endless,
    commands: endless,
    messages: endless,
    connectionsPerAddress: 1e6,
    connections: 1e6,
  },
});
reportTo(server.url, { stop: () => server.stop() });
