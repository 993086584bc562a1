import { Filters } from '@nokturn/ui';
import { memo } from 'react';
import { MAP, PLACES } from '../map.ts';
import {
  COAST,
  COPSE,
  FIELDS,
  FOREST_LAND,
  GLINTS,
  GRAVE_LAND,
  MOUNTAIN_LAND,
  MOUNTAINS,
  PLAINS_LAND,
  SEA,
  WAVES,
  WHOLE,
  WOODS,
} from './lands.ts';
import { CastleDrawing, Compass, Graves, Hamlets, Maze, Vessels } from './Sights.tsx';

/** The country between the Castle and the Labyrinth: everything on the map that never changes during a match. */
export const Land = memo(function Land({ ids }: { ids: string }) {
  const paint = (id: string) => `url(#${ids}-${id})`;
  return (
    <>
      <Paints ids={ids} />
      <path d={WHOLE} fill={paint('land')} />
      <path d={FOREST_LAND} fill="var(--forest-land)" filter={paint('soft')} />
      <path d={PLAINS_LAND} fill={paint('plains')} filter={paint('soft')} />
      <path d={MOUNTAIN_LAND} fill="var(--rock-land)" filter={paint('soft')} opacity={0.9} />
      <path d={GRAVE_LAND} fill="var(--grave-land)" filter={paint('soft')} opacity={0.9} />
      <circle cx={PLACES.castle.x} cy={PLACES.castle.y} r={330} fill={paint('glade')} opacity={0.35} />
      {FIELDS.map(({ key, outline, furrows, tone }) => (
        <g key={key}>
          <path d={outline} fill={`var(--field-${tone})`} opacity={0.85} />
          <path d={furrows} stroke="var(--furrow)" strokeWidth={1.2} opacity={0.55} fill="none" />
        </g>
      ))}
      <path
        d={COAST}
        fill="none"
        stroke="var(--road)"
        strokeWidth={26}
        opacity={0.16}
        filter={paint('soft')}
      />
      <path d={SEA} fill={paint('sea')} />
      <path d={COAST} fill="none" stroke="var(--foam)" strokeWidth={2.4} opacity={0.75} />
      <path
        d={COAST}
        fill="none"
        stroke="var(--foam)"
        strokeWidth={1.2}
        opacity={0.32}
        transform="translate(-1 8)"
      />
      <path
        d={COAST}
        fill="none"
        stroke="var(--foam)"
        strokeWidth={1}
        opacity={0.16}
        transform="translate(-2 17)"
      />
      <path
        d={WAVES}
        fill="none"
        stroke="var(--foam)"
        strokeWidth={1.4}
        opacity={0.3}
        strokeLinecap="round"
      />
      <path d={GLINTS} stroke="var(--moonlight)" strokeWidth={1.6} opacity={0.5} strokeLinecap="round" />
      {MOUNTAINS.map(({ key, body, lit, snow, ridges }) => (
        <g key={key}>
          <path d={body} fill={paint('rock')} />
          <path d={lit} fill={paint('rock-lit')} />
          <path d={ridges} fill="none" stroke="var(--rock-dark)" strokeWidth={1.6} opacity={0.6} />
          <path d={snow} fill="var(--snow)" opacity={0.88} />
        </g>
      ))}
      <Maze ids={ids} />
      {COPSE.map(({ key, dark, lit }) => (
        <g key={key}>
          <path d={dark} fill="var(--wood-dark)" />
          <path d={lit} fill="var(--wood-lit)" opacity={0.55} />
        </g>
      ))}
      {WOODS.map(({ key, dark, lit }) => (
        <g key={key}>
          <path d={dark} fill={key % 2 === 0 ? 'var(--wood-back)' : 'var(--wood-dark)'} />
          <path d={lit} fill="var(--wood-lit)" opacity={0.6} />
        </g>
      ))}
      <Graves />
      <Hamlets ids={ids} />
      <Vessels />
      <Compass />
      <CastleDrawing ids={ids} />
      <g fill="var(--mist)" filter={paint('mist')}>
        <ellipse cx={120} cy={520} rx={210} ry={20} opacity={0.3} />
        <ellipse cx={370} cy={440} rx={110} ry={16} opacity={0.26} />
        <ellipse cx={620} cy={290} rx={220} ry={18} opacity={0.24} />
        <ellipse cx={860} cy={240} rx={160} ry={18} opacity={0.16} />
        <ellipse cx={900} cy={560} rx={160} ry={16} opacity={0.18} />
        <ellipse cx={300} cy={250} rx={200} ry={18} opacity={0.26} />
        <ellipse cx={500} cy={940} rx={420} ry={18} opacity={0.14} />
      </g>
    </>
  );
});

function Paints({ ids }: { ids: string }) {
  return (
    <defs>
      <Filters prefix={ids} />
      <filter id={`${ids}-mist`} x="-50%" y="-300%" width="200%" height="700%">
        <feGaussianBlur stdDeviation="46 10" />
      </filter>
      <radialGradient
        id={`${ids}-land`}
        gradientUnits="userSpaceOnUse"
        cx={MAP.width * 0.46}
        cy={MAP.height * 0.44}
        r={760}
      >
        <stop stopColor="var(--land)" />
        <stop offset={1} stopColor="var(--land-far)" />
      </radialGradient>
      <linearGradient id={`${ids}-plains`} x2="0" y2="1">
        <stop stopColor="var(--plains)" />
        <stop offset={1} stopColor="var(--plains-deep)" />
      </linearGradient>
      <linearGradient id={`${ids}-sea`} gradientUnits="userSpaceOnUse" x1={300} y1={600} x2={380} y2={1060}>
        <stop stopColor="var(--sea)" />
        <stop offset={1} stopColor="var(--sea-deep)" />
      </linearGradient>
      <linearGradient id={`${ids}-rock`} x2="0" y2="1">
        <stop stopColor="var(--rock)" />
        <stop offset={1} stopColor="var(--rock-dark)" />
      </linearGradient>
      <linearGradient id={`${ids}-rock-lit`} x2="0" y2="1">
        <stop stopColor="var(--rock-lit)" />
        <stop offset={1} stopColor="var(--rock)" />
      </linearGradient>
      <linearGradient id={`${ids}-wall`} x2="1" y2="0">
        <stop stopColor="var(--wall-lit)" />
        <stop offset={0.55} stopColor="var(--wall)" />
        <stop offset={1} stopColor="var(--wall-dark)" />
      </linearGradient>
      <radialGradient id={`${ids}-glade`}>
        <stop stopColor="var(--halo)" stopOpacity={0.8} />
        <stop offset={0.35} stopColor="var(--halo)" stopOpacity={0.3} />
        <stop offset={1} stopColor="var(--halo)" stopOpacity={0} />
      </radialGradient>
      <radialGradient id={`${ids}-lamp`}>
        <stop stopColor="var(--lamp)" stopOpacity={0.85} />
        <stop offset={1} stopColor="var(--lamp)" stopOpacity={0} />
      </radialGradient>
      <radialGradient id={`${ids}-rose`}>
        <stop stopColor="var(--rose)" stopOpacity={0.8} />
        <stop offset={1} stopColor="var(--rose)" stopOpacity={0} />
      </radialGradient>
    </defs>
  );
}
