import { command } from '../command.ts';
import { wholeNumber } from '../setup.ts';
import { settingsOf } from '../site.ts';

export const serve = command({
  usage: '[options]',
  summary: 'serves the page and the matches behind it',
  flags: {
    port: { type: 'string', value: 'n', help: 'the port; 0 takes any that is free (default: PORT, or 8765)' },
    host: { type: 'string', value: 'name', help: 'the address to listen at (default: HOST, or 127.0.0.1)' },
    data: {
      type: 'string',
      value: 'dir',
      help: 'the folder that keeps the matches, also where DATABASE_URL is set (default: DATA_DIR, or data)',
    },
  },
  words: { min: 0, max: 0, what: '' },
  notes: ['Everything else is set by environment variables: see docs/server.md.'],
  async run(_, { port, host, data }) {
    if (port !== undefined) wholeNumber('port', port, { min: 0, max: 65_535 });
    const { main } = await import('@nokturn/server');
    const { PORT, HOST } = process.env;
    await main({ ...process.env, ...settingsOf(data), PORT: port ?? PORT, HOST: host ?? HOST });
    return Number(process.exitCode ?? 0);
  },
});
