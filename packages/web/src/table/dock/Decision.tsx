import {
  type Answer,
  type Ask,
  type MyDecision,
  memoize,
  type OptionId,
  onlyAnswer,
  type View,
  verbOf,
} from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { Button, type Layout, type Where } from '@nokturn/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useSay } from '../../app/words.tsx';
import { leadsTo } from '../../learn/guide.ts';
import type { Deadline } from '../../source/source.ts';
import { answerWords, type FactsFor } from '../answers.ts';
import type { Composition } from '../useComposer.ts';
import { useSpoken } from '../voice.ts';
import { Amount, useAmount } from './Amount.tsx';
import { BarredLine } from './Barred.tsx';
import { Countdown } from './Countdown.tsx';
import styles from './Decision.module.css';
import { Given } from './Given.tsx';
import { Main } from './Main.tsx';
import type { MainMove } from './MainButton.tsx';
import { mainChoice } from './main.ts';
import { notesFor, useNoted } from './notes.tsx';
import { AsList, Options } from './Options.tsx';
import { awaited, cardText, howText, Question } from './Question.tsx';
import { OpenOptions, type Talk } from './Suggestions.tsx';
import { saidOf } from './said.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useNumberKeys } from './useNumberKeys.ts';
import type { Warning } from './useWarning.ts';

export interface DecisionProps {
  readonly version: number;
  /** What tells the question from others. */
  readonly question: string;
  /** It has just come up, and takes no press yet. */
  readonly isFresh?: boolean;
  /** It has one answer, which the table gives by itself. */
  readonly isForced?: boolean;
  readonly view: View;
  readonly text: GameText;
  readonly layout: Layout;
  readonly factsFor: FactsFor;
  /** Where the game wants the question answered; null if it does not say. */
  readonly where?: Where | null;
  /** What is worth knowing before choosing an option, line by line. */
  readonly notesOn?: (option: OptionId) => readonly string[];
  /** What the main button says of a selected option, where its name is not enough. */
  readonly mainWords?: (option: OptionId) => string | null;
  /** Verbs of options that stand last and look quieter. */
  readonly lastVerbs: readonly string[];
  /** Verb of what the main button plays as long as nothing was chosen. */
  readonly mainVerb?: string | undefined;
  readonly picked: readonly OptionId[];
  readonly selected?: OptionId | null;
  /** What is worth knowing is shown, unless somebody has put it away. */
  readonly isNoted?: boolean;
  readonly composition?: Composition | null;
  readonly isComposed?: (option: OptionId) => boolean;
  readonly warning?: Warning | null;
  readonly sending: Answer | null;
  readonly deadline: Deadline | null;
  /** What is shown before anything is asked, as marked text; null when there is nothing left of it. */
  readonly showing?: string | null;
  /** One's reaction settings have answered by themselves: there is nothing to decide. */
  readonly settled: boolean;
  /** The one answer that a guide leads to. */
  readonly only: Answer | null;
  /** What a hint would answer. */
  readonly hinted?: Answer | null;
  /** Whether an option can be touched on the table itself. */
  readonly isOnTable: (option: OptionId) => boolean;
  /** What others would do, where a table has others; null where nobody is there to talk to. */
  readonly talk: Talk | null;
  readonly onPick: (option: OptionId) => void;
  readonly onSelect?: (option: OptionId | null) => void;
  readonly onAnswer: (answer: Answer) => void;
  /** Plays what was composed. */
  readonly onCompose?: () => void;
  readonly isWhyOpen?: boolean;
  /** Says why what is barred is barred. */
  readonly onWhy?: () => void;
  /** Beside the question. */
  readonly beside?: ReactNode;
  /** What a hint says, and what is set of a composed move. */
  readonly counsel?: ReactNode;
  readonly hand?: ReactNode;
  /** On a phone the tools stand in the row of the main button. */
  readonly tools?: ReactNode;
}

/**
 * The one place that always says who is to decide what, with what there is to choose from. While the table catches up
 * it says what happens. It is the same element all the time: what can be pressed in it does not go away under the
 * finger.
 */
