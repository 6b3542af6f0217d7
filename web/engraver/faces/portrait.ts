/** Somebody's head and shoulders, put together from parts that lie one over the other. */
import { outline, type Block, type Own } from '../block.ts';
import { clamp, type Point, type Polygon, type Tone } from '../raster.ts';
import type { Face } from '../recipe.ts';
import { casts } from './casts.ts';
import { contour, features, middle, reliefOf, toneOf } from './head.ts';
import { smooth, spaceOf, type Space } from './space.ts';
import { beards, dresses, hairs, hats, type Dress, type Mass } from './wear.ts';

/** A part of a portrait. Without a tone of its own it is swelled into a relief like any figure. */
export interface Part {
  polygons: Polygon[];
  /** How high it is, for the shadow it throws. */
  size: number;
  height3?: Tone;
  tone?: Tone;
  strokes?: (block: Block, own: Own) => void;
  /** How soft the white line around it is: 1 for none. */
  rim?: number;
  close?: number;
}

function find<T>(all: Record<string, T>, name: string, what: string): T {
  const found = all[name];
  if (found === undefined) throw new Error(`no ${what} is called ${name}; known are ${Object.keys(all).join(', ')}`);
  return found;
}

const mirror = (half: readonly Point[]): Point[] => half.map(([x, y]): Point => [-x, y]);

export function carve(face: Face, side: number, noise: Tone): Part[] {
  const cast = find(casts, face.cast, 'cast'), hair = find(hairs, face.hair, 'hair'), beard = find(beards, face.beard, 'beard'), hat = find(hats, face.hat, 'hat'), dress = find(dresses, face.dress, 'dress');
  const space = spaceOf(face.x, face.base, face.size, face.turn), shadow = Math.max(hat?.shadow ?? -1, hair?.shadow ?? -1);
  const relief = reliefOf(cast, face.age, space), skin = toneOf(cast, face.age, space, relief, side, shadow), parts: Part[] = [];
  for (const mass of [hair, hat]) if (mass) parts.push(...behind(mass, space, noise));
  parts.push(shoulders(dress, cast.skin, space, side), neck(cast.jaw, cast.skin, space, side));
  if (!hair || hair.outer.length < 5) parts.push(...ears(cast.cheek, cast.skin, space));
  parts.push({ polygons: [contour(cast, face.turn).map(([u, v]) => space.to(u, v))], size: face.size, height3: relief, tone: skin, strokes: features(cast, face.age, space), rim: 0.3, close: -1 });
  if (beard) parts.push(...mass(beard, space, noise, (u, v) => [u + bent(face.turn, v), v], mouth(cast.mouth, space)));
  if (hair) parts.push(...mass(hair, space, noise, (u, v) => [u + middle(face.turn, v), v]));
  if (hat) parts.push(...mass(hat, space, noise, (u, v) => [u + middle(face.turn, v), v]));
  return parts;
}

/** A beard goes with the mouth. */
const bent = (turn: number, v: number) => turn * (v > 0.3 ? 0.17 : 0.1);

/** A mass of hair or cloth in front, with the strands that are cut into it. */
function mass({ outer, inner, wave = 0, strands = 0, banded, more = [], sharp, cuts = [] }: Mass, space: Space, noise: Tone, bend: (u: number, v: number) => Point, extra?: (block: Block, own: Own) => void): Part[] {
  const wavy = ([x, y]: Point, i: number): Point => [x + wave * (noise(y * 2.3 + Math.sign(x) * 9, i * 0.1) - 0.5) * 2, y];
  const seen = (points: readonly Point[], round = !sharp, closed = true): Polygon => {
    const placed = points.map(([u, v]) => space.to(...bend(u, v)));
    return round ? smooth(placed, closed, 3) : placed;
  };
  const from = outer[0]![0] > 0.01, right = outer.map(wavy), left = mirror(outer).map(wavy);
  // From one end over the crown (or the chin) to the other, and back along the inner edge.
  const ring = from ? [...right, ...left.slice(0, -1).reverse(), ...mirror(inner), ...[...inner].reverse().slice(1)] : [...[...left].reverse(), ...right.slice(1), ...[...inner].reverse(), ...mirror(inner).slice(1)];
  const strokes = (block: Block, own: Own) => {
    const heavy = space.size / 100, cut = (points: Point[], weight: number) => block.brush(seen(points, true, false), weight * heavy, own, block.cuts);
    for (const [edge, within] of [[right, inner], [left, mirror(inner)]] as const) {
      if (banded) for (let i = 1; i < edge.length; i++) for (const t of [0, 0.25, 0.5, 0.75]) cut(span(edge, within, i - t, noise(i * 4 + t * 4, 3)), t * 4 % 2 ? 1.5 : 2.3);
      else for (let n = 1; n <= strands; n++) cut(edge.map((point, i) => mix(point, within[i]!, (n - 0.3) / (strands + 0.4) + 0.06 * (noise(i, n * 3) - 0.5))), n % 2 ? 2.2 : 1.4);
    }
    for (const line of cuts) for (const each of [line, mirror(line)]) cut([...each], 3);
    extra?.(block, own);
  };
  const front: Part = { polygons: [seen(ring)], size: 0, strokes, rim: 0.34, close: -1 };
  const pieces = more.filter((piece) => !piece.behind).flatMap(({ path, both, sharp: hard }) => [path, ...(both ? [mirror(path)] : [])].map((each): Part => ({ polygons: [seen(each, !hard)], size: 0, rim: 0.3, close: -1 })));
  return [...pieces, front];
}

