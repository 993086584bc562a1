import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { GAMES } from '@nokturn/games';
import { command, Failure } from '../command.ts';
import { causeOf } from '../records.ts';
import { DATABASE, withStore } from '../site.ts';

export const importing = command({
  usage: '<file> [options]',
  summary: 'brings a copy made by export into the database of a site, once all of it has been verified',
  flags: {
    database: DATABASE,
    check: { type: 'boolean', help: 'only verify the file; no database is opened' },
  },
  words: { min: 1, max: 1, what: 'the file' },
  notes: [
    'Verified are its hash, that it fits together, and every move of every match by the rules. Matches under rules that',
    'are no longer here are taken as they are. What is there already stays; doing it twice does no harm.',
  ],
  async run([file = ''], { database, check }) {
    const { CopyError, checkCopy, importSite } = await import('@nokturn/server');
    try {
      const { people, matches, verified, unverified } = await checkCopy(linesOf(file), GAMES);
      const rest = unverified === 0 ? '' : `, ${unverified} of them under rules that are no longer here`;
      console.log(`verified: ${people} people, ${verified + unverified} of ${matches} matches${rest}`);
      if (check) return 0;
      await withStore(database, (store) => importSite(linesOf(file), store));
      console.log('all of it is in the database');
      return 0;
    } catch (error) {
      if (error instanceof CopyError) throw new Failure(`${file} is refused: ${error.message}`);
      if (error instanceof Error && 'errno' in error)
        throw new Failure(`${file} cannot be read: ${causeOf(error)}`);
      throw error;
    }
  },
});

async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
}
