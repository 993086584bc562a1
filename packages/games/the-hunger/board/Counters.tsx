import { CHESTS, CRYPTS, type SpaceId } from '../cards/board.ts';
import classes from './Counters.module.css';
import { countCorner } from './corners.ts';
import { place, type Window } from './geometry.ts';
import { PLACES } from './map.ts';
import type { Scenery } from './stage.ts';

/** Numbers of things on the spaces, drawn over the map so that they never become too small to read. */
export function Counters({
  scenery: { chests, crypts, tavern, tiles },
  window,
  unit,
}: {
  scenery: Scenery;
  window: Window;
  /** Pixels per unit of the map. */
  unit: number;
}) {
  const { castle } = PLACES;
  // If the counters cannot be any smaller, the tiles are further apart.
  const apart = Math.max(34, 19 / unit);
  return (
    <div className={classes.counters} aria-hidden="true">
      {CHESTS.map((space, chest) => {
        const token = chests[chest];
        if (!token?.startsWith('token-speed')) return null;
        return (
          <span key={space} className={classes.bonus} style={place(below(space), window)}>
            +{token.at(-1)}
          </span>
        );
      })}
      {CRYPTS.map(({ space }, crypt) => (
        <Count key={space} space={space} count={crypts[crypt] ?? 0} window={window} />
      ))}
      <Count space="b3" count={tavern} window={window} />
      {tiles.map((tile, i) => (
        <span
          key={tile}
          className={classes.tile}
          style={place({ x: castle.x + (i - (tiles.length - 1) / 2) * apart, y: castle.y + 68 }, window)}
        >
          {tile}
        </span>
      ))}
    </div>
  );
}

function below(space: SpaceId) {
  const { x, y } = PLACES[space];
  return { x, y: y + 13 };
}

function Count({ space, count, window }: { space: SpaceId; count: number; window: Window }) {
  const { x, y } = PLACES[space];
  const corner = countCorner(space);
  return (
    <span
      className={classes.count}
      data-none={count === 0}
      style={place({ x: x + corner.x * 21, y: y + corner.y * 21 }, window)}
    >
      {count}
    </span>
  );
}
