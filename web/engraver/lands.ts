/** Lands as nature made them, from the horizon to the viewer. */
import { SIZE, clamp, type Point, type Polygon } from './raster.ts';
import { PI, SOLID, abs, cos, fall, ground, hypot, rolling, sin, solid, times, toward, wash, white, type Scene } from './scene.ts';

export type Land = (s: Scene) => void;

function mountains(s: Scene): void {
  const shadow = toward(s), foot = s.horizon + 30, peaks: Point[] = [], jag = (n: number, i: number) => (i % 8 ? s.between(-n, n) : 0);
  const slope = (ax: number, ay: number, bx: number) => times(9, (i): Point => [ax + (bx - ax) * i / 8 + jag(4, i), ay + (foot - ay) * i / 8 + jag(5, i)]);
  for (let x = s.between(-30, 10); x < 430; x += s.between(62, 110)) peaks.push([x, s.horizon - s.between(55, 135)]);
  for (const [x, y] of peaks.sort((a, b) => a[1] - b[1])) {
    const w = (s.horizon - y) * 0.8 * shadow, dark = slope(x, y, x + w);
    solid(s, [...slope(x, y, x - w).reverse(), ...dark], { angle: shadow * -0.9, turn: () => -shadow, low: 0, pitch: 9, weight: 2.2 });
    solid(s, [...slope(x, y, x + w * 0.12), ...dark.reverse()], { angle: shadow * 0.85, turn: (_, py) => shadow * (0.5 - (py - y) / 260), low: 0.2, weight: 1.4 });
  }
}

function hills(s: Scene): void {
  for (let n = 0; n < 2; n++) {
    const crest = rolling(s, s.horizon - 22 + n * 20, 44, 90, 40 + n * 7);
    ground(s, crest, (x, y) => (0.35 + 0.65 * s.glow(x, y)) * clamp(0.42 + 0.9 * fall(s, crest, x, 12)), { tint: (x, y) => (n ? 0 : 0.5 * s.glow(x, y)) });
  }
}

/** Tufts of grass. */
function tufts(s: Scene, own: (x: number, y: number) => boolean, count: number): void {
  for (let n = 0; n < count; n++) {
    const x = s.between(20, 380), y = s.between(s.horizon + 20, 384), h = (y - s.horizon) / 9 + 4;
    for (const k of [-1, 0, 1]) s.later(() => s.block.brush([[x + k * 2, y], [x + k * (2 + h / 4), y - h]], 1.8, own));
  }
}

function plains(s: Scene): void {
  const own = ground(s, (x) => s.horizon + 6 * (s.noise(x / 60, 21) - 0.5), (x, y) => clamp(0.2 + 0.5 * s.noise(x / 55, y / 9) + (y - 330) / 260, 0.1, 0.8));
  tufts(s, own, 46);
}

function dunes(s: Scene): void {
  for (let n = 0; n < 3; n++) {
    const start = s.between(0, 6), crest = (x: number) => s.horizon - 16 + n * 34 - 20 * abs(sin(x / (92 + n * 20) + start)) ** 1.4 + 6 * s.noise(x / 60, n);
    const deep = (x: number, y: number) => y - crest(x);
    ground(s, crest, (x, y) => clamp(0.36 + 1.1 * fall(s, crest, x, 5) - deep(x, y) / 190, 0.06, 0.85), { tint: (x, y) => (deep(x, y) < 20 ? 0.9 - deep(x, y) / 26 : 0.12) });
  }
}

function sea(s: Scene): void {
  const own = s.layer([[[0, s.horizon], [200, s.horizon + 2], [400, s.horizon], [400, 400], [0, 400]]]), glitter = (x: number) => clamp(1 - abs(x - s.light[0]) / 60);
  const wave = (u: number, d: number) => (1 + d / 13) * abs(sin(u / (9 + d / 5) + d * 2.7)) ** 0.8;
  s.later(() => s.block.hatch({
    f: (u, v, at) => {
      at.x = u;
      at.y = s.horizon + v - wave(u, v);
    },
    u: [0, SIZE], v: [2, 160], pitch: (v) => 4 + v / 14, own, step: 3,
  }, { tone: (x, y) => clamp(0.25 + 0.75 * s.noise(x / 46, y / 12) + 0.5 * s.shade(x, y) - 0.5 * glitter(x), 0.1, 0.95) }));
  wash(s, own, (x, y) => clamp(1.2 * s.noise(x / 60, y / 14) + abs(x - s.light[0]) / 300, 0, 1.1), 0, own.box);
}

