import type { Block, Lines, Own } from './block.ts';
import { clamp, type Box, type Point, type Polygon, type Tone } from './raster.ts';
import type { Recipe } from './recipe.ts';

/** A part of the scene: the points it owns and the box they lie in. */
export type Layer = Own & { box: Box };

/** What skies and lands know of the picture they are cut into. */
export interface Scene {
  block: Block;
  recipe: Recipe;
  noise: Tone;
  between: (low: number, high: number) => number;
  horizon: number;
  light: readonly [number, number];
  /** Less around the figures, so that they stand out. */
  glow: Tone;
  /** The shadow of the main figure. */
  shade: Tone;
  layer: (polygons: Polygon[]) => Layer;
  /** Whether no figure stands there. */
  open: Own;
  /** Strokes wait until all layers are known. */
  later: (stroke: () => void) => void;
}

export const SOLID = 1.4;
export const { PI, sin, cos, abs, hypot, sign } = Math;
export const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
export const disc = (x: number, y: number, r: number, n = 40): Polygon => times(n + 1, (i): Point => [x + r * cos(i * 2 * PI / n), y + r * sin(i * 2 * PI / n)]);
export const away = (s: Scene, x: number, y: number) => hypot(x - s.light[0], y - s.light[1]);
/** The side the shadows fall to. */
export const toward = (s: Scene) => (s.light[0] < 200 ? 1 : -1);
/** The spot colour keeps off the figures. */
export const spare = (s: Scene, x: number, y: number) => clamp(s.glow(x, y) * 3 - 0.45, 0.2);

/** Flat spot colour. */
export const wash = (s: Scene, own: Own, tone: Tone, angle = 0, box?: Box) =>
  s.later(() => s.block.rows(angle, { pitch: 5, tone, own, to: s.block.spot, rough: 0, step: 5, ...(box ? { box } : {}) }));
/** White on everything but the figures. */
export const white = (s: Scene, points: Polygon, weight: number) => s.later(() => s.block.brush(points, weight, s.open, s.block.cuts));
/** The same lines in ink and in spot colour. */
export const both = (s: Scene, lines: Lines, ink: (x: number, y: number, u: number) => number, spot: (x: number, y: number, u: number) => number) =>
  s.later(() => {
    s.block.hatch({ step: 4, ...lines }, { tone: ink });
    s.block.hatch({ step: 6, ...lines }, { tone: spot, to: s.block.spot, rough: 0 });
  });
/** Lines from edge to edge. */
export const level = (s: Scene, own: Own): Lines => ({
  f: (u, v, at) => {
    at.x = u;
    at.y = v;
  },
  u: [s.block.box.x0, s.block.box.x1], v: [Math.floor(s.block.box.y0 / 5) * 5, s.block.box.y1], pitch: 5, own,
});

export interface Solid {
  angle: number;
  /** From −1, looking left, to 1, looking right. */
  turn: Tone;
  low?: number;
  high?: number;
  pitch?: number;
  weight?: number;
  tint?: number;
  far?: number;
}

/** A solid thing: lines at an angle, dark and tinted where it looks away from the light. */
export function solid(s: Scene, polygon: Polygon, { angle, turn, low = 0.12, high = 0.98, pitch = 4.4, weight = 1.8, tint = SOLID, far = 0.8 }: Solid): Layer {
  const own = s.layer([polygon]), side = toward(s);
  const tone: Tone = (x, y) => far * (0.25 + 0.75 * s.glow(x, y)) * clamp((low + high) / 2 + turn(x, y) * side * (high - low) / 2, low, high);
  s.later(() => s.block.rows(angle, { pitch, own, tone, box: own.box }));
  if (tint) wash(s, own, (x, y) => (turn(x, y) * side > -0.3 ? tint * spare(s, x, y) : 0), angle, own.box);
  const rim: Own = (x, y) => own(x, y + 3) || own(x, y - 3) || own(x + 3, y) || own(x - 3, y);
  s.later(() => s.block.brush([...polygon, polygon[0]!], weight, (x, y) => s.open(x, y) && rim(x, y)));
  return own;
}

/** Land below a crest: lines that follow it, level out towards the viewer and darken in the figure's shadow. */
export function ground(s: Scene, crest: (x: number) => number, tone: Tone, { pitch = (v: number) => 4 + v / 26, tint }: { pitch?: (v: number) => number; tint?: Tone } = {}): Layer {
  const points = times(101, (i): Point => [i * 4, crest(i * 4)]), own = s.layer([[...points, [400, 400], [0, 400]]]), { x0, x1, y1 } = s.block.box;
  const f: Lines['f'] = (u, v, at) => {
    at.x = u;
    at.y = crest(u) * (1 - v / 420) + (s.horizon + 10) * v / 420 + v;
  };
  s.later(() => s.block.hatch({ f, u: [x0, x1], v: [5, Math.min(300, y1 - s.horizon + 60)], pitch, own, step: 5 }, { tone: (x, y) => clamp(tone(x, y) + 0.75 * s.shade(x, y), 0, 1.05) }));
  if (tint) wash(s, own, tint, 0, own.box);
  s.later(() => s.block.brush(points, 2.3, (x, y) => own(x, y + 2) || own(x, y + 4)));
  return own;
}

export const rolling = (s: Scene, base: number, swing: number, grain: number, seed: number) => (x: number) =>
  base - swing * (s.noise(x / grain, seed) + 0.4 * s.noise(x / grain * 2.7, seed + 9) - 0.7);
/** How steeply a crest falls away from the light. */
export const fall = (s: Scene, crest: (x: number) => number, x: number, reach: number) => toward(s) * (crest(x + reach) - crest(x - reach)) / reach / 2;
