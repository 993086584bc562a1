import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { CopyCounts } from '@nokturn/server';
import { command, Failure } from '../command.ts';
import { causeOf } from '../records.ts';
import { DATABASE, withStore } from '../site.ts';

export const exporting = command({
  flags: { database: DATABASE },
  words: { min: 1, max: 1, what: 'file' },
  async run([file = ''], { database }, text) {
    const { exportSite } = await import('@nokturn/server');
    const foot = await withStore(database, async (store) => {
      let last = '';
      const noting = async function* () {
        for await (const line of exportSite(store)) {
          last = line;
          yield line;
        }
      };
      try {
        await pipeline(noting, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
      } catch (error) {
        if (!(error instanceof Error && 'errno' in error)) throw error;
        throw new Failure('cannot-write', { file, cause: causeOf(error, { writing: true }) });
      }
      return last;
    });
    const { people, matches } = JSON.parse(foot) as CopyCounts;
    console.log(text.plain('said-exported', { people, matches, file }));
    return 0;
  },
});
