import type { CardFrame } from '@nokturn/ui';
import classes from './frame.module.css';

/** Along the edge with its two cut corners; the gaps are where the tube is mounted. */
const TUBE = 'M6 148V6H226.5L244 18.500V196M244 208V344H23.500L6 331.500V160';
const SECOND = 'M10.5 146V10.500H224L239.5 21.500V198M239.5 206V339.500H26L10.5 328.500V162';

function Rim() {
  return (
    <svg viewBox="0 0 250 350" preserveAspectRatio="none" aria-hidden="true">
      <path className={classes.glow} d={TUBE} />
      <path className={classes.tube} d={TUBE} />
      <g className={classes.second}>
        <path className={classes.tube} d={SECOND} />
      </g>
      <path className={classes.clamp} d="M3 148h6v12H3ZM241 196h6v12h-6ZM112 3h10v5h-10ZM128 342h10v5h-10Z" />
    </svg>
  );
}

const SKYLINE = {
  far: 'M0 60h12V44h10v-6h6v6h8v12h9V30h5v-9h4v9h6v26h14V38h12v-5h7v23h9V26l5-9 5 9v30h13V36h18v18h9V40h10v-6h6v6h7v20h17V86H0Z',
  near: 'M0 74h9v-9h4v-6h7v6h5v9h13V62h16v12h9V52h3v-9h2v9h11v22h14V66h6v-5h7v5h5v11h16V64h4l6-9 6 9v12h11V60h15v14h7v-6h13v9h11V86H0Z',
  lit: 'M15 64h2v3h-2ZM42 66h2v3h-2ZM48 66h2v3h-2ZM68 58h2v3h-2ZM73 58h2v3h-2ZM68 65h2v3h-2ZM103 71h2v3h-2ZM133 68h2v3h-2ZM138 68h2v3h-2ZM162 64h2v3h-2ZM167 64h2v3h-2ZM167 69h2v3h-2Z',
} as const;

const RAIN = Array.from({ length: 22 }, (_, i) => {
  const [x, y] = [(i * 47) % 206, (i * 29) % 70];
  return `M${x} ${y}l-3 11`;
}).join('');

/** A street after the rain: the city, and its light reflected on the ground. */
function Field() {
  return (
    <svg viewBox="0 0 200 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Roofs />
      <path className={classes.near} d={SKYLINE.near} />
      <path className={classes.lit} d={SKYLINE.lit} />
      <Street />
      <Rain />
    </svg>
  );
}

export function Roofs() {
  return <path className={classes.far} d={SKYLINE.far} />;
}

export function Rain() {
  return <path className={classes.rain} d={RAIN} />;
}

/** The ground, from the foot of the houses down. */
export function Street() {
  return (
    <>
      <path className={classes.wet} d="M0 86H200V120H0Z" />
      <path className={classes.gleam} d="M58 86H142L160 120H40Z" />
      <path className={classes.gleam} d="M74 86H126L138 120H62Z" />
      <path className={classes.gleam} d="M88 86H112L118 120H82Z" />
      <path className={classes.puddle} d="M20 94H52M74 98H124M148 93H186M38 106H84M108 110H168M8 114H30" />
    </>
  );
}

/** A neon sign over a wet street. */
function Back() {
  return (
    <svg viewBox="0 0 250 350" preserveAspectRatio="none" aria-hidden="true">
      <g transform="translate(0 76) scale(1.25 2)">
        <path className={classes.far} d={SKYLINE.far} />
        <path className={classes.near} d={SKYLINE.near} />
        <path className={classes.lit} d={SKYLINE.lit} />
      </g>
      <path className={classes.wet} d="M0 248H250V350H0Z" />
      <path className={classes.gleam} d="M66 248H184L216 350H34Z" />
      <path className={classes.gleam} d="M88 248H162L184 350H66Z" />
      <path className={classes.gleam} d="M106 248H144L154 350H96Z" />
      <path
        className={classes.puddle}
        d="M30 262H80M92 270H172M186 260H226M60 286H120M136 294H206M24 306H70M90 318H164M180 322H214M50 334H92"
      />
      <circle className={classes.wet} cx={125} cy={175} r={64} opacity={0.82} />
      <circle className={classes.glow} cx={125} cy={175} r={64} />
      <circle className={classes.tube} cx={125} cy={175} r={64} strokeWidth={2.6} />
      <path className={classes.glow} d={TUBE} />
      <path className={classes.tube} d={TUBE} />
      <path
        className={classes.clamp}
        d="M3 148h6v12H3ZM241 196h6v12h-6ZM119 106h12v9h-12ZM119 235h12v9h-12Z"
      />
    </svg>
  );
}

/** Vendetta: the city that never turns off its lights. */
export const FRAME: CardFrame = { material: classes.neon, Rim, Field, Back };
