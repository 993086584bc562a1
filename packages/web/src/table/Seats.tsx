import type { Seat } from '@nokturn/engine';
import { Spoken } from '@nokturn/ui';
import { type CSSProperties, useMemo } from 'react';
import { Button } from 'react-aria-components';
import { useSay } from '../app/words.tsx';
import { numbered } from '../parts/numbered.ts';
import type { Frame } from './frame.ts';
import { SeatState } from './SeatState.tsx';
import styles from './Seats.module.css';
import type { OpenTable } from './useOpenTable.ts';

/** A tile at least this high has a line for its player. */
const LINED = 100;
const LINE = 20;

/** All seats, each with the same space: a column of tiles or a strip of chips, none of them out of sight. */
export function Seats({
  table,
  frame: { room },
  onOpen,
}: {
  table: OpenTable;
  frame: Frame;
  /** Enlarges a seat. */
  onOpen: (seat: Seat) => void;
}) {
  const say = useSay();
  const { ui, shared, touch, view, names, source, state, isNow, told, playback } = table;
  const shownState = { ...state, moments: told.moments };
  const mover = playback.run?.summary?.seat ?? null;
  const isLined = room.kind === 'tile' && room.height >= LINED;
  const inner = useMemo(() => (isLined ? { ...room, height: room.height - LINE } : room), [room, isLined]);
  return (
    <section
      className={styles.seats}
      aria-label={say('table-seats')}
      data-part="seats"
      data-room={room.kind}
      data-lined={isLined || undefined}
      style={{ '--count': names.length } as CSSProperties}
    >
      <Spoken as="h2">{say('table-seats')}</Spoken>
      {numbered(names).map(([seat, name]) => (
        <div
          key={seat}
          className={styles.seat}
          data-part="seat"
          data-seat={seat}
          data-own={seat === table.seat || undefined}
          data-active={(mover === null ? view.asked?.seats?.includes(seat) : seat === mover) || undefined}
          data-moves={seat === mover || undefined}
        >
          <Button
            className={styles.open as string}
            aria-label={say('seat-open-sheet', { name })}
            onPress={() => onOpen(seat)}
          />
          <div className={styles.summary}>
            <ui.SeatSummary {...shared} {...touch} seat={seat} room={inner} />
          </div>
          <SeatState
            source={source}
            state={shownState}
            seat={seat}
            name={name}
            telling={ui.telling}
            isNow={isNow}
            isSmall
          />
        </div>
      ))}
    </section>
  );
}
