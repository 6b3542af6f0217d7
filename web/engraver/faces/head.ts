/** The head itself: a relief of brow, sockets, nose, lips and chin, and the strokes that make it look at somebody. */
import { outline, type Block, type Own } from '../block.ts';
import { clamp, type Point, type Polygon, type Tone } from '../raster.ts';
import type { Cast } from './casts.ts';
import { smooth, type Space } from './space.ts';

/** A swelling or a hollow: where it lies, how deep in the head, how wide and high it reaches, how much it adds. */
type Bump = readonly [x: number, y: number, depth: number, wide: number, high: number, adds: number];

const gauss = (d: number) => Math.exp(-d * d);
const ease = (t: number) => {
  const u = clamp(t);
  return u * u * (3 - 2 * u);
};

/** Half the width of a head at a height. */
export function widthAt({ cheek, jaw, chin }: Cast, y: number): number {
  if (y < 0.08) return cheek * Math.sqrt(Math.max(0, 1 - (Math.abs(y - 0.08) / 1.1) ** 2.3));
  if (y < 0.58) return cheek + (jaw - cheek) * ease((y - 0.08) / 0.5) ** 1.2;
  if (y < 0.93) return jaw + (chin - jaw) * ((y - 0.58) / 0.35) ** 1.35;
  return chin * Math.sqrt(Math.max(0, 1 - ((y - 0.93) / 0.08) ** 2));
}

/** Where the middle of the face lies at a height, when the head is turned. */
export const middle = (turn: number, y: number) => turn * (0.15 * ease((y + 0.1) / 1.1) - 0.05);

/** The edge of the head; the cheek that is turned away shows brow, socket, cheekbone and mouth. */
export function contour(cast: Cast, turn: number): Polygon {
  const ys = Array.from({ length: 27 }, (_, i) => -1 + (i / 26) ** 0.86 * 2.01);
  const profile = (y: number) => Math.abs(turn) * (0.035 * gauss((y + 0.17) / 0.1) - 0.06 * gauss((y - 0.02) / 0.1) + 0.045 * gauss((y - 0.24) / 0.12) - 0.05 * gauss((y - 0.55) / 0.14) + 0.03 * gauss((y - 0.85) / 0.1));
  const at = (k: number) => ys.map((y): Point => [middle(turn, y) + k * (widthAt(cast, y) + (k * turn > 0 ? profile(y) - Math.abs(turn) * 0.06 : Math.abs(turn) * 0.04)), y]);
  return [...at(1), ...at(-1).reverse()];
}

function bumps({ brow, nose, wing, long, hook, lips, mouth, gaunt }: Cast, age: number): Bump[] {
  const tip = long, pairs = (x: number, ...rest: [number, number, number, number, number]): Bump[] => [[x, ...rest], [-x, ...rest]];
  return [
    [0, -0.52, 0.6, 0.62, 0.42, 0.05], [0, -0.05, 0.6, 0.13, 0.2, nose * 0.35], [0, tip - 0.2, 0.66, 0.14, 0.26, nose * 0.62 + hook], [0, tip - 0.05, 0.74, 0.16, 0.15, nose * 0.8],
    ...pairs(wing, tip, 0.62, 0.1, 0.09, nose * 0.5), [0, tip + 0.09, 0.62, 0.16, 0.08, -0.035],
    ...pairs(0.28, -0.17, 0.5, 0.3, 0.12, brow + 0.03), ...pairs(0.29, 0, 0.45, 0.24, 0.17, -0.16 - brow * 0.5), ...pairs(0.3, 0.015, 0.45, 0.15, 0.1, 0.09),
    ...pairs(0.27, 0.13, 0.48, 0.16, 0.06, 0.035 * age), ...pairs(0.45, 0.2, 0.36, 0.25, 0.16, 0.09), ...pairs(0.42, 0.48, 0.34, 0.22, 0.28, -0.015 - gaunt), ...pairs(0.66, -0.3, 0.1, 0.2, 0.3, -0.06),
    [0, 0.55, 0.64, mouth * 1.15, 0.08, lips * 0.6], [0, 0.66, 0.63, mouth * 0.95, 0.08, lips * 0.9], [0, 0.745, 0.58, 0.2, 0.07, -0.03],
    [0, 0.87, 0.58, 0.24, 0.15, 0.1], ...pairs(0.24, 0.5, 0.52, 0.08, 0.2, -0.05 * age),
  ];
}

