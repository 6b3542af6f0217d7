/** The engraver: turns a recipe into a woodcut of two inks, the same in a browser and in Node. */
import { Block, outline, type Own } from './block.ts';
import { carve, type Part } from './faces/portrait.ts';
import { maskOf, place, type Cutout, type Shapes } from './figures.ts';
import { frames } from './frames.ts';
import { lands } from './lands.ts';
import { places } from './places.ts';
import { SIZE, blur, boxOf, clamp, enclosed, fill, grown, relief, type Box, type Mask, type Point, type Polygon, type Tone } from './raster.ts';
import type { Frame, Recipe } from './recipe.ts';
import type { Layer, Scene } from './scene.ts';
import { skies } from './skies.ts';
import { weathers } from './weather.ts';

/** What came from under the knife: paths in tenths of a unit. */
export interface Engraving {
  key: string;
  frame: Frame;
  paper: string;
  ink: string;
  spot: string;
  cuts: string;
  /** What is cut only inside an outline. */
  bodies: { clip: string; ink: string; spot: string }[];
  /** The spot colour is printed slightly beside its place. */
  slip: readonly [number, number];
}

// Owners of points; 0 lies outside the frame, 2 to 998 are layers of the land.
const SKY = 1, HALO = 999, FIGURE = 1000, BODY = 2000;

type Body = Cutout & Partial<Pick<Part, 'height3' | 'tone' | 'strokes' | 'rim' | 'close'>>;

export function engrave(recipe: Recipe, shapes: Shapes, coarse = 1): Engraving {
  const frame = frames[recipe.frame](), block = new Block(recipe.key, coarse, boxOf([frame])), { noise, between } = block, unsteady = frame.length > 9 ? 0.7 : 2;
  for (const point of frame) {
    point[0] += between(-unsteady, unsteady);
    point[1] += between(-unsteady, unsteady);
  }
  Object.assign(block.box, grown(boxOf([frame]), 1));
  fill(block.owner, [frame], SKY);
  const bodies: Body[] = recipe.figures.flatMap((figure) => {
    const text = shapes[figure.name];
    if (text === undefined) throw new Error(`${recipe.key}: no figure is called ${figure.name}`);
    return [place(noise, text, figure)];
  });
  for (const face of recipe.faces) bodies.push(...carve(face, recipe.light[0] < 200 ? -1 : 1, noise).map((part) => ({ ...part, mask: maskOf(part.polygons), base: SIZE, height: part.size, far: false })));

  const strokes: (() => void)[] = [];
  setting(recipe, block, bodies, strokes);
  const wholes = bodies.map((body, i) => cutOut(block, body, i, recipe, coarse));
  for (const stroke of strokes) stroke();
  const cut = bodies.map((body, i) => model(block, body, i, wholes[i]!, recipe));

  const edge: Polygon = [...frame, frame[0]!];
  block.brush(edge, 5.5);
  const { x0, y0, x1, y1 } = block.box, cx = (x0 + x1) / 2, cy = (y0 + y1) / 2;
  block.brush(edge.map(([x, y]): Point => [x + Math.sign(x - cx) * 6.5 * Math.min(1, Math.abs(x - cx) / 40), y + Math.sign(y - cy) * 6.5 * Math.min(1, Math.abs(y - cy) / 40)]), 1.6);
  // Specks where the ink did not take.
  for (let n = 0; n < 150; n++) {
    const x = between(14, 386), y = between(14, 386), r = between(0.3, 1.2);
    block.cuts.push(outline([[x - r, y], [x, y - r * 0.8], [x + r, y + 0.3], [x, y + r]]));
  }
  const slip = [Math.round(between(12, 24) * Math.sign(between(-1, 1))), Math.round(between(-20, 20))] as const;
  return { key: recipe.key, frame: recipe.frame, paper: outline(frame), ink: block.ink.join(''), spot: block.spot.join(''), cuts: block.cuts.join(''), bodies: cut, slip };
}

/** The scene knows the figures beforehand: it keeps light around them and lies in their shadow. */
function setting(recipe: Recipe, block: Block, bodies: Body[], strokes: (() => void)[]): void {
  const { noise, between } = block, { light, horizon } = recipe;
  const glow = glowAround(bodies), main = bodies.reduce<Body | null>((tallest, body) => (!tallest || body.height > tallest.height ? body : tallest), null), cast = main && blur(main.mask, 5);
  const shade: Tone = (x, y) => {
    if (!main || !cast || recipe.bust) return 0;
    const deep = y - main.base + 6, sx = x - deep * (200 - light[0]) / 70, sy = main.base - deep * 4.5;
    return deep < 0 || sx < 0 || sy < 0 ? 0 : clamp(cast(sx, sy) * 1.6);
  };
  let id = SKY;
  const layer = (polygons: Polygon[]): Layer => {
    const mine = ++id, own: Own = (x, y) => block.at(x, y) === mine;
    fill(block.owner, polygons, mine, true);
    return Object.assign(own, { box: boxOf(polygons) });
  };
  const open: Own = (x, y) => {
    const owner = block.at(x, y);
    return owner > 0 && owner < HALO;
  };
  const scene: Scene = { block, recipe, noise, between, horizon, light, glow, shade, layer, open, later: (stroke) => strokes.push(stroke) };
  named(skies, recipe.sky, recipe)(scene, (x, y) => block.at(x, y) === SKY);
  for (const land of recipe.lands) named({ ...lands, ...places }, land, recipe)(scene);
  for (const weather of recipe.weather) named(weathers, weather, recipe)(scene);
}

