import { ragged, random } from './chance.ts';
import type { Point } from './regions.ts';
import { depthAt, type Ground } from './shapes.ts';

/** A name's place: letters of this size along an arc from one end over the crown to the other. */
export interface NamePlace {
  from: Point;
  over: Point;
  to: Point;
  size: number;
}

/** The deepest point that is far from all of `taken`. */
export function deepest(land: Ground, name: string, fit: (point: Point, depth: number) => number): Point {
  let best = { point: [0, 0] as Point, worth: -Infinity };
  land.region.forEach((region, at) => {
    if (region !== name) return;
    const point: Point = [((at % land.columns) + 0.5) * land.step, (Math.floor(at / land.columns) + 0.5) * land.step];
    const worth = fit(point, land.depth[at]!);
    if (worth > best.worth) best = { point, worth };
  });
  return best.point;
}

export function alongName({ from, over, to }: NamePlace, part: number): Point {
  const rest = 1 - part;
  const on = (axis: 0 | 1) => rest * rest * from[axis] + 2 * rest * part * over[axis] + part * part * to[axis];
  return [on(0), on(1)];
}

/** How much room a name has there: the least depth over its letters beyond half their height. */
function roomFor(land: Ground, name: string, place: NamePlace): number {
  const half = place.size * 0.55;
  let room = Infinity;
  for (const part of [0, 1, 0.5, 0.25, 0.75, 0.1, 0.4, 0.6, 0.9]) {
    room = Math.min(room, depthAt(land, name, alongName(place, part)) - half);
    if (room < 2) break;
  }
  return room;
}

/**
 * Where to write a name: as large as it fits, along the land, preferring the upper part so that pieces have the
 * middle, and away from `keep`.
 */
export function nameIn(land: Ground, name: string, letters: number, sizes: number[], keep?: Point): NamePlace {
  for (const size of sizes) {
    const half = (letters * size * 0.72) / 2;
    let best: { place: NamePlace; worth: number } | undefined;
    land.region.forEach((region, at) => {
      const [column, row] = [at % land.columns, Math.floor(at / land.columns)];
      if (region !== name || column % 2 || row % 2 || land.depth[at]! < size * 0.6) return;
      const [x, y] = [(column + 0.5) * land.step, (row + 0.5) * land.step];
      for (const [tilt, bow] of TURNS) {
        const [dx, dy] = [Math.cos(tilt) * half, Math.sin(tilt) * half];
        const over: Point = [x + Math.sin(tilt) * bow * half, y - Math.cos(tilt) * bow * half];
        const place: NamePlace = { from: [x - dx, y - dy], over, to: [x + dx, y + dy], size };
        const room = roomFor(land, name, place);
        if (room < 2) continue;
        const clash = keep ? Math.max(0, 46 + size / 2 - boxDistance(place, keep)) : 0;
        const worth = Math.min(room, 14) - clash * 1.5 - Math.abs(tilt) * 8 - Math.abs(bow) * 4;
        if (!best || worth > best.worth) best = { place, worth };
      }
    });
    if (best && (best.worth > -6 || size === sizes.at(-1))) return rounded(best.place);
  }
  throw new Error(`no room for the name of ${name}`);
}

const TURNS = [0, 0.15, -0.15, 0.32, -0.32, 0.55, -0.55, 0.85, -0.85].flatMap((tilt) => [0, 0.18, -0.18].map((bow) => [tilt, bow] as const));

function boxDistance(place: NamePlace, keep: Point): number {
  let least = Infinity;
  for (let part = 0; part <= 1.001; part += 0.125) {
    const [x, y] = alongName(place, part);
    least = Math.min(least, Math.hypot((x - keep[0]) * 0.62, y - keep[1]));
  }
  return least;
}

const rounded = ({ from, over, to, size }: NamePlace): NamePlace => {
  const point = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
  return { from: point(from), over: point(over), to: point(to), size };
};

export type Mark = [kind: string, x: number, y: number, size: number];

const APART: Record<string, number> = { woods: 13, plains: 30, urban: 40 };

/** Hills, trees and grass strewn over a land, each kind in its own parts, and not where something is to be read. */
export function strew(land: Ground, name: string, kinds: string[], free: (point: Point) => boolean, seed: number): Mark[] {
  const next = random(seed);
  const inside = land.region.flatMap((region, at) => (region === name && land.depth[at]! > 13 ? [at] : []));
  const marks: Mark[] = [];
  for (let attempt = 0; attempt < 420; attempt += 1) {
    const at = inside[Math.floor(next() * inside.length)]!;
    const [x, y] = [((at % land.columns) + next()) * land.step, (Math.floor(at / land.columns) + next()) * land.step];
    const kind = kinds[Math.floor(((ragged(x / 85, y / 85, seed) * 1.4 + 1) / 2) * kinds.length)] ?? kinds[0]!;
    const apart = APART[kind] ?? 21;
    if (marks.some(([, x2, y2]) => Math.hypot(x2 - x, (y2 - y) * 1.4) < apart) || !free([x, y])) continue;
    marks.push([kind, Math.round(x), Math.round(y), Math.round((0.8 + next() * 0.5) * 10) / 10]);
  }
  return marks.sort((a, b) => a[2] - b[2]);
}