export function Decision(props: DecisionProps) {
  const say = useSay();
  const { view, text, factsFor, deadline, showing = null } = props;
  const isShowing = showing !== null;
  const asked = isShowing ? null : view.asked;
  const mine = props.settled ? null : (asked?.mine ?? null);
  const isOpen = mine !== null && mine.answer === null;
  const { heading, ...kept } = useKeptFocus();
  const content = useStart(props.question);
  const facts = factsFor();
  const pointing = asked?.mine === null && props.talk ? asked.open : null;
  const step = asked?.frame.step ?? '';
  const label = (option: OptionId) => text.label(step, option, factsFor(option));
  const answers = useAnswers(props, asked ? mine : null, label);
  if (asked === null && showing === null) return null;
  const wordsOf = () => {
    if (asked === null) return showing ?? '';
    return isOpen ? text.decision(step, facts) : text.wait(step, awaited(asked, view.viewer), facts);
  };
  return (
    <section
      {...kept}
      className={styles.decision}
      aria-label={say(isShowing ? 'playing' : 'bar')}
      data-testid={isShowing ? 'playing' : 'decision'}
      data-step={asked?.frame.step}
      data-version={props.version}
      data-mine={isOpen || undefined}
      data-fresh={props.isFresh || undefined}
      data-forced={props.isForced || undefined}
      data-lone={(isOpen && onlyAnswer(mine.ask) !== null) || undefined}
      data-guided={props.only !== null || undefined}
      data-where={props.where ?? undefined}
    >
      {asked && deadline?.due && <Countdown opened={deadline.opened} due={deadline.due} />}
      <Question
        heading={heading}
        words={wordsOf()}
        how={isOpen ? howOf(props, facts, say) : null}
        isOpen={isOpen}
      >
        {props.beside}
      </Question>
      <div ref={content} className={styles.content} data-content="">
        {answers.words}
        {asked && pointing && props.talk && <OpenOptions open={pointing} talk={props.talk} label={label} />}
        {props.hand}
        {answers.asides}
      </div>
      <Main main={answers.main} warning={answers.warning} onCancel={answers.cancel}>
        {props.tools}
      </Main>
    </section>
  );
}

/** A new question is read from its start, wherever the one before was scrolled to. */
function useStart(question: string) {
  const content = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for the question to say when
  useLayoutEffect(() => {
    if (content.current) content.current.scrollTop = 0;
  }, [question]);
  return content;
}

/** What the choice so far comes to, what the card in question says, or where one chooses. */
function howOf(
  { composition, text, view, where }: DecisionProps,
  facts: ReturnType<FactsFor>,
  say: ReturnType<typeof useSay>,
): string | null {
  if (composition?.says) return composition.says;
  const said = howText(text, view.asked?.frame.step ?? '', facts) ?? cardText(text, facts);
  if (said !== null) return said;
  return where === 'board' || where === 'hand' ? say(`how-${where}`) : null;
}

interface Answers {
  readonly words: ReactNode;
  readonly asides: ReactNode;
  readonly main: MainMove | null;
  readonly warning: string | null;
  readonly cancel: (() => void) | null;
}

const NOTHING: Answers = { words: null, asides: null, main: null, warning: null, cancel: null };

