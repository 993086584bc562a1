import { Button } from '@nokturn/ui';
import { useMemo, useState } from 'react';
import { changeSettings, useSettings } from '../app/settings.ts';
import { useSay } from '../app/words.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useHeardLines } from '../source/server/unheard.ts';
import styles from './Bubble.module.css';
import { type Frame, SEAT_GAP } from './frame.ts';
import type { Said } from './lessons.ts';
import { type Remark, remarkIn, wordsOf } from './remarks.ts';
import type { OpenTable } from './useOpenTable.ts';
import { useShown } from './useShown.ts';
import { useSpoken } from './voice.ts';

/** What somebody at the table has just said, next to their seat. Screen readers get it elsewhere. */
export function Bubble({ table, frame }: { table: OpenTable; frame: Frame }) {
  const { state, seat: own, names } = table;
  const say = useSay();
  const [begun] = useState(state.chat.at(-1)?.number ?? 0);
  const last = useHeardLines(state.chat).findLast(({ number }) => number > begun) ?? null;
  const line = useShown(last);
  const remark = useRemark(table);
  const said =
    line === null || line.seat === null || line.seat === own
      ? remark && { seat: remark.seat, words: say(wordsOf(remark)) }
      : { seat: line.seat, words: line.sign ? say(`sign-${line.sign}`) : line.text };
  useSpoken(remark && say('remark-by', { name: names[remark.seat] ?? '', words: say(wordsOf(remark)) }));
  const lesson = useLesson(table);
  useSpoken(lesson && (table.told.said.get(lesson.version) ?? null));
  if (said === null && lesson !== null) return <Explanation lesson={lesson} table={table} frame={frame} />;
  if (said === null) return null;
  return (
    <p
      className={styles.bubble}
      data-part="bubble"
      aria-hidden="true"
      style={placeOf(said.seat, names, frame)}
    >
      {said.words}
    </p>
  );
}

/** A bot's reason for its move, with a button for people who want no more of them. */
function Explanation({ lesson, table, frame }: { lesson: Said; table: OpenTable; frame: Frame }) {
  const say = useSay();
  const { text, names } = table;
  return (
    <div
      className={`${styles.bubble} ${styles.explained}`}
      data-part="bubble"
      data-why={lesson.id}
      style={placeOf(lesson.seat, names, frame)}
    >
      <p aria-hidden="true">{text.plain(`why-${lesson.id}`, lesson.facts)}</p>
      <Button
        look="quiet"
        size="small"
        aria-label={say('explain-stop')}
        onPress={() => changeSettings({ explain: false })}
      >
        <Icon name="cross" />
      </Button>
    </div>
  );
}

/** How long a reason is shown, in milliseconds. */
const READ = 7000;

/** The reason that a bot has just given; those from before the table was opened are only in the log. */
function useLesson({ lessons, playback }: OpenTable): Said | null {
  const [begun] = useState(playback.version);
  const last = lessons.said.at(-1) ?? null;
  const version = last !== null && last.version > begun ? last.version : null;
  // The same object for the same reason, however often the table is rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reason is the same if its move is
  const same = useMemo(() => (version === null ? null : last), [version]);
  return useShown(same, READ);
}

/** What a bot has just said, for people who want to hear it. */
function useRemark({ state, told }: OpenTable): Remark | null {
  const holders = state.facts?.holders;
  const { moments, telling } = told;
  const { talk } = useSettings();
  const remark = talk && holders ? remarkIn(moments, { holders, telling }) : null;
  // The same object for the same remark, however often the table is rendered.
  const { seat, kind, number } = remark ?? {};
  const same = useMemo(
    () => (seat === undefined || kind === undefined || number === undefined ? null : { seat, kind, number }),
    [seat, kind, number],
  );
  return useShown(same);
}

/** At the edge of the board next to the seat. */
function placeOf(seat: number, { length }: readonly string[], { layout, room }: Frame) {
  if (layout === 'desk') return { top: seat * (room.height + SEAT_GAP), left: 4 };
  if (layout === 'low') return { top: seat * room.height, left: 4 };
  const middle = (seat + 0.5) / length;
  return middle < 0.5
    ? { top: 4, left: `${100 * (seat / length)}%` }
    : { top: 4, right: `${100 * (1 - (seat + 1) / length)}%` };
}
