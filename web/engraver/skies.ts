/** Skies: each cuts its own lines into the block. Thick lines are dark, thin ones light. */
import type { Own } from './block.ts';
import { SIZE, clamp, type Point } from './raster.ts';
import { PI, SOLID, abs, away, both, cos, disc, level, sign, sin, spare, times, toward, wash, white, type Layer, type Scene } from './scene.ts';

export type Sky = (s: Scene, own: Own) => void;

function orb(s: Scene, own: Own, r: number): Layer {
  const inside = s.layer([disc(...s.light, r)]);
  s.later(() => s.block.brush(disc(...s.light, r, 48), 1.8, (x, y) => inside(x, y) || own(x, y)));
  return inside;
}

export function stars(s: Scene, n: number): void {
  for (let i = 0; i < n; i++) {
    const x = s.between(20, 380), y = s.between(20, s.horizon - 60), r = s.between(2, 5);
    white(s, [[x - r, y], [x, y], [x + r, y]], 1.6);
    white(s, [[x, y - r], [x, y], [x, y + r]], 1.6);
  }
}

/** How far the corner of the frame that is farthest from the light lies. */
const reach = (s: Scene) => {
  const { x0, y0, x1, y1 } = s.block.box;
  return Math.max(...[x0, x1].flatMap((x) => [y0, y1].map((y) => away(s, x, y))));
};

/** Rays from a low sun; new rays start where the old ones have spread. */
function sun(s: Scene, own: Own): void {
  const [lx, ly] = s.light, r = s.recipe.disc ?? 36, { coarse } = s.block, room = 9 * coarse, far = reach(s), face = orb(s, own, r);
  wash(s, face, () => SOLID, 0, face.box);
  const rays = Float32Array.from({ length: 513 }, (_, i) => s.noise((i / 512 * 2 - 1) * PI * 7, 5) - 0.4);
  const wide = (u: number) => {
    let n = 36;
    while (u * 2 * PI / n > room) n *= 2;
    return u * 2 * PI / n / coarse;
  };
  for (const [n, later] of [[36, false], [36, true], [72, true], [144, true], [288, true]] as const) {
    const gap = 2 * PI / n, start = later ? Math.max(r + 7, Math.ceil(room / gap)) : r + 7;
    if (start > far) continue;
    const ray = (x: number, y: number) => rays[Math.round((Math.atan2(y - ly, x - lx) / PI + 1) * 256)]!;
    both(s, {
      f: (u, v, at) => {
        at.x = lx + u * cos(v);
        at.y = ly + u * sin(v);
      },
      u: [start, far], v: [later ? gap / 2 : 0, 2 * PI - 0.01], pitch: gap / coarse, wide, own, step: 6,
    },
    (x, y, u) => s.glow(x, y) * clamp(0.14 + u / 700 + 0.3 * ray(x, y)),
    (x, y, u) => clamp((u - r) / 110, 0.3, SOLID) * spare(s, x, y));
  }
}

/** Circles around the moon, darker with every ring. */
function moon(s: Scene, own: Own): void {
  const [lx, ly] = s.light, r = s.recipe.disc ?? 40, face = orb(s, own, r);
  both(s, {
    f: (u, v, at) => {
      at.x = lx + v * cos(u);
      at.y = ly + v * sin(u);
    },
    u: [0, 2 * PI + 0.02], v: [r + 8, reach(s)], pitch: 5.2, own, step: 0.028,
  },
  (x, y) => s.glow(x, y) * clamp(0.12 + (away(s, x, y) - r) / 240 + 0.16 * (s.noise(x / 50, y / 14) - 0.5), 0, 0.82),
  (x, y) => clamp((away(s, x, y) - r - 6) / 60, 0, SOLID) * spare(s, x, y));
  s.later(() => s.block.rows(0.6, { pitch: 5, own: face, box: face.box, tone: (x, y) => clamp(0.75 * s.noise(x / 16, y / 16) - 0.22) }));
  stars(s, 26);
}

/** Rolling cloud cut with bent lines, and one bolt. */
function storm(s: Scene, own: Own): void {
  const cloud = (x: number, y: number) => s.noise(x / 80, y / 42) * 0.65 + s.noise(x / 34, y / 22) * 0.35, bolt: Point[] = [[s.light[0], s.block.box.y0 + 8]];
  for (let [x, y] = bolt[0]!; y < s.horizon; bolt.push([x, y])) {
    x += s.between(-24, 24);
    y += s.between(14, 30);
  }
  const [fx, fy] = bolt[Math.min(3, bolt.length - 1)]!, plain = level(s, own);
  white(s, bolt, 5);
  white(s, [[fx, fy], [fx + 22, fy + 16], [fx + 18, fy + 44]], 3);
  both(s, {
    ...plain, v: [plain.v[0] - 20, plain.v[1] + 20],
    f: (u, v, at) => {
      at.x = u;
      at.y = v + 34 * (cloud(u, v) - 0.5);
    },
  },
  (x, y) => s.glow(x, y) * clamp(1.1 - y / 380 - 1.5 * (cloud(x, y + 8) - 0.36), 0.1, 0.95),
  (x, y) => clamp(0.4 + 3 * (0.62 - cloud(x, y + 4)), 0, SOLID) * spare(s, x, y));
}

