/** Our server with its usual store, at a pace: with 0.1, all that the rules of a game time is ten times as fast. */
import { openStore } from '@nokturn/server';
import { startNokturn } from '../serving/nokturn.ts';
import { reportTo } from '../serving/report.ts';

const [pace = '1', folder = ''] = process.argv.slice(2);
const server = await startNokturn({ store: openStore(folder), pace: Number(pace) });
reportTo(server.url, { stop: () => server.stop() });
