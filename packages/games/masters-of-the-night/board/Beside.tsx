import type { View } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { useId } from 'react';
import type { EventId } from '../cards/events.ts';
import type { MastersView } from '../secrets.ts';
import classes from './Beside.module.css';
import { Dice } from './Dice.tsx';
import { Events } from './Events.tsx';
import { Fighting } from './Fighting.tsx';
import type { Fight } from './fight.ts';
import type { BoardLayout } from './layout.ts';
import type { Touch } from './touch.ts';

/**
 * Beside the city, or below it if there is no room: the events, the dice and, on a desktop, the course of the
 * fight.
 */
export function Beside({
  view,
  state,
  layout: { kind, side },
  event,
  rolls,
  fight,
  touch,
  text,
}: {
  view: View<MastersView>;
  /** The state as shown at this moment. */
  state: MastersView;
  layout: BoardLayout;
  event: EventId | null;
  rolls: number;
  fight: Fight | null;
  touch: Touch;
  text: GameText;
}) {
  const room = side > 0 ? (kind === 'low' ? 'narrow' : 'column') : 'band';
  return (
    <aside className={classes.beside} data-room={room} data-fight={fight !== null}>
      <Events state={state} event={event} room={room} touch={touch} text={text} />
      <Dice view={view} state={state} rolls={rolls} room={room} touch={touch} text={text} />
      {room === 'column' && fight && <Fighting fight={fight} text={text} />}
      {room !== 'band' && <Lamp />}
    </aside>
  );
}

/** The rest of the column is a corner of the city: a gas lamp on a wall. */
function Lamp() {
  const id = useId();
  return (
    <svg
      className={classes.lamp}
      viewBox="0 0 150 260"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={id}>
          <stop offset={0} stopColor="#ffb45e" stopOpacity={0.6} />
          <stop offset={1} stopColor="#ffb45e" stopOpacity={0} />
        </radialGradient>
      </defs>
      <path className={classes.bricks} d={BRICKS} />
      <circle className={classes.light} cx={75} cy={108} r={96} fill={`url(#${id})`} />
      <path
        className={classes.iron}
        d="M72 248V134H78V248ZM66 248H84L88 260H62ZM69 170H81V174H69ZM62 134H88L84 140H66ZM60 86H90L84 132H66ZM57 86 75 68 93 86ZM73 62H77V70H73Z"
      />
      <path className={classes.glass} d="M64 89H86L82 129H68Z" />
      <path className={classes.flame} d="M75 97Q83 110 80 118 78 124 75 124T70 118Q67 110 75 97Z" />
    </svg>
  );
}

const BRICKS = Array.from({ length: 14 }, (_, row) =>
  Array.from({ length: 6 }, (_, i) => `M${i * 30 - (row % 2) * 15} ${row * 19}h28v17h-28Z`).join(''),
).join('');

export type Room = 'column' | 'narrow' | 'band';
