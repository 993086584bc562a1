import { mix, type Palette } from './colour.ts';
import { headOf } from './outline.ts';
import type { Beard, Eyes, PortraitSpec } from './spec.ts';

/** How far eyes, nose and mouth are shifted towards the side that the head is turned to. */
const TURNED = -3;

interface Drawn {
  readonly spec: PortraitSpec;
  readonly palette: Palette;
  /** Whether the light comes from the left in the drawing, which may be mirrored afterwards. */
  readonly litFromLeft: boolean;
}

/** Neck, ears and the head in its two tones; the face itself follows. */
export function Head({ spec, palette, litFromLeft }: Drawn) {
  const { whole, shadow, leftEdge, rightEdge, chin } = headOf(spec.face);
  const { from, rim } = spec.light;
  const dx = spec.turn === 'front' ? 0 : TURNED;
  const side = litFromLeft ? undefined : 'translate(200 0) scale(-1 1)';
  return (
    <>
      <path d="M89 92V116Q100 128 111 116V92Z" fill={palette.shade} />
      <path
        d={`M89 ${chin - 6}Q100 ${chin + 9} 111 ${chin - 6}V${chin + 2}Q100 ${chin + 14} 89 ${chin + 2}Z`}
        fill={palette.deep}
        opacity={0.55}
      />
      {spec.turn === 'front' && <path d="M79 70Q74 69 74.5 76T79.5 84Z" fill={palette.skin} />}
      <path d="M121 70Q126 69 125.5 76T120.5 84Z" fill={palette.shade} />
      <path d={whole} fill={palette.skin} />
      {from === 'below' ? (
        <path d={`M78 72Q77 44 100 44T122 72Q114 62 100 62T78 72Z`} fill={palette.shade} opacity={0.8} />
      ) : (
        <path d={shadow} fill={palette.shade} opacity={from === 'behind' ? 0.95 : 0.85} transform={side} />
      )}
      {rim && (
        <path
          d={litFromLeft ? rightEdge : leftEdge}
          fill="none"
          stroke={rim}
          strokeWidth={2}
          strokeLinecap="round"
          opacity={0.9}
        />
      )}
      <Age spec={spec} palette={palette} dx={dx} />
    </>
  );
}

/** Hollow cheeks, and the lines of age. */
function Age({ spec, palette, dx }: { spec: PortraitSpec; palette: Palette; dx: number }) {
  const line = { fill: 'none', stroke: palette.deep, strokeLinecap: 'round', opacity: 0.5 } as const;
  return (
    <>
      {spec.face === 'gaunt' && (
        <path
          d="M80.5 80Q88 84 88 96 82 92 80.5 80ZM119.5 80Q112 84 112 96 118 92 119.5 80Z"
          fill={palette.deep}
          opacity={0.4}
        />
      )}
      {spec.age !== 'young' && (
        <path
          d={`M${92 + dx} 86Q${88.5 + dx} 90 ${89 + dx} 95M${108 + dx} 86Q${111.5 + dx} 90 ${111 + dx} 95`}
          strokeWidth={1.1}
          {...line}
        />
      )}
      {spec.age === 'old' && (
        <path
          d={`M${90 + dx} 57Q100 55 ${110 + dx} 57M${91 + dx} 61.5Q100 59.5 ${109 + dx} 61.5M${87 + dx} 79.5Q91 82 95 79.8M${105 + dx} 79.8Q109 82 113 79.5`}
          strokeWidth={1}
          {...line}
        />
      )}
    </>
  );
}

/** Brows, eyes, nose, mouth and facial hair. */
export function Features({ spec, palette, litFromLeft }: Drawn) {
  const dx = spec.turn === 'front' ? 0 : TURNED;
  return (
    <g transform={dx === 0 ? undefined : `translate(${dx} 0)`}>
      <Sockets palette={palette} />
      <Eye eyes={spec.eyes} iris={spec.eyes.iris} x={91} palette={palette} litFromLeft={litFromLeft} />
      <Eye
        eyes={spec.eyes}
        iris={spec.eyes.other ?? spec.eyes.iris}
        x={109.5}
        isRight
        palette={palette}
        litFromLeft={litFromLeft}
      />
      <Brows spec={spec} palette={palette} />
      <Nose kind={spec.nose} palette={palette} />
      <BeardOf beard={spec.beard} palette={palette} />
      <MouthOf spec={spec} palette={palette} />
      {spec.beard && spec.beard !== 'stubble' && spec.beard !== 'goatee' && (
        <path
          d="M88.5 88Q94 84.5 100 87 106 84.5 111.5 88 107 91.5 100 89.3 93 91.5 88.5 88Z"
          fill={palette.hair}
        />
      )}
    </g>
  );
}

function Sockets({ palette }: { palette: Palette }) {
  return (
    <g fill={palette.shade} opacity={0.45}>
      <ellipse cx={91} cy={73.5} rx={7.4} ry={5.2} />
      <ellipse cx={109.5} cy={73.5} rx={7.4} ry={5.2} />
    </g>
  );
}

