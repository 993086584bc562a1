import { availableParallelism } from 'node:os';
import { command } from '../command.ts';
import { work } from '../queue/queue.ts';
import { wholeNumber } from '../setup.ts';
import { DATABASE, withStore } from '../site.ts';

export const worker = command({
  usage: '[options]',
  summary: 'plays the games of ladders and balance runs that are spread over machines',
  flags: {
    database: DATABASE,
    threads: { type: 'string', value: 'n', help: 'how many games at a time (default: one for each core)' },
    once: { type: 'boolean', help: 'end when nothing is left to do' },
  },
  words: { min: 0, max: 0, what: '' },
  notes: [
    'Start as many as there are machines, all with the same database, and then a ladder with --spread. A worker that',
    'dies loses nothing: others play its games again.',
  ],
  async run(_, { database, threads: wanted, once = false }) {
    const threads = wholeNumber('threads', wanted ?? String(availableParallelism()), { min: 1, max: 256 });
    const controller = new AbortController();
    const stop = () => controller.abort();
    process.on('SIGINT', stop).on('SIGTERM', stop);
    let total = 0;
    if (!once) console.error('waiting for games of ladders with --spread; Ctrl-C ends it');
    await withStore(database, (store) =>
      work(store, {
        threads,
        once,
        signal: controller.signal,
        played: (matches) => {
          total += matches;
        },
      }),
    );
    process.off('SIGINT', stop).off('SIGTERM', stop);
    console.log(`${total} games were played`);
    return 0;
  },
});
