import data from './hyboria.json';

/** The generated map, with its borders put together to shapes. */
export interface NamePlace {
  /** What the letters stand on. */
  path: string;
  size: number;
}

export interface Land {
  key: string;
  area: string;
  outline: string;
  /** Around here the pieces stand. */
  pieces: { x: number; y: number };
  name: NamePlace;
}

export const { width, height } = data;

function walk(at: number): number[][] {
  const line = data.lines[at < 0 ? ~at : at]!;
  const points: number[][] = [];
  for (let on = 0; on < line.length; on += 2) points.push([line[on]!, line[on + 1]!]);
  return at < 0 ? points.reverse() : points;
}

/** The corners of a shape, once around. */
export function corners(ring: number[]): number[][] {
  return ring.flatMap((at) => walk(at).slice(1));
}

const outline = (ring: number[]) => `M${corners(ring).map((point) => point.join(' ')).join('L')}Z`;

interface Written {
  from: number[];
  over: number[];
  to: number[];
  size: number;
}

const place = ({ from, over, to, size }: Written): NamePlace => ({
  path: `M${from.join(' ')}Q${over.join(' ')} ${to.join(' ')}`,
  size,
});

export const lands: Land[] = data.provinces.map(({ key, area, ring, pieces, name }) => ({
  key,
  area,
  outline: outline(ring),
  pieces: { x: pieces[0]!, y: pieces[1]! },
  name: place(name),
}));

export const landOf = new Map(lands.map((land) => [land.key, land]));

export const seas = data.seas.map(({ key, ring, name }) => ({ key, outline: outline(ring), name: place(name) }));

export const wastes = data.wastes.map(({ key, ring }) => ({ key, outline: outline(ring) }));

export const marks = data.marks as [kind: string, x: number, y: number, size: number][];

/** All dry land in one shape, for the ripples along the coast. */
export const dry = [...lands, ...wastes].map((land) => land.outline).join('');
