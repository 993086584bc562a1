import {
  type Answer,
  type Ask,
  type Barred,
  type MyDecision,
  type OptionId,
  remembering,
  type View,
  verbOf,
} from '@nokturn/engine';
import { type Facts, type GameText, plain } from '@nokturn/text';
import { Button, type GameUi, Marked, Spoken, seatOf } from '@nokturn/ui';
import {
  type CSSProperties,
  type ReactNode,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { changeSettings, useSettings } from '../app/settings.ts';
import { useSay } from '../app/words.tsx';
import { leadsTo } from '../learn/guide.ts';
import { Stepper } from '../parts/Choice.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { Deadline } from '../source/source.ts';
import type { FactsFor } from './answers.ts';
import { Countdown } from './Countdown.tsx';
import styles from './DecisionBar.module.css';
import { OpenOptions, Pointers, type Talk } from './Suggestions.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

export interface DecisionBarProps {
  readonly game: string;
  readonly version: number;
  /** What tells the question from others. */
  readonly question: string;
  readonly view: View;
  readonly text: GameText;
  readonly factsFor: FactsFor;
  /** What is worth knowing before choosing an option, line by line. */
  readonly notesOn?: (option: OptionId) => readonly string[];
  /** Verbs of options that stand last and look quieter. */
  readonly aside: readonly string[];
  readonly picked: readonly OptionId[];
  readonly sending: Answer | null;
  readonly deadline: Deadline | null;
  /** One's reaction settings have answered by themselves: there is nothing to decide. */
  readonly settled: boolean;
  /** The one answer that a guide leads to. */
  readonly only: Answer | null;
  /** What a hint would answer. */
  readonly hinted?: Answer | null;
  /** Whether an option can be touched on the table itself. */
  readonly isOnTable: (option: OptionId) => boolean;
  /** How many of those are said again here. */
  readonly few?: GameUi['fewInBar'];
  /** What others would do, where a table has others; null where nobody is there to talk to. */
  readonly talk: Talk | null;
  /** What happened last, as marked text: on a small screen the log is far away. */
  readonly recent: readonly string[];
  readonly onPick: (option: OptionId) => void;
  readonly onAnswer: (answer: Answer) => void;
  /** Beside the question. */
  readonly help?: ReactNode;
  /** What else can be done now, such as taking a move back. */
  readonly children?: ReactNode;
}

/** The one place that always says who is to decide what, with the options as buttons. */
export function DecisionBar(props: DecisionBarProps) {
  const say = useSay();
  const { view, text, factsFor, deadline, children } = props;
  const facts = factsFor();
  /** Which question was laid aside for a look at the board; the next one shows its answers again. */
  const [folded, setFolded] = useState<string | null>(null);
  const isFolded = folded === props.question;
  const isPhone = useIsPhone();
  const { asked } = view;
  const mine = props.settled ? null : (asked?.mine ?? null);
  const open = mine !== null && mine.answer === null;
  const notes = open ? notesFor(props, mine.ask) : NO_NOTES;
  const [isNoted, setNoted] = useNoted(notes.size);
  const kept = useKeptFocus();
  if (asked === null) return null;
  const { seats, frame } = asked;
  const notesButton = notes.size > 0 && !isFolded && (
    <Button
      look="quiet"
      size="small"
      className={styles.more}
      aria-expanded={isNoted}
      data-testid="notes-button"
      onPress={() => setNoted(!isNoted)}
    >
      {say('notes')}
    </Button>
  );
  const pointing = asked.mine === null && props.talk ? asked.open : null;
  return (
    <section
      {...kept}
      className={open ? styles.mine : styles.theirs}
      aria-label={say('bar')}
      data-testid="decision"
      data-step={frame.step}
      data-version={props.version}
      data-mine={open || undefined}
      data-guided={props.only !== null || undefined}
      data-folded={isFolded || undefined}
    >
      <div className={styles.last}>
        {props.recent.map((line) => (
          <p key={line} className={styles.recent}>
            <Marked text={line} />
          </p>
        ))}
        {isPhone && notesButton}
        {isPhone && (open || pointing !== null) && (
          <Button
            look="quiet"
            size="small"
            className={styles.fold}
            aria-label={say(isFolded ? 'bar-unfold' : 'bar-fold')}
            aria-expanded={!isFolded}
            onPress={() => setFolded(isFolded ? null : props.question)}
          >
            <Icon name={isFolded ? 'up' : 'down'} />
          </Button>
        )}
      </div>
      <div className={styles.question}>
        <p className={styles.sentence} aria-live="polite">
          <Marked text={open ? text.decision(frame.step, facts) : text.wait(frame.step, seats, facts)} />
        </p>
        {!isPhone && notesButton}
        {props.help}
      </div>
      {open && <CardText text={text} facts={facts} />}
      {deadline?.due && <Countdown opened={deadline.opened} due={deadline.due} />}
      {mine && <Mine {...props} mine={mine} notes={notes} isNoted={isNoted} />}
      {pointing && props.talk && (
        <OpenOptions
          open={pointing}
          viewer={seatOf(view.viewer)}
          talk={props.talk}
          label={(option) => text.label(frame.step, option, factsFor(option))}
        />
      )}
      {children}
    </section>
  );
}

/** What the card says that the question is about, so that nobody has to look it up. */
function CardText({ text, facts }: { text: GameText; facts: Facts }) {
  const { card } = facts;
  if (typeof card !== 'string' || !text.has(`card-${card}`, 'text')) return null;
  return (
    <p className={styles.card}>
      <Marked text={text.thing('card', card, 'text', facts)} />
    </p>
  );
}

type Notes = ReadonlyMap<OptionId, readonly string[]>;

const NO_NOTES: Notes = new Map();

/** A guide says by itself what is worth knowing. */
function notesFor({ only, notesOn }: DecisionBarProps, ask: Ask): Notes {
  if (only !== null || notesOn === undefined || ask.kind === 'amount') return NO_NOTES;
  const all = ask.options.map((option) => [option, notesOn(option)] as const);
  return new Map(all.filter(([, lines]) => lines.length > 0));
}

/** So many notes leave room for the board, even on a phone. */
const FEW_NOTES = 2;

/** Narrower than this the hand lies below the board, out of sight. */
const NARROW = '(max-width: 65.99rem)';

/** Whether answers say what is worth knowing of them: as the person wants it. */
function useNoted(count: number): [boolean, (isNoted: boolean) => void] {
  const { notes } = useSettings();
  const isNarrow = useMedia(NARROW);
  return [notes ?? (isNarrow && count <= FEW_NOTES), (isNoted) => changeSettings({ notes: isNoted })];
}

interface Noted {
  readonly notes: Notes;
  readonly isNoted: boolean;
}

function Mine(props: DecisionBarProps & Noted & { mine: MyDecision }) {
  const { mine, view, text, factsFor, aside } = props;
  const say = useSay();
  const step = view.asked?.frame.step ?? '';
  const label = (option: OptionId) => text.label(step, option, factsFor(option));
  const ask = orderedBy(mine.ask, aside);
  const given = props.sending ?? mine.answer;
  if (typeof mine.answer === 'string')
    return <Given {...props} ask={ask} label={label} answer={mine.answer} />;
  return (
    <>
      <Answers {...props} ask={ask} label={label} given={given} />
      {mine.answer !== null && <p className={styles.note}>{say('sent')}</p>}
      {props.sending !== null && <p className={`${styles.note} ${styles.slow}`}>{say('sending')}</p>}
      {mine.barred.length > 0 && <BarredOptions {...props} barred={mine.barred} label={label} />}
    </>
  );
}

/** The ways to do something come first, those to let it be after them. */
function orderedBy(ask: Ask, aside: readonly string[]): Ask {
  if (ask.kind === 'amount') return ask;
  const place = (option: OptionId) => aside.indexOf(verbOf(option));
  return { ...ask, options: ask.options.toSorted((a, b) => place(a) - place(b)) };
}

/** An answer that waits for those of the others, and what else it could be. */
function Given({
  ask,
  label,
  answer,
  onPick,
}: DecisionBarProps & { ask: Ask; label: (option: OptionId) => string; answer: OptionId }) {
  const say = useSay();
  const others = ask.kind === 'one' ? ask.options.filter((option) => option !== answer) : [];
  return (
    <div className={styles.confirm}>
      <span className={styles.note}>{say('answered', { answer: plain(label(answer)) })}</span>
      {others.map((option) => (
        <Button key={option} size="small" data-option={option} onPress={() => onPick(option)}>
          {plain(label(option))}
        </Button>
      ))}
    </div>
  );
}

/** More options than this that glow on the table are not said twice, unless somebody asks for the list. */
const FEW = { desk: 10, phone: 10 };

/** Answers of no more letters than this stand three in a row on a phone. */
const TERSE = 8;

/** More than this many stand closer where there is little room, most of them on two lines of no more letters than that. */
const MANY = 4;
const LINE = 13;

/** How many letters the longer line has when words are broken into two lines as evenly as they can be. */
function lineOf(words: string): number {
  const breaks = [...words.matchAll(/ /g)].map(({ index }) => Math.max(index, words.length - index - 1));
  return Math.min(words.length, ...breaks);
}

function Answers({
  ask,
  label,
  given,
  picked,
  only,
  hinted = null,
  aside,
  isOnTable,
  few = FEW,
  talk,
  notes,
  isNoted,
  onPick,
  onAnswer,
}: DecisionBarProps & Noted & { ask: Ask; label: (option: OptionId) => string; given: Answer | null }) {
  const say = useSay();
  const ids = useId();
  const [isListed, setListed] = useState(false);
  const onTable = ask.kind === 'one' && only === null ? ask.options.filter(isOnTable) : [];
  const isMuch = onTable.length > few[useIsPhone() ? 'phone' : 'desk'];
  const shown =
    ask.kind === 'amount'
      ? []
      : ask.options.filter(
          (option) => !isMuch || isListed || !onTable.includes(option) || leadsTo(hinted, option),
        );
  useNumberKeys(shown, onPick);
  if (ask.kind === 'amount')
    return <Amount key={String(hinted)} ask={ask} first={hinted ?? only} onAnswer={onAnswer} />;
  const chosen = ask.kind === 'one' ? [given] : picked;
  const isAside = (option: OptionId) => aside.includes(verbOf(option));
  const offersMore = !ask.options.every(isAside);
  const lookOf = (option: OptionId) => {
    if (only !== null) return leadsTo(only, option) ? 'move' : 'quiet';
    return offersMore && isAside(option) ? 'plain' : 'move';
  };
  const wordsOf = remembering((option: OptionId) => plain(label(option)));
  const isTerse = ask.options.every((option) => wordsOf(option).length <= TERSE);
  const lines = shown.map((option) => lineOf(wordsOf(option))).filter((letters) => letters <= LINE);
  const hasNotes = isNoted && shown.some((option) => notes.has(option));
  const isNarrow = shown.length > MANY && lines.length > shown.length / 2 && !hasNotes;
  /** On a phone three stand in a row: lines that are shorter leave room for more, a longer one for less. */
  const isThirds = isNarrow
    ? lines.length === shown.length && Math.max(...lines) >= TERSE
    : isTerse && !isMuch && !hasNotes;
  const enough = ask.kind === 'several' ? picked.length >= ask.min : picked.length === ask.options.length;
  return (
    <>
      <div
        className={styles.options}
        data-terse={(isTerse && !isMuch) || undefined}
        data-thirds={isThirds || undefined}
        data-noted={hasNotes || undefined}
        {...(isNarrow && {
          'data-narrow': true,
          style: { '--letters': Math.max(...lines) } as CSSProperties,
        })}
      >
        {isMuch && (
          <Button look="quiet" aria-expanded={isListed} data-unfold="" onPress={() => setListed(!isListed)}>
            {say(isListed ? 'on-table-fold' : 'on-table', { count: onTable.length })}
          </Button>
        )}
        {shown.map((option, i) => (
          <Button
            key={option}
            look={lookOf(option)}
            className={chosen.includes(option) ? styles.chosen : undefined}
            {...(ask.kind === 'one' ? {} : { 'aria-pressed': chosen.includes(option) })}
            data-option={option}
            data-long={(isNarrow && lineOf(wordsOf(option)) > LINE) || undefined}
            data-led={leadsTo(only, option) || undefined}
            data-hinted={leadsTo(hinted, option) || undefined}
            data-notes={notes.has(option) || undefined}
            {...(notes.has(option) ? { 'aria-describedby': `${ids}-${i}` } : {})}
            onPress={() => onPick(option)}
          >
            {i < 9 && <kbd className={styles.key}>{i + 1}</kbd>}
            {ask.kind === 'order' && picked.includes(option) && <b>{picked.indexOf(option) + 1}.</b>}
            <span>{wordsOf(option)}</span>
            {leadsTo(hinted, option) && <Icon name="candle" />}
            <Pointers option={option} talk={talk} />
            <Notes id={`${ids}-${i}`} lines={notes.get(option)} isShown={isNoted} />
          </Button>
        ))}
      </div>
      {ask.kind !== 'one' && (
        <div className={styles.confirm}>
          <span className={styles.note}>
            {ask.kind === 'several'
              ? say(ask.min === ask.max ? 'pick-exactly' : 'pick-several', {
                  min: ask.min,
                  max: ask.max,
                  picked: picked.length,
                })
              : say('pick-order')}
          </span>
          <Button look="danger" isDisabled={!enough} data-option="confirm" onPress={() => onAnswer(picked)}>
            {say('confirm')}
          </Button>
        </div>
      )}
    </>
  );
}

/** What is worth knowing of an answer: for those who listen a description of it, shown or not. */
function Notes({
  id,
  lines,
  isShown,
}: {
  id: string;
  lines: readonly string[] | undefined;
  isShown: boolean;
}) {
  return (
    lines && (
      <span id={id} className={styles.notes} aria-hidden="true" hidden={!isShown}>
        {lines.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </span>
    )
  );
}

function Amount({
  ask,
  first,
  onAnswer,
}: {
  ask: Extract<Ask, { kind: 'amount' }>;
  /** What it stands at before anybody has touched it, if a guide or a hint says so. */
  first: Answer | null;
  onAnswer: (answer: Answer) => void;
}) {
  const say = useSay();
  const [value, setValue] = useState(typeof first === 'number' ? first : ask.min);
  return (
    <div className={styles.confirm}>
      <Stepper
        label={say('pick-amount', { min: ask.min, max: ask.max })}
        value={value}
        min={ask.min}
        max={ask.max}
        less={say('amount-less')}
        more={say('amount-more')}
        onChange={setValue}
      />
      <Button look="danger" data-option="confirm" onPress={() => onAnswer(value)}>
        {say('confirm')}
      </Button>
    </div>
  );
}

/** More than this are shown only to those who ask. */
const FEW_BARRED = 5;

/** What the rules know but do not allow now: each says why, with the clause. */
function BarredOptions({
  game,
  barred,
  label,
  text,
}: DecisionBarProps & { barred: readonly Barred[]; label: (option: OptionId) => string }) {
  const say = useSay();
  const [open, setOpen] = useState<OptionId | null>(null);
  const [unfolded, setUnfolded] = useState(false);
  const why = barred.find(({ option }) => option === open);
  return (
    <div className={styles.barred} data-many={barred.length > FEW_BARRED || undefined}>
      <Button
        look="quiet"
        size="small"
        className={styles.unfold}
        aria-expanded={unfolded}
        onPress={() => setUnfolded(!unfolded)}
      >
        <Icon name="no" />
        <span className={styles.count} aria-hidden="true">
          {barred.length}
        </span>
        <span className={styles.word}>{say('barred-count', { count: barred.length })}</span>
      </Button>
      <div className={styles.options} data-unfolded={unfolded || undefined}>
        {barred.map(({ option }) => (
          <Button
            key={option}
            look="quiet"
            size="small"
            className={styles.no}
            aria-expanded={option === open}
            data-barred={option}
            onPress={() => setOpen(option === open ? null : option)}
          >
            <Icon name="no" />
            {plain(label(option))}
            <Spoken>{say('barred')}</Spoken>
          </Button>
        ))}
      </div>
      {why && (
        <p className={styles.why} role="status">
          <Marked text={text.reason(why.reason)} />{' '}
          <a href={`/rules/${game}#${why.clause}`} target="_blank" rel="noreferrer">
            {why.clause}
          </a>
        </p>
      )}
    </div>
  );
}

/** Held upright or on its side. */
const PHONE = '(max-width: 40rem), (max-height: 30rem)';

function useIsPhone(): boolean {
  return useMedia(PHONE);
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** The keys 1 to 9 take an option, unless somebody is writing. */
function useNumberKeys(options: readonly OptionId[], onPick: (option: OptionId) => void): void {
  // Not a moment later than they are shown: a key pressed at once must not mean what it meant before.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [role=dialog]')
      )
        return;
      const option = options[Number(event.key) - 1];
      if (option !== undefined && /^[1-9]$/.test(event.key)) onPick(option);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [options, onPick]);
}
