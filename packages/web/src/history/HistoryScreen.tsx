import { toldApart } from '@nokturn/protocol/names';
import type { PastMatch } from '@nokturn/protocol/types';
import { useState } from 'react';
import { Header } from '../app/Header.tsx';
import { useStored } from '../app/stored.ts';
import { useSay, useWords } from '../app/words.tsx';
import { LISTED } from '../games.ts';
import { MatchRow, MatchRows } from '../parts/MatchRows.tsx';
import { botName } from '../parts/names.ts';
import { savedMatches } from '../source/local/saved.ts';
import { call } from '../source/server/api.ts';
import { useIdentity } from '../source/server/identity.ts';
import { useMyMatches } from '../source/server/myMatches.ts';
import controls from '../styles/controls.module.css';
import { HistoryNav } from './HistoryNav.tsx';
import styles from './history.module.css';
import { allLocalResults, type LocalResult } from './localResults.ts';
import { useAsked } from './useAsked.ts';
import { useHistoryWords } from './useHistoryWords.ts';
import { type Page, usePages } from './usePages.ts';

const OUTCOMES = ['won', 'lost', 'unfinished'] as const;
const ANY = '';

interface Filters {
  readonly game: string;
  readonly with: string;
  readonly outcome: string;
}

/** One match in the list. */
interface Row {
  readonly key: string;
  readonly href: string;
  readonly game: string;
  readonly who: string;
  readonly at: number;
  readonly outcome: string;
  /** Won, or waiting for the player. */
  readonly isBright: boolean;
}

/** All matches of a person, page by page, with their outcome. */
export default function HistoryScreen() {
  const { plain } = useHistoryWords();
  const [filters, setFilters] = useState<Filters>({ game: ANY, with: ANY, outcome: ANY });
  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{plain('history')}</h1>
        <HistoryNav here="history" />
        <FilterFields filters={filters} onChange={setFilters} />
        <List filters={filters} />
      </main>
    </>
  );
}