/** The relief of a face, in units of the picture. */
export function reliefOf(cast: Cast, age: number, space: Space): Tone {
  const { turn, size } = space, angle = turn * 0.55, c = Math.cos(angle), s = Math.sin(angle);
  const turned = bumps(cast, age).map(([x, y, depth, wide, high, adds]) => [x * c + depth * s * 0.62, y, wide * (0.86 + 0.14 * c), high, adds] as const);
  const shape = (u: number, v: number) => {
    const across = (u - middle(turn, v)) / (widthAt(cast, clamp(v, -0.99, 1)) + 0.05), up = (v - 0.02) / 1.16;
    let height = 0.82 * Math.sqrt(Math.max(0, 1 - across * across)) * Math.sqrt(Math.max(0, 1 - up * up));
    for (const [x, y, wide, high, adds] of turned) {
      const a = (u - x) / wide, b = (v - y) / high, d = 1 - (a * a + b * b) / 2;
      if (d > 0) height += adds * d * d;
    }
    return height * size;
  };
  const n = 104, cells = new Float32Array(n * n), spread = 1.2;
  for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) cells[j * n + i] = shape((i / (n - 1) * 2 - 1) * spread, (j / (n - 1) * 2 - 1) * spread);
  return (x, y) => {
    const [u, v] = space.from(x, y), a = clamp((u / spread + 1) / 2 * (n - 1), 0, n - 1.001), b = clamp((v / spread + 1) / 2 * (n - 1), 0, n - 1.001), i = a | 0, j = b | 0, p = a - i, q = b - j, k = j * n + i;
    return (cells[k]! * (1 - p) + cells[k + 1]! * p) * (1 - q) + (cells[k + n]! * (1 - p) + cells[k + n + 1]! * p) * q;
  };
}

/** A feature's place on the turned head. */
const onFace = (turn: number) => {
  const c = Math.cos(turn * 0.55), s = Math.sin(turn * 0.55);
  return (x: number, y: number, depth: number): Point => [x * c + depth * s * 0.62, y];
};

/** How dark a face is: the light on its relief, hollows, lips, the shade of what is worn on the head. */
export function toneOf(cast: Cast, age: number, space: Space, relief: Tone, side: number, shadow: number): Tone {
  const at = onFace(space.turn), step = space.size / 46, eyes = [at(0.29, 0.005, 0.47), at(-0.29, 0.005, 0.47)], [mx] = at(0, 0.6, 0.64);
  return (x, y) => {
    const dx = (relief(x + step, y) - relief(x - step, y)) / step / 2, dy = (relief(x, y + step) - relief(x, y - step)) / step / 2;
    const lit = clamp((dy * 0.5 - dx * side * 0.74 + 0.46) / Math.sqrt(dx * dx + dy * dy + 1)), [u, v] = space.from(x, y);
    let dark = Math.min(0.96, 1.1 - 2.05 * lit) + cast.skin;
    // Light thrown back on the cheek that is turned away from the lamp.
    const edge = Math.abs(u - middle(space.turn, v)) / (widthAt(cast, clamp(v, -0.99, 1)) + 0.02);
    if ((u - middle(space.turn, v)) * side < 0 && edge > 0.82) dark -= 2.2 * (edge - 0.82);
    if (v < shadow) dark += 0.75 * clamp((shadow - v) * 6);
    for (const [ex, ey] of eyes) if (Math.abs(u - ex) / cast.eye + Math.abs(v - ey) / (cast.open * 1.35) < 1) return 0;
    if (v > 0.5 && v < 0.605 && Math.abs(u - mx) < cast.mouth * (1 - (0.605 - v) * 4)) dark += 0.1;
    return clamp(dark + 0.1 * age * gauss((v - 0.15) / 0.06), 0, 1.25);
  };
}

const tapered = (points: Point[], widths: readonly number[]): Polygon => {
  const left: Polygon = [], right: Polygon = [];
  points.forEach(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)]!, [bx, by] = points[Math.min(points.length - 1, i + 1)]!, n = Math.hypot(bx - ax, by - ay) || 1, w = widths[i]! / 2;
    left.push([x - (by - ay) / n * w, y + (bx - ax) / n * w]);
    right.unshift([x + (by - ay) / n * w, y - (bx - ax) / n * w]);
  });
  return [...left, ...right];
};