const LIDS: Readonly<Record<Exclude<Eyes['shape'], 'closed'>, { white: string; lid: string; iris: number }>> =
  {
    open: { white: 'M-5.6 .6Q-1-4.4 5.6-.8 1 3.6-5.6 .6Z', lid: 'M-6 .8Q-1-4.8 6-.8', iris: 2.5 },
    blind: { white: 'M-5.6 .6Q-1-4.4 5.6-.8 1 3.6-5.6 .6Z', lid: 'M-6 .8Q-1-4.8 6-.8', iris: 2.6 },
    narrow: { white: 'M-5.4 .4Q0-2.6 5.6-1.2 1 2.2-5.4 .4Z', lid: 'M-6 .6Q-1-3 6.4-1.6', iris: 2 },
    wide: { white: 'M-5.4 0Q-1-6 5.4-.4 1 5-5.4 0Z', lid: 'M-5.6 .2Q-1-6.4 5.6-.4', iris: 2.6 },
  };

function Eye({
  eyes,
  iris,
  x,
  isRight = false,
  palette,
  litFromLeft,
}: {
  eyes: Eyes;
  iris: string;
  x: number;
  isRight?: boolean;
  palette: Palette;
  litFromLeft: boolean;
}) {
  const transform = `translate(${x} 74)${isRight ? ' scale(-1 1)' : ''}`;
  if (eyes.shape === 'closed')
    return (
      <path
        transform={transform}
        d="M-5.6 0Q0 3.6 5.2-.4M-5.4 .4-7 1.6M-3 1.7-4 3.4"
        fill="none"
        stroke={palette.ink}
        strokeWidth={1.5}
        strokeLinecap="round"
      />
    );
  const { white, lid, iris: radius } = LIDS[eyes.shape];
  const spark = litFromLeft === isRight ? 1 : -1;
  return (
    <g transform={transform}>
      {eyes.glow && <ellipse rx={8} ry={5.6} fill={iris} opacity={0.32} />}
      <path d={white} fill={eyes.glow ? mix('#f4efe6', iris, 0.35) : '#f0ebe2'} />
      <circle cy={-0.7} r={radius} fill={eyes.shape === 'blind' ? '#dfe6ee' : iris} />
      {eyes.shape === 'blind' ? (
        <circle cy={-0.7} r={radius - 1} fill={mix(iris, '#ffffff', 0.6)} />
      ) : (
        <circle cy={-0.7} r={radius * 0.46} fill="#0d0708" />
      )}
      <circle cx={spark * 0.9} cy={-1.6} r={0.75} fill="#fff" />
      <path d={lid} fill="none" stroke={palette.ink} strokeWidth={1.5} strokeLinecap="round" />
    </g>
  );
}

const BROWS = {
  soft: { d: 'M84.5 66.5Q90 63.5 96 66M104.5 66Q110.5 63.5 116 66.5', width: 1.7 },
  straight: { d: 'M84.5 66 96.5 66.5M104 66.5 116 66', width: 2.3 },
  arched: { d: 'M84 66.5Q90 60.5 96.5 65.5M104 65.5Q110.5 60.5 116.5 66.5', width: 1.8 },
  heavy: { d: 'M83.5 65Q90 64 97 68M103.5 68Q110.5 64 117 65', width: 3.4 },
} as const;

function Brows({ spec, palette }: { spec: PortraitSpec; palette: Palette }) {
  const { d, width } = BROWS[spec.brows];
  return <path d={d} fill="none" stroke={palette.ink} strokeWidth={width} strokeLinecap="round" />;
}

const NOSES = {
  short: 'M99 76Q97 82 96.5 84.5 99 87 102.5 85.5',
  straight: 'M98.5 70Q97.5 80 95.8 85 98.5 88 103 86.3',
  hooked: 'M98 68Q94 78 94.6 85.5 96 89 102.5 86.5',
  broad: 'M98.5 72Q97 80 94 85.5 97 88.5 100 87.5 103 88.5 106 85.5',
} as const;

function Nose({ kind, palette }: { kind: PortraitSpec['nose']; palette: Palette }) {
  return (
    <>
      <path d={`${NOSES[kind]}Q104 80 102 72Z`} fill={palette.shade} opacity={0.55} />
      <path
        d={NOSES[kind]}
        fill="none"
        stroke={palette.deep}
        strokeWidth={1.3}
        strokeLinecap="round"
        opacity={0.8}
      />
    </>
  );
}

const FANG = 'l1.1 4 1.3-4Z';

