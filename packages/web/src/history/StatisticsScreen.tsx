import type { ResultsOf } from '@nokturn/games/results.ts';
import type { Statistics } from '@nokturn/games/statistics.ts';
import { statisticsOf } from '@nokturn/games/statistics.ts';
import type { RatingRow } from '@nokturn/protocol/types';
import type { GameText } from '@nokturn/text';
import { use, useState } from 'react';
import { Header } from '../app/Header.tsx';
import { Missing } from '../app/Loading.tsx';
import { Link } from '../app/router.tsx';
import { useStored } from '../app/stored.ts';
import { useGameName, useWords } from '../app/words.tsx';
import { LISTED, listed } from '../games.ts';
import { Choice } from '../parts/Choice.tsx';
import { once, useGameText } from '../parts/useGame.ts';
import { call } from '../source/server/api.ts';
import { useIdentity } from '../source/server/identity.ts';
import controls from '../styles/controls.module.css';
import { GameNav, HistoryNav } from './HistoryNav.tsx';
import styles from './history.module.css';
import { localResults, resultsOf } from './localResults.ts';
import { comparedIn, lookBacks } from './lookBacks.ts';
import { shownRating } from './shownRating.ts';
import { useAsked } from './useAsked.ts';
import { useHistoryWords } from './useHistoryWords.ts';
import { WinsTable } from './WinsTable.tsx';

const WHERE = ['site', 'here'] as const;
type Where = (typeof WHERE)[number];

interface Found {
  readonly statistics: Statistics;
  readonly rating: RatingRow | null;
}

const kinds = once(resultsOf);

/** A player's statistics in a game. */
export default function StatisticsScreen({ rest: [id = LISTED[0]?.id ?? ''] }: { rest: readonly string[] }) {
  return listed(id) === null ? <Missing /> : <OfGame game={id} />;
}

function OfGame({ game }: { game: string }) {
  const { plain } = useHistoryWords();
  const identity = useIdentity();
  const name = useGameName(game);
  const [where, setWhere] = useState<Where>(identity === null ? 'here' : 'site');
  const asked = useAsked<Found>(`${game} ${where} ${identity?.person.id}`, () =>
    where === 'here' || identity === null ? foundHere(game) : call('statistics', { query: { game } }),
  );
  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{plain('statistics', { game: name.plain('game') })}</h1>
        <HistoryNav here="statistics" game={game} />
        <GameNav screen="statistics" game={game} />
        {identity && (
          <Choice
            legend={plain('where')}
            values={WHERE}
            value={where}
            label={(one) => plain(`where-${one}`)}
            onChange={setWhere}
          />
        )}
        {where === 'here' && <p className={controls.dim}>{plain('where-here', {}, 'help')}</p>}
        {asked.state === 'waiting' && <p role="status">{plain('history-loading')}</p>}
        {asked.state === 'failed' && <p className={controls.problem}>{plain('history-failed')}</p>}
        {asked.state === 'there' && <Shown game={game} {...asked.found} />}
      </main>
    </>
  );
}

async function foundHere(game: string): Promise<Found> {
  const [results, kept] = await Promise.all([localResults(game), resultsOf(game)]);
  return { statistics: statisticsOf(results, kept?.kinds ?? []), rating: null };
}

function Shown({ game, statistics, rating }: Found & { game: string }) {
  const { plain } = useHistoryWords();
  const text = use(useGameText(game));
  const own = use(kinds(game));
  const { matches, by, favourites, cursed } = statistics;
  const nameOfCard = (card: string) => cardName(card, [...favourites, ...cursed], { text, own, plain });
  return (
    <>
      {matches === 0 ? (
        <p className={controls.dim}>{plain('statistics-none')}</p>
      ) : (
        <Figures statistics={statistics} />
      )}
      {rating && <OwnRating game={game} rating={rating} />}
      <Compared game={game} />
      {matches > 0 && (
        <>
          <h2>{plain('wins')}</h2>
          <p className={controls.dim}>{plain('wins-help')}</p>
          <div className={styles.blocks}>
            {by.map(({ kind, rows }) => (
              <WinsTable
                key={kind}
                title={plain('by', { kind })}
                rows={rows.map((row) => ({ ...row, name: nameOf(kind, row.key, { plain, text }) }))}
              />
            ))}
          </div>
        </>
      )}
      <Cards
        title={plain('favourites')}
        help={plain('favourites', {}, 'help')}
        cards={favourites}
        nameOf={nameOfCard}
      />
      <Cards title={plain('cursed')} help={plain('cursed', {}, 'help')} cards={cursed} nameOf={nameOfCard} />
    </>
  );
}

