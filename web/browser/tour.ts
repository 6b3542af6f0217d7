/** `npm run tour`: takes the pictures of docs/tour.md and the README from the real program, and lays them in docs/pictures. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, devices, type Browser, type Page } from '@playwright/test';
import type { Snapshot } from '../src/wire.ts';
import { Random } from './chance.ts';
import { chromium as debian } from './chromium.ts';
import { visit } from './places.ts';
import { Program } from './program.ts';
import { begun, count, openTable, playOn, sitters } from './rest.ts';

const folder = join(import.meta.dirname, '../../docs/pictures');
const wide = { width: 1440, height: 900 };

const program = await Program.start();
const browser = await chromium.launch(debian);

async function guest(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: wide, locale: 'en-GB', reducedMotion: 'reduce', ...options, baseURL: program.url });
  return context.newPage();
}

/** The browser itself turns the picture into WebP: small enough for a repository. */
async function picture(page: Page, name: string): Promise<void> {
  const png = (await page.screenshot()).toString('base64');
  const scribe = await browser.newPage();
  const webp = await scribe.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.82);
  }, png);
  await scribe.close();
  const bytes = Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64');
  writeFileSync(join(folder, `${name}.webp`), bytes);
  console.log(`${name}.webp ${Math.round(bytes.length / 1024)} KiB`);
}

type Sheet = Record<string, unknown> & { age?: number; contest?: Record<string, unknown> | null; cycle?: number };
const sheet = (now: Snapshot) => now.view!.sheet as Sheet;

/** A table of one's own, played on until something is to be seen. */
async function table(page: Page, game: string, seats: number, seed: number, enough: (now: Snapshot) => boolean): Promise<string> {
  const opened = await openTable(page, { game, seats: Array.from({ length: seats }, () => sitters.me), hints: true });
  const { id } = await begun(page, opened);
  await playOn(page, id, new Random(seed), enough);
  return id;
}

/** Behind the curtain of a table whose seats are all one's own. */
async function show(page: Page, place: string, query = ''): Promise<void> {
  await visit(page, place, query);
  const open = page.locator('.curtain button');
  if (await open.isVisible()) await open.click();
  await page.waitForLoadState('networkidle');
}

try {
  const page = await guest();
  await show(page, '#/');
  await picture(page, 'start');

  const early = await table(page, 'age-of-conan', 4, 3, count(40));
  const duel = await table(page, 'age-of-conan', 3, 5, (now) => (sheet(now).contest?.['attacker'] as { dice?: unknown[] } | undefined)?.dice?.length !== undefined && (sheet(now).age ?? 0) >= 1 && now.view!.offers.length > 1);
  const late = await table(page, 'age-of-conan', 4, 8, (now) => sheet(now).age === 3);
  const bid = await table(page, 'card-game', 4, 4, (now) => Boolean(sheet(now).contest) && (sheet(now).cycle ?? 0) > 2);
  const cardsEarly = await table(page, 'card-game', 3, 6, count(12));
  const over = await table(page, 'age-of-conan', 3, 2, () => false);
  await openTable(page, { game: 'age-of-conan', seats: [sitters.me, sitters.open, sitters.bot] });
  await openTable(page, { game: 'card-game', seats: [sitters.me, sitters.open, sitters.open, sitters.bot] });

  for (const [name, place] of [
    ['lobby', '#/lobby'],
    ['new-table', '#/new/age-of-conan'],
    ['board-early', `#/table/${early}`],
    ['board-late', `#/table/${late}`],
    ['contest', `#/table/${duel}`],
    ['card-game-early', `#/table/${cardsEarly}`],
    ['card-game-bidding', `#/table/${bid}`],
    ['final', `#/table/${over}`],
    ['replay', `#/replay/${over}`],
    ['rules', '#/rules/age-of-conan/M-11'],
    ['cards', '#/cards/card-game'],
  ] as const) {
    await show(page, place);
    await picture(page, name);
  }
  await show(page, `#/table/${late}`, '?theme=dark');
  await picture(page, 'board-dark');

  const state = await page.context().storageState();
  const phone = await guest({ ...devices['Pixel 7'], storageState: state });
  await show(phone, `#/table/${early}`);
  await picture(phone, 'phone-board');
  await show(phone, `#/table/${bid}`);
  await picture(phone, 'phone-cards');
} finally {
  await browser.close();
  await program.end();
}
