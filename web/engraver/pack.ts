/**
 * Packs the silhouettes the recipes name into `figures.json`: `npm run figures -- icons.json`, with the file of the
 * npm package @iconify-json/game-icons (Game Icons by Lorc, Delapouite and contributors, CC BY 3.0).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { recipes } from './disk.ts';
import { pack } from './figures.ts';
import { own } from './own.ts';
import { flatten, simplify } from './flatten.ts';
import type { Point } from './raster.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('usage: npm run figures -- icons.json');
const icons = (JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> }).icons;
const names = new Set(recipes.flatMap((recipe) => recipe.figures.map(({ name }) => name)));

const figures: Record<string, string> = { ...own };
for (const name of [...names].sort()) {
  if (name in own) continue;
  const path = / d="([^"]+)"/.exec(icons[name]?.body ?? '')?.[1];
  if (!path) throw new Error(`the collection has no ${name}`);
  const area = (polygon: Point[]) => Math.abs(polygon.reduce((sum, [x, y], i) => sum + x * polygon[(i + 1) % polygon.length]![1] - y * polygon[(i + 1) % polygon.length]![0], 0)) / 2;
  // What is smaller than a knife can cut is left out.
  figures[name] = pack(flatten(path).filter((polygon) => area(polygon) > 60).map((polygon) => simplify([...polygon, polygon[0]!], 1.5).slice(0, -1).map(([x, y]): Point => [Math.round(x), Math.round(y)])).filter((polygon) => polygon.length > 2));
}
writeFileSync(new URL('figures.json', import.meta.url), `${JSON.stringify(figures).replaceAll('","', '",\n"')}\n`);
const sizes = Object.values(figures).map(({ length }) => length);
console.log(`${sizes.length} figures, ${Math.round(sizes.reduce((a, b) => a + b) / sizes.length)} characters each, at most ${Math.max(...sizes)}`);