const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
/** A band across a mass. */
const span = (edge: Point[], within: readonly Point[], at: number, loose: number): Point[] => {
  const i = Math.floor(at), t = at - i, along = (points: readonly Point[]) => mix(points[i]!, points[Math.min(points.length - 1, i + 1)]!, t);
  return [mix(along(edge), along(within), 0.06 + 0.2 * loose), mix(mix(along(edge), along(within), 0.5), [0, 0.3], -0.03), mix(along(edge), along(within), 0.96 - 0.24 * (1 - loose))];
};

/** What hangs behind the neck. */
function behind({ outer, behind: hangs, more = [], sharp }: Mass, space: Space, noise: Tone): Part[] {
  const pieces = more.filter((piece) => piece.behind).map(({ path }) => path as Point[]), sway = (point: Point): Point => [point[0] * 0.98, point[1] + 0.02 * noise(point[0], point[1])];
  if (hangs) pieces.push([...[...mirror(outer)].reverse(), ...outer.slice(1)].map(sway));
  return pieces.map((path): Part => {
    const placed = path.map(([u, v]) => space.to(u, v));
    return { polygons: [sharp ? placed : smooth(placed, true, 3)], size: 0, rim: 0.2, close: -1, tone: (x, y) => 0.95 + 0.2 * noise(x / 7, y / 40), height3: () => 0 };
  });
}

function shoulders({ half, sharp, bare, cuts = [] }: Dress, skin: number, space: Space, side: number): Part {
  const path = [...[...mirror(half)].reverse(), ...half.slice(half[0]![0] === 0 ? 1 : 0)].map(([u, v]) => space.to(u, v)), polygon = sharp ? path : smooth(path, true, 3);
  const strokes = (block: Block, own: Own) => {
    for (const line of cuts) for (const each of [line, mirror(line)]) block.brush(smooth(each.map(([u, v]) => space.to(u, v)), false), 3 * space.size / 100, own, block.cuts);
  };
  if (!bare) return { polygons: [polygon], size: 0, strokes, rim: 0.2, close: -1 };
  const bulge = (u: number, v: number) => 0.5 * Math.sqrt(Math.max(0, 1 - (u / 1.75) ** 2)) + 0.14 * Math.max(0, 1 - ((Math.abs(u) - 1.25) / 0.42) ** 2 - ((v - 1.9) / 0.5) ** 2) + 0.1 * Math.max(0, 1 - ((Math.abs(u) - 0.48) / 0.5) ** 2 - ((v - 2.1) / 0.45) ** 2) + 0.05 * Math.max(0, 1 - ((v - 1.46 - Math.abs(u) * 0.1) / 0.07) ** 2);
  const height: Tone = (x, y) => {
    const [u, v] = space.from(x, y);
    return bulge(u, v) * space.size;
  };
  return { polygons: [polygon], size: 0, height3: height, tone: skinTone(height, side, skin, space), rim: 0.2, close: -1 };
}

const skinTone = (height: Tone, side: number, skin: number, space: Space): Tone => (x, y) => {
  const dx = (height(x + 2, y) - height(x - 2, y)) / 4, dy = (height(x, y + 2) - height(x, y - 2)) / 4, lit = clamp((dy * 0.5 - dx * side * 0.74 + 0.46) / Math.sqrt(dx * dx + dy * dy + 1)), [, v] = space.from(x, y);
  return clamp(1.2 - 2.1 * lit + skin + 0.8 * clamp(1 - (v - 0.85) * 2.6), 0, 1.2);
};

function neck(jaw: number, skin: number, space: Space, side: number): Part {
  const w = 0.14 + jaw * 0.48, shift = middle(space.turn, 0.6), half: Point[] = [[w, 0.3], [w, 0.9], [w + 0.02, 1.2], [w + 0.16, 1.42], [0.1, 1.62]];
  const polygon = smooth([...half, ...mirror(half).reverse()].map(([u, v]) => space.to(u + shift, v)), true, 3);
  const height: Tone = (x, y) => {
    const [u, v] = space.from(x, y), across = (u - shift) / (w + 0.1), cord = Math.abs(Math.abs(u - shift) - 0.22 + (v - 1) * 0.3);
    return (0.5 * Math.sqrt(Math.max(0, 1 - across * across)) + 0.05 * Math.max(0, 1 - cord / 0.09)) * space.size;
  };
  return { polygons: [polygon], size: 0, height3: height, tone: skinTone(height, side, skin, space), rim: 1, close: -1 };
}

function ears(cheek: number, skin: number, space: Space): Part[] {
  return [-1, 1].map((k): Part => {
    const x = k * (cheek + 0.02) - space.turn * 0.1, path: Point[] = [[x - k * 0.08, -0.14], [x + k * 0.07, -0.18], [x + k * 0.13, -0.04], [x + k * 0.08, 0.16], [x + k * 0.02, 0.3], [x - k * 0.08, 0.24]];
    const strokes = (block: Block, own: Own) => block.brush(smooth([[x + k * 0.08, -0.08], [x + k * 0.05, 0.06], [x + k * 0.02, 0.16]].map(([u, v]) => space.to(u!, v!)), false), 2.2 * space.size / 100, own);
    return { polygons: [smooth(path.map(([u, v]) => space.to(u, v)), true, 3)], size: 0, tone: () => 0.24 + skin, height3: () => 0, strokes, rim: 1, close: -1 };
  });
}

/** Lips that show in a beard. */
const mouth = (wide: number, space: Space) => (block: Block, own: Own) => {
  const shift = bent(space.turn, 0.6), path = [[-wide * 0.9, 0.6], [0, 0.6], [wide * 0.9, 0.6], [0, 0.71]].map(([u, v]) => space.to(u! + shift, v!));
  if (own(...path[1]!)) block.cuts.push(outline(smooth(path, true, 3)));
};
