/** Contact sheets of every picture by kind, for looking at: `npm run sheets -- FOLDER`, with Debian's Chromium. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { recipes } from './disk.ts';
import { engrave } from './engrave.ts';
import type { Shapes } from './figures.ts';
import type { Recipe } from './recipe.ts';
import { looks, print } from './svg.ts';

const [folder, only = '', format = 'webp'] = process.argv.slice(2);
if (!folder) throw new Error('usage: npm run sheets -- FOLDER [KIND] [png]');

/** Chromium writes WebP from a canvas only. */
async function webp(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(async (data) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob()), canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.getContext('2d')!.drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', 0.55);
  }, png.toString('base64'));
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const shapes = JSON.parse(readFileSync(new URL('figures.json', import.meta.url), 'utf8')) as Shapes;
const kindOf = ({ key, frame, spot }: Recipe) => {
  const kind = /^(cg-\w+|\w+)-/.exec(key)![1]!;
  return kind === 'card' ? `card-${spot}` : kind === 'cg-special' && frame === 'clipped' ? 'cg-object' : kind;
};
const kinds = new Map<string, Recipe[]>();
for (const recipe of recipes) kinds.set(kindOf(recipe), [...(kinds.get(kindOf(recipe)) ?? []), recipe]);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] }), page = await browser.newPage();
for (const [kind, deck] of kinds) {
  if (only && !kind.startsWith(only)) continue;
  const cell = (recipe: Recipe) => `<figure>${print(engrave(recipe, shapes), recipe.spot, looks.light)}<div>${print(engrave(recipe, shapes, 2.4), recipe.spot, looks.light).replaceAll(`${recipe.key}-`, `${recipe.key}-s`)}<figcaption>${recipe.key.replace(/^(cg-)?\w+?-/, '')}</figcaption></div></figure>`;
  await page.setViewportSize({ width: 1290, height: 120 });
  await page.setContent(`<!doctype html><style>body{margin:0;background:#efe3c6;display:grid;grid-template-columns:repeat(8,150px);gap:10px;padding:10px}figure{margin:0}figure>svg{width:150px;height:auto;display:block}
div{display:flex;gap:6px;align-items:center;font:12px Georgia,serif;color:#33240f}div svg{width:64px;height:auto;flex:none}</style>${deck.map(cell).join('')}`);
  const png = await page.screenshot({ fullPage: true });
  if (format === 'png') writeFileSync(join(folder, `${kind}.png`), png);
  else writeFileSync(join(folder, `${kind}.webp`), await webp(page, png));
}
await browser.close();
console.log(`${recipes.length} pictures, ${kinds.size} sheets`);
