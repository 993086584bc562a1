import { memoize } from '@nokturn/engine';
import { memo } from 'react';
import type { Party } from '../cards/characters.ts';
import type { LovciCards } from '../cards.ts';
import { type Layout, type Rect, TRACK_SPACES } from './layout/index.ts';
import { PARTY_LOOKS } from './looks.ts';
import classes from './Track.module.css';

/** LN-10.3: cards that set damage to 7 move the marker to this space. */
const MOON_SPACE = 7;

type Characters = LovciCards['characters'];

/** The letters of the characters with their limit on each space, and their parties. */
const lettersOf = memoize((characters: Characters): ReadonlyMap<number, ReadonlyMap<string, Party>> => {
  const letters = new Map<number, Map<string, Party>>();
  for (const { limit, letter, party } of Object.values(characters))
    letters.set(limit, (letters.get(limit) ?? new Map()).set(letter, party));
  return letters;
});

const SPACES = Array.from({ length: TRACK_SPACES }, (_, damage) => damage);

/** The number of the round, on the moon. */
export function Round({ round, layout }: { round: number; layout: Layout }) {
  const { at, radius } = layout.round;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle className={classes.halo} r={radius * 1.35} />
      <circle className={classes.dial} r={radius} />
      <g className={classes.craters}>
        <circle cx={-radius * 0.5} cy={-radius * 0.4} r={radius * 0.2} />
        <circle cx={radius * 0.5} cy={radius * 0.45} r={radius * 0.26} />
        <circle cx={-radius * 0.35} cy={radius * 0.6} r={radius * 0.12} />
      </g>
      <text className={classes.round} y={1} fontSize={layout.type.round}>
        {round}
      </text>
    </g>
  );
}

/** The damage track: numbered stones, letters at the limits, a red crescent on 7. */
export const Track = memo(function Track({
  layout,
  characters,
}: {
  layout: Layout;
  /** The characters of this match: their limits are on the track. */
  characters: Characters;
}) {
  const { x, y, width, height } = layout.track.ground;
  const letters = lettersOf(characters);
  return (
    <g>
      <rect className={classes.ground} x={x} y={y} width={width} height={height} rx={9} />
      {SPACES.map((damage) =>
        layout.track.kind === 'ruler' ? (
          <Notch key={damage} damage={damage} letters={[...(letters.get(damage) ?? [])]} layout={layout} />
        ) : (
          <Stone key={damage} damage={damage} letters={[...(letters.get(damage) ?? [])]} layout={layout} />
        ),
      )}
    </g>
  );
});

interface SpaceProps {
  readonly damage: number;
  readonly letters: readonly (readonly [letter: string, party: Party])[];
  readonly layout: Layout;
}

/** A space in one of the two columns: its number on the left, its letters one below the other on the right. */
function Stone({ damage, letters, layout }: SpaceProps) {
  const { track, type } = layout;
  const { x, y, width, height } = track.spaceAt(damage);
  const top = y + 3 + type.number * 0.6;
  const sign = signSize(layout);
  const right = x + width - 4;
  return (
    <g>
      <Slab rect={{ x, y, width, height }} isLimit={letters.length > 0} />
      <text className={classes.number} x={x + 5} y={top} fontSize={type.number}>
        {damage}
      </text>
      {damage === MOON_SPACE && (
        <Crescent x={x + width - type.number * 0.7} y={top} size={type.number * 0.42} />
      )}
      {letters.map(([letter, party], i) => {
        const { Sign } = PARTY_LOOKS[party];
        const line = top + i * type.letter * 1.3;
        return (
          <g key={letter} className={classes[party]}>
            {sign > 0 && <Sign x={right - sign} y={line - sign * 0.52} size={sign} />}
            <text
              className={classes.letter}
              x={sign > 0 ? right - sign - type.letter * 0.45 : right - type.letter * 0.4}
              y={line}
              fontSize={type.letter}
              textAnchor="middle"
            >
              {letter}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The icon of a party is beside its letter if there is room for both. */
function signSize({ track, type }: Layout): number {
  return track.spaceAt(0).width > type.number * 1.3 + type.letter * 2.2 ? type.letter : 0;
}

/** The part of a space for markers: below its number and beside its letters. */
export function markerRoom(damage: number, layout: Layout, characters: Characters): Rect {
  const { track, type } = layout;
  const { x, y, width, height } = track.spaceAt(damage);
  const letters = lettersOf(characters).get(damage)?.size ?? 0;
  if (track.kind === 'ruler') {
    const head = type.number + 3 + (letters > 0 ? type.letter + 1 : 0);
    return { x: x + 1, y: y + head, width: width - 2, height: height - head - 1 };
  }
  const head = type.number * 1.2 + 3;
  // One letter is beside the number, the second one beside the markers.
  const beside = letters > 1 ? signSize(layout) + type.letter * 0.9 + 4 : 3;
  return { x: x + 3, y: y + head, width: width - 3 - beside, height: height - head - 3 };
}

/** A space of the ruler. */
function Notch({ damage, letters, layout: { track, type } }: SpaceProps) {
  const { x, y, width, height } = track.spaceAt(damage);
  return (
    <g>
      <Slab rect={{ x: x + 0.5, y, width: width - 1, height: height + 4 }} isLimit={letters.length > 0} />
      {damage === MOON_SPACE && <Crescent x={x + width / 2} y={y + type.number + 8} size={4.5} />}
      <text
        className={classes.number}
        x={x + width / 2}
        y={y + 2 + type.number / 2}
        fontSize={type.number}
        textAnchor="middle"
      >
        {damage}
      </text>
      {letters.map(([letter, party], i) => (
        <text
          key={letter}
          className={`${classes.letter} ${classes[party]}`}
          x={x + width / 2 + (i - (letters.length - 1) / 2) * type.letter * 0.92}
          y={y + 3 + type.number + type.letter / 2}
          fontSize={type.letter}
          textAnchor="middle"
        >
          {letter}
        </text>
      ))}
    </g>
  );
}

function Slab({ rect: { x, y, width, height }, isLimit }: { rect: Rect; isLimit: boolean }) {
  return (
    <>
      <rect
        className={classes.stone}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={Math.min(7, width * 0.12)}
        data-limit={isLimit}
      />
      <path className={classes.light} d={`M${x + 5} ${y + 1.5}H${x + width - 5}`} />
    </>
  );
}

function Crescent({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path
      className={classes.moon}
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M.45-.95A1 1 0 1 0 .45 .95 .8 .8 0 1 1 .45-.95Z"
    />
  );
}
