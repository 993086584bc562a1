import { type Answer, type Ask, type MyDecision, memoize, type OptionId, verbOf } from '@nokturn/engine';
import { plain } from '@nokturn/text';
import { Button } from '@nokturn/ui';
import type { ReactNode } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useSay } from '../../app/words.tsx';
import { leadsTo } from '../../learn/guide.ts';
import { answerWords } from '../answers.ts';
import { useSpoken } from '../voice.ts';
import { Amount, useAmount } from './Amount.tsx';
import { BarredLine } from './Barred.tsx';
import styles from './Decision.module.css';
import type { DecisionProps } from './Decision.tsx';
import { Given } from './Given.tsx';
import type { MainMove } from './MainButton.tsx';
import { mainChoice } from './main.ts';
import { notesFor, useNoted } from './notes.tsx';
import { AsList, Options } from './Options.tsx';
import { saidOf } from './said.ts';
import { useNumberKeys } from './useNumberKeys.ts';

interface Answers {
  readonly words: ReactNode;
  readonly asides: ReactNode;
  readonly main: MainMove | null;
  readonly warning: string | null;
  readonly cancel: (() => void) | null;
  /** Stops the turn from ending automatically; null if it does not. */
  readonly hold: (() => void) | null;
}

const NOTHING: Answers = { words: null, asides: null, main: null, warning: null, cancel: null, hold: null };

/** The answers, in parts: the elements around them stay the same from question to question. */
export function useAnswers(
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
    // If others point at answers, they point at the words.
    ...(props.isHeld && props.talk === null && { isHeld: props.isHeld }),
  };
  const words = saidOf({ ...saying, isListed: listed });
  const unlisted = saidOf({ ...saying, led: null, isListed: false });
  const isLast = (option: OptionId) => props.lastVerbs.includes(verbOf(option));
  const usual = ask.kind === 'amount' ? null : usualIn(ask.options, props.mainVerbs, only);
  const choice = mainChoice({ ask, where, words, picked, selected, composition, usual });
  const shown = words.filter(
    (option) => !(choice?.kind === 'option' && choice.option === option && selected === null),
  );
  const canList = only === null && ask.kind !== 'amount' && unlisted.length < ask.options.length;
  // The guide itself says what is useful.
  const notes = notesFor(ask, only === null && mine?.answer === null ? props.notesOn : undefined);
  useNumberKeys(ask.kind === 'amount' || mine?.answer !== null ? NONE : words, props.onPick);
  if (mine === null) return NOTHING;
  if (typeof mine.answer === 'string')
    return {
      ...NOTHING,
      words: <Given ask={ask} wordsOf={wordsOf} answer={mine.answer} onPick={props.onPick} />,
    };
  const given = props.sending ?? mine.answer;
  const ending = props.forced?.how === 'ending' ? props.forced : null;

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
        words: ending ? say('forced-ending') : (props.mainWords?.(option) ?? wordsOf(option)),
        fillsIn: ending?.after ?? null,
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
    // With a guide there is only one thing to do, and the guide's words need the space.
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
    hold: ending?.hold ?? null,
  };
}

/** The usual choice; a guided player is not tempted by another one. */
function usualIn(
  options: readonly OptionId[],
  verbs: readonly string[] = [],
  only: Answer | null,
): OptionId | null {
  const [usual, ...others] = options.filter((option) => verbs.includes(verbOf(option)));
  if (usual === undefined || others.length > 0) return null;
  return only === null || leadsTo(only, usual) ? usual : null;
}

const NO_ASK: Ask = { kind: 'one', options: [] };
const NONE: readonly OptionId[] = [];

/** How many must be chosen, if more than one. */
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
