import { memo } from 'react';
import type { Colour } from '../../cards/colours.ts';
import { PLACES, type PlaceId } from '../../cards/places.ts';
import { type Point, SLOTS } from '../geometry.ts';
import { DECK_LOOKS } from '../looks.ts';

/** What is fixed to the rims of the six places: the sums that lead there and the cards that are drawn there. */
export const Seals = memo(function Seals({ slots }: { slots: readonly PlaceId[] }) {
  return slots.map((place, slot) => {
    const { x, y } = SLOTS[slot] as Point;
    return (
      <g key={place} transform={`translate(${x} ${y}) scale(0.1)`}>
        <Sums sums={PLACES[place].sums} />
        <Draws colours={PLACES[place].draws} />
      </g>
    );
  });
});

/** The sums of the dice that lead here, on a small plaque above. */
function Sums({ sums }: { sums: readonly number[] }) {
  const width = sums.length * 24 + 14;
  return (
    <g transform="translate(0 -92)">
      <path
        d={`M${-width / 2} 0L${-width / 2 + 8}-15H${width / 2 - 8}L${width / 2} 0L${width / 2 - 8} 15H${-width / 2 + 8}Z`}
        fill="var(--plaque)"
        stroke="var(--rim)"
        strokeWidth={1.6}
      />
      {sums.map((sum, i) => (
        <text
          key={sum}
          x={(i - (sums.length - 1) / 2) * 26}
          y={1}
          fill="var(--plaque-ink)"
          fontFamily="var(--display)"
          fontSize={25}
          fontWeight={600}
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
function Draws({ colours }: { colours: readonly Colour[] }) {
  return colours.map((colour, i) => {
    const { tint, deep, Sign } = DECK_LOOKS[colour];
    const angle = (i - (colours.length - 1) / 2) * 22 - 38;
    const x = 74 * Math.cos((angle * Math.PI) / 180);
    const y = 89 * Math.sin((angle * Math.PI) / 180);
    return (
      <g key={colour} transform={`translate(${x} ${y})`} color="#fff8e8">
        <circle r={14.5} fill={deep} stroke={tint} strokeWidth={2.6} />
        <Sign x={-9.5} y={-9.5} size={19} />
      </g>
    );
  });
}
