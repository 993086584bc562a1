import { useId } from 'react';
import { Backdrop } from './Backdrop.tsx';
import { Clothes } from './Clothes.tsx';
import { paletteOf } from './colour.ts';
import { Extras } from './Extras.tsx';
import { Features, Head } from './Face.tsx';
import { BehindHead, coversHair, OnHead } from './Gear.tsx';
import { BackHair, FrontHair } from './Hair.tsx';
import classes from './Portrait.module.css';
import type { Detail, PortraitSpec } from './spec.ts';

/**
 * The part of the drawing that must be visible in a frame of any shape: head and shoulders, the face, the head alone.
 */
const FRAMES: Readonly<Record<Detail, string>> = {
  card: '34 12 132 130',
  token: '46 20 108 108',
  chip: '56 16 88 90',
};

/** A face, drawn from a description. */
export default function Drawing({ spec, detail }: { spec: PortraitSpec; detail: Detail }) {
  const id = useId();
  return (
    <svg className={classes.portrait} aria-hidden="true">
      {detail === 'card' && (
        <svg
          width="100%"
          height="100%"
          viewBox="0 0 200 200"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <Backdrop kind={spec.backdrop} light={spec.light} id={id} />
        </svg>
      )}
      <svg
        width="100%"
        height="100%"
        viewBox={FRAMES[detail]}
        preserveAspectRatio="xMidYMax meet"
        overflow="visible"
        aria-hidden="true"
      >
        <Figure spec={spec} detail={detail} />
      </svg>
    </svg>
  );
}

function Figure({ spec, detail }: { spec: PortraitSpec; detail: Detail }) {
  const palette = paletteOf(spec);
  const isMirrored = spec.turn === 'right';
  const litFromLeft = spec.light.from === (isMirrored ? 'right' : 'left') || spec.light.from === 'below';
  const drawn = { spec, palette, litFromLeft };
  const tone = spec.headTone ?? spec.clothes.main;
  const isChip = detail === 'chip';
  return (
    <g transform={isMirrored ? 'translate(200 0) scale(-1 1)' : undefined}>
      {!isChip && <Extras spec={spec} palette={palette} layer="behind" />}
      <BehindHead head={spec.head} tone={tone} />
      {!coversHair(spec.head) && <BackHair hair={spec.hair} palette={palette} />}
      {!isChip && <Clothes clothes={spec.clothes} light={spec.light} litFromLeft={litFromLeft} />}
      <Head {...drawn} />
      <Features {...drawn} />
      <Extras spec={spec} palette={palette} layer="face" />
      {!coversHair(spec.head) && <FrontHair hair={spec.hair} palette={palette} withStrands={!isChip} />}
      <OnHead head={spec.head} tone={tone} hair={palette.hair} />
      {detail === 'card' && <Extras spec={spec} palette={palette} layer="body" />}
    </g>
  );
}