function snow(s: Scene): void {
  for (let n = 0; n < 2; n++) {
    const crest = rolling(s, s.horizon + 4 + n * 44, 26, 110, 60 + n * 5);
    ground(s, crest, (x, y) => clamp(0.1 + 1.2 * fall(s, crest, x, 10) + (s.noise(x / 40, y / 6) - 0.5) * 0.4, 0, 0.6), { pitch: (v) => 6 + v / 18 });
  }
}

function pines(s: Scene): void {
  for (const row of [0, 1]) {
    for (let x = s.between(-10, 10); x < 410; x += s.between(18, 36)) {
      const h = s.between(52, 96) * (row ? 1.15 : 0.8) * (0.75 + abs(x - 200) / 400), base = s.horizon + 6 + row * 12, at = x;
      const half = (k: number) => times(6, (t): Point[] => [[at + k * t * h * 0.018, base - h + h * t / 6 - 1], [at + k * (t + 1) * h * 0.04, base - h + h * (t + 1) / 6 + 3]]).flat();
      solid(s, [...half(-1).reverse(), ...half(1)], { angle: 0.7, turn: (px) => clamp((px - at) / (h * 0.1), -1, 1), low: row ? 0.6 : 0.35, high: row ? 1.1 : 0.8, pitch: 3.6, weight: 1.4, tint: row ? 0 : SOLID });
    }
  }
}

/** A frond: a bent rib with leaves that hang from it on both sides. */
function frond(s: Scene, x: number, y: number, angle: number, length: number): void {
  const rib = times(8, (i): Point => [x + length * i / 7 * cos(angle), y + length * i / 7 * sin(angle) + length * (i / 7) ** 2 * 0.34]);
  const leaf = (k: number, i: number): Point[] => {
    const [ax, ay] = rib[i]!, [bx, by] = rib[i + 1]!, n = hypot(bx - ax, by - ay), long = length * 0.2 * (1 - abs(i - 2.5) / 7);
    return [[ax - (by - ay) / n * k * 2, ay + (bx - ax) / n * k * 2], [bx - (by - ay) / n * k * long + (bx - ax) * 0.4, by + (bx - ax) / n * k * long + 6]];
  };
  const edge = (k: number) => times(7, (i) => leaf(k, i)).flat();
  solid(s, [...edge(1), rib[7]!, ...edge(-1).reverse()], { angle: angle + 0.9, turn: (_, py) => toward(s) * clamp((py - y) / length + 0.3, -1, 1), low: 0.35, high: 1.25, pitch: 3.8, weight: 1.6, far: 1 });
  white(s, rib, 1.7);
}

/** Trunks behind trunks, lianas, and leaves that close in from both sides. */
function jungle(s: Scene): void {
  for (const row of [0, 1]) {
    for (let x = s.between(0, 30); x < 400; x += s.between(34, 62) * (1 + row * 0.7)) {
      const at = x, w = s.between(4, 8) * (1 + row), lean = s.between(-14, 14), foot = s.horizon + 8 + row * 26;
      if (row && abs(at - 200) < 90) continue;
      const trunk: Polygon = [[at - w - 5, foot + 8], [at - w, foot - 40], [at - w * 0.8 + lean, 0], [at + w * 0.8 + lean, 0], [at + w, foot - 40], [at + w + 6, foot + 8]];
      solid(s, trunk, { angle: PI / 2 + lean / 400, turn: (px) => (px - at - lean / 2) / w, low: row ? 0.3 : 0.1, high: row ? 1.1 : 0.6, pitch: 4, far: row ? 1 : 0.7 });
    }
  }
  ground(s, rolling(s, s.horizon + 16, 16, 60, 71), (x, y) => clamp(0.5 + 0.4 * (s.noise(x / 30, y / 7) - 0.5), 0.1, 0.9));
  for (let n = 0; n < 4; n++) {
    const x = s.between(30, 370), sag = s.between(40, 120);
    s.later(() => s.block.brush(times(13, (i): Point => [x + (i - 6) * 12, s.block.box.y0 + sag * (1 - ((i - 6) / 6) ** 2) * 0.8]), 2.4, s.open));
  }
  const { y0 } = s.block.box;
  for (const [x, y, angle, length] of [[10, y0 + 40, 0.25, 130], [394, y0 + 30, PI - 0.2, 140], [16, y0 + 10, 0.7, 120], [386, y0 + 6, PI - 0.75, 120]] as const) frond(s, x, y, angle, length);
  for (let n = 0; n < 6; n++) frond(s, n % 2 ? s.between(330, 410) : s.between(-10, 70), s.block.box.y1 + s.between(0, 20), (n % 2 ? -PI + 1.1 : -1.1) + s.between(-0.45, 0.45), s.between(90, 130));
}

