import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { LIBRARY } from '@nokturn/games/all';
import type { Store } from '@nokturn/server';
import { command, Failure } from '../command.ts';
import { causeOf } from '../records.ts';
import { DATABASE, withStore } from '../site.ts';

export const importing = command({
  flags: {
    database: DATABASE,
    check: { type: 'boolean' },
  },
  words: { min: 1, max: 1, what: 'file' },
  async run([file = ''], { database, check }, text) {
    const { CopyError, checkCopy, importSite } = await import('@nokturn/server');
    try {
      const { people, matches, verified, unverified } = await checkCopy(linesOf(file), LIBRARY);
      const all = verified + unverified;
      console.log(text.plain('said-copy-verified', { people, verified: all, matches, unverified }));
      if (check) return 0;
      const work = (store: Store) => importSite(linesOf(file), store);
      const { hasItsKey } = await withStore(database, work, { makes: text });
      console.log(text.plain('said-imported'));
      if (!hasItsKey) console.log(text.plain('said-other-key'));
      return 0;
    } catch (error) {
      if (error instanceof CopyError) throw new Failure('copy-refused', { file, reason: error.message });
      if (error instanceof Error && 'errno' in error)
        throw new Failure('cannot-read', { file, cause: causeOf(error) });
      throw error;
    }
  },
});

async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
}
