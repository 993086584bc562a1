import type { Seat } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { CardPeek, SeatBadge, type SeatLook, Spoken } from '@nokturn/ui';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { type MissionId, missionAt } from '../cards/missions.ts';
import { ROUNDS } from '../rules/end-of-round.ts';
import { CardFace, missionOf } from './CardFace.tsx';
import { Glyph } from './Glyph.tsx';
import { missionSigns } from './looks.ts';
import classes from './NightTrack.module.css';

const HOURS = Array.from({ length: ROUNDS }, (_, i) => i + 1);

/** The night from dusk to dawn, the turn order, and the public Missions: one line above the map. */
export function NightTrack({
  round,
  order,
  publicMissions,
  height,
  width,
  names,
  looks,
  text,
}: {
  round: number;
  /** The seats still to act this round, the next one first. */
  order: readonly Seat[];
  publicMissions: readonly number[];
  height: number;
  width: number;
  names: readonly string[];
  looks: readonly SeatLook[];
  text: GameText;
}) {
  const left = ROUNDS - round;
  const missions = publicMissions.map((mission) => missionAt(mission).id);
  const isThin = height < 40;
  return (
    <div
      className={classes.night}
      style={{ height }}
      data-thin={isThin}
      data-narrow={width < NARROW}
      data-round={round}
    >
      <div className={classes.sky} role="img" aria-label={text.plain('board-round', { round, left })}>
        {isThin ? (
          <span className={classes.hour} data-now="true">
            <Moon hour={Math.max(1, round)} />
          </span>
        ) : (
          HOURS.map((hour) => (
            <span
              key={hour}
              className={classes.hour}
              data-past={hour < round}
              data-now={hour === round}
              data-late={hour >= ROUNDS - 2}
            >
              <Moon hour={hour} />
            </span>
          ))
        )}
        {!isThin && (
          <span className={classes.sun}>
            <Glyph id="sun" />
          </span>
        )}
      </div>
      <p className={classes.words} aria-hidden="true">
        <b>{text.plain(width < NARROW ? 'board-round-brief' : 'board-round-short', { round })}</b>
        {(isThin || order.length < CROWDED) && <span>{text.plain('board-rounds-left', { left })}</span>}
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
      {missions.length > 0 &&
        (isThin || width < NARROW ? (
          <MissionsBehind missions={missions} text={text} />
        ) : (
          <ul className={classes.missions} aria-label={text.plain('board-public-missions')}>
            {missions.map((id) => (
              <li key={id}>
                <MissionChip id={id} text={text} />
              </li>
            ))}
          </ul>
        ))}
    </div>
  );
}

/** With this many seats waiting, the moons alone show how long the night is. */
const CROWDED = 5;
/** A narrower line has no room for the names of the Missions. */
const NARROW = 800;

/** A Mission as a small tile with its name. */
function MissionChip({ id, text }: { id: MissionId; text: GameText }) {
  return (
    <CardPeek thing={{ type: 'mission', id }}>
      <Button className={classes.mission as string}>
        <Signs id={id} text={text} />
        <span className={classes.title}>{plain(text.thing('mission', id))}</span>
      </Button>
    </CardPeek>
  );
}

/** Without room for names: their number, and a press shows them. */
function MissionsBehind({ missions, text }: { missions: readonly MissionId[]; text: GameText }) {
  const label = text.plain('board-public-missions');
  const brief = text.plain('board-missions-all', { count: missions.length });
  return (
    <DialogTrigger>
      {/* Nothing else on its line can be touched, and a tap only shows the Missions. */}
      <Button className={classes.mission as string} aria-label={`${brief}. ${label}`} data-nearest="">
        {missions.map((id) => (
          <Signs key={id} id={id} text={text} />
        ))}
        <span className={classes.title}>{brief}</span>
      </Button>
      <Popover className={classes.popover as string} offset={6} containerPadding={6}>
        <Dialog className={classes.dialog as string} aria-label={label}>
          {missions.map((id) => (
            <CardFace key={id} type="mission" id={id} text={text} />
          ))}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function Signs({ id, text }: { id: MissionId; text: GameText }) {
  return (
    <span className={classes.signs}>
      {missionSigns(missionOf(id, text))
        .slice(0, 2)
        .map((sign) => (
          <Glyph key={sign} id={sign} />
        ))}
    </span>
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