function named<T>(all: Record<string, T>, name: string, { key }: Recipe): T {
  const found = all[name];
  if (!found) throw new Error(`${key}: there is no ${name}; known are ${Object.keys(all).join(', ')}`);
  return found;
}

function glowAround(bodies: Body[]): Tone {
  if (!bodies.length) return () => 1;
  const box = bodies.reduce<Box>((all, { mask }) => ({ x0: Math.min(all.x0, mask.x0), y0: Math.min(all.y0, mask.y0), x1: Math.max(all.x1, mask.x1), y1: Math.max(all.y1, mask.y1) }), { x0: SIZE, y0: SIZE, x1: 0, y1: 0 });
  const all: Mask = { ...box, points: new Uint8Array(SIZE * SIZE) };
  for (const { mask } of bodies) for (let y = mask.y0; y < mask.y1; y++) for (let k = y * SIZE + mask.x0; k < y * SIZE + mask.x1; k++) if (mask.points[k]) all.points[k] = 1;
  const near = blur(all, 16);
  return (x, y) => 1 - 0.86 * clamp(near(x, y) * 2.6);
}

/** Cuts a figure out of the scene, a white line around it; what it encloses is its body and not the scene. */
function cutOut(block: Block, { mask, rim = 0.12, close }: Body, i: number, recipe: Recipe, coarse: number): Mask {
  const around = rim < 1 ? blur(mask, coarse > 1 ? 4 : 3) : () => 0, whole = enclosed(mask, close ?? recipe.close), { x0, y0, x1, y1 } = grown(mask, 14), { owner } = block;
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const k = y * SIZE + x;
      if (!owner[k]) continue;
      if (mask.points[k]) {
        owner[k] = FIGURE + i;
        continue;
      }
      const soft = around(x, y);
      if (whole.points[k] || soft > rim) owner[k] = whole.points[k] && soft < 0.3 ? BODY + i : HALO;
    }
  }
  return whole;
}

/** How much light falls on a relief. */
const lighting = (height: Tone, side: number): Tone => (x, y) => {
  const dx = (height(x + 2, y) - height(x - 2, y)) / 4, dy = (height(x, y + 2) - height(x, y - 2)) / 4;
  return clamp((dy * 0.62 - dx * side * 0.62 + 0.48) / Math.sqrt(dx * dx + dy * dy + 1));
};

/** Hatches a figure by the light of the scene: dark and tinted where it turns away. */
function model(block: Block, body: Body, i: number, whole: Mask, recipe: Recipe): Engraving['bodies'][number] {
  const { polygons, mask, far } = body, side = recipe.light[0] < 200 ? -1 : 1, coarse = block.coarse > 1, mine: Own = (x, y) => block.at(x, y) === FIGURE + i;
  const own: Own = (x, y) => block.at(x, y) > 0 && (mine(x, y) || mine(x + 2, y + 2) || mine(x - 2, y + 2) || mine(x + 2, y - 2) || mine(x - 2, y - 2));
  const height = body.height3 ?? relief(mask), angle = side * block.between(0.35, 0.7), ink: string[] = [], spot: string[] = [], box = grown(mask, 3);
  const lines = { pitch: far ? 5.2 : 4.4, own, box, rise: (x: number, y: number) => height(x, y) * 0.35, step: 2.5 };
  if (body.tone) {
    const dark = body.tone;
    block.rows(angle, { ...lines, to: ink, rough: 0.25, tone: (x, y) => dark(x, y) * (coarse ? 1.35 : 1) });
    block.rows(angle, { ...lines, step: 5, to: spot, rough: 0, tone: (x, y) => clamp(dark(x, y) * 3.2 - 1.5, 0, 1.4) });
  } else {
    const slope = lighting(height, side), bulk = whole === mask ? slope : lighting(relief(whole), side), stout = blur(mask, 8);
    // What is thin stays dark.
    const lit: Tone = (x, y) => slope(x, y) * clamp(2.2 * stout(x, y) - 0.1, 0.35), deep = coarse ? 2.15 : far ? 1.35 : 1.65;
    block.rows(angle, { ...lines, to: ink, rough: 0.3, tone: (x, y) => clamp(deep - 1.45 * lit(x, y) - 0.3 * bulk(x, y), 0.14, 1.3) });
    block.rows(angle, { ...lines, step: 5, to: spot, rough: 0, tone: (x, y) => clamp(4.4 - 5 * lit(x, y), 0, 1.4) });
    if (whole !== mask) block.rows(-angle, { pitch: 5, own: (x, y) => block.at(x, y) === BODY + i, box, tone: (x, y) => clamp(recipe.flesh - 1.1 * bulk(x, y), 0, 0.95) });
  }
  for (const polygon of polygons) block.brush([...polygon, polygon[0]!], far ? 1.2 : 1.6, own);
  body.strokes?.(block, own);
  return { clip: polygons.map(outline).join(''), ink: ink.join(''), spot: spot.join('') };
}
