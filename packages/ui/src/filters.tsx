/** Textures and lights for drawings. Put `<Filters prefix="x" />` into the `defs` of an SVG and use `url(#x-grain)`. */
export function Filters({ prefix }: { prefix: string }) {
  return (
    <>
      <filter id={`${prefix}-grain`} x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="7" />
        <feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 1.1 -0.35" />
      </filter>
      <filter id={`${prefix}-soft`} x="-50%" y="-50%" width="200%" height="200%">
        <feGaussianBlur stdDeviation="6" />
      </filter>
      <filter id={`${prefix}-fog`} x="-50%" y="-100%" width="200%" height="300%">
        <feGaussianBlur stdDeviation="16" />
      </filter>
    </>
  );
}
