import { chance } from './chance.ts';
import { SIZE, clamp, type Box, type Polygon, type Tone } from './raster.ts';

/** Where a stroke may be cut. */
export type Own = (x: number, y: number) => boolean;
/** Carries a step along a line (u) and across the lines (v) to the picture. */
export type Curve = (u: number, v: number, at: { x: number; y: number }) => void;

export interface Lines {
  f: Curve;
  u: readonly [from: number, to: number];
  v: readonly [from: number, to: number];
  /** How far apart the lines are. */
  pitch: number | ((v: number) => number);
  step?: number;
  /** The room a line has, where that changes along it. */
  wide?: (u: number) => number;
  own: Own;
}

export interface Cutting {
  /** How dark it is: the thickness of a line. */
  tone: (x: number, y: number, u: number) => number;
  to?: string[];
  rough?: number;
}

export interface Rows extends Cutting {
  pitch: number;
  own: Own;
  /** Where `own` lies. */
  box?: Box;
  /** Lifts the lines, as over a body. */
  rise?: Tone;
  step?: number;
}

/** A closed path in tenths of a unit, every step relative. */
export function outline(points: Polygon): string {
  let px = Math.round(points[0]![0] * 10), py = Math.round(points[0]![1] * 10), d = `M${px} ${py}l`, first = true;
  for (const [a, b] of points) {
    const x = Math.round(a * 10) - px, y = Math.round(b * 10) - py;
    if (!x && !y) continue;
    d += first || x < 0 ? x : ` ${x}`;
    d += y < 0 ? y : ` ${y}`;
    first = false;
    px += x;
    py += y;
  }
  return first ? '' : `${d}z`;
}

/** The wood block: who owns each point of the picture, and the strokes cut into it so far. */
export class Block {
  readonly owner = new Uint16Array(SIZE * SIZE);
  readonly ink: string[] = [];
  readonly spot: string[] = [];
  readonly cuts: string[] = [];
  readonly noise: Tone;
  readonly between: (low: number, high: number) => number;
  /** The stroke under the knife: x, y and width by turns. */
  #run: number[] = [];

  /** Above 1, `coarse` cuts fewer and thicker lines, for thumbnails. */
  constructor(key: string, readonly coarse: number, readonly box: Box) {
    ({ noise: this.noise, between: this.between } = chance(key));
  }

  at(x: number, y: number): number {
    return x < 0 || y < 0 || x >= SIZE || y >= SIZE ? 0 : this.owner[(y | 0) * SIZE + (x | 0)]!;
  }

