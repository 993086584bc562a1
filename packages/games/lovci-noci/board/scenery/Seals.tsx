import { memo } from 'react';
import type { Colour } from '../../cards/colours.ts';
import type { PlaceId } from '../../cards/places.ts';
import type { LovciCards } from '../../cards.ts';
import type { Layout, Point } from '../layout/index.ts';
import { DECK_LOOKS } from '../looks.ts';

/** The labels on the rims of the six places: the sums that lead there and the cards that can be drawn there. */
export const Seals = memo(function Seals({
  slots,
  places,
  layout,
}: {
  slots: readonly PlaceId[];
  /** The places of this match. */
  places: LovciCards['places'];
  layout: Layout;
}) {
  return slots.map((place, slot) => {
    const { x, y } = layout.slots[slot] as Point;
    return (
      <g key={place} transform={`translate(${x} ${y})`}>
        <Sums sums={places[place].sums} layout={layout} />
        <Draws colours={places[place].draws} layout={layout} />
      </g>
    );
  });
});

/** The sums of the dice that lead here, on a small plaque above. */
function Sums({ sums, layout: { place, type } }: { sums: readonly number[]; layout: Layout }) {
  const half = (sums.length * type.sums + 12) / 2;
  const high = type.sums * 0.68;
  return (
    <g transform={`translate(0 ${-place.height / 2})`}>
      <path
        d={`M${-half} 0L${-half + 6} ${-high}H${half - 6}L${half} 0L${half - 6} ${high}H${-half + 6}Z`}
        fill="var(--plaque)"
        stroke="var(--rim)"
        strokeWidth={1}
      />
      {sums.map((sum, i) => (
        <text
          key={sum}
          x={(i - (sums.length - 1) / 2) * type.sums * 1.1}
          y={0.5}
          fill="var(--plaque-ink)"
          fontFamily="var(--sans)"
          fontSize={type.sums}
          fontWeight={700}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {sum}
        </text>
      ))}
    </g>
  );
}

/** The cards that can be drawn here, as seals on the right rim. */
function Draws({ colours, layout: { place } }: { colours: readonly Colour[]; layout: Layout }) {
  const radius = Math.max(9, place.width * 0.09);
  return colours.map((colour, i) => {
    const { tint, deep, Sign } = DECK_LOOKS[colour];
    const angle = (((i - (colours.length - 1) / 2) * 25 - 38) * Math.PI) / 180;
    const x = (place.width / 2 - 2) * Math.cos(angle);
    const y = (place.height / 2 - 2) * Math.sin(angle);
    return (
      <g key={colour} transform={`translate(${x} ${y})`} color="#fff8e8">
        <circle r={radius} fill={deep} stroke={tint} strokeWidth={radius * 0.18} />
        <Sign x={-radius * 0.66} y={-radius * 0.66} size={radius * 1.32} />
      </g>
    );
  });
}
