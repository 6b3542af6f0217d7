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

type Sheet = { age?: number; adventures?: unknown[]; contest?: { attacker?: { dice: unknown[] }; laid?: unknown[]; revealed?: boolean } | null };
const sheet = (now: Snapshot) => now.view!.sheet as Sheet;

/** A table whose seats are all one's own. */
async function open(page: Page, game: string, seats: number): Promise<string> {
  const opened = await openTable(page, { game, seats: Array.from({ length: seats }, () => sitters.me), hints: true });
  return (await begun(page, opened)).id;
}

/** Goes there, behind the curtain; nothing is answered by itself, lest it fall again. */
async function show(page: Page, place: string, query = '?single=off'): Promise<void> {
  await visit(page, place, query);
  const lift = page.locator('.curtain button');
  const drawn = page.locator('.frame, .page, main').first();
  await lift.or(drawn).first().waitFor();
  if (await lift.isVisible()) await lift.click();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('.screen') || document.querySelector('.world img.painted'));
}

/** One board game from its first age to the final scoring. */
async function board(page: Page, phone: Page): Promise<void> {
  const id = await open(page, 'age-of-conan', 4);
  const random = new Random(8);
  await playOn(page, id, random, count(40));
  await show(page, `#/table/${id}`);
  await picture(page, 'board-early');
  await show(phone, `#/table/${id}`);
  await picture(phone, 'phone-board');
  await playOn(page, id, random, (now) => (sheet(now).contest?.attacker?.dice.length ?? 0) > 0);
  await show(page, `#/table/${id}`);
  await picture(page, 'contest');
  await playOn(page, id, random, (now) => sheet(now).age === 3);
  await show(page, `#/table/${id}`);
  await picture(page, 'board-late');
  await show(page, `#/table/${id}`, '?theme=dark&single=off');
  await picture(page, 'board-dark');
  await playOn(page, id, random);
  await show(page, `#/table/${id}`);
  await picture(page, 'final');
  await show(page, `#/replay/${id}/150`);
  const course = page.getByRole('button', { name: 'How it went' });
  await course.click({ timeout: 15_000 });
  await page.locator('.chart canvas').waitFor();
  await picture(page, 'replay');
}

async function cards(page: Page, phone: Page): Promise<void> {
  const id = await open(page, 'card-game', 4);
  const random = new Random(6);
  await playOn(page, id, random, (now) => (sheet(now).adventures?.length ?? 0) > 1 && !sheet(now).contest);
  await show(page, `#/table/${id}`);
  await picture(page, 'card-game-early');
  await playOn(page, id, random, (now) => (sheet(now).contest?.laid?.length ?? 0) > 1 && sheet(now).contest?.revealed === false);
  await show(page, `#/table/${id}`);
  await picture(page, 'card-game-bidding');
  await show(phone, `#/table/${id}`);
  await picture(phone, 'phone-cards');
}

async function around(page: Page): Promise<void> {
  await show(page, '#/');
  await picture(page, 'start');
  await openTable(page, { game: 'age-of-conan', seats: [sitters.me, sitters.open, sitters.bot] });
  await openTable(page, { game: 'card-game', seats: [sitters.me, sitters.open, sitters.open, sitters.bot] });
  const places = { 'lobby': '#/lobby', 'new-table': '#/new/age-of-conan', 'rules': '#/rules/age-of-conan/M-11', 'cards': '#/cards/card-game' };
  for (const [name, place] of Object.entries(places)) {
    await show(page, place);
    await picture(page, name);
  }
}

try {
  const page = await guest();
  const phone = await guest(devices['Pixel 7']);
  await around(page);
  await phone.context().addCookies(await page.context().cookies());
  await cards(page, phone);
  await board(page, phone);
} finally {
  await browser.close();
  await program.end();
}