  /** Cuts the run: a ribbon along its points, without those a straight line does not need. */
  #cut(to: string[]): void {
    const run = this.#run, last = run.length / 3 - 1;
    this.#run = [];
    if (last < 1) return;
    const kept = [0];
    for (let from = 0, i = 2; i <= last; i++) {
      for (let j = from + 1; j < i; j++) {
        if (!off(run, from, i, j)) continue;
        from = i - 1;
        kept.push(from);
        break;
      }
    }
    kept.push(last);
    const n = kept.length, edge: Polygon = new Array<[number, number]>(n * 2);
    for (let i = 0; i < n; i++) {
      const a = kept[Math.max(0, i - 1)]! * 3, b = kept[Math.min(n - 1, i + 1)]! * 3, k = kept[i]! * 3;
      const dx = run[b]! - run[a]!, dy = run[b + 1]! - run[a + 1]!, half = run[k + 2]! / 2 / (Math.sqrt(dx * dx + dy * dy) || 1);
      edge[i] = [run[k]! - dy * half, run[k + 1]! + dx * half];
      edge[2 * n - 1 - i] = [run[k]! + dy * half, run[k + 1]! - dx * half];
    }
    to.push(outline(edge));
  }

  /** A hand-drawn line of a given weight, broken where `own` says no. */
  brush(points: Polygon, weight: number, own: Own = () => true, to = this.ink): void {
    let gone = 0;
    const heavy = weight * (1 + this.coarse) / 2;
    const flush = () => {
      if (this.#run.length > 3) {
        this.#run[2]! *= 0.3;
        this.#run[this.#run.length - 1]! *= 0.3;
      }
      this.#cut(to);
    };
    for (let i = 1; i < points.length; i++) {
      const [ax, ay] = points[i - 1]!, [bx, by] = points[i]!, length = Math.hypot(bx - ax, by - ay), n = Math.max(1, Math.round(length / 5));
      for (let k = i > 1 ? 1 : 0; k <= n; k++) {
        const x = ax + (bx - ax) * k / n, y = ay + (by - ay) * k / n;
        gone += length / n;
        if (!own(x, y)) flush();
        else this.#run.push(x + 1.4 * (this.noise(gone / 20, 3) - 0.5), y + 1.4 * (this.noise(gone / 20, 7) - 0.5), heavy * (0.55 + 0.9 * this.noise(gone / 20, 11)));
      }
    }
    flush();
  }

  /** A family of lines whose thickness is the darkness. */
  hatch({ f, u, v, pitch, step = 3.5, own, wide }: Lines, { tone, to = this.ink, rough = 0.22 }: Cutting): void {
    const pale = this.coarse > 1 && to === this.ink ? 0.6 : 1, at = { x: 0, y: 0 }, { x0, y0, x1, y1 } = this.box;
    for (let line = v[0], k = 0, gap: number; line <= v[1]; line += gap, k++) {
      gap = (typeof pitch === 'function' ? pitch(line) : pitch) * this.coarse;
      const across = line + (this.noise(Math.round(line), 31) - 0.5) * gap * 0.3, room = gap, shift = k * 5.3;
      const width = (a: number) => {
        f(a, across, at);
        const { x, y } = at;
        if (x < x0 || y < y0 || x >= x1 || y >= y1 || !own(x, y)) return 0;
        const t = tone(x, y, a) * pale;
        return t < 0.1 ? 0 : (t > 1.4 ? 1.4 : t) * (wide ? wide(a) * this.coarse : room) * (1 - rough / 2 + (rough ? rough * this.noise(x / 9 + shift, y / 9) : 0));
      };
      let before = -1, last = 0;
      for (let a = u[0]; a <= u[1]; a += step) {
        const w = width(a), { x, y } = at;
        if (before >= 0 && !w !== !before) this.#edge(width, last, a, before, w, at, to);
        if (w) this.#run.push(x, y, w);
        before = w;
        last = a;
      }
      this.#cut(to);
    }
  }

  /** Between two steps a line begins or ends: finds where. */
  #edge(width: (a: number) => number, low: number, high: number, before: number, after: number, at: { x: number; y: number }, to: string[]): void {
    for (let n = 0; n < 4; n++) {
      const mid = (low + high) / 2;
      if (!width(mid) === !before) low = mid;
      else high = mid;
    }
    width((low + high) / 2);
    this.#run.push(at.x, at.y, (before || after) * 0.55);
    if (!after) this.#cut(to);
  }

  /** Straight lines at an angle, lifted by `rise`, over all that `own` covers. */
  rows(angle: number, { pitch, own, box = this.box, rise, step, ...cutting }: Rows): void {
    const c = Math.cos(angle), s = Math.sin(angle), { x0, y0, x1, y1 } = within(box, this.box);
    if (x0 >= x1 || y0 >= y1) return;
    const us = [x0 * c + y0 * s, x1 * c + y0 * s, x0 * c + y1 * s, x1 * c + y1 * s], vs = [y0 * c - x0 * s, y0 * c - x1 * s, y1 * c - x0 * s, y1 * c - x1 * s];
    const f: Curve = (a, b, at) => {
      at.x = a * c - b * s;
      at.y = a * s + b * c;
      if (!rise) return;
      const lift = rise(at.x, at.y);
      at.x += s * lift;
      at.y -= c * lift;
    };
    this.hatch({ f, u: [Math.min(...us), Math.max(...us)], v: [Math.floor(Math.min(...vs) / pitch - 3) * pitch, Math.max(...vs) + 12], pitch, own, ...(step ? { step } : {}) }, cutting);
  }
}

const within = (a: Box, b: Box): Box => ({ x0: clamp(a.x0, b.x0, b.x1), y0: clamp(a.y0, b.y0, b.y1), x1: clamp(a.x1, b.x0, b.x1), y1: clamp(a.y1, b.y0, b.y1) });

/** Whether the straight way from one point of a run to another misses the point between. */
function off(run: number[], from: number, to: number, mid: number): boolean {
  const t = (mid - from) / (to - from), a = from * 3, b = to * 3, m = mid * 3;
  for (let k = 0; k < 3; k++) if (Math.abs(run[a + k]! + (run[b + k]! - run[a + k]!) * t - run[m + k]!) > 0.3) return true;
  return false;
}
