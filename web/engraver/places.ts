/** What people built: towns, halls, streets, fields of battle. */
import { clamp, type Point, type Polygon } from './raster.ts';
import type { Land } from './lands.ts';
import { PI, SOLID, abs, cos, disc, ground, hypot, sin, solid, spare, times, toward, wash, white, type Scene } from './scene.ts';

/** A walled town on the side away from the light, tallest in its midst. */
function city(s: Scene): void {
  const foot = s.horizon + 14, heart = s.light[0] < 200 ? 318 : 82, wall: Polygon = [];
  for (const n of [-2, 2, -1, 1, 0]) {
    const x = heart + n * s.between(25, 31), w = s.between(9, 13), top = foot - s.between(44, 60) - 26 * (2 - abs(n)) * s.between(0.6, 1);
    const turn = (px: number) => (abs(px - x) < w * 0.25 ? 0 : (px - x) / w * 1.6), side = (k: number) => [[k, 0], [k * 1.25, 0.8], [k * 0.7, 1.7]].map(([a, b]): Point => [x + a! * w, top - b! * w]);
    const roof: Polygon = s.between(0, 1) < 0.4 ? [...side(-1), [x, top - w * 2.9], ...side(1).reverse()] : [[x - w - 4, top], [x, top - w * 3], [x + w + 4, top]];
    solid(s, [[x - w, foot + 20], [x - w, top], [x + w, top], [x + w, foot + 20]], { angle: PI / 2, turn, low: 0, high: 1, pitch: 3.6, weight: 1.7 });
    solid(s, roof, { angle: toward(s) * 0.9, turn, low: 0.35, high: 1.3, pitch: 3.6, far: 1 });
    s.later(() => s.block.brush([[x, top + 10], [x, top + 19]], 3.4, (px, py) => s.glow(px, py) > 0.4 && s.open(px, py)));
  }
  for (let x = heart - 96; x < heart + 96; x += 12) wall.push([x, foot - 24], [x + 6, foot - 24], [x + 6, foot - 18], [x + 12, foot - 18]);
  solid(s, [[heart - 96, foot + 20], ...wall, [heart + 96, foot + 20]], { angle: 0, turn: () => 0, low: 0.1, high: 0.55, pitch: 5, tint: 0 });
}

/** An eastern town: domes and slender towers along the whole horizon. */
function domes(s: Scene): void {
  const foot = s.horizon + 12;
  for (const [x, w, h] of [[30, 26, 40], [370, 26, 44], [96, 34, 62], [304, 34, 58], [200, 46, 84]] as const) {
    const r = w * 0.86, at = x + s.between(-6, 6), top = foot - h * s.between(0.9, 1.1), turn = (px: number) => (px - at) / r;
    const dome = times(17, (i): Point => [at - r * cos(i * PI / 16) * (1 + 0.12 * sin(i * PI / 16)), top - r * 0.95 * sin(i * PI / 16) - (i === 8 ? r * 0.5 : 0)]);
    solid(s, [[at - w, foot + 16], [at - w, top], [at + w, top], [at + w, foot + 16]], { angle: PI / 2, turn, low: 0, high: 0.8, pitch: 4 });
    solid(s, dome, { angle: PI / 2, turn, low: 0.12, high: 1.2, pitch: 3.8, far: 1 });
    for (const k of [-0.5, 0, 0.5]) s.later(() => s.block.brush([[at + k * w, top + h * 0.7], [at + k * w, top + h * 0.3]], 3.6, s.open));
  }
  for (const x of [62, 142, 258, 340]) {
    const at = x + s.between(-5, 5), top = foot - s.between(96, 132);
    solid(s, [[at - 5, foot + 14], [at - 4, top], [at - 7, top - 4], [at, top - 20], [at + 7, top - 4], [at + 4, top], [at + 5, foot + 14]], { angle: PI / 2, turn: (px) => (px - at) / 5, high: 1.1, pitch: 3.4 });
  }
}

