/** Makes the map of the Hyborian world: `npm run map`. The same points make the same map, letter by letter. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { alongName, deepest, nameIn, strew, type Mark, type NamePlace } from './dress.ts';
import { borders, mesh, settle } from './mesh.ts';
import { HEIGHT, regions, seas, wastes, WIDTH, type Point } from './regions.ts';
import { depthAt, drawn, ground, ring } from './shapes.ts';

interface Entry {
  key: string;
  area: string;
  track?: string[];
}

export function hyboria(entries: Entry[]) {
  const cells = mesh(15);
  const arcs = borders(cells, settle(cells, regions));
  const lines = arcs.map(drawn);
  const walk = (at: number): Point[] => (at < 0 ? lines[~at]!.toReversed() : lines[at]!);
  const around = (order: number[]): Point[] => order.flatMap((at) => walk(at).slice(1));
  const rings = new Map(Object.keys(regions).map((name) => [name, ring(arcs, name)]));
  const land = ground(new Map([...rings].map(([name, order]) => [name, around(order)])));

  const marks: Mark[] = [];
  const provinces = entries.map(({ key, area, track }, number) => {
    const wide = ([x, y]: Point) => Math.min(45, ...[-70, 70].map((dx) => depthAt(land, key, [x + dx, y])));
    const pieces = deepest(land, key, (point, depth) => Math.min(depth, 62) + wide(point) * 0.8 + (point[1] / HEIGHT) * 8);
    const name = nameIn(land, key, Math.max(6, key.length), [21, 19, 17, 15, 13], pieces);
    marks.push(...strew(land, key, track ?? ['plains'], ([x, y]) => clear(name, pieces, [x, y]), 100 + number));
    return { key, area, ring: rings.get(key)!, pieces: pieces.map(Math.round), name };
  });
  for (const [number, key] of wastes.entries()) {
    marks.push(...strew(land, key, ['mountains'], () => true, 200 + number));
  }
  const waters = seas.map((key) => ({ key, ring: rings.get(key)!, name: nameIn(land, key, 15, [30, 26, 20, 16]) }));
  const lost = wastes.map((key) => ({ key, ring: rings.get(key)! }));
  return { width: WIDTH, height: HEIGHT, lines: lines.map((line) => line.flat()), provinces, seas: waters, wastes: lost, marks };
}

/** Whether a mark there would not disturb the name or the pieces. */
function clear(name: NamePlace, pieces: Point, [x, y]: Point): boolean {
  if (Math.abs(x - pieces[0]) < 62 && Math.abs(y - pieces[1]) < 46) return false;
  for (let part = 0; part <= 1.001; part += 0.1) {
    const [letterX, letterY] = alongName(name, part);
    if (Math.hypot(letterX - x, letterY - y) < name.size * 0.75 + 9) return false;
  }
  return true;
}

export function entries(): Entry[] {
  const file = join(import.meta.dirname, '../../games/age-of-conan/content/map.toml');
  return parse(readFileSync(file, 'utf8'))['province'] as unknown as Entry[];
}

export const asText = (map: ReturnType<typeof hyboria>) => `${JSON.stringify(map)}\n`;

if (process.argv[1] === import.meta.filename) {
  writeFileSync(join(import.meta.dirname, '../src/map/hyboria.json'), asText(hyboria(entries())));
}
