/** The server under test, in a process of its own. It answers `memory` with what it holds after collecting garbage. */
import { GAMES } from '@nokturn/games';
import { openStore, startServer } from '@nokturn/server';

const [folder = '', pace = '1'] = process.argv.slice(2);
const endless = { burst: 1e9, perSecond: 1e9 };
const server = await startServer({
  games: GAMES,
  store: openStore(folder),
  logLevel: 'error',
  botThreads: 1,
  pace: Number(pace),
  limits: {
    requests: endless,
    creations: endless,
    commands: endless,
    messages: endless,
    connectionsPerAddress: 1e6,
    connections: 1e6,
  },
});

process.on('message', async (message) => {
  if (message === 'memory') {
    for (let i = 0; i < 3; i++) {
      globalThis.gc?.();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send?.({ bytes: heapUsed + external, rss, processor: process.cpuUsage() });
  } else await server.stop().then(() => process.exit(0));
});
process.send?.({ url: server.url });
