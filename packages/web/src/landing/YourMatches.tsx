import type { MatchSummary } from '@nokturn/protocol/types';
import { useState } from 'react';
import { Link } from '../app/router.tsx';
import { HAS_SERVER } from '../app/site.ts';
import { useStored } from '../app/stored.ts';
import { useSay, useWords } from '../app/words.tsx';
import { MatchRow, MatchRows } from '../parts/MatchRows.tsx';
import { namesAt } from '../parts/names.ts';
import { savedMatches } from '../source/local/saved.ts';
import { useIdentity } from '../source/server/identity.ts';
import { useMyMatches } from '../source/server/myMatches.ts';
import controls from '../styles/controls.module.css';
import styles from './Landing.module.css';

const SHOWN = 6;

/** Matches to continue, from this browser and from the server; those that are waiting come first. */
export function YourMatches() {
  const say = useSay();
  const { language } = useWords();
  const [local] = useStored(savedMatches);
  const mine = useMyMatches();
  const identity = useIdentity();
  const [isWhole, setWhole] = useState(false);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const rows = [
    ...local.map(({ id, game, people, bots, over, at }) => ({
      key: id,
      href: `/local/${id}`,
      game,
      who: say('match-local', { people: people.map((name) => name || say('guest')).join(', '), bots }),
      state: over ? 'over' : 'playing',
      due: null,
      at,
    })),
    ...mine.map(({ code, game, seats, status, turn, createdAt, startedAt, endedAt }) => ({
      key: code,
      href: `/m/${code}`,
      game,
      who: [...namesAt(say, seats)]
        .flatMap(([person, name]) => (person === identity?.person.id ? [] : [name]))
        .join(', '),
      state: turn
        ? 'turn'
        : status === 'lobby' && isExpected(seats, identity?.person.id)
          ? 'expected'
          : status,
      due: turn?.due ?? null,
      at: endedAt ?? startedAt ?? createdAt,
    })),
  ]
    .filter(({ state }) => state !== 'closed')
    .sort((a, b) => urgencyOf(b) - urgencyOf(a) || (a.due ?? LATER) - (b.due ?? LATER) || b.at - a.at);
  if (rows.length === 0) return null;
  // Everything that is waiting is visible at once; other running matches are one touch away at most.
  const first = Math.max(SHOWN, rows.filter(({ state }) => state === 'turn').length);
  const goingOn = rows.filter(({ state }) => state !== 'over').length;
  const shown = rows.slice(0, isWhole ? Math.max(first, goingOn) : first);
  return (
    <section aria-labelledby="your-matches">
      <h2 id="your-matches">{say('your-matches')}</h2>
      <MatchRows>
        {shown.map(({ key, href, game, who, state, due, at }) => (
          <MatchRow
            key={key}
            href={href}
            game={game}
            who={who || say('match-alone')}
            when={due === null ? when.format(at) : <TimeLeft due={due} />}
            standing={say(`status-${state}`)}
            isBright={state !== 'over'}
          />
        ))}
      </MatchRows>
      {goingOn > shown.length && (
        <button
          type="button"
          className={`${controls.action} ${controls.small}`}
          onClick={() => setWhole(true)}
        >
          {say('your-matches-more', { count: goingOn - shown.length })}
        </button>
      )}
      <p className={styles.all}>
        <Link href="/history">{say('all-matches')}</Link>
        {HAS_SERVER && <Link href="/c">{say('circles')}</Link>}
        {HAS_SERVER && identity && <Link href="/me/notices">{say('notices-link')}</Link>}
      </p>
    </section>
  );
}

const LATER = Number.MAX_SAFE_INTEGER;

/** Matches that wait for the person come first, finished ones last. */
function urgencyOf({ state }: { readonly state: string }): number {
  return state === 'turn' ? 2 : state === 'over' ? 0 : 1;
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** The time left for a move. */
function TimeLeft({ due }: { due: number }) {
  const say = useSay();
  const { language } = useWords();
  const left = Math.max(0, due - Date.now());
  const [unit, length] = UNITS.find(([, each]) => left >= 2 * each) ?? UNITS[2];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return <>{say('time-left', { time: format.format(Math.floor(left / length)) })}</>;
}

/** Whether a seat is reserved for a person who has not come yet. */
function isExpected(seats: MatchSummary['seats'], person: string | undefined): boolean {
  return seats.some(
    (seat) => seat.kind === 'open' && seat.expected !== undefined && seat.expected.id === person,
  );
}
