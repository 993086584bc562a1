import { memo } from 'react';
import { curve, sway } from './scenery/draw.ts';
import { BOATS, LAST_LEG, RAILS, ROADS } from './scenery/lands.ts';

const ROAD = [...ROADS, LAST_LEG].map(curve).join('');
const RAIL = RAILS.map(curve).join('');
const BOAT = BOATS.map((way) => sway(way, 3, 26)).join('');

/** Road, Railroad and Boat route: paved, with cross ties, and a dashed swell. */
export const Ways = memo(function Ways() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={ROAD} stroke="var(--road-edge)" strokeWidth={17} opacity={0.75} />
      <path d={ROAD} stroke="var(--road)" strokeWidth={11} />
      <path d={ROAD} stroke="var(--road-edge)" strokeWidth={2} strokeDasharray="1 9" opacity={0.55} />
      <path d={RAIL} stroke="var(--road-edge)" strokeWidth={18} opacity={0.55} />
      <path d={RAIL} stroke="var(--tie)" strokeWidth={18} strokeDasharray="4 7" strokeLinecap="butt" />
      <path d={RAIL} stroke="var(--rail)" strokeWidth={10} />
      <path d={RAIL} stroke="var(--road-edge)" strokeWidth={6} />
      <path d={RAIL} stroke="var(--tie)" strokeWidth={6} strokeDasharray="4 7" strokeLinecap="butt" />
      <path d={BOAT} stroke="var(--sea-deep)" strokeWidth={9} opacity={0.6} />
      <path d={BOAT} stroke="var(--boat)" strokeWidth={3.6} strokeDasharray="13 9" />
    </g>
  );
});
