/** Proofs: what a print looks like at the size of a thumbnail, and how far two of them are apart. */
import type { Engraving } from './engrave.ts';
import { shown } from './frames.ts';
import { scan, type Point, type Polygon } from './raster.ts';

const SIDE = 64;

/** The polygons of a path the engraver wrote. */
function polygonsOf(path: string): Polygon[] {
  return path.split('z').filter(Boolean).map((part) => {
    const numbers = (part.match(/-?\d+/g) ?? []).map(Number);
    let x = 0, y = 0;
    const points: Polygon = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) points.push([(x += numbers[i]!) / 10, (y += numbers[i + 1]!) / 10]);
    return points;
  });
}

/** Where paper is left, as seen in grey at 64 by 64 points; each point is looked at in 4 by 4 places. */
export function proof({ frame, ink, spot, cuts, bodies }: Engraving): Float32Array {
  const fine = SIDE * 4, { x, y, width, height } = shown[frame], grey = new Float32Array(fine * fine).fill(1), clip = new Uint8Array(fine * fine);
  const sized = (path: string) => polygonsOf(path).map((polygon) => polygon.map(([px, py]): Point => [(px - x) / width * fine, (py - y) / height * fine]));
  const lay = (path: string, tone: number, within?: Uint8Array) => {
    for (const polygon of sized(path)) scan([polygon], (row, from, to) => {
      for (let k = row * fine + from; k < row * fine + to; k++) if (!within || within[k]) grey[k] = tone;
    }, fine);
  };
  lay(spot, 0.55);
  for (const [tone, layer] of [[0.55, 'spot'], [0, 'ink']] as const) {
    if (layer === 'ink') lay(ink, 0);
    for (const body of bodies) {
      clip.fill(0);
      scan(sized(body.clip), (row, from, to) => clip.fill(1, row * fine + from, Math.max(row * fine + from, row * fine + to)), fine);
      lay(body[layer], tone, clip);
    }
  }
  lay(cuts, 1);
  const small = new Float32Array(SIDE * SIDE);
  for (let row = 0; row < fine; row++) for (let column = 0; column < fine; column++) small[(row >> 2) * SIDE + (column >> 2)]! += grey[row * fine + column]! / 16;
  return small;
}

/** A perceptual hash of 64 bits: the signs of the 64 lowest waves of a proof, against their median. */
export function hashOf(small: Float32Array): boolean[] {
  const wave = (k: number, i: number) => Math.cos((2 * i + 1) * k * Math.PI / (2 * SIDE)), strengths: number[] = [];
  const rows = Array.from({ length: SIDE }, (_, y) => Array.from({ length: 9 }, (_, u) => {
    let sum = 0;
    for (let x = 0; x < SIDE; x++) sum += small[y * SIDE + x]! * wave(u, x);
    return sum;
  }));
  for (let v = 0; v < 8; v++) for (let u = 1; u < 9; u++) strengths.push(rows.reduce((sum, row, y) => sum + row[u]! * wave(v, y), 0));
  const median = [...strengths].sort((a, b) => a - b)[32]!;
  return strengths.map((strength) => strength > median);
}

export const distance = (one: boolean[], other: boolean[]) => one.reduce((sum, bit, i) => sum + Number(bit !== other[i]), 0);
