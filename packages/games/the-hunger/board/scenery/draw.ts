import type { Point } from '../map.ts';

export function r(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Points of a smooth line through the given ones, `steps` for each leg. */
export function smooth(points: readonly Point[], steps = 10): readonly Point[] {
  const at = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)] as Point;
  const out: Point[] = [];
  for (let leg = 0; leg < points.length - 1; leg++)
    for (let step = 0; step < steps; step++)
      out.push(bend([at(leg - 1), at(leg), at(leg + 1), at(leg + 2)], step / steps));
  out.push(at(points.length - 1));
  return out;
}

/** The Catmull–Rom curve between the second and the third of four points. */
function bend([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const mix = (p: number, q: number, u: number, v: number) =>
    0.5 * (2 * q + (u - p) * t + (2 * p - 5 * q + 4 * u - v) * t * t + (3 * q - p - 3 * u + v) * t * t * t);
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

/** A smooth line as the cubic curves of a path. */
export function curve(points: readonly Point[]): string {
  const at = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)] as Point;
  let path = `M${r(at(0).x)} ${r(at(0).y)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${r(from.x + (to.x - before.x) / 6)} ${r(from.y + (to.y - before.y) / 6)} ${r(to.x - (after.x - from.x) / 6)} ${r(to.y - (after.y - from.y) / 6)} ${r(to.x)} ${r(to.y)}`;
  }
  return path;
}

/** The same line, swaying to both sides like a swell. */
export function sway(points: readonly Point[], height: number, length: number): string {
  const line = smooth(points, 16);
  let way = 0;
  let path = '';
  line.forEach((point, i) => {
    const next = line[i + 1] ?? point;
    const last = line[i - 1] ?? point;
    const angle = Math.atan2(next.y - last.y, next.x - last.x) + Math.PI / 2;
    if (i > 0) way += Math.hypot(point.x - last.x, point.y - last.y);
    const off = height * Math.sin((way / length) * 2 * Math.PI);
    path += `${i === 0 ? 'M' : 'L'}${r(point.x + off * Math.cos(angle))} ${r(point.y + off * Math.sin(angle))}`;
  });
  return path;
}

export interface Tree {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** The dark body of a spruce, its foot at x, y. */
export function spruce({ x, y, height }: Tree, random: () => number): string {
  const tiers = 4;
  const half = height * (0.24 + random() * 0.05);
  let left = '';
  let right = '';
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers;
    const reach = half * t ** 0.9 * (0.88 + random() * 0.24);
    const down = y - height + height * 0.9 * t;
    left += `L${r(x - reach)} ${r(down)}L${r(x - reach * 0.5)} ${r(down - height * 0.04)}`;
    right = `L${r(x + reach * 0.5)} ${r(down - height * 0.04)}L${r(x + reach)} ${r(down)}${right}`;
  }
  return `M${r(x)} ${r(y - height)}${left}L${r(x - 1.4)} ${r(y)}h2.8${right}Z`;
}

/** The side of a spruce on which the moon shines. */
export function moonlitSide({ x, y, height }: Tree): string {
  const half = height * 0.2;
  return `M${r(x)} ${r(y - height * 0.98)}L${r(x - half * 0.55)} ${r(y - height * 0.5)}L${r(x - half * 0.2)} ${r(y - height * 0.54)}L${r(x - half)} ${r(y - height * 0.14)}L${r(x - half * 0.1)} ${r(y - height * 0.3)}Z`;
}

export interface Peak {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A mountain: its whole body, the face in the moonlight, and the snow on both. */
export function mountain(
  { x, y, width, height }: Peak,
  random: () => number,
): { body: string; lit: string; snow: string; ridges: string } {
  const top = { x: x + width * (random() - 0.5) * 0.12, y: y - height };
  const left = x - width / 2;
  const right = x + width / 2;
  const shoulder = { x: left + width * 0.24, y: y - height * (0.36 + random() * 0.14) };
  const notch = { x: right - width * 0.25, y: y - height * (0.42 + random() * 0.14) };
  const foot = x + width * (0.02 + random() * 0.1);
  const ridge = `L${r(top.x + width * 0.05)} ${r(y - height * 0.66)}L${r(top.x - width * 0.03)} ${r(y - height * 0.4)}L${r(foot)} ${r(y)}`;
  const slope = `L${r(shoulder.x)} ${r(shoulder.y)}`;
  const line = 0.3;
  const on = (to: { x: number; y: number }, share: number) => ({
    x: top.x + (to.x - top.x) * share,
    y: top.y + (to.y - top.y) * share,
  });
  const [a, b] = [on(shoulder, line * 1.6), on(notch, line * 1.5)];
  const zig = `L${r(top.x + (b.x - top.x) * 0.52)} ${r(b.y - height * 0.05)}L${r(top.x + width * 0.04)} ${r(b.y + height * 0.07)}L${r(top.x - width * 0.02)} ${r(b.y - height * 0.04)}L${r(a.x + (top.x - a.x) * 0.5)} ${r(a.y + height * 0.05)}L${r(a.x + (top.x - a.x) * 0.25)} ${r(a.y - height * 0.02)}`;
  return {
    body: `M${r(left)} ${r(y)}${slope}L${r(top.x)} ${r(top.y)}L${r(notch.x)} ${r(notch.y)}L${r(right)} ${r(y)}Z`,
    lit: `M${r(left)} ${r(y)}${slope}L${r(top.x)} ${r(top.y)}${ridge}Z`,
    snow: `M${r(top.x)} ${r(top.y)}L${r(b.x)} ${r(b.y)}${zig}L${r(a.x)} ${r(a.y)}Z`,
    ridges: `M${r(shoulder.x)} ${r(shoulder.y)}l${r(width * 0.08)} ${r(height * 0.16)}l${r(-width * 0.03)} ${r(height * 0.14)}M${r(notch.x)} ${r(notch.y)}l${r(-width * 0.07)} ${r(height * 0.15)}l${r(width * 0.05)} ${r(height * 0.13)}`,
  };
}

/** Whether a point lies inside a closed line. */
export function inside({ x, y }: Point, outline: readonly Point[]): boolean {
  let odd = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  });
  return odd;
}

/** A closed smooth line. */
export function blob(points: readonly Point[]): string {
  const at = (i: number) => points[((i % points.length) + points.length) % points.length] as Point;
  let path = `M${r(at(0).x)} ${r(at(0).y)}`;
  for (let i = 0; i < points.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${r(from.x + (to.x - before.x) / 6)} ${r(from.y + (to.y - before.y) / 6)} ${r(to.x - (after.x - from.x) / 6)} ${r(to.y - (after.y - from.y) / 6)} ${r(to.x)} ${r(to.y)}`;
  }
  return `${path}Z`;
}
