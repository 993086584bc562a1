import type { GameId } from '@nokturn/games';
import { use } from 'react';
import { Header } from '../app/Header.tsx';
import { Missing } from '../app/Loading.tsx';
import { Link } from '../app/router.tsx';
import { useStored } from '../app/stored.ts';
import { useGameName } from '../app/words.tsx';
import controls from '../styles/controls.module.css';
import { answeredPuzzles, streakOn } from './kept.ts';
import { PuzzleTable } from './PuzzleTable.tsx';
import styles from './puzzles.module.css';
import { type Placed, PUZZLED, puzzleFor, seriesFor, tonight } from './sets.ts';
import { usePuzzleWords } from './usePuzzleWords.ts';

/** `/puzzles`, `/puzzles/tonight`, `/puzzles/<game>` and `/puzzles/<game>/<number>`. */
export default function PuzzlesScreen({ rest: [first, number] }: { rest: readonly string[] }) {
  if (first === undefined) return <Overview games={PUZZLED} />;
  if (first === 'tonight') return <Tonight night={tonight()} />;
  const game = PUZZLED.find((id) => id === first);
  if (game === undefined) return <Missing />;
  return number === undefined ? (
    <Overview games={[game]} />
  ) : (
    <OfSeries game={game} number={Number(number)} />
  );
}

function Tonight({ night }: { night: number }) {
  const placed = use(puzzleFor(`${night}`));
  return placed === null ? <Missing /> : <PuzzleTable placed={placed} night={night} />;
}

function OfSeries({ game, number }: { game: GameId; number: number }) {
  const placed = use(seriesFor(game))[number - 1];
  return placed === undefined ? <Missing /> : <PuzzleTable key={number} placed={placed} night={null} />;
}

function Overview({ games }: { games: readonly GameId[] }) {
  const plain = usePuzzleWords();
  const [answered] = useStored(answeredPuzzles);
  const night = tonight();
  const streak = streakOn(answered, night);
  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{plain('puzzles')}</h1>
        <p>{plain('puzzles-about')}</p>
        <section className={controls.panel} aria-labelledby="tonight">
          <h2 id="tonight">{plain('tonight')}</h2>
          <p>{plain(answered.night === night ? 'tonight-done' : 'tonight-about')}</p>
          <p data-testid="streak">
            {plain('streak', { streak })}{' '}
            {answered.longest > 0 && plain('streak-longest', { longest: answered.longest })}
          </p>
          <p>
            <Link className={controls.primary} href="/puzzles/tonight">
              {plain('tonight-open')}
            </Link>
          </p>
        </section>
        {games.map((game) => (
          <Series key={game} game={game} solved={answered.solved} />
        ))}
        {games.length < PUZZLED.length && (
          <p>
            <Link href="/puzzles">{plain('puzzles-all')}</Link>
          </p>
        )}
      </main>
    </>
  );
}

function Series({ game, solved }: { game: GameId; solved: Readonly<Record<string, boolean>> }) {
  const plain = usePuzzleWords();
  const name = useGameName(game);
  const series = use(seriesFor(game));
  const right = series.filter((placed) => solved[keyOf(placed)]).length;
  return (
    <section aria-labelledby={`series-${game}`} data-testid="series">
      <h2 id={`series-${game}`}>{name.plain('game')}</h2>
      <p>{plain('series-about', { right, of: series.length })}</p>
      <ol className={styles.series}>
        {series.map((placed) => {
          const state = stateOf(solved[keyOf(placed)]);
          return (
            <li key={placed.puzzle.id}>
              <Link
                className={controls.action}
                data-state={state}
                href={`/puzzles/${game}/${placed.place + 1}`}
                aria-label={plain('series-puzzle', { place: placed.place + 1, state })}
              >
                {placed.place + 1}
                <span aria-hidden="true">{MARKS[state]}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const MARKS = { open: '', right: ' ✓', wrong: ' ✗' } as const;

function stateOf(solved: boolean | undefined): keyof typeof MARKS {
  if (solved === undefined) return 'open';
  return solved ? 'right' : 'wrong';
}

export function keyOf({ game, puzzle }: Pick<Placed, 'game' | 'puzzle'>): string {
  return `${game}/${puzzle.id}`;
}
