/** Our server on PostgreSQL, which runs beside it: the time that PostgreSQL itself uses is not counted. */
import { GAMES } from '@nokturn/games/all';
import { PostgresStore } from '@nokturn/server';
import { TestPostgres } from '@nokturn/server/testing/postgres';
import { startNokturn } from '../../serving/nokturn.ts';
import { reportTo } from '../../serving/report.ts';
import { LOADS } from '../load.ts';

const postgres = await TestPostgres.start();
const store = await PostgresStore.open(await postgres.newDatabase());
const server = await startNokturn({ games: [...GAMES, LOADS.counter], store });
reportTo(server.url, {
  stop: async () => {
    await server.stop();
    await postgres.stop();
  },
});
