import type { FaceShape } from './spec.ts';

export type Point = readonly [x: number, y: number];

/** A smooth line through all of these points. */
export function soft(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] as Point;
  let path = `M${said(at(0))}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${said(first)} ${said(second)} ${said(to)}`;
  }
  return path;
}

function said([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The half widths of a head at several heights, from the crown down, and where the chin ends. */
interface Head {
  readonly half: readonly Point[];
  readonly chin: number;
}

const HEADS: Readonly<Record<FaceShape, Head>> = {
  oval: { half: halves([14, 47], [21.5, 58], [22, 74], [19.5, 88], [11, 100]), chin: 104 },
  long: { half: halves([12, 45], [19.5, 56], [20.5, 74], [18.5, 91], [10.5, 104]), chin: 108 },
  square: { half: halves([15, 47], [21.5, 57], [22.5, 74], [21.5, 90], [14, 101]), chin: 104 },
  heart: { half: halves([15, 46], [22.5, 57], [22, 73], [16.5, 89], [7.5, 101]), chin: 105 },
  round: { half: halves([16, 48], [23, 59], [24, 75], [21.5, 90], [12.5, 100]), chin: 103.5 },
  gaunt: { half: halves([13, 46], [21, 57], [21, 72], [15.5, 88], [9.5, 102]), chin: 106 },
};

function halves(...points: readonly Point[]): readonly Point[] {
  return points;
}

/** The whole head, its right half for the shadow, and its edges for the rim light. */
export function headOf(face: FaceShape) {
  const { half, chin } = HEADS[face];
  const right = half.map(([x, y]): Point => [100 + x, y]);
  const left = half.map(([x, y]): Point => [100 - x, y]).reverse();
  const inner: readonly Point[] = [
    [101, chin],
    [107, chin - 10],
    [106, 86],
    [109, 78],
    [107, 66],
    [110, 56],
    [104, 44],
  ];
  return {
    chin,
    whole: `${soft([[100, 44], ...right, [100, chin], ...left, [100, 44]])}Z`,
    shadow: `${soft([[104, 44], ...right, [101, chin]])}L${soft(inner).slice(1)}Z`,
    rightEdge: soft(right.slice(1)),
    leftEdge: soft(left.slice(0, -1)),
  };
}
