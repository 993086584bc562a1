import type { Seat } from '@nokturn/engine';
import { useState } from 'react';
import { useSay } from '../../app/words.tsx';
import { SeatPicker } from '../../parts/SeatPicker.tsx';
import type { Frame } from '../frame.ts';
import type { OpenTable } from '../useOpenTable.ts';
import styles from './Follow.module.css';

/** The dock for spectators: one seat, larger than the others. */
export function Follow({ table, frame }: { table: OpenTable; frame: Frame }) {
  const say = useSay();
  const [seat, setSeat] = useState<Seat>(0);
  const { ui, shared, touch, names } = table;
  const isTall = frame.layout === 'tall';
  const room = { kind: 'tile', width: frame.dock.width - 16, height: isTall ? 88 : 180 } as const;
  return (
    <div className={styles.follow}>
      <SeatPicker label={say('follow')} names={names} seat={seat} onSeat={setSeat} className={styles.pick} />
      <div className={styles.summary} style={{ height: room.height }}>
        <ui.SeatSummary {...shared} {...touch} seat={seat} room={room} />
      </div>
    </div>
  );
}
