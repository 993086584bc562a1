import { type Answer, type OptionId, onlyAnswer, type View } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import type { Layout, Where } from '@nokturn/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useSay } from '../../app/words.tsx';
import type { Deadline } from '../../source/source.ts';
import type { FactsFor } from '../answers.ts';
import type { Composition } from '../useComposer.ts';
import type { ForcedAnswer } from '../useForced.ts';
import { Countdown } from './Countdown.tsx';
import styles from './Decision.module.css';
import { Main } from './Main.tsx';
import { awaited, cardText, howText, Question } from './Question.tsx';
import { OpenOptions, type Talk } from './Suggestions.tsx';
import { useAnswers } from './useAnswers.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import type { Warning } from './useWarning.ts';

export interface DecisionProps {
  readonly version: number;
  /** Identifies the question. */
  readonly question: string;
  /** It has only just appeared, and does not accept a press yet. */
  readonly isFresh?: boolean;
  /** Its only possible answer, if the table gives it automatically. */
  readonly forced?: ForcedAnswer | null;
  readonly view: View;
  readonly text: GameText;
  readonly layout: Layout;
  readonly factsFor: FactsFor;
  /** Where the game wants the question to be answered; null if it does not say. */
  readonly where?: Where | null;
  /** Useful facts about an option, line by line. */
  readonly notesOn?: (option: OptionId) => readonly string[];
  /** The main button's text for a selected option, if its name is not enough. */
  readonly mainWords?: (option: OptionId) => string | null;
  /** Verbs of options that come last and look less prominent. */
  readonly lastVerbs: readonly string[];
  /** Verbs of options that the main button plays as long as nothing was chosen. */
  readonly mainVerbs?: readonly string[] | undefined;
  /** Whether the viewer's own things, as they are shown now, have a button for an option. */
  readonly isHeld?: ((option: OptionId) => boolean) | undefined;
  readonly picked: readonly OptionId[];
  readonly selected?: OptionId | null;
  /** Useful facts are shown, unless the person has hidden them. */
  readonly isNoted?: boolean;
  readonly composition?: Composition | null;
  readonly isComposed?: (option: OptionId) => boolean;
  readonly warning?: Warning | null;
  readonly sending: Answer | null;
  readonly deadline: Deadline | null;
  /** What is still being shown before the question, as marked text; null when there is nothing left. */
  readonly showing?: string | null;
  /** The person's reaction settings have answered automatically: there is nothing to decide. */
  readonly settled: boolean;
  /** The one answer that a guide expects. */
  readonly only: Answer | null;
  /** The answer of a hint. */
  readonly hinted?: Answer | null;
  /** Whether an option can be touched on the table itself. */
  readonly isOnTable: (option: OptionId) => boolean;
  /** What other players would do, if there are any; null if there is nobody to talk to. */
  readonly talk: Talk | null;
  readonly onPick: (option: OptionId) => void;
  readonly onSelect?: (option: OptionId | null) => void;
  readonly onAnswer: (answer: Answer) => void;
  /** Plays the composed move. */
  readonly onCompose?: () => void;
  readonly isWhyOpen?: boolean;
  /** Explains why barred options are barred. */
  readonly onWhy?: () => void;
  /** Shown next to the question. */
  readonly beside?: ReactNode;
  /** The text of a hint, and the settings of a composed move. */
  readonly counsel?: ReactNode;
  readonly hand?: ReactNode;
  /** On a phone the tools are in the row of the main button. */
  readonly tools?: ReactNode;
}

/**
 * The one place that always says who has to decide and what, with the options. While the table catches up, it says what
 * happens. The element is always the same, so that nothing in it disappears under a finger.
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
      data-forced={(props.forced ?? null) !== null || undefined}
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
      <Main main={answers.main} warning={answers.warning} onCancel={answers.cancel} onHold={answers.hold}>
        {props.tools}
      </Main>
    </section>
  );
}

/** In pixels: a line that is cut by no more than this is seen, and the lower edge fades over no more than this. */
const SEEN = 4;
const FADING = 20;

/**
 * A new question is read from its start, however far the previous one was scrolled. A line that is cut at the lower edge
 * fades.
 */
function useStart(question: string) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = content.current;
    if (box === null) return undefined;
    const mark = () => {
      const { bottom } = box.getBoundingClientRect();
      const lines = [...box.querySelectorAll('button, p, h3')].map((line) => line.getBoundingClientRect());
      const cut = lines.filter((line) => line.top < bottom && line.bottom > bottom + SEEN);
      const fade = Math.min(FADING, Math.max(0, ...cut.map(({ top }) => bottom - top)));
      box.style.setProperty('--fade', `${fade}px`);
      box.toggleAttribute('data-more', fade > 0);
    };
    const observer = new ResizeObserver(mark);
    for (const watched of [box, ...box.children]) observer.observe(watched);
    box.addEventListener('scroll', mark, { passive: true });
    mark();
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', mark);
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the question changes
  useLayoutEffect(() => {
    if (content.current) content.current.scrollTop = 0;
  }, [question]);
  return content;
}

/** What the choice so far does, what the card in question says, or where to choose. */
function howOf(
  { composition, text, view, where, forced = null }: DecisionProps,
  facts: ReturnType<FactsFor>,
  say: ReturnType<typeof useSay>,
): string | null {
  if (composition?.says) return composition.says;
  const said = howText(text, view.asked?.frame.step ?? '', facts) ?? cardText(text, facts);
  if (said !== null) return said;
  // Nothing is highlighted anywhere if the only answer is given automatically.
  const isChoice = forced === null && (where === 'board' || where === 'hand');
  return isChoice ? say(`how-${where}`) : null;
}
