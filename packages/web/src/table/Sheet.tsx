import type { Seat } from '@nokturn/engine';
import { Button, type SeatRoom } from '@nokturn/ui';
import { useRef } from 'react';
import { useSay } from '../app/words.tsx';
import { BotFace } from '../parts/BotFace.tsx';
import { Icon } from '../parts/Icon.tsx';
import { temperOf } from '../parts/levels.ts';
import type { Frame } from './frame.ts';
import { useEscape } from './keys.ts';
import { SeatState } from './SeatState.tsx';
import styles from './Sheet.module.css';
import type { OpenTable } from './useOpenTable.ts';
import { useReturnedFocus } from './useReturnedFocus.ts';

/** One seat, enlarged: everything public about it, over the near half of the board. */
export function Sheet({
  table,
  frame,
  seat,
  onClose,
}: {
  table: OpenTable;
  frame: Frame;
  seat: Seat;
  onClose: () => void;
}) {
  const say = useSay();
  const place = useRef<HTMLElement>(null);
  useReturnedFocus(place, true);
  useEscape(onClose);
  const { ui, shared, touch, names, source, state } = table;
  const name = names[seat] ?? '';
  const holder = state.facts?.holders[seat];
  const bot = holder?.kind === 'bot' ? holder.level : null;
  const temper = temperOf(bot ?? '');
  return (
    <aside
      ref={place}
      className={styles.sheet}
      aria-label={name}
      tabIndex={-1}
      data-part="sheet"
      data-seat={seat}
      style={{ width: widthIn(frame) }}
    >
      <div className={styles.head}>
        {bot !== null && <BotFace seat={seat} isLarge />}
        <div className={styles.who}>
          <h2 className={styles.name}>{name}</h2>
          {temper !== undefined && <p className={styles.temper}>{say(`temper-${temper}`, {}, 'text')}</p>}
        </div>
        <Button look="quiet" size="small" aria-label={say('drawer-close')} onPress={onClose}>
          <Icon name="cross" />
        </Button>
      </div>
      <div className={styles.summary} style={{ height: roomIn(frame).height }}>
        <ui.SeatSummary {...shared} {...touch} seat={seat} room={roomIn(frame)} />
      </div>
      <div className={styles.state}>
        <SeatState source={source} state={state} seat={seat} name={name} telling={ui.telling} />
      </div>
    </aside>
  );
}

const PADDING = 10;

function widthIn({ layout, board }: Frame): number {
  return layout === 'tall' ? board.width : Math.max(240, Math.min(420, Math.round(board.width / 2)));
}

function roomIn(frame: Frame): SeatRoom {
  const height = Math.min(320, frame.board.height - 120);
  return { kind: 'tile', width: widthIn(frame) - 2 * PADDING, height };
}
