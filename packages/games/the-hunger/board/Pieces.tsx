import type { Seat } from '@nokturn/engine';
import { signed } from '@nokturn/text';
import { initialOf } from '@nokturn/ui';
import { animate } from 'motion/mini';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { CHESTS } from '../cards/board.ts';
import type { VampireId } from '../cards/vampires.ts';
import { Figure } from './Figure.tsx';
import { DrawnGlyph } from './Glyph.tsx';
import { feetOn, standing } from './geometry.ts';
import { TOKEN_SIGNS } from './looks.ts';
import { PLACES, type Point, RADIUS } from './map.ts';
import classes from './Pieces.module.css';
import type { Scene, Scenery, Walk } from './stage.ts';

/** The tokens on the spaces. */
export function Lying({ scenery }: { scenery: Scenery }) {
  return CHESTS.map((space, chest) => {
    const token = scenery.chests[chest];
    if (token === 'closed' || token === undefined) return null;
    return (
      <g key={space} transform={at(PLACES[space])}>
        {token === null ? (
          <circle className={classes.empty} r={RADIUS - 3} />
        ) : (
          <g className={classes.token}>
            <circle r={RADIUS - 5} />
            <DrawnGlyph id={TOKEN_SIGNS[token]} size={24} />
          </g>
        )}
      </g>
    );
  });
}

/** The size of a figure; it is larger on a small map, so that its letter can be read. */
const SIZE = 1.3;
const LETTER = 11.3;
const LETTER_UNITS = 17;

/** The vampires on the map, those higher in a stack in front. */
export function Figures({
  scenery,
  vampires,
  names,
  active,
  unit,
  scene,
  count,
}: {
  scenery: Scenery;
  vampires: readonly (VampireId | null)[];
  names: readonly string[];
  /** The active seat. */
  active: Seat | null;
  /** Pixels per unit of the map. */
  unit: number;
  scene: Scene | null;
  count: number;
}) {
  const points = standing(scenery);
  const size = Math.max(SIZE, LETTER / (LETTER_UNITS * unit));
  const order = points
    .map((_, seat) => seat)
    .sort((a, b) => (scenery.heights[a] ?? 0) - (scenery.heights[b] ?? 0));
  return order.map((seat) => (
    <StandingPiece
      key={seat}
      seat={seat}
      vampire={vampires[seat] ?? null}
      initial={initialOf(names[seat] ?? '')}
      at={points[seat] as Point}
      size={size}
      isActive={active === seat}
      isResting={scenery.resting[seat] ?? false}
      isBurnt={scenery.burnt[seat] ?? false}
      unit={unit}
      walk={scene?.walk?.seat === seat ? scene.walk : null}
      gain={scene?.gain?.seat === seat ? scene.gain.amount : null}
      seconds={(scene?.length ?? 0) / 1000}
      count={count}
    />
  ));
}

function StandingPiece({
  seat,
  vampire,
  initial,
  at: point,
  size,
  unit,
  isActive,
  isResting,
  isBurnt,
  walk,
  gain,
  seconds,
  count,
}: {
  seat: Seat;
  vampire: VampireId | null;
  initial: string;
  at: Point;
  size: number;
  unit: number;
  isActive: boolean;
  isResting: boolean;
  isBurnt: boolean;
  walk: Walk | null;
  gain: number | null;
  seconds: number;
  count: number;
}) {
  const figure = useRef<SVGGElement>(null);
  // A walk is shown once, whatever else changes in the meantime.
  const goal = useRef({ point, seconds });
  goal.current = { point, seconds };
  useLayoutEffect(() => {
    const { point: end, seconds: duration } = goal.current;
    if (walk === null || !figure.current || duration === 0) return undefined;
    const stops = [...walk.path.slice(0, -1).map(feetOn), end].map(standingAt);
    const [from = '', to = ''] = [stops[0], stops.at(-1)];
    const journey = animate(
      figure.current,
      walk.way === 'mist' ? { transform: [from, from, to, to], opacity: [1, 0, 0, 1] } : { transform: stops },
      { duration, ease: walk.way === 'stumble' ? 'easeIn' : 'easeInOut' },
    );
    return () => journey.cancel();
  }, [walk]);
  return (
    <g ref={figure} style={{ transform: standingAt(point) }}>
      <g
        className={classes.figure}
        data-active={isActive}
        data-resting={isResting}
        data-burnt={isBurnt}
        data-stumbling={walk?.way === 'stumble'}
        data-anchor={`figure:${seat}`}
      >
        {isActive && <ellipse className={classes.ring} cy={-2} rx={30} ry={10} />}
        <g transform={`scale(${size})`}>
          <Figure vampire={vampire} initial={initial} />
        </g>
      </g>
      {isResting && !isBurnt && (
        <g className={classes.acted} transform={`translate(${17 * size} ${-3 * size}) scale(${size})`}>
          <circle r={7} />
          <path d="M-3.4 0-1 2.8 3.6-2.6" />
        </g>
      )}
      {isBurnt && <Flames />}
      {gain !== null && (
        <text
          key={count}
          className={classes.gain}
          y={-66 * size}
          fontSize={Math.max(30, 17 / unit)}
          data-loss={gain < 0}
        >
          {signed(gain)}
        </text>
      )}
    </g>
  );
}

/** The effect of the sun. */
function Flames() {
  return (
    <g className={classes.flames}>
      {[-9, 0, 9].map((x, i) => (
        <path
          key={x}
          d={`M${x - 8} 0Q${x - 14}-18 ${x}-44 ${x + 12}-20 ${x + 8} 0Z`}
          style={{ '--i': i } as CSSProperties}
        />
      ))}
    </g>
  );
}

function at({ x, y }: Point): string {
  return `translate(${x} ${y})`;
}

/** In a drawing, a pixel is a unit of the map. */
function standingAt({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}
