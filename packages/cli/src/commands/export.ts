import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { CopyCounts } from '@nokturn/server';
import { command, Failure } from '../command.ts';
import { causeOf } from '../records.ts';
import { DATABASE, withStore } from '../site.ts';

export const exporting = command({
  usage: '<file> [options]',
  summary: 'copies a whole site into a file: everybody and every match',
  flags: { database: DATABASE },
  words: { min: 1, max: 1, what: 'the file' },
  notes: [
    'Servers may go on meanwhile: each match is copied as it stands at one moment. The file holds no secrets of people,',
    'only their hashes, but all cards of matches that are still played: keep it to yourself.',
  ],
  async run([file = ''], { database }) {
    const { exportSite } = await import('@nokturn/server');
    const foot = await withStore(
      database,
      async (store) => {
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
          throw new Failure(`${file} cannot be written: ${causeOf(error, { writing: true })}`);
        }
        return last;
      },
      { isThere: true },
    );
    const { people, matches } = JSON.parse(foot) as CopyCounts;
    console.log(`${people} people and ${matches} matches are in ${file}`);
    return 0;
  },
});