function MouthOf({ spec, palette: { lips, deep } }: { spec: PortraitSpec; palette: Palette }) {
  const { mouth } = spec;
  const dark = mix(lips, '#12050a', 0.65);
  const line = { fill: 'none', stroke: dark, strokeWidth: 1.4, strokeLinecap: 'round' } as const;
  switch (mouth) {
    case 'calm':
      return (
        <>
          <path d="M93.5 93Q97 90.8 100 92 103 90.8 106.5 93 100 98.5 93.5 93Z" fill={lips} />
          <path d="M93 93Q97 93.8 100 93.2T107 93" {...line} />
        </>
      );
    case 'smile':
      return (
        <>
          <path
            d="M92.5 91.5Q97 91.8 100 92.4 103 91.8 107.5 91.5 105 98.5 100 98.5T92.5 91.5Z"
            fill={lips}
          />
          <path d="M94.5 92.4Q100 95.6 105.5 92.4 100 93 94.5 92.4Z" fill="#f6f1e8" />
          <path d="M91.5 91Q100 96.5 108.5 91" {...line} />
        </>
      );
    case 'smirk':
      return (
        <>
          <path d="M93.5 93.6Q100 91.6 107.5 90.6 102 98 93.5 93.6Z" fill={lips} />
          <path d="M93 93.6Q101 94.4 108 90.4M109 88.8Q110 90.2 109.4 91.6" {...line} />
        </>
      );
    case 'stern':
      return (
        <>
          <path d="M94 93.6Q100 91 106 93.6 100 96.6 94 93.6Z" fill={lips} />
          <path d="M92.5 94.4Q100 91.8 107.5 94.4" {...line} />
          <path d="M96 99Q100 97.8 104 99" {...line} stroke={deep} strokeWidth={1} opacity={0.5} />
        </>
      );
    case 'fangs':
      return (
        <>
          <path d="M93 92.4Q97 90.6 100 91.8 103 90.6 107 92.4 104 98 100 98T93 92.4Z" fill={lips} />
          <path d="M92.5 92.4Q100 94.6 107.5 92.4" {...line} />
          <path d={`M95.3 93.1${FANG}M102.3 93.1${FANG}`} fill="#fffaf0" />
        </>
      );
    case 'snarl':
      return (
        <>
          <path d="M91.5 91.5Q100 86.5 108.5 91.5 107.5 99.5 100 99.5T91.5 91.5Z" fill={dark} />
          <path
            d="M93 91.5Q100 88.8 107 91.5L105.5 93.2H94.5ZM94.5 97Q100 99.8 105.5 97L104 95.8H96Z"
            fill="#fffaf0"
          />
          {/* Living people snarl too, with ordinary teeth. */}
          {spec.blood === 'drained' ? (
            <path d={`M94 92.6${FANG}M103.6 92.6${FANG}`} fill="#fffaf0" />
          ) : (
            <path
              d="M97 90.4V93M100 89.9V93.2M103 90.4V93M98.5 95.8V98.4M101.5 95.8V98.4"
              {...line}
              strokeWidth={0.7}
            />
          )}
          <path d="M91.5 91.5Q100 86.5 108.5 91.5 107.5 99.5 100 99.5T91.5 91.5Z" {...line} stroke={lips} />
        </>
      );
    case 'sung':
      return (
        <>
          <ellipse cx={100} cy={94.5} rx={4.6} ry={5.4} fill={dark} stroke={lips} strokeWidth={1.6} />
          <path d="M97 97.5Q100 94.8 103 97.5 100 100 97 97.5Z" fill={mix(lips, '#ffffff', 0.15)} />
        </>
      );
  }
}

function BeardOf({ beard, palette: { hair, hairLight } }: { beard: Beard | undefined; palette: Palette }) {
  switch (beard) {
    case undefined:
    case 'moustache':
      return null;
    case 'stubble':
      return (
        <path
          d="M80 82Q83 97 92 102 100 106 108 102 117 97 120 82 116 91 109 90 100 86.5 91 90 84 91 80 82Z"
          fill={hair}
          opacity={0.34}
        />
      );
    case 'goatee':
      return (
        <path
          d="M93 97Q100 94.5 107 97 106 108 100 112 94 108 93 97ZM92 88.6Q100 85.6 108 88.6 100 90 92 88.6Z"
          fill={hair}
        />
      );
    case 'full':
      return (
        <>
          <path
            d="M78.5 74Q79 90 86 99 94 112 100 112.5T114 99Q121 90 121.5 74 118 87 110 88 105 85 100 87 95 85 90 88 82 87 78.5 74ZM93 93Q100 98 107 93 100 90.5 93 93Z"
            fill={hair}
            fillRule="evenodd"
          />
          <path
            d="M85 94Q90 104 96 109M92 100Q96 107 99 111"
            fill="none"
            stroke={hairLight}
            strokeWidth={1}
            opacity={0.6}
          />
        </>
      );
    case 'long':
      return (
        <>
          <path
            d="M78.5 74Q78 94 84 108 90 136 100 146 110 136 116 108 122 94 121.5 74 118 87 110 88 105 85 100 87 95 85 90 88 82 87 78.5 74ZM93 93Q100 98 107 93 100 90.5 93 93Z"
            fill={hair}
            fillRule="evenodd"
          />
          <path
            d="M88 100Q92 122 98 138M97 104Q98 124 100 140M108 102Q107 120 103 136"
            fill="none"
            stroke={hairLight}
            strokeWidth={1.1}
            opacity={0.6}
          />
        </>
      );
  }
}