/** Pyramids and gate towers of the south. */
function pylons(s: Scene): void {
  const shadow = toward(s), foot = s.horizon + 20;
  for (const [x, w, h] of [[s.between(60, 130), 90, 92], [s.between(270, 350), 120, 128]] as const) {
    solid(s, [[x - w, foot], [x, foot - h], [x + w, foot]], { angle: 0, turn: () => -shadow, low: 0.2, pitch: 7 });
    solid(s, [[x + shadow * w * 0.18, foot], [x, foot - h], [x + shadow * w, foot]], { angle: 0.5 * shadow, turn: () => shadow, high: 0.85 });
  }
  for (const x of [52, 348]) {
    const at = (points: Point[]) => points.map(([a, b]): Point => [x + a, foot + b]);
    solid(s, at([[-40, 40], [-30, -96], [-37, -108], [37, -108], [30, -96], [40, 40]]), { angle: 0.03, turn: (px) => (px - x) / 24, low: 0.08, high: 1, pitch: 5 });
    solid(s, at([[-11, 40], [-9, -34], [9, -34], [11, 40]]), { angle: PI / 2, turn: () => shadow, high: SOLID, far: 1 });
    s.later(() => s.block.brush([[x - 31, foot - 96], [x + 31, foot - 96]], 3, s.open));
  }
}

function columns(s: Scene): void {
  const { y0 } = s.block.box;
  for (const [x, w, top, foot] of [[112, 14, 30, 12], [288, 14, 30, 12], [52, 21, 0, 44], [348, 21, 0, 44]] as const) {
    const k = x < s.light[0] ? -1 : 1, base = s.horizon + foot, up = y0 > 50 ? y0 - 20 + top * 0.4 : top;
    const half = (m: number) => [[w, base], [w, up + 52], [w + 8, up + 40], [w + 8, up]].map(([a, y]): Point => [x + m * a!, y!]);
    const plinth = [[-w - 9, 10], [-w - 5, -8], [w + 5, -8], [w + 9, 10]].map(([a, b]): Point => [x + a!, base + b!]);
    solid(s, [...half(-1), ...half(1).reverse()], { angle: PI / 2, turn: (px) => toward(s) * clamp(0.2 + k * (px - x) / w, -1, 1), high: 1.08, pitch: 4.2 });
    solid(s, plinth, { angle: 0, turn: (px) => toward(s) * k * (px - x) / w, low: 0.3 });
  }
}

function floor(s: Scene): void {
  const own = ground(s, () => s.horizon, (x, y) => clamp(0.15 + hypot(x - 200, (y - 350) * 1.8) / 330), { pitch: (v) => 3.6 + v / 16 });
  for (let x = -500; x <= 900; x += 70) s.later(() => s.block.brush([[200 + (x - 200) * 0.3, s.horizon], [x, 400]], 2, own));
}

function ruins(s: Scene): void {
  for (const side of [-1, 1]) {
    for (let n = 0; n < 3; n++) {
      const x = 200 + side * (180 - n * 44 + s.between(-6, 6)), w = 17 - n * 4, foot = s.horizon + 22 - n * 8, top = foot - s.between(40, 150) * (1 - n * 0.15);
      const broken = [[-1, s.between(0, 18)], [-0.3, -6], [0.25, s.between(2, 12)], [1, -10]].map(([a, b]): Point => [x + a! * w, top + b!]);
      solid(s, [[x - w, foot], ...broken, [x + w, foot]], { angle: PI / 2, turn: (px) => (px - x) / w, high: 1.02, pitch: 4 });
    }
  }
}

function web(s: Scene): void {
  const spokes = times(15, (i) => i * 2 * PI / 15 + s.between(-0.1, 0.1)), at = (a: number, r: number): Point => [s.light[0] + r * cos(a), s.light[1] + r * sin(a)];
  spokes.forEach((a, i) => {
    const b = spokes[i + 1] ?? spokes[0]! + 2 * PI;
    white(s, [[...s.light], at(a, 300)], 1.7);
    for (let r = 40; r < 300; r *= 1.25) white(s, [at(a, r), at((a + b) / 2, r * 0.9), at(b, r)], 1.7);
  });
}

