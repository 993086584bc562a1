import type { MatchSummary } from '@nokturn/protocol/types';
import { useEffect, useState } from 'react';
import { useStored } from '../app/stored.ts';
import { useSay } from '../app/words.tsx';
import { useTableFacts } from '../lobby/useTableFacts.ts';
import { MatchRow, MatchRows } from '../parts/MatchRows.tsx';
import { namesAt } from '../parts/names.ts';
import { call } from '../source/server/api.ts';
import controls from '../styles/controls.module.css';
import { FilterFields } from './FilterFields.tsx';
import styles from './Landing.module.css';
import { QuickMatch } from './QuickMatch.tsx';
import { isAny, queryOf, type TableFilter, tableFilter } from './tableFilter.ts';

const REFRESH = 15_000;

/** Listed matches: a seat to take, or a game to watch. */
export function OpenTables() {
  const say = useSay();
  const [pages, setPages] = useState(1);
  const [filter, setFilter] = useStored(tableFilter);
  const listed = useListed(pages, filter);
  const factsOf = useTableFacts();
  if (listed === null) return null;
  const { tables, more } = listed;
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">{say('open-tables')}</h2>
      <QuickMatch filter={filter} canWatch={tables.some(({ status }) => status === 'playing')} />
      <FilterFields
        filter={filter}
        onChange={(change) => {
          setFilter({ ...filter, ...change });
          setPages(1);
        }}
      />
      {tables.length === 0 ? (
        <p className={styles.none} role="status">
          {say(isAny(filter) ? 'open-tables-none' : 'open-tables-none-fit')}
        </p>
      ) : (
        <MatchRows>
          {tables.map(({ code, game, seats, status, ...table }) => (
            <MatchRow
              key={code}
              href={`/m/${code}`}
              game={game}
              who={
                <>
                  {[...namesAt(say, seats).values()].join(', ')}
                  <small className={styles.terms}>{factsOf(table)}</small>
                </>
              }
              when={
                status === 'lobby' &&
                say('seats-open', { count: seats.filter(({ kind }) => kind === 'open').length })
              }
              standing={say(status === 'lobby' ? 'take-a-seat' : 'watch')}
              isBright
            />
          ))}
        </MatchRows>
      )}
      {more && (
        <button type="button" className={controls.action} onClick={() => setPages(pages + 1)}>
          {say('open-tables-more')}
        </button>
      )}
    </section>
  );
}

interface Listed {
  readonly tables: readonly MatchSummary[];
  readonly more: boolean;
}

/** This many pages of the list, as it is now; null while the server cannot be reached. */
function useListed(pages: number, filter: TableFilter): Listed | null {
  const [listed, setListed] = useState<Listed | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      if (document.hidden) return;
      const found = await Promise.all([
        pagesOf('open', pages, filter),
        // Somebody looking for a seat is not looking for a match to watch.
        filter.free > 0 ? { tables: [], more: false } : pagesOf('playing', pages, filter),
      ]).catch(() => null);
      if (wanted) setListed(found && joined(found));
    };
    void look();
    const timer = setInterval(look, REFRESH);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [pages, filter]);
  return listed;
}

async function pagesOf(show: 'open' | 'playing', pages: number, filter: TableFilter): Promise<Listed> {
  const tables: MatchSummary[] = [];
  for (let page = 0; page < pages; page++) {
    const { matches, more } = await call('listMatches', {
      query: { ...queryOf(filter), show, from: String(tables.length) },
    });
    tables.push(...matches);
    if (!more) return { tables, more };
  }
  return { tables, more: true };
}

/** A table that moves while pages are being loaded can be on two of them. */
function joined(parts: readonly Listed[]): Listed {
  const tables = new Map(parts.flatMap((part) => part.tables.map((table) => [table.code, table])));
  return { tables: [...tables.values()], more: parts.some(({ more }) => more) };
}
