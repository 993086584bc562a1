import type { Answer, Ask, OptionId } from '@nokturn/engine';
import { Button } from '@nokturn/ui';
import { useId } from 'react';
import { changeSettings } from '../../app/settings.ts';
import { useSay } from '../../app/words.tsx';
import { leadsTo } from '../../learn/guide.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Notes, type NotesOf } from './notes.tsx';
import styles from './Options.module.css';
import { Pointers, type Talk } from './Suggestions.tsx';

/**
 * A label longer than this has a row to itself, in a narrow dock sooner; on a phone, shorter ones are three in a row.
 */
const LONG = 30;
const LONG_IF_NARROW = 24;
const TERSE = 13;

/** The options in words, as buttons; those on the table can be listed as well. */
export function Options({
  ask,
  shown,
  chosen,
  picked,
  only,
  hinted,
  isLast,
  wordsOf,
  talk,
  notes,
  isNoted,
  onPick,
}: {
  ask: Exclude<Ask, { kind: 'amount' }>;
  shown: readonly OptionId[];
  chosen: readonly (Answer | null)[];
  picked: readonly OptionId[];
  only: Answer | null;
  hinted: Answer | null;
  isLast: (option: OptionId) => boolean;
  wordsOf: (option: OptionId) => string;
  talk: Talk | null;
  notes: NotesOf;
  isNoted: boolean;
  onPick: (option: OptionId) => void;
}) {
  const ids = useId();
  const isLong = (option: OptionId) => wordsOf(option).length > LONG || (isNoted && notes.has(option));
  const offersMore = !ask.options.every(isLast);
  const lookOf = (option: OptionId) => {
    if (only !== null) return leadsTo(only, option) ? 'move' : 'quiet';
    return offersMore && isLast(option) ? 'plain' : 'move';
  };
  const wide = alone(shown.map((option) => isLong(option)));
  const isTerse = shown.length > 2 && shown.every((option) => wordsOf(option).length <= TERSE);
  if (shown.length === 0) return null;
  return (
    <div className={styles.options} data-part="options" data-terse={isTerse || undefined}>
      {shown.map((option, i) => (
        <Button
          key={option}
          look={lookOf(option)}
          className={chosen.includes(option) ? styles.chosen : undefined}
          {...(ask.kind === 'one' ? {} : { 'aria-pressed': chosen.includes(option) })}
          data-option={option}
          data-wide={wide[i] || undefined}
          data-long={wordsOf(option).length > LONG_IF_NARROW || undefined}
          data-led={leadsTo(only, option) || undefined}
          data-hinted={leadsTo(hinted, option) || undefined}
          data-notes={(isNoted && notes.has(option)) || undefined}
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
  );
}

/** Lists in words what can be touched on the table, from now on, for people who want it. */
export function AsList({ isListed }: { isListed: boolean }) {
  const say = useSay();
  return (
    <Button
      look="quiet"
      size="small"
      aria-expanded={isListed}
      data-unfold=""
      onPress={() => changeSettings({ listed: !isListed })}
    >
      {say(isListed ? 'on-table-fold' : 'on-table')}
    </Button>
  );
}

/**
 * Which of them have a row to themselves in a grid of two columns: the long ones, and any that would have no neighbour.
 */
export function alone(isLong: readonly boolean[]): readonly boolean[] {
  const wide = [...isLong];
  for (let i = 0; i < wide.length; i++) {
    if (wide[i]) continue;
    if (wide[i + 1] === false) i++;
    else wide[i] = true;
  }
  return wide;
}
