import {
  type Answer,
  automaticAnswer,
  type Game,
  type MyDecision,
  type OptionId,
  type ReactionChoices,
  type Seat,
  type View,
} from '@nokturn/engine';
import { plain } from '@nokturn/text';
import { Button, glowOf, KitProvider, Spoken, seatOf, useReducedMotion } from '@nokturn/ui';
import {
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useSettings } from '../app/settings.ts';
import { useSay } from '../app/words.tsx';
import { leadsTo } from '../learn/guide.ts';
import { useHint } from '../mind/useHint.ts';
import { namesOf } from '../parts/names.ts';
import { numbered } from '../parts/numbered.ts';
import { refusalText } from '../parts/refusal.ts';
import { useBoard, useRules, useTableSources, useTableText } from '../parts/useGame.ts';
import {
  isAmongPeople,
  latest,
  type MatchSource,
  standing,
  type TableState,
  witnessOf,
} from '../source/source.ts';
import { answerWords, factsOf } from './answers.ts';
import { Chat } from './Chat.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { HintBox, HintButton } from './Hint.tsx';
import { Announcer, lastLines } from './Log.tsx';
import { PauseButton } from './PauseButton.tsx';
import { Playing } from './Playing.tsx';
import { putAt } from './question.ts';
import { Reactions } from './Reactions.tsx';
import { SeatState } from './SeatState.tsx';
import { Side, useSidePages } from './Side.tsx';
import styles from './Table.module.css';
import { TableHeader } from './TableHeader.tsx';
import { Undo } from './Undo.tsx';
import { useMissed } from './useMissed.ts';
import { usePicks } from './usePicks.ts';
import { usePlayback } from './usePlayback.ts';
import { useSignals } from './useSignals.ts';
import { useWarning } from './useWarning.ts';

export interface TableExtras {
  /** What is shown in place of the decision bar when the match is over, and how it came to this where all win or lose. */
  readonly ending?: (view: View, story: string | null) => ReactNode;
  /** What the menu offers besides the settings. */
  readonly menu?: (close: () => void) => ReactNode;
  /** What stands above the board, such as a guide's words. */
  readonly above?: ReactNode;
  /** The one answer that a guide leads to, which alone glows. */
  readonly only?: Answer | null;
}

/** The table of a match, wherever the match comes from. */
export function Table({ source, extras = {} }: { source: MatchSource; extras?: TableExtras }) {
  const state = useSyncExternalStore(source.listen, source.state);
  const { facts } = state;
  if (facts === null || latest(state) === null) return null;
  return <OpenTable source={source} state={state} gameId={facts.game} extras={extras} />;
}