/** What there is to answer, in parts: what stands around them stays the same element from question to question. */
function useAnswers(
  props: DecisionProps,
  mine: MyDecision | null,
  label: (option: OptionId) => string,
): Answers {
  const { view, text, factsFor, only, hinted = null, picked, where = null } = props;
  const { composition = null, warning = null, selected = null } = props;
  const say = useSay();
  const { listed } = useSettings();
  const [isNoted, setNoted] = useNoted(props.isNoted ?? false);
  useSpoken(warning && plain(warning.words));
  const [amount, setAmount] = useAmount(props.question, mine?.ask ?? null, hinted ?? only);
  const ask = mine?.ask ?? NO_ASK;
  const isOpen = mine?.answer === null && props.sending === null;
  const wordsOf = memoize((option: OptionId) => plain(label(option)));
  const isComposed = props.isComposed ?? (() => false);
  const saying = {
    ask,
    where,
    lastVerbs: props.lastVerbs,
    led: only ?? hinted,
    isOnTable: props.isOnTable,
    isComposed,
  };
  const words = saidOf({ ...saying, isListed: listed });
  const unlisted = saidOf({ ...saying, led: null, isListed: false });
  const isLast = (option: OptionId) => props.lastVerbs.includes(verbOf(option));
  const usual = ask.kind === 'amount' ? null : usualIn(ask.options, props.mainVerb, only);
  const choice = mainChoice({ ask, where, words, picked, selected, composition, usual });
  const shown = words.filter(
    (option) => !(choice?.kind === 'option' && choice.option === option && selected === null),
  );
  const canList = only === null && ask.kind !== 'amount' && unlisted.length < ask.options.length;
  // A guide says by itself what is worth knowing.
  const notes = notesFor(ask, only === null && mine?.answer === null ? props.notesOn : undefined);
  useNumberKeys(ask.kind === 'amount' || mine?.answer !== null ? NONE : words, props.onPick);
  if (mine === null) return NOTHING;
  if (typeof mine.answer === 'string')
    return {
      ...NOTHING,
      words: <Given ask={ask} wordsOf={wordsOf} answer={mine.answer} onPick={props.onPick} />,
    };
  const given = props.sending ?? mine.answer;

  function mainMove(): MainMove | null {
    if (warning !== null) {
      const words =
        warning.answer === null
          ? (composition?.main ?? say('confirm'))
          : answerWords(text, view.asked?.frame.step ?? '', warning.answer, factsFor);
      return { option: 'sure', words, press: warning.confirm, isArmed: true };
    }
    if (choice === null || props.sending !== null) return null;
    if (choice.kind === 'composed')
      return { option: 'compose', words: composition?.main ?? '', press: () => props.onCompose?.() };
    if (choice.kind === 'option') {
      const { option } = choice;
      return {
        option,
        words: props.mainWords?.(option) ?? wordsOf(option),
        isLed: leadsTo(only, option),
        isUsual: choice.isUsual ?? false,
        isQuiet: selected === null && ask.kind === 'one' && ask.options.length > 1 && isLast(option),
        press: () => props.onPick(option),
      };
    }
    const answer = ask.kind === 'amount' ? amount : picked;
    return {
      option: 'confirm',
      words: say('confirm'),
      isDisabled: !choice.isEnough,
      press: () => props.onAnswer(answer),
    };
  }

  function cancel(): (() => void) | null {
    if (warning !== null) return warning.cancel;
    if (composition?.isBegun) return composition.cancel;
    return selected !== null && props.onSelect ? () => props.onSelect?.(null) : null;
  }

  return {
    words: (
      <div key={props.question} className={styles.answers}>
        {ask.kind === 'amount' ? (
          <Amount ask={ask} value={amount} onChange={setAmount} />
        ) : (
          <Options
            ask={ask}
            shown={shown}
            chosen={ask.kind === 'one' ? [given] : picked}
            picked={picked}
            only={only}
            hinted={hinted}
            isLast={isLast}
            wordsOf={wordsOf}
            talk={props.talk}
            notes={notes}
            isNoted={isNoted}
            onPick={props.onPick}
          />
        )}
        <Gathering ask={ask} picked={picked} />
        {mine.answer !== null && <p className={styles.note}>{say('sent')}</p>}
        {props.sending !== null && <p className={`${styles.note} ${styles.slow}`}>{say('sending')}</p>}
        {props.counsel}
      </div>
    ),
    // Where a guide leads there is one thing to do, and its words need the room.
    asides: isOpen && only === null && (notes.size > 0 || mine.barred.length > 0 || canList) && (
      <div className={styles.asides}>
        {canList && <AsList isListed={listed} />}
        {notes.size > 0 && (
          <Button
            look="quiet"
            size="small"
            aria-expanded={isNoted}
            data-testid="notes-button"
            onPress={() => setNoted(!isNoted)}
          >
            {say('notes')}
          </Button>
        )}
        {mine.barred.length > 0 && props.onWhy && (
          <BarredLine count={mine.barred.length} isOpen={props.isWhyOpen ?? false} onOpen={props.onWhy} />
        )}
      </div>
    ),
    main: mainMove(),
    warning: warning && plain(warning.words),
    cancel: cancel(),
  };
}

/** What is done most of the time; whoever is guided elsewhere is not tempted. */
function usualIn(
  options: readonly OptionId[],
  verb: string | undefined,
  only: Answer | null,
): OptionId | null {
  const usual = options.find((option) => verbOf(option) === verb) ?? null;
  return usual !== null && (only === null || leadsTo(only, usual)) ? usual : null;
}

const NO_ASK: Ask = { kind: 'one', options: [] };
const NONE: readonly OptionId[] = [];

/** How many there are to be, where more than one is chosen. */
function Gathering({ ask, picked }: { ask: MyDecision['ask']; picked: readonly OptionId[] }) {
  const say = useSay();
  if (ask.kind !== 'several' && ask.kind !== 'order') return null;
  return (
    <p className={styles.note}>
      {ask.kind === 'order'
        ? say('pick-order')
        : say(ask.min === ask.max ? 'pick-exactly' : 'pick-several', {
            min: ask.min,
            max: ask.max,
            picked: picked.length,
          })}
    </p>
  );
}
