export interface Houses {
  readonly from: number;
  readonly to: number;
  /** The ground level, and the heights of the lowest and the highest house. */
  readonly ground: number;
  readonly low: number;
  readonly high: number;
  /** The width of a house, at least and at most. */
  readonly width: readonly [number, number];
}

export interface Skyline {
  /** One outline for all houses. */
  readonly houses: string;
  /** Their lit windows, each a small square, in one path. */
  readonly windows: string;
}

/** A row of houses in a big city: flat roofs, water tanks, masts, stepped tops. */
export function skyline({ from, to, ground, low, high, width }: Houses, random: () => number): Skyline {
  let houses = `M${from} ${ground}`;
  let windows = '';
  let x = from;
  while (x < to) {
    const wide = Math.round(width[0] + random() * (width[1] - width[0]));
    const tall = Math.round(low + random() ** 1.6 * (high - low));
    const top = ground - tall;
    houses += `V${top}${roof(wide, random)}`;
    windows += litWindows(x, top, wide, tall, random);
    x += wide;
  }
  return { houses: `${houses}V${ground}Z`, windows };
}

function roof(wide: number, random: () => number): string {
  const kind = random();
  const half = wide / 2;
  if (kind < 0.2 && wide > 9) return `h${half - 3}v-3h1v-5h4v5h1v3h${half - 3}`;
  if (kind < 0.36) {
    const mast = Math.round(8 + random() * 10);
    return `h${half}v-${mast}h.8v${mast}h${half - 0.8}`;
  }
  if (kind < 0.55 && wide > 10) return `h2v-3h${half - 4}v-4h4v4h${half - 4}v3h2`;
  return `h${wide}`;
}

function litWindows(left: number, top: number, wide: number, tall: number, random: () => number): string {
  let path = '';
  for (let y = top + 4; y < top + tall - 4; y += 5)
    for (let x = left + 2.5; x < left + wide - 2; x += 3.6)
      if (random() < 0.17) path += `M${x.toFixed(1)} ${y}h1.5v2.2h-1.5Z`;
  return path;
}
