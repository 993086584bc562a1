/** Our server with its usual store: rules enforced, every move stored, every view filtered. */
import { GAMES } from '@nokturn/games/all';
import { openStore } from '@nokturn/server';
import { startNokturn } from '../../serving/nokturn.ts';
import { reportTo } from '../../serving/report.ts';
import { LOADS } from '../load.ts';

const [, folder = ''] = process.argv.slice(2);
const server = await startNokturn({ games: [...GAMES, LOADS.counter], store: openStore(folder) });
reportTo(server.url, { stop: () => server.stop() });
