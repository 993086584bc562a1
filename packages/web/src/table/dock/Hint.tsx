import type { Counsel, ExpectedTurn } from '@nokturn/bots';
import type { Answer, Viewer } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { Button, Marked } from '@nokturn/ui';
import { useEffect, useRef } from 'react';
import { useSay, useWords } from '../../app/words.tsx';
import type { Hint as HintOf } from '../../mind/useHint.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useWatched, type Watched } from '../../source/watched.ts';
import controls from '../../styles/controls.module.css';
import { answerMarked, type FactsFor, percent } from '../answers.ts';
import { useTableKey } from '../keys.ts';
import { useSpoken } from '../voice.ts';
import bar from './Decision.module.css';
import styles from './Hint.module.css';

/** Requests a hint, or removes it; the key H does the same. */
export function HintButton({ hint }: { hint: HintOf }) {
  const say = useSay();
  const isOpen = hint.state.kind !== 'none';
  const toggle = isOpen && hint.state.kind !== 'failed' ? hint.dismiss : hint.ask;
  useTableKey('h', toggle);
  return (
    <span className={styles.ask} title={say('hint-title')}>
      <Button
        size="small"
        look="quiet"
        aria-expanded={isOpen}
        aria-keyshortcuts="h"
        data-testid="hint-button"
        onPress={toggle}
      >
        <Icon name="candle" /> <span className={bar.word}>{say('hint')}</span>
      </Button>
    </span>
  );
}

/** What a strong player would do here, and why: the expected value, and the expected continuation. */
export function HintBox({
  hint,
  text,
  step,
  factsFor,
  names,
  viewer,
  onFollow,
}: {
  hint: HintOf;
  text: GameText;
  step: string;
  factsFor: FactsFor;
  names: readonly string[];
  viewer: Viewer;
  onFollow: (answer: Answer) => void;
}) {
  const say = useSay();
  const { state, progress, dismiss } = hint;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.kind !== 'none') box.current?.scrollIntoView({ block: 'nearest' });
  }, [state.kind]);
  if (state.kind === 'none') return null;
  return (
    <div ref={box} className={styles.box} data-testid="hint" data-part="hint" data-state={state.kind}>
      {state.kind === 'thinking' && <Thinking progress={progress} onCancel={dismiss} />}
      {state.kind === 'failed' && <Failed />}
      {state.kind === 'given' && (
        <>
          <Given counsel={state.counsel} {...{ text, step, factsFor, names, viewer }} />
          <div className={styles.ways}>
            <Button
              size="small"
              look="move"
              data-testid="hint-follow"
              onPress={() => onFollow(state.counsel.best)}
            >
              {say('hint-follow')}
            </Button>
            <Button size="small" look="quiet" onPress={dismiss}>
              {say('hint-close')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Given({
  counsel: { best, worth, next, turns },
  text,
  step,
  factsFor,
  names,
  viewer,
}: {
  counsel: Counsel;
  text: GameText;
  step: string;
  factsFor: FactsFor;
  names: readonly string[];
  viewer: Viewer;
}) {
  const { say } = useWords().text;
  const words = (answer: Answer) => answerMarked(text, step, answer, factsFor);
  // The best answer is the one that was searched most: one that was tried less can look better by luck.
  const isEven = next !== null && percent(next.worth) >= percent(worth ?? 0);
  const turnWords = ({ seat, steps }: ExpectedTurn) =>
    say('hint-turn', {
      name: seat === viewer ? say('you') : (names[seat] ?? ''),
      answers: steps.map((each) => answerMarked(text, each.step, each.answer, () => ({}))).join(', '),
    });
  const advice =
    worth === null
      ? say('hint-only', { answer: words(best) })
      : say('hint-best', { answer: words(best), worth: percent(worth) });
  useSpoken(plain(advice));
  return (
    <>
      <p>
        <strong>
          <Marked text={advice} />
        </strong>{' '}
        {next && (
          <Marked
            text={say(isEven ? 'hint-even' : 'hint-next', {
              answer: words(next.answer),
              worth: percent(next.worth),
            })}
          />
        )}
      </p>
      {turns.length > 0 && (
        <p>
          <Marked text={say('hint-line', { line: turns.map(turnWords).join('; ') })} />
        </p>
      )}
    </>
  );
}

function Failed() {
  const words = useSay()('hint-failed');
  useSpoken(words);
  return <p>{words}</p>;
}

function Thinking({ progress, onCancel }: { progress: Watched<number>; onCancel: () => void }) {
  const say = useSay();
  const share = useWatched(progress);
  return (
    <div className={styles.thinking}>
      <span>{say('hint-thinking')}</span>
      <progress className={controls.progress} max={1} value={share} aria-label={say('hint-thinking')} />
      <Button size="small" look="quiet" onPress={onCancel}>
        {say('hint-cancel')}
      </Button>
    </div>
  );
}