/** A clear day: level lines, thinner towards the horizon, and heaped clouds left white. */
function day(s: Scene, own: Own): void {
  const top = s.block.box.y0 + 34;
  for (let n = 0; n < 3; n++) {
    const cx = s.between(30, 370), cy = s.between(top, Math.max(top + 10, s.horizon - 90)), puff = (i: number) => s.between(11, 22) * (1 - abs(i) / 8);
    const puffs = times(7, (i) => disc(cx + (i - 3) * 19, cy - 10 * cos((i - 3) / 2), puff(i - 3), 16)), mine = s.layer(puffs);
    s.later(() => s.block.rows(-0.5, { pitch: 4.6, own: mine, box: mine.box, tone: (x, y) => s.glow(x, y) * clamp((y - cy) / 34 + 0.18 * toward(s) * sign(x - cx)) }));
    for (const p of puffs) s.later(() => s.block.brush(p, 1.6, (x, y) => mine(x, y + 2) && !mine(x, y - 2)));
  }
  both(s, level(s, own),
    (x, y) => s.glow(x, y) * clamp(0.6 - 0.6 * y / s.horizon + 0.2 * (s.noise(x / 60, y / 7) - 0.5)),
    (x, y) => clamp(1.5 - 1.25 * y / s.horizon, 0, SOLID) * spare(s, x, y));
}

/** Curtains of northern light. */
function aurora(s: Scene, own: Own): void {
  const { y0, y1 } = s.block.box;
  both(s, {
    f: (u, v, at) => {
      at.x = v + 40 * s.noise(v / 70, u / 160) + 14 * sin(u / 40 + v / 50) - 25;
      at.y = u;
    },
    u: [y0, y1], v: [-60, SIZE + 60], pitch: 5, own, step: 5,
  },
  (x, y) => s.glow(x, y) * clamp(0.95 - 1.1 * s.noise(x / 36, y / 240) + (60 - y) / 500),
  (x, y) => clamp(3 * s.noise(x / 36 + 0.2, y / 240) - 0.6, 0, SOLID) * spare(s, x, y));
  stars(s, 30);
}

/** A dark wall, lit from one torch. */
function hall(s: Scene, own: Own): void {
  both(s, level(s, own),
    (x, y) => s.glow(x, y) * clamp(away(s, x, y) / 230 + 0.12 * (s.noise(x / 30, y / 9) - 0.5), 0.1, 0.96),
    (x, y) => clamp(away(s, x, y) / 60 - 1, 0.1, SOLID) * spare(s, x, y));
}

/** Tongues of flame that rise from below. */
function fire(s: Scene, own: Own): void {
  const { y0 } = s.block.box, high = s.horizon - y0, lick = (x: number, y: number) => s.noise(x / 22 + 40, y / 90) * 0.6 + s.noise(x / 46, y / 60 + 9) * 0.4;
  const flame = (x: number, y: number) => lick(x, y) * 1.7 - 0.25 - (s.horizon - y) / high * 0.75 - abs(x - s.light[0]) / 700;
  both(s, {
    f: (u, v, at) => {
      at.x = v + 26 * (s.noise(v / 34, u / 46) - 0.5) + 7 * sin(u / 19 + v / 24);
      at.y = u;
    },
    u: [y0, s.block.box.y1], v: [-10, SIZE + 10], pitch: 5, own, step: 4,
  },
  (x, y) => s.glow(x, y) * clamp(0.92 - 2.6 * flame(x, y), 0, 0.95),
  (x, y) => clamp(0.4 + 3 * flame(x, y), 0.25, SOLID) * spare(s, x, y));
}

/** A night without a moon: lines fall steeply, and many stars. */
function night(s: Scene, own: Own): void {
  const slope = toward(s) * 0.42, { x0, y0, x1 } = s.block.box;
  both(s, {
    f: (u, v, at) => {
      at.x = v + (u - y0) * slope + 5 * sin(u / 60 + v / 90);
      at.y = u;
    },
    u: [y0, s.block.box.y1], v: [x0 - 200, x1 + 200], pitch: 5, own, step: 6,
  },
  (x, y) => s.glow(x, y) * clamp(1.02 - y / s.horizon * 0.75 - 0.5 * clamp(1 - away(s, x, y) / 120) + 0.2 * (s.noise(x / 40, y / 60) - 0.5), 0.08, 0.9),
  (x, y) => clamp(1.3 - 0.5 * y / s.horizon - clamp(1 - away(s, x, y) / 90), 0, SOLID) * spare(s, x, y));
  stars(s, 46);
}

/** Bands of cloud lit from below, as at nightfall. */
function dusk(s: Scene, own: Own): void {
  const { y0 } = s.block.box, band = (x: number, y: number) => s.noise(x / 150, y / 15) * 0.7 + s.noise(x / 60 + 7, y / 9) * 0.3;
  both(s, level(s, own),
    (x, y) => s.glow(x, y) * clamp(1.5 * (band(x, y) - 0.34) + 0.5 * (1 - (y - y0) / (s.horizon - y0)), 0, 0.92),
    (x, y) => clamp(0.2 + 1.4 * (y - y0) / (s.horizon - y0) - 1.2 * (band(x, y + 3) - 0.5), 0, SOLID) * spare(s, x, y));
}

export const skies: Record<string, Sky> = { sun, moon, storm, day, aurora, hall, fire, night, dusk };
