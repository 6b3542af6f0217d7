import type { Point, Polygon } from '../raster.ts';

/** Where a head is in the picture, and how much it is turned. */
export interface Space {
  /** From −1, looking left, to 1, looking right. */
  turn: number;
  /** Half its height. */
  size: number;
  to: (u: number, v: number) => Point;
  from: (x: number, y: number) => Point;
}

export const spaceOf = (x: number, base: number, size: number, turn: number): Space => {
  const half = size / 2, cy = base - half;
  return { turn, size: half, to: (u, v) => [x + u * half, cy + v * half], from: (px, py) => [(px - x) / half, (py - cy) / half] };
};

/** A round line through points. */
export function smooth(points: Polygon, closed = true, steps = 4): Polygon {
  const n = points.length, round: Polygon = [], at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps, spline = (j: 0 | 1) => 0.5 * (2 * b[j] + (c[j] - a[j]) * t + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t + (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
      round.push([spline(0), spline(1)]);
    }
  }
  if (!closed) round.push(points[n - 1]!);
  return round;
}
