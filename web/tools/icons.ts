/** Draws the application’s icons into `public/`: `npx tsx tools/icons.ts`, with Debian’s Chromium. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { drawings } from '../src/icons/paths.ts';

const folder = join(import.meta.dirname, '../public');

/** A compass rose on vellum with Conan’s sword in it; `margin` leaves room for masks. */
function icon(margin: number, corner: number): string {
  const rays = Array.from({ length: 16 }, (_, at) => {
    const turn = (at * 360) / 16;
    const long = at % 4 === 0 ? 46 : at % 2 === 0 ? 38 : 31;
    return `<path d="M0-${long}L3.4-16H-3.4Z" transform="rotate(${turn})" fill="${at % 4 === 0 ? '#8e2a1e' : '#8a6f45'}"/>`;
  });
  const size = 100 + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-size / 2} ${-size / 2} ${size} ${size}">
<rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="${corner}" fill="#efe3c6"/>
<circle r="46" fill="#f8f0db" stroke="#33240f" stroke-width="1.6"/><circle r="43" fill="none" stroke="#8a6f45" stroke-width=".8"/>
${rays.join('')}
<circle r="22" fill="#33240f"/><circle r="19.5" fill="none" stroke="#c6841a" stroke-width=".9"/>
<g transform="translate(-15 -15) scale(1.25)" fill="#f8f0db"><path d="${drawings.conan.fill}"/></g>
</svg>
`;
}

writeFileSync(join(folder, 'icon.svg'), icon(2, 18));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const pictures = [['icon-192.png', 192, icon(2, 18)], ['icon-512.png', 512, icon(2, 18)], ['icon-maskable.png', 512, icon(18, 0)]] as const;
for (const [name, size, svg] of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
}
await browser.close();
