import type { Point } from './layout/index.ts';

/**
 * For things that lie close together: the part of a square around each of them in which it is the nearest one, as the
 * corners of a polygon in the coordinates of the square.
 */
export function nearestParts(points: readonly Point[], side: number): readonly (readonly Point[])[] {
  return points.map((own, i) => {
    const square: readonly Point[] = [
      { x: 0, y: 0 },
      { x: side, y: 0 },
      { x: side, y: side },
      { x: 0, y: side },
    ];
    return points.reduce<readonly Point[]>((part, other, j) => {
      if (j === i) return part;
      return cut(part, { x: (other.x - own.x) / 2, y: (other.y - own.y) / 2 }, side / 2);
    }, square);
  });
}

/** The part of a polygon on the near side of the line halfway to a neighbour. */
function cut(polygon: readonly Point[], half: Point, middle: number): Point[] {
  const beyond = ({ x, y }: Point) => (x - middle - half.x) * half.x + (y - middle - half.y) * half.y;
  return polygon.flatMap((corner, i) => {
    const next = polygon[(i + 1) % polygon.length] as Point;
    const [here, there] = [beyond(corner), beyond(next)];
    const kept = here <= 0 ? [corner] : [];
    if (here <= 0 === there <= 0) return kept;
    const share = here / (here - there);
    return [
      ...kept,
      { x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share },
    ];
  });
}

export function clipPath(polygon: readonly Point[]): string {
  return `polygon(${polygon.map(({ x, y }) => `${x.toFixed(1)}px ${y.toFixed(1)}px`).join(', ')})`;
}
