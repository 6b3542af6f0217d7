import { SIZE, boxOf, clamp, fill, type Mask, type Point, type Polygon, type Tone } from './raster.ts';
import type { Standing } from './recipe.ts';

/** Silhouettes by name, each packed into a line of text. */
export type Shapes = Readonly<Record<string, string>>;

/** A silhouette where it stands. */
export interface Cutout {
  polygons: Polygon[];
  mask: Mask;
  base: number;
  height: number;
  far: boolean;
}

export const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%()*+-./:;=?@[]^';
const HALF = 40, TURN = 81;

/** Polygons from their packed text: one character is one step, < and > carry it further. */
export function unpack(text: string): Polygon[] {
  let x = 0, y = 0;
  return text.split('&').map((part) => {
    const steps = (part.match(/[<>]*[^<>]/g) ?? []).map((step) => ALPHABET.indexOf(step.at(-1)!) - HALF + (step.length - 1) * (step.startsWith('<') ? -TURN : TURN));
    const polygon: Polygon = [];
    for (let i = 0; i + 1 < steps.length; i += 2) polygon.push([(x += steps[i]!), (y += steps[i + 1]!)]);
    return polygon;
  });
}

/** The opposite. */
export function pack(polygons: readonly Polygon[]): string {
  const code = (n: number) => {
    const far = Math.round(n / TURN);
    return (far > 0 ? '>' : '<').repeat(Math.abs(far)) + ALPHABET[n - far * TURN + HALF]!;
  };
  let px = 0, py = 0;
  return polygons.map((polygon) => polygon.map(([x, y]) => {
    const step = code(x - px) + code(y - py);
    [px, py] = [x, y];
    return step;
  }).join('')).join('&');
}

export function maskOf(polygons: Polygon[]): Mask {
  const points = new Uint8Array(SIZE * SIZE);
  fill(points, polygons, 1);
  return { ...boxOf(polygons), points };
}

export function place(noise: Tone, text: string, { x, base, height, turn, mirrored, sunk, far }: Standing): Cutout {
  const c = Math.cos(turn * Math.PI / 180), s = Math.sin(turn * Math.PI / 180), sway = (a: number, b: number) => (noise(a / 40, b / 40) - 0.5) * 1.2;
  const turned = unpack(text).map((polygon) => polygon.map(([px, b]): Point => {
    const a = mirrored ? -px : px;
    return [a * c - b * s, a * s + b * c];
  }));
  const all = turned.flat(), xs = all.map(([a]) => a), ys = all.map(([, b]) => b), bottom = Math.max(...ys), scale = height / (bottom - Math.min(...ys)), middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const polygons = turned.map((polygon) => polygon.map(([a, b]): Point => [x + (a - middle) * scale + sway(a, b), base + (b - bottom) * scale + sway(b, a)]));
  const mask = maskOf(polygons);
  mask.points.fill(0, clamp(Math.round(base - sunk), 0, SIZE) * SIZE);
  return { polygons, mask, base, height, far };
}
