/** Paints the map behind the first page, by day and by lamplight: `npx tsx tools/backdrop.ts`, with Debian’s Chromium. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { height, width } from '../src/map/atlas.ts';

const WIDE = 1440;
const size = { width: WIDE, height: Math.round((WIDE * height) / width) };
const root = join(import.meta.dirname, '..');
const server = await createServer({ root, server: { port: 5199 } });
await server.listen();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const theme of ['light', 'dark']) {
  const page = await browser.newPage({ viewport: size });
  await page.goto(`http://localhost:5199/tools/backdrop.html?theme=${theme}`);
  await page.waitForSelector('svg path', { state: 'attached' });
  const shot = await page.screenshot({ timeout: 120_000 });
  // Chromium can write WebP only from a canvas.
  const webp = await page.evaluate(async ({ picture, width: w, height: h }) => {
    const image = new Image();
    image.src = picture;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.62).split(',')[1] ?? '';
  }, { picture: `data:image/png;base64,${shot.toString('base64')}`, ...size });
  writeFileSync(join(root, `src/pages/backdrop/${theme}.webp`), Buffer.from(webp, 'base64'));
}
await browser.close();
await server.close();
