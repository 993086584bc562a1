import { memo } from 'react';
import { SPACES, type Space, type SpaceEffect, type SpaceId } from '../cards/board.ts';
import { GLYPHS } from './glyphs.ts';
import { PLACES, RADIUS } from './map.ts';
import classes from './Spaces.module.css';

/** All spaces of the map. The things and vampires on them are drawn over them. */
export const Spaces = memo(function Spaces() {
  return SPACES.map((space) => {
    const { x, y } = PLACES[space.id];
    return (
      <g key={space.id} transform={`translate(${x} ${y})`}>
        {space.path !== null && <Disc space={space} />}
      </g>
    );
  });
});

/**
 * Round on the Road, square on the Railroad, a life belt on the water. A space without an effect is smaller;
 * its number is over the drawing, at a readable size.
 */
function Disc({ space: { path, effect } }: { space: Space<SpaceId> }) {
  const size = effect === null ? RADIUS * 0.74 : RADIUS;
  return (
    <g className={classes.disc} data-effect={effect ?? undefined}>
      {path === 'railroad' ? (
        <>
          <rect className={classes.shade} x={-size} y={-size + 4} width={2 * size} height={2 * size} rx={7} />
          <rect className={classes.face} x={-size} y={-size} width={2 * size} height={2 * size} rx={7} />
          <rect
            className={classes.rim}
            x={-size + 4}
            y={-size + 4}
            width={2 * size - 8}
            height={2 * size - 8}
            rx={4}
          />
        </>
      ) : (
        <>
          <circle className={classes.shade} cy={4} r={size} />
          <circle className={classes.face} r={size} />
          {path === 'boat' ? (
            <circle className={classes.belt} r={size - 3} strokeDasharray={quarters(size - 3)} />
          ) : (
            <circle className={classes.rim} r={size - 4} />
          )}
        </>
      )}
      {effect !== null && <Glyph id={effect} size={size * 1.16} />}
    </g>
  );
}

function quarters(radius: number): string {
  const quarter = (2 * Math.PI * radius) / 8;
  return `${quarter} ${quarter}`;
}

/** A small sign in the middle of a drawing. */
export function Glyph({ id, size }: { id: SpaceEffect | keyof typeof GLYPHS; size: number }) {
  return (
    <path
      className={classes.glyph}
      d={GLYPHS[id]}
      fillRule="evenodd"
      transform={`scale(${size / 24}) translate(-12 -12)`}
    />
  );
}