/** Brows, eyes, nose, mouth and what the years or a blade have left. */
export function features(cast: Cast, age: number, space: Space): (block: Block, own: Own) => void {
  const at = onFace(space.turn), { to, size } = space;
  return (block, own) => {
    const bold = Math.sqrt(block.coarse), solid = (polygon: Polygon) => {
      const seen = polygon.map(([u, v]) => to(u, v));
      if (seen.some(([x, y]) => own(x, y))) block.ink.push(outline(seen));
    };
    const line = (points: Point[], weight: number) => block.brush(smooth(points.map(([u, v]) => to(u, v)), false), weight * size / 100, own);
    const gleam = (u: number, v: number, r: number) => {
      const [x, y] = to(u, v), q = r * size;
      if (own(x, y)) block.cuts.push(outline([[x - q, y], [x, y - q], [x + q, y], [x, y + q]]));
    };
    for (const k of [-1, 1]) {
      if (cast.mark === 'patch' && k === 1) {
        solid([at(0.12, -0.09, 0.52), at(0.5, -0.12, 0.4), at(0.46, 0.12, 0.4), at(0.26, 0.17, 0.5), at(0.12, 0.06, 0.52)]);
        solid(tapered([at(-0.6, -0.42, 0.3), at(0.1, -0.16, 0.55), at(0.7, 0.02, 0.2)], [0.05, 0.05, 0.05]));
        continue;
      }
      eye(cast, k, { at, solid, line, gleam, bold, age });
    }
    nose(cast, { at, solid, line, bold });
    lipsOf(cast, age, { at, solid, line, bold }, (polygon) => {
      const seen = polygon.map(([u, v]) => to(u, v));
      if (seen.every(([x, y]) => own(x, y))) block.cuts.push(outline(smooth(seen, true, 3)));
    });
    if (age > 0.35) years(age, { at, line });
    marks(cast, { at, solid, line });
  };
}

interface Knife {
  at: (x: number, y: number, depth: number) => Point;
  solid: (polygon: Polygon) => void;
  line: (points: Point[], weight: number) => void;
  gleam: (u: number, v: number, r: number) => void;
  bold: number;
  age: number;
}

function eye({ eye: wide, open, slant, thick, rise, brow, mark }: Cast, k: number, { at, solid, line, gleam, bold, age }: Knife): void {
  const inner = at(k * (0.29 - wide), 0.02, 0.5), outer = at(k * (0.29 + wide), 0.005 - slant, 0.4), top = (t: number) => at(k * (0.29 + wide * t), 0.005 - open - slant * 0.5 * t, 0.47);
  const lid = mark === 'kohl' ? 0.05 : 0.036;
  solid(tapered([inner, top(-0.5), top(0), top(0.5), outer], [0.012, lid * bold, lid * 1.15 * bold, lid * bold, mark === 'kohl' ? 0.04 : 0.014]));
  line([inner, at(k * 0.27, 0.02 + open * 0.9, 0.47), at(k * 0.36, 0.012 + open * 0.7, 0.45), outer], mark === 'kohl' ? 3 : 1.5);
  if (mark === 'kohl') solid(tapered([outer, at(k * (0.29 + wide * 1.6), -slant * 2, 0.28)], [0.04, 0.008]));
  const [ix, iy] = at(k * 0.28, 0.004, 0.49), r = open * 0.98 + 0.008;
  solid(Array.from({ length: 13 }, (_, i): Point => [ix + r * 0.92 * Math.cos(i * Math.PI / 6), Math.max(iy - open, iy + r * Math.sin(i * Math.PI / 6))]));
  gleam(ix - 0.018, iy - open * 0.25, 0.017);
  line([at(k * (0.29 - wide * 0.8), -0.035 - open * 0.9, 0.5), at(k * 0.3, -0.06 - open * 1.1, 0.47), at(k * (0.29 + wide * 0.9), -0.03 - open - slant, 0.4)], 1.4);
  const high = -0.155 - open * 0.5 - (0.1 - brow) * 0.25, grey = age > 0.8 ? 0.75 : 1;
  solid(tapered([at(k * 0.11, high + 0.035, 0.56), at(k * 0.22, high - rise * 0.4, 0.53), at(k * 0.36, high - 0.02 - rise, 0.45), at(k * 0.5, high + 0.03 - rise, 0.33)], [thick * 0.8 * grey, thick * bold * grey, thick * 0.9 * bold * grey, 0.012]));
}

