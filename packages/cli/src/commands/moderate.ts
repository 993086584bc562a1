import { columns } from '../columns.ts';
import { command, Failure, missing, UsageError } from '../command.ts';
import { DATABASE, withStore } from '../site.ts';

const DEEDS = ['tables', 'close', 'unlist', 'block', 'unblock', 'blocked'] as const;
type Deed = (typeof DEEDS)[number];
/** What each deed is done to. */
const OBJECTS: Readonly<Record<Deed, string | null>> = {
  tables: null,
  close: 'the code of a match',
  unlist: 'the code of a match',
  block: 'a name',
  unblock: 'a name',
  blocked: null,
};

export const moderate = command({
  usage: `<${DEEDS.join('|')}> [code or name] [options]`,
  summary: 'looks after what strangers see: listed tables and names',
  flags: { database: DATABASE },
  words: { min: 1, max: 2, what: 'what to do', oneOf: DEEDS },
  notes: [
    '  tables          the tables that everybody sees',
    '  close <code>    ends a match for everybody, whether it has started or not',
    '  unlist <code>   the match goes on, for those who have its link',
    '  block <name>    nobody can take a name with this in it, nor with accents or signs in between',
    '  unblock <name>, blocked',
    'Servers that are running act on it within half a minute.',
  ],
  run([deed = '', object], { database }) {
    const known = DEEDS.find((each) => each === deed);
    if (known === undefined) throw new UsageError(`"${deed}" is none of ${DEEDS.join(', ')}`);
    const wanted = OBJECTS[known];
    if (wanted !== null && !object?.trim()) throw new UsageError(missing(wanted));
    if (wanted === null && object !== undefined) throw new UsageError(`"${object}" is one word too many`);
    return withStore(
      database,
      async (store) => {
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
            console.log(rows.length === 0 ? 'no table is listed' : columns(rows).join('\n'));
            break;
          }
          case 'close':
          case 'unlist':
            if (!(await (known === 'close' ? closeTable : unlistTable)(store, object ?? '')))
              throw new Failure(`there is no match ${object}`);
            console.log(known === 'close' ? 'the table is closed' : 'the table is no longer listed');
            break;
          case 'block':
            await store.upkeep.blockName(object ?? '');
            console.log('nobody can take this name any more');
            break;
          case 'unblock':
            if (!(await store.upkeep.unblockName(object ?? '')))
              throw new Failure(
                `"${object}" is not blocked; "nokturn moderate blocked" lists the names that are`,
              );
            console.log('the name is free again');
            break;
          case 'blocked':
            for (const name of await store.upkeep.blockedNames()) console.log(name);
        }
        return 0;
      },
      { isThere: true },
    );
  },
});
