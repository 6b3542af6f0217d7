import { random } from './chance.ts';
import type { Arc } from './mesh.ts';
import { HEIGHT, seas, WIDTH, type Point } from './regions.ts';

const mix = (a: Point, b: Point, part: number): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
const round = (value: number) => Math.round(value * 10) / 10;

/** A border drawn by hand: first calmed, then broken again and again by ever smaller shakes, coasts more than land. */
export function drawn(arc: Arc, seed: number): Point[] {
  const next = random(seed * 977 + 5);
  const coast = seas.includes(arc.left) || seas.includes(arc.right);
  let points = calm(calm(arc.points));
  for (const shake of coast ? [0.26, 0.22] : [0.15]) {
    points = points.flatMap((here, at) => {
      const ahead = points[at + 1];
      if (!ahead) return [here];
      const push = (next() - 0.5) * 2 * shake;
      const middle = mix(here, ahead, 0.5);
      return [here, [middle[0] - (ahead[1] - here[1]) * push, middle[1] + (ahead[0] - here[0]) * push] as Point];
    });
  }
  return points.map(([x, y]) => [round(x), round(y)]);
}

function calm(points: Point[]): Point[] {
  return points.map((here, at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    return before && after ? mix(here, mix(before, after, 0.5), 0.5) : here;
  });
}

/** The borders around a region in order; `~n` is the border n walked backwards. */
export function ring(arcs: Arc[], region: string): number[] {
  const mine = arcs.flatMap((arc, at) => {
    if (arc.left === region) return [{ at, from: arc.from, to: arc.to }];
    return arc.right === region ? [{ at: ~at, from: arc.to, to: arc.from }] : [];
  });
  const order = [mine[0]!];
  for (let last = mine[0]!; last.to !== mine[0]!.from; ) {
    last = mine.find((arc) => arc.from === last.to)!;
    order.push(last);
  }
  if (order.length !== mine.length) throw new Error(`${region} is not in one piece, or has a hole`);
  return order.map((arc) => arc.at);
}

/** Every point of the ground, four by four: which region, and how far from its border. */
export interface Ground {
  step: number;
  columns: number;
  rows: number;
  region: (string | undefined)[];
  depth: Float64Array;
}

export function ground(polygons: Map<string, Point[]>): Ground {
  const step = 4;
  const [columns, rows] = [Math.ceil(WIDTH / step), Math.ceil(HEIGHT / step)];
  const region = new Array<string | undefined>(columns * rows);
  for (const [name, polygon] of polygons) fill(polygon, step, columns, rows, (at) => (region[at] = name));
  return { step, columns, rows, region, depth: depths(region, columns, rows, step) };
}

function fill(polygon: Point[], step: number, columns: number, rows: number, mark: (at: number) => void): void {
  for (let row = 0; row < rows; row += 1) {
    const y = (row + 0.5) * step;
    const crossings: number[] = [];
    polygon.forEach((a, at) => {
      const b = polygon[(at + 1) % polygon.length]!;
      if (a[1] > y !== b[1] > y) crossings.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    });
    crossings.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const first = Math.max(0, Math.ceil(crossings[pair]! / step - 0.5));
      const last = Math.min(columns - 1, Math.floor(crossings[pair + 1]! / step - 0.5));
      for (let column = first; column <= last; column += 1) mark(row * columns + column);
    }
  }
}

/** So many steps along the frame stay empty. */
const RIM = 6;

/** Distances to the nearest point of another region or of the frame, by two sweeps. */
function depths(region: (string | undefined)[], columns: number, rows: number, step: number): Float64Array {
  const depth = new Float64Array(region.length).fill(Infinity);
  const near = [[-1, 0, 1], [0, -1, 1], [-1, -1, Math.SQRT2], [1, -1, Math.SQRT2]] as const;
  const sweep = (order: (at: number) => number, sign: number) => {
    for (let count = 0; count < region.length; count += 1) {
      const at = order(count);
      const [column, row] = [at % columns, Math.floor(at / columns)];
      for (const [dx, dy, far] of near) {
        const [x, y] = [column + dx * sign, row + dy * sign];
        const inside = x >= RIM && y >= RIM && x < columns - RIM && y < rows - RIM;
        const other = y * columns + x;
        const reach = !inside || region[other] !== region[at] ? step / 2 : depth[other]! + far * step;
        depth[at] = Math.min(depth[at]!, reach);
      }
    }
  };
  sweep((count) => count, 1);
  sweep((count) => region.length - 1 - count, -1);
  return depth;
}

/** How deep inside of a region a point lies; 0 outside of it. */
export function depthAt(land: Ground, name: string, [x, y]: Point): number {
  const [column, row] = [Math.floor(x / land.step), Math.floor(y / land.step)];
  if (column < 0 || row < 0 || column >= land.columns || row >= land.rows) return 0;
  const at = row * land.columns + column;
  return land.region[at] === name ? land.depth[at]! : 0;
}