/** A low room: beams above, a hearth at the side of the light, barrels, boards. */
function tavern(s: Scene): void {
  const { y0 } = s.block.box, k = toward(s), wall = s.horizon, hearth = 200 - k * 128;
  for (const x of [40, 140, 260, 360]) solid(s, [[x - 7, wall + 4], [x - 7, y0], [x + 7, y0], [x + 7, wall + 4]], { angle: PI / 2, turn: (px) => (px - x) / 7, low: 0.3, high: 1.1, pitch: 3.8 });
  const arch = times(13, (i): Point => [hearth - 44 * cos(i * PI / 12), wall - 48 - 26 * sin(i * PI / 12)]);
  solid(s, [[hearth - 60, wall + 8], [hearth - 56, wall - 92], [hearth + 56, wall - 92], [hearth + 60, wall + 8]], { angle: 0, turn: () => 0, low: 0.1, high: 0.5, pitch: 6 });
  const fire = solid(s, [[hearth - 44, wall + 8], ...arch, [hearth + 44, wall + 8]], { angle: PI / 2, turn: (px, py) => k * (clamp(2.2 * s.noise(px / 9, py / 26) - 0.9 + (wall - py) / 90, -1, 1)), low: 0, high: 1.3, pitch: 4, tint: 0, far: 1 });
  wash(s, fire, (_, y) => clamp(1.3 - (wall - y) / 70), 0, fire.box);
  for (const [n, depth] of [[0, 0], [1, 22], [2, 46]] as const) {
    const y = y0 + depth;
    solid(s, [[0, y], [0, y + 11 - n * 2], [400, y + 11 - n * 2], [400, y]], { angle: 0.02, turn: () => k * 0.3, low: 0.5, high: 1.2, pitch: 3.4, far: 1 });
  }
  floor(s);
  for (const [n, x] of [0, 1, 2].map((n) => [n, 200 + k * (108 + n * 38)] as const)) {
    const y = wall + 22 - (n === 1 ? 34 : 0), bulge = (m: number) => [[17, 0], [22, -19], [17, -38]].map(([a, b]): Point => [x + m * a!, y + b!]);
    solid(s, [...bulge(-1), ...bulge(1).reverse()], { angle: PI / 2, turn: (px) => (px - x) / 20, low: 0.15, high: 1.15, pitch: 3.8, far: 1 });
    for (const b of [-10, -28]) white(s, [[x - 21, y + b], [x, y + b + 3], [x + 21, y + b]], 2);
  }
}

/** A hall of horseshoe arches with hangings, and steps that lead up to what matters. */
function palace(s: Scene): void {
  const { y0 } = s.block.box, foot = s.horizon;
  for (const x of [66, 334, 200]) {
    const w = x === 200 ? 58 : 46, top = Math.max(y0 + 66, foot - 130), arch = times(21, (i): Point => [x - (w + 7 * sin(i * PI / 20)) * cos(i * PI / 20), top - w * sin(i * PI / 20)]);
    solid(s, [[x - w - 14, foot + 6], [x - w - 14, y0], [x + w + 14, y0], [x + w + 14, foot + 6]], { angle: 0, turn: () => 0, low: 0.1, high: 0.45, pitch: 6.5, tint: 0.7 });
    solid(s, [[x - w + 5, foot + 6], ...arch, [x + w - 5, foot + 6]], { angle: PI / 2, turn: (_, py) => toward(s) * (1 - (py - top) / 70), low: 0.1, high: 1.15, pitch: 4.4, far: 1 });
    for (const m of [-1, 1]) solid(s, [[x + m * (w - 4), foot + 6], [x + m * (w + 4), top + 6], [x + m * (w - 14), top + 2], [x + m * (w - 6), foot - 52], [x + m * (w - 22), foot + 6]], { angle: PI / 2, turn: (px) => (px - x) / w, low: 0.2, high: 0.9, pitch: 3.6 });
  }
  floor(s);
  for (const n of [2, 1, 0]) {
    const y = foot + 6 + n * 12, w = 92 + n * 26;
    solid(s, [[200 - w, y + 13], [200 - w + 9, y], [200 + w - 9, y], [200 + w, y + 13]], { angle: 0, turn: () => 0, low: 0.08, high: n % 2 ? 0.5 : 0.75, pitch: 4.4, tint: 0, far: 1 });
  }
}