function nose({ wing, long, hook }: Cast, { at, solid, line, bold }: Pick<Knife, 'at' | 'solid' | 'line' | 'bold'>): void {
  for (const k of [-1, 1]) {
    solid(tapered([at(k * wing * 0.35, long + 0.035, 0.72), at(k * wing * 0.85, long + 0.02, 0.66)], [0.03 * bold, 0.036 * bold]));
    line([at(k * wing * 0.9, long - 0.08, 0.6), at(k * wing * 1.22, long - 0.01, 0.58), at(k * wing, long + 0.04, 0.6)], 2);
  }
  line([at(-wing * 0.3, long + 0.06 + hook * 0.4, 0.76), at(0, long + 0.075 + hook * 0.5, 0.78), at(wing * 0.3, long + 0.06 + hook * 0.4, 0.76)], 2.4);
}

/** The upper lip lies in shadow, the lower one takes the light, and under it is shadow again. */
function lipsOf({ mouth, lips }: Cast, age: number, { at, solid, line, bold }: Pick<Knife, 'at' | 'solid' | 'line' | 'bold'>, white: (polygon: Polygon) => void): void {
  const droop = 0.012 + age * 0.02, high = 0.02 + lips * 0.55, low = 0.015 + lips * 0.85;
  solid([at(-mouth, 0.6 + droop, 0.56), at(-mouth * 0.32, 0.605 - high, 0.64), at(0, 0.612 - high * 0.7, 0.66), at(mouth * 0.32, 0.605 - high, 0.64), at(mouth, 0.6 + droop, 0.56), at(mouth * 0.4, 0.614, 0.64), at(0, 0.622, 0.66), at(-mouth * 0.4, 0.614, 0.64)]);
  white([at(-mouth * 0.62, 0.63, 0.6), at(0, 0.637, 0.65), at(mouth * 0.62, 0.63, 0.6), at(mouth * 0.3, 0.632 + low, 0.63), at(-mouth * 0.3, 0.632 + low, 0.63)]);
  line([at(-mouth * 0.5, 0.66 + low, 0.6), at(0, 0.675 + low, 0.62), at(mouth * 0.5, 0.66 + low, 0.6)], 2.2 * bold);
}

function years(age: number, { at, line }: Pick<Knife, 'at' | 'line'>): void {
  for (const k of [-1, 1]) {
    line([at(k * 0.17, 0.38, 0.6), at(k * 0.25, 0.48, 0.55), at(k * 0.27, 0.62, 0.5)], 2 + age);
    line([at(k * 0.2, 0.12, 0.5), at(k * 0.3, 0.15, 0.47), at(k * 0.4, 0.11, 0.42)], 1.6);
    if (age > 0.6) for (const d of [-0.04, 0.02]) line([at(k * 0.47, d, 0.3), at(k * 0.57, d * 2.4 + 0.01, 0.2)], 1.5);
  }
  for (const y of age > 0.7 ? [-0.42, -0.53, -0.34] : [-0.4]) line([at(-0.26, y, 0.56), at(0, y - 0.025, 0.66), at(0.26, y, 0.56)], 1.7);
  line([at(-0.035, -0.22, 0.64), at(-0.03, -0.12, 0.64)], 2);
  line([at(0.04, -0.22, 0.64), at(0.035, -0.12, 0.64)], 2);
}

function marks({ mark }: Cast, { at, solid, line }: Pick<Knife, 'at' | 'solid' | 'line'>): void {
  if (mark === 'scar') {
    line([at(0.44, -0.3, 0.4), at(0.4, -0.02, 0.42), at(0.47, 0.42, 0.34)], 2.8);
    for (const y of [0.14, 0.26, 0.36]) line([at(0.38, y, 0.4), at(0.5, y - 0.03, 0.34)], 1.6);
  }
  if (mark === 'paint') {
    for (const k of [-1, 1]) for (const y of [0.16, 0.27, 0.38]) solid(tapered([at(k * 0.2, y + 0.03, 0.54), at(k * 0.4, y, 0.42), at(k * 0.62, y + 0.05, 0.18)], [0.03, 0.045, 0.02]));
    solid(tapered([at(0, -0.62, 0.6), at(0, -0.25, 0.68)], [0.07, 0.03]));
  }
  if (mark === 'caste') solid(Array.from({ length: 9 }, (_, i): Point => { const [x, y] = at(0, -0.25, 0.66); return [x + 0.035 * Math.cos(i * Math.PI / 4), y + 0.045 * Math.sin(i * Math.PI / 4)]; }));
}
