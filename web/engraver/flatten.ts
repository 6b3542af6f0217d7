/** Paths of SVG as polygons, simplified to knife-cut facets: how silhouettes come into `figures.json`. */
import type { Point, Polygon } from './raster.ts';

/** A reader of one path. */
class Pen {
  readonly polygons: Polygon[] = [];
  #tokens: string[];
  #i = 0;
  #at: Point = [0, 0];
  #start: Point = [0, 0];
  #control: Point = [0, 0];
  #points: Polygon = [];

  constructor(d: string) {
    this.#tokens = d.match(/[a-zA-Z]|-?(?:\d*\.\d+|\d+\.?)(?:e-?\d+)?/g) ?? [];
  }

  #number = () => Number(this.#tokens[this.#i++]);
  /** The flags of an arc are often written without a space between. */
  #flag = () => {
    const token = this.#tokens[this.#i]!;
    if (token.length > 1) this.#tokens[this.#i] = token.slice(1);
    else this.#i++;
    return Number(token[0]);
  };
  #close = () => {
    if (this.#points.length > 2) this.polygons.push(this.#points);
  };
  #to = (point: Point) => {
    this.#at = point;
    this.#points.push(point);
  };

  #curve(a: Point, b: Point, end: Point): void {
    const [x, y] = this.#at, n = Math.max(3, Math.ceil(Math.hypot(end[0] - x, end[1] - y) / 6) + 3), along = (j: 0 | 1, t: number) => (1 - t) ** 3 * this.#at[j] + 3 * (1 - t) ** 2 * t * a[j] + 3 * (1 - t) * t * t * b[j] + t ** 3 * end[j];
    const points = Array.from({ length: n }, (_, k): Point => [along(0, (k + 1) / n), along(1, (k + 1) / n)]);
    this.#points.push(...points);
    this.#control = b;
    this.#at = end;
  }

  #arc(rx: number, ry: number, turn: number, large: number, sweep: number, end: Point): void {
    const [x, y] = this.#at, [ex, ey] = end;
    if (!rx || !ry || (ex === x && ey === y)) return this.#to(end);
    const c = Math.cos(turn * Math.PI / 180), s = Math.sin(turn * Math.PI / 180), px = (c * (x - ex) + s * (y - ey)) / 2, py = (c * (y - ey) - s * (x - ex)) / 2, grow = Math.sqrt(Math.max(1, px * px / rx / rx + py * py / ry / ry));
    rx *= grow;
    ry *= grow;
    const under = Math.max(0, (rx * rx * ry * ry - rx * rx * py * py - ry * ry * px * px) / (rx * rx * py * py + ry * ry * px * px)), k = Math.sqrt(under) * (large === sweep ? -1 : 1), qx = k * rx * py / ry, qy = -k * ry * px / rx;
    const mx = c * qx - s * qy + (x + ex) / 2, my = s * qx + c * qy + (y + ey) / 2, from = Math.atan2((py - qy) / ry, (px - qx) / rx);
    let span = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - from;
    if (sweep && span < 0) span += 2 * Math.PI;
    if (!sweep && span > 0) span -= 2 * Math.PI;
    const n = Math.max(3, Math.ceil(Math.abs(span) * Math.max(rx, ry) / 5));
    for (let j = 1; j <= n; j++) {
      const a = from + span * j / n, ox = rx * Math.cos(a), oy = ry * Math.sin(a);
      this.#points.push([mx + c * ox - s * oy, my + s * ox + c * oy]);
    }
    this.#at = end;
  }

  read(): Polygon[] {
    let command = '', last = '';
    while (this.#i < this.#tokens.length) {
      if (/[a-zA-Z]/.test(this.#tokens[this.#i]!)) command = this.#tokens[this.#i++]!;
      const kind = command.toUpperCase(), relative = command !== kind;
      this.#step(kind, relative ? this.#at : [0, 0], last);
      if (kind === 'M') command = relative ? 'l' : 'L';
      last = kind;
    }
    this.#close();
    return this.polygons;
  }

  #step(kind: string, [ox, oy]: Point, last: string): void {
    const number = this.#number, point = (): Point => [ox + number(), oy + number()], [x, y] = this.#at;
    const smooth = (kinds: string): Point => (kinds.includes(last) && last ? [2 * x - this.#control[0], 2 * y - this.#control[1]] : [x, y]);
    if (kind === 'M') {
      this.#close();
      this.#points = [];
      this.#to(point());
      this.#start = this.#at;
    } else if (kind === 'L') this.#to(point());
    else if (kind === 'H') this.#to([ox + number(), y]);
    else if (kind === 'V') this.#to([x, oy + number()]);
    else if (kind === 'C') this.#curve(point(), point(), point());
    else if (kind === 'S') this.#curve(smooth('CS'), point(), point());
    else if (kind === 'Q' || kind === 'T') {
      const q = kind === 'Q' ? point() : smooth('QT'), end = point();
      this.#curve([x + (q[0] - x) * 2 / 3, y + (q[1] - y) * 2 / 3], [end[0] + (q[0] - end[0]) * 2 / 3, end[1] + (q[1] - end[1]) * 2 / 3], end);
      this.#control = q;
    } else if (kind === 'A') this.#arc(number(), number(), number(), this.#flag(), this.#flag(), point());
    else if (kind === 'Z') {
      this.#close();
      this.#at = this.#start;
      this.#points = [this.#at];
    } else throw new Error(`a path may not say ${kind}`);
  }
}

export const flatten = (d: string): Polygon[] => new Pen(d).read();

/** Douglas and Peucker: only the corners that matter. */
export function simplify(points: Polygon, tolerance: number): Polygon {
  if (points.length < 3) return points;
  const [ax, ay] = points[0]!, [bx, by] = points.at(-1)!, length = Math.hypot(bx - ax, by - ay);
  let worst = 0, at = 0;
  points.forEach(([x, y], i) => {
    const off = length ? Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length : Math.hypot(x - ax, y - ay);
    if (off > worst) [worst, at] = [off, i];
  });
  if (worst <= tolerance) return [points[0]!, points.at(-1)!];
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)];
}
