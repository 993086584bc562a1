/**
 * Our server with its usual store, at a given pace: at 0.1, all times set by the rules of a game are ten times as
 * short.
 */
import { openStore } from '@nokturn/server';
import { startNokturn } from '../serving/nokturn.ts';
import { reportTo } from '../serving/report.ts';

const [pace = '1', folder = ''] = process.argv.slice(2);
const server = await startNokturn({ store: openStore(folder), pace: Number(pace) });
reportTo(server.url, { stop: () => server.stop() });
