import { columns } from '../columns.ts';
import { command, Failure, missing, UsageError } from '../command.ts';
import { DATABASE, withStore } from '../site.ts';

const DEEDS = ['tables', 'close', 'unlist', 'block', 'unblock', 'blocked'] as const;
type Deed = (typeof DEEDS)[number];
/** The object of each action. */
const OBJECTS: Readonly<Record<Deed, 'code' | 'name' | null>> = {
  tables: null,
  close: 'code',
  unlist: 'code',
  block: 'name',
  unblock: 'name',
  blocked: null,
};

export const moderate = command({
  flags: { database: DATABASE },
  words: { min: 1, max: 2, what: 'deed', oneOf: DEEDS },
  run([deed = '', object], { database }, text) {
    const known = DEEDS.find((each) => each === deed);
    if (known === undefined) throw new UsageError('deed', { name: deed, known: DEEDS.join(', ') });
    const wanted = OBJECTS[known];
    if (wanted !== null && !object?.trim()) throw missing(wanted);
    if (wanted === null && object !== undefined) throw new UsageError('extra-word', { word: object });
    return withStore(database, async (store) => {
      const { closeTable, listedTables, unlistTable } = await import('@nokturn/server');
      switch (known) {
        case 'tables': {
          const tables = await listedTables(store);
          const rows = tables.map(({ code, game, status, people }) => [
            code,
            game,
            status,
            people.join(', '),
          ]);
          console.log(rows.length === 0 ? text.plain('said-no-tables') : columns(rows).join('\n'));
          break;
        }
        case 'close':
        case 'unlist':
          if (!(await (known === 'close' ? closeTable : unlistTable)(store, object ?? '')))
            throw new Failure('no-match', { code: object });
          console.log(text.plain(known === 'close' ? 'said-closed' : 'said-unlisted'));
          break;
        case 'block':
          await store.upkeep.blockName(object ?? '');
          console.log(text.plain('said-blocked'));
          break;
        case 'unblock':
          if (!(await store.upkeep.unblockName(object ?? '')))
            throw new Failure('not-blocked', { name: object });
          console.log(text.plain('said-unblocked'));
          break;
        case 'blocked':
          for (const name of await store.upkeep.blockedNames()) console.log(name);
      }
      return 0;
    });
  },
});
