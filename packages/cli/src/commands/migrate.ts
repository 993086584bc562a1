import { command } from '../command.ts';
import { DATABASE, withStore } from '../site.ts';

export const migrate = command({
  flags: { database: DATABASE },
  words: { min: 0, max: 0 },
  async run(_, { database }, text) {
    await withStore(database, (store) => store.check(), { makes: text });
    console.log(text.plain('said-migrated'));
    return 0;
  },
});
