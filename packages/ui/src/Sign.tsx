import type { Sign } from './seats.ts';

/** The outline of each sign in a square from −10 to 10. */
const OUTLINES: Readonly<Record<Sign, string>> = {
  circle: 'M0-9A9 9 0 1 1 0 9 9 9 0 1 1 0-9Z',
  square: 'M-8-8H8V8H-8Z',
  triangle: 'M0-9.6 9.6 7.6H-9.6Z',
  diamond: 'M0-10.4 8.6 0 0 10.4-8.6 0Z',
  star: star(10.6, 5),
  hexagon: 'M-5-8.8H5L10 0 5 8.8H-5L-10 0Z',
  cross: 'M-3.6-9.4H3.6V-3.6H9.4V3.6H3.6V9.4H-3.6V3.6H-9.4V-3.6H-3.6Z',
  crescent: 'M5.5-8.2A9.8 9.8 0 1 0 5.5 8.2 9.6 9.6 0 0 1 5.5-8.2Z',
};

function star(outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A sign as part of a drawing, centred on 0, 0 and about 20 units high. */
export function SignOutline({ sign, ...svg }: { sign: Sign } & React.SVGProps<SVGPathElement>) {
  return <path d={OUTLINES[sign]} {...svg} />;
}
