import { openStore, startServer } from '@nokturn/server';
import { LIBRARY } from '@nokturn/games/all';
import { fillPast } from '../../../bench/growth/past.ts';
import { builtPage } from './site.ts';
const store = openStore('/tmp/i26/past');
await fillPast({ store, matches: 1000 });
const server = await startServer({ library: LIBRARY, store, page: await builtPage(), port: 8930, host: '127.0.0.1' } as never);
console.log('past', server.url);