/** After the fight: spears in the earth, torn banners, smoke. */
function battlefield(s: Scene): void {
  const { y0 } = s.block.box;
  for (let n = 0; n < 3; n++) {
    const x = s.between(40, 360), column = times(14, (i): Point => [x + toward(s) * i * i * 0.55 + 9 * sin(i * 1.3 + n), s.horizon - i * (s.horizon - y0) / 13]);
    for (const shift of [-7, 0, 7]) s.later(() => s.block.brush(column.map(([a, b], i): Point => [a + shift * (0.5 + i / 7), b]), 3.4, s.open));
  }
  const crest = (x: number) => s.horizon + 14 * (s.noise(x / 70, 81) - 0.5), own = ground(s, crest, (x, y) => clamp(0.3 + 0.7 * (s.noise(x / 26, y / 8) - 0.3) + (y - 330) / 260, 0.1, 0.9));
  for (let n = 0; n < 13; n++) {
    const x = (n % 2 ? s.between(18, 130) : s.between(270, 382)), y = s.horizon + s.between(8, 70), h = s.between(60, 118) * (0.7 + (y - s.horizon) / 160), lean = s.between(-26, 26);
    s.later(() => s.block.brush([[x, y], [x + lean, y - h]], 3.2, s.open));
    const [tx, ty] = [x + lean, y - h];
    if (n % 3 === 0) solid(s, [[tx, ty + 3], [tx + toward(s) * 20, ty + 8], [tx + toward(s) * 34, ty + 2], [tx + toward(s) * 27, ty + 18], [tx + toward(s) * 36, ty + 31], [tx + toward(s) * 16, ty + 25], [tx - lean * 0.25, ty + 28]], { angle: 0.5, turn: (px) => (px - tx) / 20, low: 0.2, pitch: 3.6, far: 1 });
    else solid(s, [[tx - 4, ty + 5], [tx + lean * 0.12, ty - 12], [tx + 4, ty + 5]], { angle: 0, turn: () => toward(s), high: SOLID, far: 1, tint: 0 });
  }
  for (let n = 0; n < 5; n++) {
    const x = s.between(30, 370), y = s.horizon + s.between(34, 96), r = s.between(9, 15);
    solid(s, disc(x, y, r, 14).map(([a, b]): Point => [a, y + (b - y) * 0.45]), { angle: 0.3, turn: (px) => (px - x) / r, high: 1.1, pitch: 3.6, far: 1 });
  }
  for (let n = 0; n < 20; n++) {
    const x = s.between(20, 380), y = s.between(s.horizon + 20, 384);
    s.later(() => s.block.brush([[x, y], [x + s.between(-5, 5), y - 7]], 1.8, own));
  }
}

