import { Random } from '@nokturn/engine';

export interface Roofs {
  /** One outline for a whole row of houses. */
  readonly houses: string;
  /** Their lit windows, in one path. */
  readonly windows: string;
}

/**
 * A row of old houses: gables, chimneys, here and there a turret. The same seed always draws the same row.
 */
export function roofs(seed: string, { to, ground }: { to: number; ground: number }): Roofs {
  const random = new Random(seed);
  let houses = `M-4 ${ground}`;
  let windows = '';
  for (let x = -4; x < to; ) {
    const wide = 9 + random.below(11);
    const eaves = ground - 16 - random.below(30);
    houses += `V${eaves}${roofOver(wide, random)}`;
    windows += windowsOf(x, eaves, wide, ground, random);
    x += wide;
  }
  return { houses: `${houses}V${ground}Z`, windows };
}

function roofOver(wide: number, random: Random): string {
  const half = wide / 2;
  switch (random.below(5)) {
    case 0: // a turret
      return `h1l${half - 1}-${wide + 10} ${half - 1} ${wide + 10}h1`;
    case 1: // a stepped gable
      return `h2v-3h2v-3h${wide - 8}v3h2v3h2`;
    case 2: // a chimney beside the ridge
      return `l${half}-${half}h1v-5h3v6l${half - 4} ${half - 1}`;
    default:
      return `l${half}-${half + 2} ${half} ${half + 2}`;
  }
}

function windowsOf(left: number, top: number, wide: number, ground: number, random: Random): string {
  let path = '';
  for (let y = top + 4; y < ground - 8; y += 6)
    for (let x = left + 2; x < left + wide - 3; x += 4.4)
      if (random.below(5) === 0) path += `M${x.toFixed(1)} ${y}h1.8v2.8h-1.8Z`;
  return path;
}

/** This many small lights scattered over the upper part of a picture. */
export function stars(seed: string, count: number, wide: number, high: number): string {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [random.below(wide * 10) / 10, (random.below(100) * random.below(100) * high) / 10_000];
    const r = (3 + random.below(7)) / 10;
    return `M${x} ${y.toFixed(1)}a${r} ${r} 0 1 0 .1 0Z`;
  }).join('');
}
