/** A spruce with drooping branches, its foot at x, y. */
export function spruce(x: number, y: number, height: number, random: () => number): string {
  const tiers = 6 + Math.floor(height / 40);
  const half = height * (0.19 + random() * 0.06);
  const left: string[] = [];
  const right: string[] = [];
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers;
    const reach = half * t ** 0.85 * (0.86 + random() * 0.28);
    const at = y - height + height * 0.94 * t;
    const inner = reach * 0.52;
    left.push(`L${r(x - reach)} ${r(at)}L${r(x - inner)} ${r(at - height * 0.025)}`);
    right.push(`L${r(x + inner)} ${r(at - height * 0.025)}`, `L${r(x + reach)} ${r(at)}`);
  }
  return `M${r(x)} ${r(y - height)}${left.join('')}L${r(x - 2)} ${r(y)}L${r(x + 2)} ${r(y)}${right.reverse().join('')}Z`;
}

/** A row of spruces between two points of the horizon. */
export function wood(
  {
    from,
    to,
    count,
    height,
    spread,
  }: { from: Foot; to: Foot; count: number; height: number; spread: number },
  random: () => number,
): string {
  const trees: string[] = [];
  for (let i = 0; i < count; i++) {
    const t = (i + random() * 0.9) / count;
    const x = from.x + (to.x - from.x) * t;
    const y = from.y + (to.y - from.y) * t + (random() - 0.5) * spread;
    trees.push(spruce(x, y, height * (0.65 + random() * 0.7), random));
  }
  return trees.join('');
}

interface Foot {
  readonly x: number;
  readonly y: number;
}

/** Blades of grass along a line. */
export function grass(x: number, y: number, width: number, height: number, random: () => number): string {
  const blades: string[] = [];
  for (let i = 0; i < width / 3; i++) {
    const foot = x + random() * width;
    const tip = foot + (random() - 0.5) * height;
    blades.push(
      `M${r(foot - 0.8)} ${r(y)}Q${r(foot)} ${r(y - height * 0.6)} ${r(tip)} ${r(y - height * (0.5 + random() * 0.6))}Q${r(foot + 0.6)} ${r(y - height * 0.5)} ${r(foot + 0.8)} ${r(y)}Z`,
    );
  }
  return blades.join('');
}

/** A spider's web: threads from its middle to the rim, and sagging rings between them. */
export function web(
  x: number,
  y: number,
  radius: number,
  random: () => number,
): { threads: string; rounds: string; dew: string } {
  const count = 12;
  const ends = Array.from({ length: count }, (_, i) => {
    const angle = ((i + (random() - 0.5) * 0.35) / count) * 2 * Math.PI;
    return { angle, length: radius * (0.85 + random() * 0.35) };
  });
  const at = (i: number, share: number) => {
    const { angle, length } = ends[((i % count) + count) % count] as { angle: number; length: number };
    return [x + Math.cos(angle) * length * share, y + Math.sin(angle) * length * share] as const;
  };
  const threads = ends.map((_, i) => `M${r(x)} ${r(y)}L${at(i, 1).map(r).join(' ')}`).join('');
  const shares = [0.2, 0.36, 0.52, 0.68, 0.84];
  const rounds = shares
    .map((share) =>
      Array.from({ length: count }, (_, i) => {
        const [ax, ay] = at(i, share);
        const [bx, by] = at(i + 1, share);
        const sag = 0.86;
        const qx = x + ((ax + bx) / 2 - x) * sag;
        const qy = y + ((ay + by) / 2 - y) * sag;
        return `M${r(ax)} ${r(ay)}Q${r(qx)} ${r(qy)} ${r(bx)} ${r(by)}`;
      }).join(''),
    )
    .join('');
  const dew = Array.from({ length: 9 }, () => {
    const share = shares[Math.floor(random() * shares.length)] as number;
    const [dx, dy] = at(Math.floor(random() * count), share);
    return `M${r(dx)} ${r(dy)}h0`;
  }).join('');
  return { threads, rounds, dew };
}

function r(value: number): number {
  return Math.round(value * 10) / 10;
}
