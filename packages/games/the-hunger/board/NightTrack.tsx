import type { Seat } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { CardPeek, SeatBadge, type SeatLook, Spoken } from '@nokturn/ui';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { type MissionId, missionAt } from '../cards/missions.ts';
import { ROUNDS } from '../rules/end-of-round.ts';
import { missionOf } from './CardFace.tsx';
import { Glyph } from './Glyph.tsx';
import { missionSigns } from './looks.ts';
import classes from './NightTrack.module.css';

const HOURS = Array.from({ length: ROUNDS }, (_, i) => i + 1);

/** The night from dusk to dawn, who is next, and the Missions that are open to everybody. */
export function NightTrack({
  round,
  order,
  publicMissions,
  names,
  looks,
  text,
  children,
}: {
  round: number;
  /** Who still acts this round, the next one first. */
  order: readonly Seat[];
  publicMissions: readonly number[];
  names: readonly string[];
  looks: readonly SeatLook[];
  text: GameText;
  /** What is being told. */
  children: ReactNode;
}) {
  const left = ROUNDS - round;
  return (
    <div className={classes.night}>
      <div className={classes.sky} role="img" aria-label={text.plain('board-round', { round, left })}>
        {HOURS.map((hour) => (
          <span
            key={hour}
            className={classes.hour}
            data-past={hour < round}
            data-now={hour === round}
            data-late={hour >= ROUNDS - 2}
          >
            <Moon hour={hour} />
          </span>
        ))}
        <span className={classes.sun}>
          <Glyph id="sun" />
        </span>
      </div>
      <p className={classes.words}>
        <b>{text.plain('board-round-short', { round })}</b>
        <span>{text.plain('board-rounds-left', { left })}</span>
      </p>
      {order.length > 0 && (
        <ol className={classes.order} aria-label={text.plain('term-order')}>
          {order.map((seat) => (
            <li key={seat}>
              <SeatBadge seat={seat} name={names[seat] ?? ''} looks={looks} />
              <Spoken>{names[seat]}</Spoken>
            </li>
          ))}
        </ol>
      )}
      <div className={classes.second}>
        {publicMissions.length > 0 && (
          <ul className={classes.missions} aria-label={text.plain('board-public-missions')}>
            {publicMissions.map((mission) => {
              const { id } = missionAt(mission);
              return (
                <li key={mission}>
                  <MissionChip id={id} text={text} />
                </li>
              );
            })}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}

/** A Mission as a small tile with its name. */
function MissionChip({ id, text }: { id: MissionId; text: GameText }) {
  return (
    <CardPeek thing={{ type: 'mission', id }}>
      <Button className={classes.mission as string}>
        <span className={classes.signs}>
          {missionSigns(missionOf(id))
            .slice(0, 2)
            .map((sign) => (
              <Glyph key={sign} id={sign} />
            ))}
        </span>
        <span className={classes.title}>{plain(text.thing('mission', id))}</span>
      </Button>
    </CardPeek>
  );
}

/** The moon wanes from a full disc to the thinnest sickle. */
function Moon({ hour }: { hour: number }) {
  const lit = 1 - (hour - 1) / (ROUNDS + 2);
  const bulge = 8 * Math.abs(2 * lit - 1);
  return (
    <svg viewBox="-10 -10 20 20" aria-hidden="true">
      <circle r={8.6} className={classes.dark} />
      <path className={classes.lit} d={`M0-8A8 8 0 0 0 0 8A${bulge} 8 0 0 ${lit > 0.5 ? 0 : 1} 0-8Z`} />
    </svg>
  );
}
