import { command } from '../command.ts';
import { DATABASE, withStore } from '../site.ts';

export const migrate = command({
  usage: '[options]',
  summary: 'brings the database of a site up to date',
  flags: { database: DATABASE },
  words: { min: 0, max: 0, what: '' },
  notes: ['Every server does it when it starts; here it can be done before the first of them.'],
  async run(_, { database }) {
    await withStore(database, (store) => store.check());
    console.log('the database is up to date');
    return 0;
  },
});