function nameOf(
  kind: string,
  key: string,
  { plain, text }: { plain: GameText['plain']; text: GameText },
): string {
  switch (kind) {
    case 'with':
      return plain('with', { whom: key });
    case 'seats':
      return plain('players', { count: Number(key) });
    case 'seat':
      return plain('seat', { number: Number(key) + 1 });
    default:
      return thing(`${kind}-${key}`, key, text);
  }
}

/** The name of a thing in the game; its id if older rules called it something else. */
function thing(message: string, id: string, text: GameText): string {
  return text.has(message) ? text.plain(message) : id;
}

/** Cards with the same name are told apart by their owners. */
function cardName(
  card: string,
  others: Statistics['favourites'],
  { text, own, plain }: { text: GameText; own: ResultsOf | null; plain: GameText['plain'] },
): string {
  const name = thing(`card-${card}`, card, text);
  const isShared = others.some((each) => each.card !== card && thing(`card-${each.card}`, '', text) === name);
  const owner = isShared ? own?.belongsTo?.(card) : null;
  if (!owner) return name;
  return plain('card-of', { name, owner: thing(`${owner.kind}-${owner.id}`, owner.id, text) });
}

function Figures({ statistics: { matches, won, score, streak } }: { statistics: Statistics }) {
  const { plain } = useHistoryWords();
  const { language } = useWords();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const figures = [
    ['matches', number.format(matches)],
    ['won', number.format(won)],
    ['streak', number.format(streak.longest)],
    ...(streak.now > 1 ? [['streak-now', number.format(streak.now)]] : []),
    ...(score === null
      ? []
      : [
          ['mean', number.format(score.mean)],
          ['best', number.format(score.best)],
        ]),
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([id = '', value]) => (
        <div key={id}>
          <dt>{plain(`figure-${id}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function OwnRating({
  game,
  rating: { value, plusMinus, rank, matches },
}: {
  game: string;
  rating: RatingRow;
}) {
  const { plain } = useHistoryWords();
  const facts = { ...shownRating({ value, plusMinus }), rank, matches };
  return (
    <section className={controls.panel}>
      <h2>{plain('rating')}</h2>
      <p className={styles.big}>{plain('rating-value', facts)}</p>
      <p>{plain('rating-rank', facts)}</p>
      <Link href={`/ratings/${game}`}>{plain('rating-all')}</Link>
    </section>
  );
}

/** How the player's decisions compare with the hint, in all look backs so far. */
function Compared({ game }: { game: string }) {
  const { plain } = useHistoryWords();
  const { language } = useWords();
  const [all] = useStored(lookBacks);
  const compared = comparedIn(all, game);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  if (compared === null) return null;
  const { matches, decisions, same, cost } = compared;
  return (
    <section className={controls.panel}>
      <h2>{plain('compared')}</h2>
      <p>
        {plain('compared-same', { matches, decisions, share: percent.format(same / decisions) })}{' '}
        {plain('compared-cost', { cost: percent.format(Math.min(1, cost / matches)) })}
      </p>
      <p className={controls.dim}>{plain('compared-help')}</p>
    </section>
  );
}

function Cards({
  title,
  help,
  cards,
  nameOf,
}: {
  title: string;
  help: string;
  cards: Statistics['favourites'];
  nameOf: (card: string) => string;
}) {
  const { plain } = useHistoryWords();
  if (cards.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <p className={controls.dim}>{help}</p>
      <ol className={styles.cards}>
        {cards.map(({ card, times, matches, won }) => (
          <li key={card}>
            <strong>{nameOf(card)}</strong>
            <span>{plain('card-use', { times, matches, won })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
