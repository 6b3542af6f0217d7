/** The block's grid of points, and what can be worked out on it: filled shapes, soft edges, reliefs. */
export const SIZE = 400;

export type Point = [x: number, y: number];
export type Polygon = Point[];
/** What is known of a point of the picture. */
export type Tone = (x: number, y: number) => number;

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A shape on the grid, with the box it lies in. */
export interface Mask extends Box {
  points: Uint8Array;
}

export const clamp = (value: number, low = 0, high = 1) => (value < low ? low : value > high ? high : value);

export function boxOf(polygons: readonly Polygon[]): Box {
  const box = { x0: SIZE, y0: SIZE, x1: 0, y1: 0 };
  for (const polygon of polygons) {
    for (const [x, y] of polygon) {
      box.x0 = Math.min(box.x0, x);
      box.y0 = Math.min(box.y0, y);
      box.x1 = Math.max(box.x1, x);
      box.y1 = Math.max(box.y1, y);
    }
  }
  return { x0: clamp(Math.floor(box.x0), 0, SIZE), y0: clamp(Math.floor(box.y0), 0, SIZE), x1: clamp(Math.ceil(box.x1), 0, SIZE), y1: clamp(Math.ceil(box.y1), 0, SIZE) };
}

export const grown = ({ x0, y0, x1, y1 }: Box, by: number): Box => ({ x0: Math.max(0, x0 - by), y0: Math.max(0, y0 - by), x1: Math.min(SIZE, x1 + by), y1: Math.min(SIZE, y1 + by) });

/** Walks over the points that polygons cover (non-zero winding), a run of a row at a time. */
export function scan(polygons: readonly Polygon[], run: (y: number, from: number, to: number) => void, size = SIZE): void {
  const rows: number[][] = [];
  for (const polygon of polygons) {
    let [ax, ay] = polygon[polygon.length - 1]!;
    for (const [bx, by] of polygon) {
      const turn = Math.sign(by - ay), slope = (bx - ax) / (by - ay), end = Math.min(size, Math.max(ay, by) - 0.5);
      for (let y = Math.max(0, Math.ceil(Math.min(ay, by) - 0.5)); y < end; y++) (rows[y] ??= []).push(Math.round((ax + (y + 0.5 - ay) * slope) * 64) * 4 + turn + 1);
      [ax, ay] = [bx, by];
    }
  }
  rows.forEach((row, y) => {
    row.sort((a, b) => a - b);
    let wind = 0;
    for (let i = 0; i + 1 < row.length; i++) {
      wind += (row[i]! & 3) - 1;
      if (wind) run(y, Math.max(0, Math.round((row[i]! >> 2) / 64)), Math.min(size, Math.round((row[i + 1]! >> 2) / 64)));
    }
  });
}

/** Fills polygons with a number; with `over`, only where another has been put before. */
export function fill(grid: Uint8Array | Uint16Array, polygons: readonly Polygon[], id: number, over = false): void {
  scan(polygons, (y, from, to) => {
    if (!over) grid.fill(id, y * SIZE + from, Math.max(y * SIZE + from, y * SIZE + to));
    else for (let k = y * SIZE + from; k < y * SIZE + to; k++) if (grid[k]) grid[k] = id;
  });
}

/** Spreads every row over its neighbours within the radius, along the rows. */
function along(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  for (let row = 0; row < height; row++) {
    const start = row * width;
    let sum = 0;
    for (let i = -radius; i < width; i++) {
      if (i + radius < width) sum += from[start + i + radius]!;
      if (i > radius) sum -= from[start + i - radius - 1]!;
      if (i >= 0) to[start + i] = sum * share;
    }
  }
}

/** The same across the rows, a whole row at a time, as memory likes it. */
function across(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1), sums = new Float32Array(width);
  for (let j = -radius; j < height; j++) {
    const enter = (j + radius) * width, leave = (j - radius - 1) * width, row = j * width;
    if (j + radius < height) for (let x = 0; x < width; x++) sums[x]! += from[enter + x]!;
    if (j > radius) for (let x = 0; x < width; x++) sums[x]! -= from[leave + x]!;
    if (j >= 0) for (let x = 0; x < width; x++) to[row + x] = sums[x]! * share;
  }
}

