import { Filters } from '@nokturn/ui';

/** The gradients and filters for all drawings of the forest. `ry`: the height of a place's window at a width of 140. */
export function Paints({ ids, ry = 85 }: { ids: string; ry?: number }) {
  const fade = (id: string, stops: readonly (readonly [number, string, number?])[], vertical = true) => (
    <linearGradient id={`${ids}-${id}`} x1="0" y1="0" x2={vertical ? '0' : '1'} y2={vertical ? '1' : '0'}>
      {stops.map(([offset, colour, opacity = 1]) => (
        <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
      ))}
    </linearGradient>
  );
  const disc = (id: string, stops: readonly (readonly [number, string, number?])[]) => (
    <radialGradient id={`${ids}-${id}`}>
      {stops.map(([offset, colour, opacity = 1]) => (
        <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
      ))}
    </radialGradient>
  );
  return (
    <defs>
      <Filters prefix={ids} />
      <filter id={`${ids}-haze`} x="-100%" y="-100%" width="300%" height="300%">
        <feGaussianBlur stdDeviation="2.2" />
      </filter>
      <filter id={`${ids}-mist`} x="-50%" y="-200%" width="200%" height="500%">
        <feGaussianBlur stdDeviation="70 14" />
      </filter>
      <clipPath id={`${ids}-medallion`}>
        <ellipse rx={70} ry={ry} />
      </clipPath>
      {fade('sky', [
        [0, 'var(--sky-top)'],
        [0.35, 'var(--sky-mid)'],
        [1, 'var(--sky-low)'],
      ])}
      {fade('place-sky', [
        [0, 'var(--sky-top)'],
        [0.55, 'var(--sky-low)'],
        [1, 'var(--sky-low)'],
      ])}
      {fade('place-ground', [
        [0, 'var(--meadow)'],
        [1, 'var(--meadow-low)'],
      ])}
      {fade('roof', [
        [0, 'var(--roof-lit)'],
        [1, 'var(--roof)'],
      ])}
      {fade('lamp', [
        [0, 'var(--lamp)'],
        [1, 'var(--lamp-deep)'],
      ])}
      {fade('window', [
        [0, 'var(--moonlight)'],
        [1, 'var(--spell-blue)'],
      ])}
      {fade(
        'water',
        [
          [0, 'var(--spell-green)', 0.9],
          [0.5, 'var(--spell-blue)', 0.9],
          [1, 'var(--spell-red)', 0.9],
        ],
        false,
      )}
      {fade('beam', [
        [0, 'var(--moonlight)', 0],
        [1, 'var(--halo)', 0.55],
      ])}
      {disc('halo', [
        [0, 'var(--moonlight)', 0.9],
        [0.25, 'var(--halo)', 0.5],
        [1, 'var(--halo)', 0],
      ])}
      {disc('vignette', [
        [0.55, '#000', 0],
        [1, '#000', 0.4],
      ])}
      {disc('meadow', [
        [0, 'var(--meadow)'],
        [0.55, 'var(--meadow)', 0.75],
        [1, 'var(--meadow-low)', 0],
      ])}
      {disc('glade', [
        [0, 'var(--moonlight)', 0.5],
        [0.4, 'var(--halo)', 0.22],
        [1, 'var(--halo)', 0],
      ])}
      {fade('shaft', [
        [0, 'var(--moonlight)', 0.34],
        [1, 'var(--halo)', 0],
      ])}
      {disc('edge', [
        [0.6, '#000', 0],
        [1, 'var(--dusk)', 1],
      ])}
      {disc('stone', [
        [0, 'var(--stone-lit)', 0.34],
        [0.7, 'var(--stone)', 0.2],
        [1, 'var(--stone-dark)', 0.5],
      ])}
      {disc('moon', [
        [0, '#fff'],
        [0.7, 'var(--moonlight)'],
        [1, 'var(--halo)'],
      ])}
    </defs>
  );
}
