import { useState } from 'react';
import { useSay } from '../app/words.tsx';
import { useHeardLines } from '../source/server/unheard.ts';
import styles from './Bubble.module.css';
import { type Frame, SEAT_GAP } from './frame.ts';
import type { OpenTable } from './useOpenTable.ts';
import { useShown } from './useShown.ts';

/** What somebody at the table has just said, beside their seat. Those who listen hear it elsewhere. */
export function Bubble({ table: { state, seat: own, names }, frame }: { table: OpenTable; frame: Frame }) {
  const say = useSay();
  const [begun] = useState(state.chat.at(-1)?.number ?? 0);
  const last = useHeardLines(state.chat).findLast(({ number }) => number > begun) ?? null;
  const line = useShown(last);
  if (line === null || line.seat === null || line.seat === own) return null;
  return (
    <p
      className={styles.bubble}
      data-part="bubble"
      aria-hidden="true"
      style={placeOf(line.seat, names, frame)}
    >
      {line.sign ? say(`sign-${line.sign}`) : line.text}
    </p>
  );
}

/** At the edge of the board where the seat is. */
function placeOf(seat: number, { length }: readonly string[], { layout, room }: Frame) {
  if (layout === 'desk') return { top: seat * (room.height + SEAT_GAP), left: 4 };
  if (layout === 'low') return { top: seat * room.height, left: 4 };
  const middle = (seat + 0.5) / length;
  return middle < 0.5
    ? { top: 4, left: `${100 * (seat / length)}%` }
    : { top: 4, right: `${100 * (1 - (seat + 1) / length)}%` };
}
