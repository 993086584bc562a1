import type { ExpectedTurn } from '@nokturn/bots';
import type { Answer } from '@nokturn/engine';
import { isSameAnswer } from '@nokturn/games/puzzles.ts';
import { use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useSay } from '../app/words.tsx';
import { Icon } from '../parts/Icon.tsx';
import { namesOf } from '../parts/names.ts';
import { useBoard, useRules, useTableSources, useTableText } from '../parts/useGame.ts';
import controls from '../styles/controls.module.css';
import { answerWords, factsOf, percent } from '../table/answers.ts';
import { Table } from '../table/Table.tsx';
import { useSpoken } from '../table/voice.ts';
import { answeredPuzzles, streakOn, withAnswer } from './kept.ts';
import { PuzzleSource } from './puzzled.ts';
import styles from './puzzles.module.css';
import type { Placed } from './sets.ts';
import { usePuzzleWords } from './usePuzzleWords.ts';

/** A puzzle at the table of its game. `night`: the number of the night whose puzzle it is. */
export function PuzzleTable({ placed, night }: { placed: Placed; night: number | null }) {
  const { name } = useSettings();
  const [source] = useState(
    () =>
      new PuzzleSource(placed, name, (isBest) =>
        answeredPuzzles.set(
          withAnswer(answeredPuzzles.get(), `${placed.game}/${placed.puzzle.id}`, isBest, night),
        ),
      ),
  );
  useSyncExternalStore(source.listen, source.state);
  const given = source.given();
  const words = <Words placed={placed} night={night} given={given} source={source} />;
  return (
    <Table source={source} extras={{ guide: words, only: given === null ? null : placed.puzzle.best }} />
  );
}

function Words({
  placed,
  night,
  given,
  source,
}: {
  placed: Placed;
  night: number | null;
  given: Answer | null;
  source: PuzzleSource;
}) {
  const plain = usePuzzleWords();
  const place = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    if (given === null) return;
    setOpen(true);
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [given]);
  const title =
    night === null ? plain('puzzle-place', { place: placed.place + 1, of: placed.of }) : plain('tonight');
  return (
    <aside
      ref={place}
      className={styles.words}
      aria-label={plain('puzzle')}
      data-testid="puzzle"
      data-told={(given !== null && isOpen) || undefined}
      data-folded={!isOpen || undefined}
    >
      <p className={`${controls.dim} ${styles.title}`}>{title}</p>
      {/* If these words cover part of the board, they can be folded. */}
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        data-testid="fold"
        onClick={() => setOpen(!isOpen)}
      >
        {title}
        <Icon name={isOpen ? 'down' : 'up'} />
      </button>
      <div className={styles.told} hidden={!isOpen}>
        {given === null ? (
          <p>{plain('puzzle-question')}</p>
        ) : (
          <Explained placed={placed} night={night} given={given} source={source} />
        )}
      </div>
    </aside>
  );
}

/** Whether the answer was the best one, why that one is, and how the match may go on. */
function Explained({
  placed: { game, puzzle, place, of },
  night,
  given,
  source,
}: {
  placed: Placed;
  night: number | null;
  given: Answer;
  source: PuzzleSource;
}) {
  const plain = usePuzzleWords();
  const say = useSay();
  const ui = use(useBoard(game));
  const { cards } = use(useRules(game));
  const names = namesOf(say, source.state().facts?.holders ?? []);
  const text = useTableText(use(useTableSources(game)), names, { cards });
  const { view, best, other, gap, playouts, theme, turns, seat } = puzzle;
  const step = view.asked?.frame.step ?? '';
  const words = (answer: Answer) =>
    answerWords(text, step, answer, (option) => factsOf(view, { ui, text }, option));
  const isBest = isSameAnswer(view.asked?.mine?.ask ?? { kind: 'one' }, given, best);
  const verdict = plain(isBest ? 'puzzle-right' : 'puzzle-wrong', { best: words(best) });
  useSpoken(verdict);
  const turnWords = (turn: ExpectedTurn) =>
    say('hint-turn', {
      name: turn.seat === seat ? say('you') : (names[turn.seat] ?? ''),
      answers: turn.steps.map((each) => answerWords(text, each.step, each.answer, () => ({}))).join(', '),
    });
  const next = place + 1 < of ? `/puzzles/${game}/${place + 2}` : null;
  return (
    <>
      <p data-testid="verdict" data-best={isBest}>
        <strong>{verdict}</strong>
      </p>
      <p>
        {plain('puzzle-why', {
          other: words(other),
          more: percent(playouts.difference),
          pairs: playouts.pairs,
          gap: percent(gap),
        })}
      </p>
      {turns.length > 0 && <p>{say('hint-line', { line: turns.map(turnWords).join('; ') })}</p>}
      <p className={controls.dim}>
        {plain('puzzle-theme', { theme: plain(`theme-${theme}`) })}{' '}
        {night !== null && plain('streak', { streak: streakOn(answeredPuzzles.get(), night) })}
      </p>
      <div className={styles.ways}>
        {night === null && next !== null && (
          <Link className={controls.primary} data-testid="next-puzzle" href={next}>
            {plain('puzzle-next')}
          </Link>
        )}
        <Link className={controls.action} href="/puzzles">
          {plain('puzzles-all')}
        </Link>
      </div>
    </>
  );
}