function OpenTable({
  source,
  state,
  gameId,
  extras,
}: {
  source: MatchSource;
  state: TableState;
  gameId: string;
  extras: TableExtras;
}) {
  const say = useSay();
  const game = use(useRules(gameId));
  const ui = use(useBoard(gameId));
  const sources = use(useTableSources(gameId));
  const holders = state.facts?.holders ?? [];
  const names = namesOf(say, holders);
  const text = useTableText(sources, names);
  const settings = useSettings();
  const reducedMotion = useReducedMotion() || settings.pace === 'instant';
  const playback = usePlayback(source, state, settings.pace);
  const missed = useMissed(source.key, state, playback);
  const pages = useSidePages(state.chat.length);
  const { view } = playback;
  const { dismiss } = missed;
  const isNow = playback.behind === 0;
  const isGuided = extras.only !== undefined;
  const mine = isNow ? (view?.asked?.mine ?? null) : null;
  const [answered, setAnswered] = useState<number | null>(null);
  const send = useCallback(
    (given: Answer) => {
      setAnswered(latest(source.state())?.version ?? null);
      dismiss();
      source.answer(given);
    },
    [source, dismiss],
  );
  const warningOf = useCallback(
    (given: Answer) => {
      if (view === null) return null;
      const words = ui.warning?.(given, view, text) ?? null;
      return words === null && settings.advice ? (ui.advice?.(given, view, text) ?? null) : words;
    },
    [ui, view, text, settings.advice],
  );
  const shownMoments = useMemo(() => state.moments.slice(0, playback.shown), [state.moments, playback.shown]);
  const question = `${putAt(shownMoments)}`;
  const { answer, warning } = useWarning(warningOf, send, question);
  const picks = usePicks(mine, answer, question);
  useSignals({ view: isNow ? view : null, playing: playback.playing, text, settings });
  const isPlaying = playback.playing.length > 0;
  const past = useMemo(
    () =>
      standing(isPlaying ? shownMoments.slice(0, -1) : shownMoments).flatMap(({ happenings }) => happenings),
    [shownMoments, isPlaying],
  );
  useSkipKey(playback.behind > 0 ? playback.skip : null);
  const forbidden = isAmongPeople(source, state);
  const hint = useHint({
    game: gameId,
    decision: mine !== null && mine.answer === null && !isGuided ? question : null,
    witness: useCallback(() => witnessOf(source.state()), [source]),
    forbidden,
  });
  const row = useFollowed(deciding(view), reducedMotion);
  useCrowded(row, view !== null);
  if (view === null) return null;

  const seat = seatOf(view.viewer);
  const only = extras.only ?? null;
  const hinted = hint.state.kind === 'given' ? hint.state.counsel.best : null;
  /** What glows alone. */
  const led = only ?? hinted;
  const factsFor = (option?: OptionId) => factsOf(view, ui, option);
  const glow =
    mine && mine.answer === null && mine.ask.kind !== 'amount' && state.sending === null
      ? glowOf(
          led === null ? mine.ask.options : mine.ask.options.filter((option) => leadsTo(led, option)),
          game.pointsAt,
        )
      : [];
  const told = { moments: shownMoments, text, closed: ui.closed };
  const shared = { view, names, text, settings: { reducedMotion } };
  const touch = { glow, picked: picks.picked, onPick: picks.pick };
  const canUndo = isNow && seat !== null && !view.over && !offersBack(mine);
  const { company } = source;
  const isMine = mine !== null && mine.answer === null;
  const hasBots = holders.some(({ kind }) => kind === 'bot');
  const pause = source.rest && hasBots && !view.over && (
    <PauseButton resting={state.resting} onRest={source.rest} />
  );
  const help = isMine ? !isGuided && <HintButton hint={hint} forbidden={forbidden} /> : pause;
  /** Rivals keep their counsel to themselves. */
  const talk =
    company && game.cooperative
      ? {
          suggestions: state.suggestions,
          onSuggest: seat === null ? null : (option: OptionId | null) => company.suggest(option),
        }
      : null;

  return (
    <KitProvider
      text={text}
      names={names}
      facts={state.facts?.options}
      CardFace={ui.CardFace}
      seatLooks={ui.seatLooks(view.state)}
    >
      <div className={styles.screen}>
        <TableHeader
          source={source}
          state={state}
          text={text}
          unread={pages.unread}
          onRead={() => pages.show('chat')}
          menu={extras.menu}
        />
        <main className={styles.table}>
          <Spoken as="h1">{text.plain('game')}</Spoken>
          <Spoken as="h2">{say('table-seats')}</Spoken>
          <section
            ref={row}
            className={styles.seats}
            aria-label={say('table-seats')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that is wider than the screen is scrolled, by keyboard too
            tabIndex={0}
          >
            {numbered(names).map(([one, name]) => (
              <div
                key={one}
                className={styles.seat}
                data-active={view.asked?.seats?.includes(one) || undefined}
              >
                <ui.SeatSummary {...shared} {...touch} seat={one} />
                <SeatState source={source} state={state} seat={one} name={name} />
              </div>
            ))}
          </section>
          {extras.above && <div className={styles.guide}>{extras.above}</div>}
          <section className={styles.board} aria-label={say('table-board')}>
            <Spoken as="h2">{say('table-board')}</Spoken>
            <div className={styles.stage}>
              <div className={ui.isWide ? styles.wide : styles.fit}>
                <ui.Board
                  {...shared}
                  {...touch}
                  news={playback.news}
                  past={past}
                  onShown={playback.onShown}
                />
              </div>
            </div>
          </section>
          <div className={styles.bar}>
            {state.line === 'healing' && (
              <p className={styles.lost} role="status">
                {say('line-healing')}
              </p>
            )}
            {state.refused && (
              <p className={styles.refused} role="alert">
                {state.refused.why
                  ? text.plain(state.refused.why.id, state.refused.why.args)
                  : refusalText(say, state.refused)}
              </p>
            )}
            {source.company && seat !== null && !view.over && isStoodIn(state, seat) && (
              <p className={styles.missed}>
                {say('seat-stand-in', { name: names[seat] ?? '' })}
                <Button look="move" onPress={() => source.company?.takeBack()}>
                  {say('seat-take-back')}
                </Button>
              </p>
            )}
            {warning && (
              <p className={styles.refused} role="alert">
                {plain(warning.words)}{' '}
                <Button size="small" look="danger" data-option="sure" onPress={warning.confirm}>
                  {answerWords(text, view.asked?.frame.step ?? '', warning.answer, factsFor)}
                </Button>
              </p>
            )}
            {missed.count > 0 && isNow && (
              <p className={styles.missed}>
                {say('missed', { count: missed.count })}{' '}
                <Button size="small" onPress={missed.playBack}>
                  {say('missed-play')}
                </Button>
                <Button size="small" look="quiet" onPress={missed.dismiss}>
                  {say('missed-dismiss')}
                </Button>
              </p>
            )}
            {!isNow ? (
              <Playing heard={playback.playing} behind={playback.behind} text={text} onSkip={playback.skip}>
                {pause}
              </Playing>
            ) : view.over ? (
              extras.ending?.(view, game.cooperative ? (lastLines(told, 1)[0] ?? null) : null)
            ) : (
              <DecisionBar
                game={gameId}
                version={playback.news.sequence}
                question={question}
                view={view}
                text={text}
                factsFor={factsFor}
                notesOn={(option) => ui.notes?.(option, view, text) ?? []}
                aside={ui.aside}
                picked={picks.picked}
                sending={state.sending}
                settled={isSettled(game, view, state)}
                recent={lastLines(told, 1)}
                deadline={state.deadline}
                only={only}
                hinted={hinted}
                help={help}
                isOnTable={(option) => game.pointsAt(option) !== null}
                few={ui.fewInBar}
                talk={talk}
                onPick={picks.pick}
                onAnswer={answer}
              >
                {canUndo && <Undo source={source} state={state} answered={answered} />}
                <HintBox
                  hint={hint}
                  text={text}
                  step={view.asked?.frame.step ?? ''}
                  factsFor={factsFor}
                  names={names}
                  viewer={view.viewer}
                  onFollow={answer}
                />
              </DecisionBar>
            )}
          </div>
          {seat !== null && (
            <section className={styles.own} aria-label={say('table-own')}>
              <Spoken as="h2">{say('table-own')}</Spoken>
              <ui.OwnPanel
                {...shared}
                {...touch}
                reactions={
                  !view.over && (
                    <Reactions game={game} text={text} source={source} settings={state.reactions} />
                  )
                }
              />
            </section>
          )}
          <Side
            pages={pages}
            {...told}
            chat={source.company && <Chat company={source.company} state={state} />}
            notebook={
              ui.Notebook && seat !== null && <ui.Notebook {...shared} storageKey={`${source.key}.${seat}`} />
            }
          />
        </main>
      </div>
      <Announcer heard={playback.playing} text={text} />
    </KitProvider>
  );
}

function isStoodIn({ facts }: TableState, seat: Seat): boolean {
  const holder = facts?.holders[seat];
  return holder?.kind === 'person' && holder.standIn;
}

/** Whether one's reaction settings gave the answer that stands. */
function isSettled(game: Game, view: View, { reactions }: TableState): boolean {
  const { mine, frame } = view.asked ?? {};
  if (!mine || !frame || mine.answer === null || reactions === null) return false;
  const choices = { modes: reactions.reactions as ReactionChoices['modes'], hold: reactions.hold };
  return automaticAnswer(game.tempo, frame.step, mine.ask, choices) === mine.answer;
}

/** Whether the rules themselves lead back to the decision before: to take the last move back is then the same. */
function offersBack(mine: MyDecision | null): boolean {
  return mine?.ask.kind === 'one' && mine.ask.options.includes('back');
}

/** Who is to decide: oneself, if one is among them. */
function deciding(view: View | null): Seat | null {
  const seats = view?.asked?.seats ?? [];
  return seats.find((seat) => seat === view?.viewer) ?? seats[0] ?? null;
}

/** Where there is no room for all seats, the one that is to decide is brought into sight. */
function useFollowed(seat: Seat | null, atOnce: boolean): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = seat === null ? null : row.current?.children[seat];
    if (shown instanceof HTMLElement)
      row.current?.scrollTo({
        left: shown.offsetLeft - shown.offsetWidth / 4,
        top: shown.offsetTop - shown.offsetHeight,
        behavior: atOnce ? 'auto' : 'smooth',
      });
  }, [seat, atOnce]);
  return row;
}

/** A row of seats that is so many times as wide as what is seen of it takes too long to look through. */
const TOO_WIDE = 4.25;

/**
 * Seats that do not fit below each other do without a line of their own for their bots; where that is not enough, or
 * where they are too many side by side, they are shown smaller.
 */
function useCrowded(row: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = row.current;
    if (!isShown || !element) return undefined;
    const measure = () => {
      delete element.dataset.crowded;
      const { scrollWidth, clientWidth } = element;
      const isTooHigh = () => element.scrollHeight > element.clientHeight + 1;
      if (isTooHigh()) element.dataset.crowded = '';
      if (isTooHigh() || scrollWidth > clientWidth * TOO_WIDE) element.dataset.crowded = 'very';
    };
    measure();
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [row, isShown]);
}

/** While the table catches up, Escape jumps to the present. */
function useSkipKey(skip: (() => void) | null): void {
  useEffect(() => {
    if (skip === null) return;
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') skip();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [skip]);
}
