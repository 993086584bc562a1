import { mix } from './colour.ts';
import type { Backdrop as BackdropKind, Light } from './spec.ts';

const SHAPES: Readonly<Record<BackdropKind, string>> = {
  wood: 'M0 200V96L7 74 13 92 22 52 32 94 37 80 44 104V200ZM200 200V90L193 70 187 88 178 46 168 92 163 78 156 104V200Z',
  roofs:
    'M0 200V104H16V84L26 74 36 84V120H46V96H50V200ZM200 200V92H186V70H182V62H178V70H172V108H162V88L154 96V200Z',
  window: 'M0 0H30V200H0ZM170 0H200V200H170ZM96.5 0H103.5V200H96.5ZM30 64H170V69H30Z',
  stage:
    'M0 0H200V14Q180 40 160 18 140 40 120 18 100 40 80 18 60 40 40 18 20 40 0 14ZM0 34Q24 90 8 200H0ZM200 34Q176 90 192 200H200Z',
};
const GROUNDS: Readonly<Record<BackdropKind, string>> = {
  wood: '#0d1526',
  roofs: '#160f26',
  window: '#1d130d',
  stage: '#1c0d16',
};

/** What is around the person: a glow behind the head, and dark shapes in front of it. */
export function Backdrop({ kind, light, id }: { kind: BackdropKind; light: Light; id: string }) {
  const ground = GROUNDS[kind];
  const glow = light.rim ?? light.tone;
  return (
    <>
      <radialGradient id={id} cx="50%" cy="38%" r="62%">
        <stop offset="0" stopColor={mix(ground, glow, 0.55)} />
        <stop offset="0.55" stopColor={mix(ground, glow, 0.2)} />
        <stop offset="1" stopColor={ground} />
      </radialGradient>
      <rect width={200} height={200} fill={`url(#${id})`} />
      {kind !== 'window' && kind !== 'stage' && (
        <>
          <circle cx={152} cy={62} r={24} fill={light.tone} opacity={0.12} />
          <circle cx={152} cy={62} r={14} fill={light.tone} opacity={0.5} />
        </>
      )}
      <path d={SHAPES[kind]} fill="#04060c" opacity={0.5} />
    </>
  );
}
