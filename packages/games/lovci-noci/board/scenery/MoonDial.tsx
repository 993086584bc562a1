import type { Layout } from '../layout/index.ts';

const RADIUS = 80;
const TICKS = Array.from({ length: 24 }, (_, i) => i * 15);

/** The centre: a dial of the phases of the moon, laid in pale stone. Between two rows it is a paved strip. */
export function MoonDial({ ids, layout }: { ids: string; layout: Layout }) {
  const { x, y } = layout.centre;
  if (layout.shape === 'low') return <Pavement layout={layout} />;
  return (
    <g transform={`translate(${x} ${y}) scale(${layout.centreRadius / RADIUS})`}>
      <ellipse
        cy={8}
        rx={RADIUS + 14}
        ry={RADIUS + 10}
        fill="#000"
        opacity={0.4}
        filter={`url(#${ids}-soft)`}
      />
      <circle r={RADIUS + 7} fill="var(--stone-dark)" />
      <circle r={RADIUS + 4} fill="var(--meadow-low)" stroke="var(--stone)" strokeWidth={2} />
      <circle r={RADIUS + 4} fill={`url(#${ids}-stone)`} />
      <path
        d={`M${-(RADIUS - 20)}-58A${RADIUS + 4} ${RADIUS + 4} 0 0 1 ${RADIUS - 20}-58`}
        fill="none"
        stroke="var(--stone-lit)"
        strokeWidth={2}
        strokeLinecap="round"
        opacity={0.7}
      />
      <circle r={RADIUS - 12} fill="none" stroke="var(--stone)" strokeWidth={1} opacity={0.8} />
      <circle r={28} fill="none" stroke="var(--stone)" strokeWidth={1} opacity={0.8} />
      {Array.from({ length: 8 }, (_, phase) => {
        const angle = phase * 45 - 90;
        return (
          <g key={angle} transform={`rotate(${angle}) translate(${RADIUS - 4} 0) rotate(${-angle})`}>
            <MoonPhase phase={phase} />
          </g>
        );
      })}
      {TICKS.map((angle) => (
        <path
          key={angle}
          d="M0-68v6"
          transform={`rotate(${angle})`}
          stroke="var(--stone)"
          strokeWidth={1}
          opacity={0.7}
        />
      ))}
      <path
        d="M0-27 5-5 27 0 5 5 0 27-5 5-27 0-5-5Z"
        fill="var(--stone)"
        stroke="var(--stone-lit)"
        strokeWidth={0.8}
        opacity={0.75}
      />
      <circle r={RADIUS + 6} fill={`url(#${ids}-glade)`} opacity={0.8} />
    </g>
  );
}

function Pavement({ layout: { track, centre, centreRadius } }: { layout: Layout }) {
  const height = centreRadius * 2;
  return (
    <g>
      <rect
        x={3}
        y={centre.y - height / 2}
        width={track.ground.x - 6}
        height={height}
        rx={height / 2}
        fill="var(--meadow-low)"
        stroke="var(--stone)"
        strokeWidth={1}
        opacity={0.75}
      />
      <rect
        x={6}
        y={centre.y - height / 2 + 3}
        width={track.ground.x - 12}
        height={height - 6}
        rx={height / 2}
        fill="none"
        stroke="var(--stone)"
        strokeWidth={0.6}
        opacity={0.5}
      />
    </g>
  );
}

function MoonPhase({ phase }: { phase: number }) {
  const lit = Math.abs(4 - phase) / 4;
  const bulge = 6 * Math.abs(1 - 2 * lit);
  const inner = lit > 0.5 ? 1 : 0;
  const waxing = phase > 4 ? 1 : 0;
  return (
    <>
      <circle r={6.5} fill="var(--rim-dark)" stroke="var(--stone)" strokeWidth={0.8} />
      {lit > 0 && (
        <path
          d={`M0-6A6 6 0 0 ${waxing} 0 6A${bulge} 6 0 0 ${inner === waxing ? 1 : 0} 0-6Z`}
          fill="var(--moonlight)"
          opacity={0.9}
        />
      )}
    </>
  );
}