function FilterFields({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const { plain } = useHistoryWords();
  const { games } = useWords();
  const identity = useIdentity();
  const asked = useAsked(`companions ${identity?.person.id}`, async () =>
    identity === null ? [] : (await call('companions')).people,
  );
  const people = asked.state === 'there' ? asked.found : [];
  const field = (
    name: keyof Filters,
    options: readonly { readonly value: string; readonly words: string }[],
  ) => (
    <label className={styles.filter}>
      <span>{plain(`filter-${name}`)}</span>
      <select
        className={controls.field}
        value={filters[name]}
        onChange={({ target }) => onChange({ ...filters, [name]: target.value })}
      >
        <option value={ANY}>{plain(`filter-${name}`, {}, 'any')}</option>
        {options.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <form className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      {field(
        'game',
        LISTED.map(({ id }) => ({ value: id, words: games.get(id)?.plain('game') ?? id })),
      )}
      {field(
        'with',
        people.map(({ person, matches }) => ({
          value: person.id,
          words: plain('companion', { name: person.name, matches }),
        })),
      )}
      {field(
        'outcome',
        OUTCOMES.map((outcome) => ({ value: outcome, words: plain(`outcome-${outcome}`) })),
      )}
    </form>
  );
}

function List({ filters }: { filters: Filters }) {
  const { plain } = useHistoryWords();
  const { language } = useWords();
  const identity = useIdentity();
  const pages = usePages<PastMatch>(`${identity?.person.id} ${Object.values(filters).join(' ')}`, (before) =>
    identity === null ? Promise.resolve({ items: [], next: null }) : pageOf(filters, before),
  );
  const { items, next, state, more } = pages;
  const local = useLocalRows(filters, pages);
  const rows = [...useServerRows(items), ...local.rows].sort((a, b) => b.at - a.at);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const isFiltered = Object.values(filters).some((value) => value !== ANY);
  const isLooking = (state === 'waiting' && items.length === 0) || (local.isLooking && rows.length === 0);
  if (isLooking) return <p role="status">{plain('history-loading')}</p>;
  return (
    <>
      {state === 'failed' && <p className={controls.problem}>{plain('history-failed')}</p>}
      {rows.length === 0 ? (
        <p className={controls.dim}>{plain(isFiltered ? 'history-none' : 'history-empty')}</p>
      ) : (
        <MatchRows>
          {rows.map(({ key, href, game, who, at, outcome, isBright }) => (
            <MatchRow
              key={key}
              href={href}
              game={game}
              who={who}
              when={when.format(at)}
              standing={outcome}
              isBright={isBright}
            />
          ))}
        </MatchRows>
      )}
      {next !== null && (
        <button type="button" className={controls.action} aria-disabled={state === 'waiting'} onClick={more}>
          {plain('history-more')}
        </button>
      )}
    </>
  );
}

async function pageOf(filters: Filters, before: string | null): Promise<Page<PastMatch>> {
  const given = Object.entries({ ...filters, before: before ?? ANY }).filter(([, value]) => value !== ANY);
  const { matches, next } = await call('history', { query: Object.fromEntries(given) });
  return { items: matches, next };
}

function useServerRows(matches: readonly PastMatch[]): Row[] {
  const say = useSay();
  const { plain } = useHistoryWords();
  const waiting = new Set(useMyMatches().flatMap(({ code, turn }) => (turn === null ? [] : [code])));
  return matches.map((match) => {
    const { code, game, status, createdAt, endedAt, seats, mine } = match;
    const names = toldApart(
      seats.map(({ person, bot }, seat) => (bot === null ? person?.name || say('guest') : botName(seat))),
    );
    const others = names.filter((_, seat) => {
      const { person = null, bot = null } = seats[seat] ?? {};
      return seat !== mine && (person !== null || bot !== null);
    });
    const hasResult = seats.some(({ place }) => place !== null);
    return {
      key: code,
      href: status === 'over' && hasResult ? `/replay/${code}` : `/m/${code}`,
      game,
      who: others.join(', ') || (status === 'over' ? plain('alone') : say('match-alone')),
      at: endedAt ?? createdAt,
      outcome: waiting.has(code) ? say('status-turn') : outcomeOf(match, { say, plain }),
      isBright: waiting.has(code) || (mine !== null && seats[mine]?.won === true),
    };
  });
}

type Plain = (id: string, facts?: Record<string, string | number>) => string;

/** Won, lost or which place; if the match has no result, its status. */
function outcomeOf(
  { status, seats, mine }: Pick<PastMatch, 'status' | 'seats' | 'mine'>,
  { say, plain }: { say: Plain; plain: Plain },
): string {
  if (status !== 'over') return say(`status-${status}`);
  const own = mine === null ? undefined : seats[mine];
  if (own === undefined || own.place === null) return plain('outcome-none');
  if (own.won) return plain('outcome-won');
  const places = new Set(seats.map(({ place }) => place));
  return places.size > 2
    ? plain('outcome-place', { place: own.place, of: seats.length })
    : plain('outcome-lost');
}

/** Matches of this browser, as far back as the pages that are shown. */
function useLocalRows(
  filters: Filters,
  { items, next }: Page<PastMatch>,
): { readonly rows: readonly Row[]; readonly isLooking: boolean } {
  const say = useSay();
  const { plain } = useHistoryWords();
  const [local] = useStored(savedMatches);
  const finished = local.flatMap(({ id, over }) => (over ? [id] : []));
  const asked = useAsked(`local ${finished.join(' ')}`, allLocalResults);
  const results = asked.state === 'there' ? asked.found : [];
  const isLooking = asked.state === 'waiting';
  if (filters.with !== ANY) return { rows: [], isLooking: false };
  const oldest = next === null ? 0 : (items.at(-1)?.createdAt ?? 0);
  const rows = local
    .map((match) => ({ ...match, own: results.find(({ id }) => id === match.id) ?? null }))
    .filter(({ game, over, own, at }) => {
      const isOfGame = filters.game === ANY || filters.game === game;
      return isOfGame && at >= oldest && wentSo(filters.outcome, { over, own });
    })
    .map(({ id, game, people, bots, over, own, at }) => ({
      key: id,
      href: over ? `/replay/local/${id}` : `/local/${id}`,
      game,
      who: say('match-local', { people: people.map((name) => name || say('guest')).join(', '), bots }),
      at,
      // The outcome is not known at once: better to show nothing than something wrong.
      outcome: over ? (isLooking ? '' : localOutcome(own, plain)) : say('status-playing'),
      isBright: own?.won === true,
    }));
  return { rows, isLooking };
}

/** Whether a match of this browser passes the filter. */
function wentSo(outcome: string, { over, own }: { over: boolean; own: LocalResult | null }): boolean {
  if (outcome === ANY) return true;
  return outcome === 'unfinished' ? !over : own !== null && own.won === (outcome === 'won');
}

/** If several people share a screen, the victory belongs to none of them in particular. */
function localOutcome(own: LocalResult | null, plain: Plain): string {
  if (own === null) return plain('outcome-here');
  if (own.won) return plain('outcome-won');
  const { place, team, score, seats } = own;
  // Without scores there are only winners and losers.
  const isRanked = team === null && (place > 2 || (score !== null && seats > 2));
  return isRanked ? plain('outcome-place', { place, of: seats }) : plain('outcome-lost');
}
