import { useId } from 'react';
import type { PlaceId } from '../../cards/places.ts';
import { Paints } from './Paints.tsx';
import classes from './scenery.module.css';
import { PlaceScenery } from './scenes.tsx';

/** A single place, for its card. */
export function PlacePicture({ place }: { place: PlaceId }) {
  const ids = useId();
  return (
    <svg
      className={`${classes.paints} ${classes.scenery}`}
      viewBox="-62 -78 124 124"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Paints ids={ids} />
      <PlaceScenery place={place} ids={ids} isFramed={false} />
    </svg>
  );
}
