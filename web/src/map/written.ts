/** Names are written along an arc, `M from Q crown to`. */
const points = (path: string) => path.slice(1).split(/[Q ]/).map(Number) as [number, number, number, number, number, number];

const STRETCH = 1.45;

/** The same line, extended at both ends: letters beyond it would not be drawn. */
export function stretched(path: string): string {
  const [fromX, fromY, overX, overY, toX, toY] = points(path);
  const from = (middle: number, at: number) => (middle + (at - middle) * STRETCH).toFixed(1);
  const [x, y] = [(fromX + toX) / 2, (fromY + toY) / 2];
  return `M${from(x, fromX)} ${from(y, fromY)}Q${from(x, overX)} ${from(y, overY)} ${from(x, toX)} ${from(y, toY)}`;
}

/** The vertical position of the middle of a name. */
export function lowness(path: string): number {
  const [, from, , over, , to] = points(path);
  return (from + 2 * over + to) / 4;
}

/** How wide a shape is, from its westernmost to its easternmost corner. */
export function breadth(outline: string): number {
  const across = outline.slice(1, -1).split('L').map((corner) => Number(corner.split(' ', 1)[0]));
  return Math.max(...across) - Math.min(...across);
}
