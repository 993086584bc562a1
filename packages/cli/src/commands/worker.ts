import { availableParallelism } from 'node:os';
import { command } from '../command.ts';
import { work } from '../queue/queue.ts';
import { wholeNumber } from '../setup.ts';
import { DATABASE, withStore } from '../site.ts';

export const worker = command({
  flags: {
    database: DATABASE,
    threads: { type: 'string' },
    once: { type: 'boolean' },
  },
  words: { min: 0, max: 0 },
  async run(_, { database, threads: wanted, once = false }, text) {
    const threads = wholeNumber('threads', wanted ?? String(availableParallelism()), { min: 1, max: 256 });
    const controller = new AbortController();
    const stop = () => controller.abort();
    process.on('SIGINT', stop).on('SIGTERM', stop);
    let total = 0;
    await withStore(database, (store) => {
      if (!once) console.error(text.plain('said-waiting'));
      return work(store, {
        threads,
        once,
        signal: controller.signal,
        played: (matches) => {
          total += matches;
        },
      });
    });
    process.off('SIGINT', stop).off('SIGTERM', stop);
    console.log(text.plain('said-played', { games: total }));
    return 0;
  },
});