/** A soft version of a mask; beyond its reach it is nothing. What is very soft is worked out on every fourth point. */
export function blur(mask: Mask, radius: number): Tone {
  const every = radius >= 8 ? 4 : radius >= 5 ? 2 : 1, reach = Math.max(1, Math.round(radius / every)), box = grown(mask, (reach * 2 + 1) * every);
  const x0 = Math.floor(box.x0 / every), y0 = Math.floor(box.y0 / every), width = Math.max(0, Math.ceil(box.x1 / every) - x0), height = Math.max(0, Math.ceil(box.y1 / every) - y0);
  const a = new Float32Array(width * height), b = new Float32Array(width * height), { points } = mask;
  for (let y = 0; y < height; y++) for (let x = 0, k = (y0 + y) * every * SIZE + x0 * every; x < width; x++, k += every) a[y * width + x] = points[k]! ? 1 : 0;
  along(a, b, width, height, reach);
  along(b, a, width, height, reach);
  across(a, b, width, height, reach);
  across(b, a, width, height, reach);
  return (x, y) => {
    const column = ((x / every) | 0) - x0, row = ((y / every) | 0) - y0;
    return column < 0 || row < 0 || column >= width || row >= height ? 0 : a[row * width + column]!;
  };
}

/** Poisson's equation inside a shape, on a grid of points `every` so far apart, begun from a guess. */
function swell(mask: Mask, every: number, rounds: number, guess: Tone | null, finish: (height: number) => number): Tone {
  const n = SIZE / every, heights = new Float32Array(n * n), cells = new Int32Array(n * n);
  let count = 0;
  for (let y = Math.max(1, Math.floor(mask.y0 / every)); y < Math.min(n - 1, mask.y1 / every); y++) {
    for (let x = Math.max(1, Math.floor(mask.x0 / every)); x < Math.min(n - 1, mask.x1 / every); x++) {
      if (!mask.points[y * every * SIZE + x * every]) continue;
      const at = y * n + x;
      cells[count++] = at;
      if (guess) heights[at] = 4 * guess(x * every, y * every);
    }
  }
  for (let round = 0; round < rounds; round++) {
    for (let k = 0; k < count; k++) {
      const at = cells[k]!;
      heights[at]! += 1.75 * ((heights[at - 1]! + heights[at + 1]! + heights[at - n]! + heights[at + n]!) / 4 + 1 - heights[at]!);
    }
  }
  for (let k = 0; k < count; k++) heights[cells[k]!] = finish(heights[cells[k]!]!);
  return (x, y) => {
    const a = clamp(x / every - 0.5, 0, n - 2), b = clamp(y / every - 0.5, 0, n - 2), column = a | 0, row = b | 0, s = a - column, t = b - row, k = row * n + column;
    return (heights[k]! * (1 - s) + heights[k + 1]! * s) * (1 - t) + (heights[k + n]! * (1 - s) + heights[k + n + 1]! * s) * t;
  };
}

/** Swells a silhouette into a relief: coarsely first, then finely. */
export const relief = (mask: Mask): Tone => swell(mask, 2, 14, swell(mask, 4, 30, null, (height) => height), (height) => Math.sqrt(Math.max(0, height)) * 1.5);

/** The whole body of a figure: what the outside cannot reach through gaps narrower than twice the radius. */
export function enclosed(mask: Mask, radius: number): Mask {
  if (radius < 0) return mask;
  const box = grown(mask, radius * 2 + 1), near = blur(mask, radius), outside: Mask = { ...box, points: new Uint8Array(SIZE * SIZE) }, stack: number[] = [];
  const visit = (x: number, y: number) => {
    const k = y * SIZE + x;
    if (x < box.x0 || y < box.y0 || x >= box.x1 || y >= box.y1 || outside.points[k] || mask.points[k] || near(x, y) >= 0.14) return;
    outside.points[k] = 1;
    stack.push(k);
  };
  // What is cut off below belongs to the figure.
  for (let x = box.x0; x < box.x1; x++) for (const y of box.y1 < SIZE ? [box.y0, box.y1 - 1] : [box.y0]) visit(x, y);
  for (let y = box.y0; y < box.y1; y++) for (const x of [box.x0, box.x1 - 1]) visit(x, y);
  for (let k = stack.pop(); k !== undefined; k = stack.pop()) {
    const x = k % SIZE, y = (k / SIZE) | 0;
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
  const rim = blur(outside, radius), whole: Mask = { ...box, points: mask.points.slice() };
  for (let y = box.y0; y < box.y1; y++) for (let x = box.x0; x < box.x1; x++) if (!outside.points[y * SIZE + x] && rim(x, y) <= 0.2) whole.points[y * SIZE + x] = 1;
  return whole;
}
