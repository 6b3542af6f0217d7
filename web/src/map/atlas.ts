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

export const seas = data.seas.map(({ key, name }) => ({ key, name: place(name) }));

// What only the painter needs is worked out when he asks for it.

export const wastes = () => data.wastes.map(({ key, ring }) => ({ key, outline: outline(ring) }));

export const marks = data.marks as [kind: string, x: number, y: number, size: number][];

const opened = (at: number) => `M${walk(at).map((point) => point.join(' ')).join('L')}`;
const linesOf = (places: { ring: number[] }[]) => new Set(places.flatMap(({ ring }) => ring.map((at) => (at < 0 ? ~at : at))));
const inland = () => linesOf([...data.provinces, ...data.wastes]);

/** Every border once. */
export const borders = () => [...inland()].map(opened).join('');

/** Where land meets water, for the ripples along it. */
export const coast = () => [...linesOf(data.seas)].filter((at) => inland().has(at)).map(opened).join('');

const rims = new Map<string, string>();

/** The inner edge of a land, worked out when it is first wanted. */
export function rimOf(key: string): string {
  const rim = rims.get(key) ?? inside(key, 4);
  rims.set(key, rim);
  return rim;
}

/** The outline of a land, so far inside it: each corner goes inwards by the lie of the border around it. */
function inside(key: string, far: number): string {
  const ring = data.provinces.find((province) => province.key === key)?.ring ?? [];
  const points = corners(ring);
  const at = (number: number) => points[(number + points.length) % points.length]!;
  const area = points.reduce((sum, [x, y], number) => sum + x! * at(number + 1)[1]! - at(number + 1)[0]! * y!, 0);
  const inwards = points.map(([x, y], number) => {
    const [before, after] = [at(number - 3), at(number + 3)];
    const [dx, dy] = [after[0]! - before[0]!, after[1]! - before[1]!];
    const long = (Math.hypot(dx, dy) || 1) * Math.sign(area);
    return `${(x! - (dy / long) * far).toFixed(1)} ${(y! + (dx / long) * far).toFixed(1)}`;
  });
  return `M${inwards.join('L')}Z`;
}