/** A mouth of rock: what lies behind it is seen as from within. */
function cave(s: Scene): void {
  const { x0, y0, x1, y1 } = s.block.box, cx = (x0 + x1) / 2, cy = Math.min(s.horizon - 40, (y0 + y1) / 2), wide = (x1 - x0) * 0.36, high = (y1 - y0) * 0.4;
  ground(s, (x) => s.horizon + 10 * (s.noise(x / 50, 33) - 0.5), (x, y) => clamp(0.2 + hypot(x - 200, (y - s.horizon - 40) * 1.6) / 260));
  const mouth = times(41, (i): Point => {
    const a = PI + i * PI / 40, jag = 1 + 0.28 * (s.noise(i / 2.2, 51) - 0.4);
    return [cx + wide * jag * cos(a), i % 40 ? cy + high * jag * sin(a) : s.horizon + 40];
  });
  const spikes = mouth.flatMap(([x, y], i): Point[] => (i % 5 === 2 && i > 4 && i < 36 ? [[x - 7, y], [x, y + s.between(20, 54)], [x + 7, y]] : [[x, y]]));
  const rock: Polygon = [[-10, s.horizon + 44], ...spikes, [410, s.horizon + 44], [410, -10], [-10, -10]];
  const strata = (x: number, y: number) => clamp((hypot((x - cx) / wide, (y - cy) / high) - 1) * 0.9 + 0.35 * (s.noise(x / 24, y / 20) - 0.4), 0.15, 1);
  solid(s, rock, { angle: toward(s) * 0.7, turn: (x, y) => toward(s) * (strata(x, y) * 2 - 1), low: 0.25, high: 1.15, pitch: 4.6, weight: 2.6, far: 1 });
  for (const side of [-1, 1]) {
    for (let n = 0; n < 3; n++) {
      const x = cx + side * (wide + 18 - n * 26 + s.between(-6, 6)), foot = s.horizon + 46 + n * 8, tall = s.between(34, 76) * (1 - n * 0.2), w = s.between(9, 15);
      solid(s, [[x - w, foot], [x - w * 0.3, foot - tall * 0.6], [x, foot - tall], [x + w * 0.4, foot - tall * 0.55], [x + w, foot]], { angle: PI / 2, turn: (px) => (px - x) / w, high: 1.1, far: 1 });
    }
  }
}

/** Steep cliffs on both sides of water or a valley. */
function cliffs(s: Scene): void {
  for (const side of [-1, 1]) {
    const edge = times(9, (i): Point => [200 + side * (108 + 9 * i + s.between(-7, 9) - (i === 2 ? 14 : 0)), s.horizon + 34 - i * s.between(20, 26)]), crown = edge[8]![1];
    const wall: Polygon = [...edge, [200 + side * 220, crown - 12], [200 + side * 220, s.horizon + 36]];
    solid(s, wall, { angle: PI / 2 - side * 0.16, turn: (x, y) => side * (0.25 + 1.3 * (s.noise(x / 12, y / 60) - 0.5)), low: 0.15, high: 1.05, pitch: 4.8, weight: 2.4 });
  }
}

export const lands: Record<string, Land> = { mountains, hills, plains, dunes, sea, snow, pines, jungle, cave, cliffs };
