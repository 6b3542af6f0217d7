import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import data from '../src/map/hyboria.json';
import { corners } from '../src/map/atlas.ts';
import { asText, entries, hyboria } from './generate.ts';

interface Province {
  key: string;
  adjacent: string[];
  coasts?: string[];
}
const rules = parse(readFileSync(join(import.meta.dirname, '../../games/age-of-conan/content/map.toml'), 'utf8'))['province'] as unknown as Province[];
const regions = [...data.provinces, ...data.seas, ...data.wastes];
const pair = (a: string, b: string) => [a, b].sort().join(' – ');

type Point = readonly number[];
const pointsOf = (line: number[]): Point[] => Array.from({ length: line.length / 2 }, (_, at) => [line[at * 2]!, line[at * 2 + 1]!]);
const framed = ([x, y]: Point) => x! > 7 && y! > 7 && x! < data.width - 7 && y! < data.height - 7;

/** How much of a line lies inside of the frame. */
function lengthOf(line: number[]): number {
  const points = pointsOf(line).filter(framed);
  return points.slice(1).reduce((sum, point, at) => sum + Math.hypot(point[0]! - points[at]![0]!, point[1]! - points[at]![1]!), 0);
}

function within(polygon: Point[], [x, y]: Point): boolean {
  let inside = false;
  polygon.forEach((a, at) => {
    const b = polygon[(at + 1) % polygon.length]!;
    if (a[1]! > y! !== b[1]! > y! && x! < a[0]! + ((y! - a[1]!) / (b[1]! - a[1]!)) * (b[0]! - a[0]!)) inside = !inside;
  });
  return inside;
}

/** The lines that two regions have in common, and how long they are together. */
function touching(): Map<string, number> {
  const sides = data.lines.map(() => [] as string[]);
  for (const { key, ring } of regions) for (const at of ring) sides[at < 0 ? ~at : at]!.push(key);
  const common = new Map<string, number>();
  sides.forEach((keys, at) => {
    if (keys.length < 2) return;
    const both = pair(keys[0]!, keys[1]!);
    common.set(both, (common.get(both) ?? 0) + lengthOf(data.lines[at]!));
  });
  return common;
}

describe('the map', () => {
  test('is what the generator makes of its points', { timeout: 120_000 }, () => {
    expect(asText(hyboria(entries())) === readFileSync(join(import.meta.dirname, '../src/map/hyboria.json'), 'utf8')).toBe(true);
  });

  test('has every province of the rules once', () => {
    expect(data.provinces.map(({ key }) => key).sort()).toEqual(rules.map(({ key }) => key).sort());
  });

  test('lets provinces touch exactly where they are adjacent, and along a border one can see', () => {
    const land = new Set(rules.map(({ key }) => key));
    const common = [...touching()].filter(([both]) => both.split(' – ').every((key) => land.has(key)));
    const wanted = new Set(rules.flatMap(({ key, adjacent }) => adjacent.map((other) => pair(key, other))));
    expect(common.map(([both]) => both).sort()).toEqual([...wanted].sort());
    for (const [both, length] of common) expect(length, both).toBeGreaterThan(45);
  });

  test('gives provinces exactly the coasts they have', () => {
    const waters = new Set(data.seas.map(({ key }) => key));
    const coasts = [...touching().keys()].filter((both) => both.split(' – ').some((key) => waters.has(key)));
    const lost = new Set(data.wastes.map(({ key }) => key));
    const wanted = rules.flatMap(({ key, coasts = [] }) => coasts.map((sea) => pair(key, sea)));
    expect(coasts.filter((both) => !both.split(' – ').some((key) => lost.has(key))).sort()).toEqual(wanted.sort());
  });

  test('has borders that never cross, so that every shape is one piece and none overlap', () => {
    expect(crossings()).toEqual([]);
    for (const { key, ring } of regions) {
      expect(new Set(ring.map((at) => (at < 0 ? ~at : at))).size, key).toBe(ring.length);
      const ends = ring.map((at) => { const points = corners([at]); return points.at(-1)!.join(); });
      const starts = ring.map((at) => { const line = pointsOf(data.lines[at < 0 ? ~at : at]!); return (at < 0 ? line.at(-1)! : line[0]!).join(); });
      expect(starts.slice(1).concat(starts[0]!), key).toEqual(ends);
    }
  });

  test('covers every point once', () => {
    const shapes = regions.map(({ ring }) => corners(ring));
    for (let x = 13.37; x < data.width; x += 41) {
      for (let y = 11.71; y < data.height; y += 41) {
        expect(shapes.filter((shape) => within(shape, [x, y])).length, `${x} ${y}`).toBe(1);
      }
    }
  });

  test('writes names inside of their land and leaves room for pieces', () => {
    for (const { key, ring, name, pieces } of data.provinces) {
      const shape = corners(ring);
      for (let part = 0; part <= 1; part += 0.125) {
        const on = (axis: number) => (1 - part) ** 2 * name.from[axis]! + 2 * part * (1 - part) * name.over[axis]! + part ** 2 * name.to[axis]!;
        expect(within(shape, [on(0), on(1)]), `${key} ${part}`).toBe(true);
      }
      for (const [dx, dy] of [[-42, 0], [42, 0], [0, -30], [0, 30]]) {
        expect(within(shape, [pieces[0]! + dx!, pieces[1]! + dy!]), key).toBe(true);
      }
    }
  });
});

/** All places where two segments of the map cross other than at a common end. */
function crossings(): string[] {
  const side = 30;
  const buckets = new Map<string, { line: number; a: Point; b: Point }[]>();
  const found: string[] = [];
  data.lines.forEach((coordinates, line) => {
    const points = pointsOf(coordinates);
    points.slice(1).forEach((b, at) => {
      const a = points[at]!;
      for (const bucket of new Set([a, b].map(([x, y]) => `${Math.floor(x! / side)} ${Math.floor(y! / side)}`))) {
        const here = buckets.get(bucket) ?? [];
        for (const other of here) if (cross(a, b, other.a, other.b)) found.push(`${line} and ${other.line} at ${a.join()}`);
        buckets.set(bucket, [...here, { line, a, b }]);
      }
    });
  });
  return found;
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const same = (p: Point, q: Point) => p[0] === q[0] && p[1] === q[1];
  if (same(a, c) || same(a, d) || same(b, c) || same(b, d)) return false;
  const turn = (p: Point, q: Point, r: Point) => Math.sign((q[0]! - p[0]!) * (r[1]! - p[1]!) - (q[1]! - p[1]!) * (r[0]! - p[0]!));
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
}
