import type { Seat } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { type EndingProps, lookAt, type SeatLook, seatOf, seededNumbers } from '@nokturn/ui';
import { type CSSProperties, useEffect, useId, useMemo } from 'react';
import { Button } from 'react-aria-components';
import type { VendettaResult } from '../index.ts';
import type { Standing } from '../rules/scoring.ts';
import type { VendettaView } from '../secrets.ts';
import classes from './Ending.module.css';
import { endingTime, tiesOf, towersOf } from './ending.ts';
import { GiCrown } from './game-icons.ts';
import { Column } from './Icons.tsx';
import { CLAN_LOOKS, seatLooksOf } from './looks.ts';
import { Mark } from './Mark.tsx';
import { skyline } from './scenery/skyline.ts';

/** The last conflict: a tower rises for each seat, from last place to first, and the crown settles on the highest. */
export function Ending({ view, names, text, settings, box, onDone }: EndingProps<VendettaView>) {
  const { state } = view;
  const result = view.result as VendettaResult | null;
  const standings = result?.standings ?? [];
  const time = endingTime(standings.length);
  useEffect(() => {
    const timer = setTimeout(onDone, time.all);
    return () => clearTimeout(timer);
  }, [onDone, time.all]);
  const looks = seatLooksOf(state.players);
  const winners = result?.winners ?? [];
  const clan = state.players[winners[0] ?? 0]?.clan ?? null;
  const towers = towersOf(standings, state);
  const most = Math.max(1, ...towers.map(({ height }) => height));
  const ties = tiesOf(standings, state);
  return (
    <section
      className={classes.ending}
      data-still={settings.reducedMotion}
      data-small={box.width < 600}
      style={
        {
          '--tint': clan === null ? '#cfdcee' : CLAN_LOOKS[clan].tint,
          '--crowned': `${time.crown}ms`,
          '--rise': `${time.rise}ms`,
        } as CSSProperties
      }
      aria-label={text.plain('ending-title')}
    >
      <City />
      <ol className={classes.towers}>
        {towers.map((tower, i) => (
          <li
            key={tower.standing.seat}
            className={classes.place}
            style={{ '--after': `${i * time.rise}ms` } as CSSProperties}
          >
            <Tower
              tower={tower}
              most={most}
              look={lookAt(looks, tower.standing.seat)}
              name={names[tower.standing.seat] ?? ''}
              won={winners.includes(tower.standing.seat)}
              text={text}
            />
          </li>
        ))}
      </ol>
      <footer className={classes.verdict}>
        <p className={classes.prince}>{text.plain('beat-ended', { winners })}</p>
        <Own standings={standings} viewer={seatOf(view.viewer)} text={text} />
        {ties.map(({ seats, by }) => (
          <p key={seats.join()} className={classes.tie}>
            {text.plain('ending-tie', { seats, by })}
          </p>
        ))}
      </footer>
      <Button className={classes.skip as string} onPress={onDone}>
        {text.plain('ending-skip')}
      </Button>
    </section>
  );
}

function Tower({
  tower: { standing, parts, height },
  most,
  look,
  name,
  won,
  text,
}: {
  tower: ReturnType<typeof towersOf>[number];
  most: number;
  look: SeatLook;
  name: string;
  won: boolean;
  text: GameText;
}) {
  return (
    <div className={classes.tower} style={{ '--seat': look.colour } as CSSProperties}>
      {won && (
        <span className={classes.crown} aria-hidden="true">
          <GiCrown />
        </span>
      )}
      <b className={classes.total}>
        <Column />
        {standing.total}
      </b>
      <div className={classes.floors} style={{ flexBasis: `${(height / most) * 70}%` }}>
        {parts.map(({ id, amount }) => (
          <span
            key={id}
            className={classes.floor}
            data-part-of={id}
            style={{ flexGrow: Math.max(0, amount) }}
          >
            <i>{text.plain(`ending-${id}`)}</i>
            <b>{amount}</b>
          </span>
        ))}
      </div>
      <span className={classes.who}>
        <Mark look={look} name={name} size={28} />
        <span>
          {standing.place}. {name}
        </span>
      </span>
    </div>
  );
}

function Own({
  standings,
  viewer,
  text,
}: {
  standings: readonly Standing[];
  viewer: Seat | null;
  text: GameText;
}) {
  const own = standings.find(({ seat }) => seat === viewer);
  const [first] = standings;
  if (!own || !first || own.place === 1) return null;
  return (
    <p className={classes.own}>
      {plain(text.say('ending-own', { place: own.place, behind: first.total - own.total }))}
    </p>
  );
}

/** The roofs behind it; at the end their windows take the colour of the winning clan. */
function City() {
  const id = useId();
  const { far, near } = useMemo(() => {
    const random = seededNumbers(41);
    return {
      far: skyline({ from: -10, to: 410, ground: 200, low: 50, high: 150, width: [10, 22] }, random),
      near: skyline({ from: -10, to: 410, ground: 200, low: 20, high: 86, width: [14, 30] }, random),
    };
  }, []);
  return (
    <svg
      className={classes.city}
      viewBox="0 0 400 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={`${id}-moon`}>
          <stop offset={0} stopColor="#fff8e2" />
          <stop offset={0.3} stopColor="#fff8e2" stopOpacity={0.5} />
          <stop offset={1} stopColor="#fff8e2" stopOpacity={0} />
        </radialGradient>
      </defs>
      <circle cx={320} cy={42} r={60} fill={`url(#${id}-moon)`} opacity={0.7} />
      <circle cx={320} cy={42} r={16} fill="#fff8e2" />
      <path d={far.houses} className={classes.far} />
      <path d={far.windows} className={classes.windows} />
      <path d={near.houses} className={classes.near} />
      <path d={near.windows} className={classes.windows} />
    </svg>
  );
}
