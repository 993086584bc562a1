import type { GameText } from '@nokturn/text';
import { SeatBadge, type SeatLook } from '@nokturn/ui';
import type { CSSProperties } from 'react';
import { Glyph, Seal } from './Glyph.tsx';
import classes from './Reckoning.module.css';
import type { Scenery } from './stage.ts';

/** After dawn: everybody's score while it is being counted, and the winners. */
export function Reckoning({
  scenery: { tally, burnt },
  winners,
  names,
  looks,
  text,
}: {
  scenery: Scenery;
  /** Empty while counting is in progress. */
  winners: readonly number[];
  names: readonly string[];
  looks: readonly SeatLook[];
  text: GameText;
}) {
  if (tally === null) return null;
  const most = Math.max(1, ...tally);
  return (
    <section className={classes.reckoning} aria-label={text.plain('term-dawn')}>
      <h3>
        <Glyph id="sun" /> {text.plain('term-dawn')}
      </h3>
      <ol>
        {tally.map((total, seat) => (
          <li
            key={looks[seat]?.id}
            data-burnt={burnt[seat]}
            data-won={winners.includes(seat)}
            style={{ '--share': Math.max(0, total) / most, '--tint': looks[seat]?.colour } as CSSProperties}
          >
            <SeatBadge seat={seat} name={names[seat] ?? ''} looks={looks} />
            <span className={classes.name}>{names[seat]}</span>
            <span className={classes.bar} aria-hidden="true" />
            <span
              className={classes.total}
              role="img"
              aria-label={text.plain('board-points', { points: total })}
            >
              <Seal id="vp">{total}</Seal>
            </span>
            <span className={classes.fate}>
              {burnt[seat] ? text.plain('fate-burnt') : winners.includes(seat) && <Glyph id="noble" />}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