/** A narrow street between leaning houses, windows lit. */
function street(s: Scene): void {
  const { y0, y1 } = s.block.box, vanish: Point = [200, s.horizon - 10], at = (x: number, y: number, t: number): Point => [x + (vanish[0] - x) * t, y + (vanish[1] - y) * t];
  for (const side of [-1, 1]) {
    [0.62, 0.34, 0].forEach((near, n) => {
      const x = 200 + side * 206, top = y0 - 30 + n * s.between(6, 30), far = [0.8, 0.6, 0.32][n]!, mine = (t: number, h: number) => at(x, top + (y1 - top) * (1 - h), t), gable = mine((near + far) / 2, 1.16);
      const facade: Polygon = [mine(near, -0.1), mine(near, 0.86), gable, mine(far, 0.86), mine(far, -0.1)];
      solid(s, facade, { angle: side * 0.5, turn: () => side * 0.9, low: 0.25, high: 1, pitch: 4.6, weight: 2.2 });
      solid(s, [mine(near - 0.03, 0.84), gable, mine(far + 0.03, 0.84)], { angle: -side * 0.7, turn: () => side, low: 0.5, high: 1.15, pitch: 4, far: 1 });
      for (const [t, h] of [[0.3, 0.62], [0.68, 0.62], [0.3, 0.36], [0.68, 0.4]] as const) {
        const a = near + (far - near) * (t - 0.11), b = near + (far - near) * (t + 0.11), pane = [mine(a, h - 0.06), mine(a, h + 0.06), mine(b, h + 0.06), mine(b, h - 0.06)];
        const lit = s.layer([pane]);
        if (s.between(0, 1) < 0.6) wash(s, lit, () => SOLID, 0, lit.box);
        s.later(() => s.block.brush([...pane, pane[0]!], 2, s.open));
      }
    });
  }
  const own = ground(s, () => s.horizon, (x, y) => clamp(0.2 + abs(x - 200) / 300 + 0.3 * (s.noise(x / 12, y / 5) - 0.5), 0.1, 0.9), { pitch: (v) => 4 + v / 12 });
  for (let n = 0; n < 60; n++) {
    const y = s.horizon + 6 + (n / 60) ** 1.6 * 120, x = s.between(20, 380), w = 3 + (y - s.horizon) / 12;
    s.later(() => s.block.brush([[x - w, y], [x, y - w * 0.5], [x + w, y]], 1.7, own));
  }
}

/** Tents and a fire between them. */
function camp(s: Scene): void {
  for (const [x, w, foot] of [[70, 34, 2], [330, 36, 0], [140, 26, -6], [262, 26, -6], [28, 50, 26], [376, 50, 28]] as const) {
    const y = s.horizon + foot + 8, top = y - w * 1.5;
    solid(s, [[x - w, y], [x - w * 0.2, top + 5], [x, top], [x + w * 0.2, top + 5], [x + w, y]], { angle: PI / 2 - 0.25 * toward(s), turn: (px) => (px - x) / w * 1.4, low: 0.02, high: 0.95, pitch: 4.2 });
    solid(s, [[x - w * 0.24, y], [x, y - w * 0.8], [x + w * 0.24, y]], { angle: PI / 2, turn: () => toward(s), high: SOLID, far: 1, tint: 0 });
    s.later(() => s.block.brush([[x, top], [x + 1, top - 12]], 2, s.open));
  }
}

/** A palisade with a gate and watchtowers. */
function palisade(s: Scene): void {
  const foot = s.horizon + 16;
  for (let x = -4; x < 408; x += 13) {
    const at = x, top = foot - s.between(48, 58);
    if (abs(at - 200) < 24) continue;
    solid(s, [[at - 6, foot + 8], [at - 6, top + 8], [at, top - 4], [at + 6, top + 8], [at + 6, foot + 8]], { angle: PI / 2, turn: (px) => (px - at) / 6, low: 0.1, high: 1.05, pitch: 3.8, weight: 1.5 });
  }
  for (const x of [150, 250]) {
    solid(s, [[x - 15, foot + 10], [x - 13, foot - 94], [x + 13, foot - 94], [x + 15, foot + 10]], { angle: 0, turn: (px) => (px - x) / 14, low: 0.1, high: 1, pitch: 6 });
    solid(s, [[x - 21, foot - 92], [x - 16, foot - 112], [x + 16, foot - 112], [x + 21, foot - 92]], { angle: PI / 2, turn: (px) => (px - x) / 18, low: 0.2, high: 1.1, far: 1 });
    solid(s, [[x - 25, foot - 112], [x, foot - 140], [x + 25, foot - 112]], { angle: 0.6, turn: (px) => (px - x) / 18, low: 0.4, high: 1.2, far: 1 });
  }
  const glare = s.layer([[[176, foot + 8], [176, foot - 40], [200, foot - 54], [224, foot - 40], [224, foot + 8]]]);
  wash(s, glare, (x, y) => spare(s, x, y), 0, glare.box);
}

export const places: Record<string, Land> = { city, domes, pylons, columns, floor, ruins, web, tavern, palace, battlefield, street, camp, palisade };
