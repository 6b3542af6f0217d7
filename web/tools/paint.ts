/**
 * Paints the bare map once, in every look, for the board and for the first page: `npm run paint`, with Debian’s Chromium.
 * It has thousands of strokes; drawing them in every browser, on every visit, took longer than all the rest.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { chromium as debian } from '../browser/chromium.ts';
import { sourcesOfPicture } from '../map/picture.ts';
import { height, width } from '../src/map/atlas.ts';

const root = join(import.meta.dirname, '..');
const board = { folder: 'src/map/picture', themes: ['light', 'dark', 'contrast'], wide: 2400, quality: 0.84, small: 1200 };
const firstPage = { folder: 'src/pages/backdrop', themes: ['light', 'dark'], wide: 1440, quality: 0.62, small: 0 };

/** Chromium can write WebP only from a canvas. */
const webp = (page: Page, shot: Buffer, size: { width: number; height: number }, quality: number) =>
  page.evaluate(async ({ picture, size, quality }) => {
    const image = new Image();
    image.src = picture;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), size);
    const brush = Object.assign(canvas.getContext('2d')!, { imageSmoothingQuality: 'high' });
    brush.drawImage(image, 0, 0, size.width, size.height);
    return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
  }, { picture: `data:image/png;base64,${shot.toString('base64')}`, size, quality });

const server = await createServer({ root, server: { port: 5199 } });
await server.listen();
const browser = await chromium.launch(debian);
const sized = (wide: number) => ({ width: wide, height: Math.round((wide * height) / width) });
for (const { folder, themes, wide, quality, small } of [board, firstPage]) {
  const size = sized(wide);
  mkdirSync(join(root, folder), { recursive: true });
  for (const theme of themes) {
    const page = await browser.newPage({ viewport: size });
    await page.goto(`http://localhost:5199/tools/paint.html?theme=${theme}`);
    await page.waitForSelector('.ornaments', { state: 'attached' });
    const shot = await page.screenshot({ timeout: 120_000 });
    const write = async (name: string, size: { width: number; height: number }) => writeFileSync(join(root, folder, name), Buffer.from(await webp(page, shot, size, quality), 'base64'));
    await write(`${theme}.webp`, size);
    if (small) await write(`${theme}-small.webp`, sized(small));
    await page.close();
  }
}
writeFileSync(join(root, board.folder, 'painted-from.txt'), `${sourcesOfPicture()}\n`);
await browser.close();
await server.close();
