/**
 * `npm run measure`: the figures the page promises, on this machine, with the real program. Run it while the machine is
 * otherwise quiet.
 */
import { chromium, type Page } from '@playwright/test';
import { Random } from './chance.ts';
import { chromium as debian } from './chromium.ts';
import { visit } from './places.ts';
import { Program } from './program.ts';
import { begun, count, openTable, playOn, sitters } from './rest.ts';
import { scriptBytes } from './weight.ts';

const program = await Program.start();
const browser = await chromium.launch(debian);

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ baseURL: program.url, viewport: { width: 1280, height: 860 }, locale: 'en-GB' });
  // What turns TypeScript into JavaScript here writes calls of this into functions that are sent to the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(watch);
  return context.newPage();
}

interface Watched {
  /** When the whole board was first painted, in milliseconds after the address was asked for. */
  board: number;
  /** From each message of the socket to the frame that shows it. */
  shown: number[];
}

/** Runs in the page, before anything else does. */
function watch() {
  const watched: Watched = { board: 0, shown: [] };
  Object.assign(globalThis, { watched });
  const painted = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  const Plain = WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const heard = performance.now();
        if ((JSON.parse(data) as { type: string }).type === 'update') painted(() => watched.shown.push(performance.now() - heard));
      });
    }
  };
  new MutationObserver((_, observer) => {
    if (document.querySelectorAll('[data-thing^="province-"]').length < 20) return;
    observer.disconnect();
    painted(() => (watched.board = performance.now()));
  }).observe(document, { childList: true, subtree: true });
}

const watched = (page: Page) => page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
const sorted = (figures: number[]) => figures.toSorted((a, b) => a - b);
const at = (figures: number[], part: number) => sorted(figures)[Math.min(figures.length - 1, Math.floor(figures.length * part))] ?? NaN;
const ms = (figure: number) => `${figure.toFixed(1)} ms`;

const tell = (what: string, figure: string, promised: string) => console.log(`${what.padEnd(58)} ${figure.padStart(30)}   (${promised})`);

/** A board game in its last age. */
async function late(page: Page): Promise<string> {
  const { id } = await begun(page, await openTable(page, { game: 'age-of-conan', seats: [sitters.me, sitters.me, sitters.me, sitters.me] }));
  await playOn(page, id, new Random(1), ({ view }) => (view!.sheet as { age: number }).age === 3);
  return id;
}

async function boardAndViews(): Promise<void> {
  const page = await newPage();
  const id = await late(page);
  const drawn: number[] = [];
  for (let times = 0; times < 7; times++) {
    const fresh = await newPage();
    await fresh.request.post('/api/me', { data: {} });
    await visit(fresh, `#/table/${id}`);
    await fresh.waitForFunction(() => (globalThis as unknown as { watched: Watched }).watched.board > 0);
    drawn.push((await watched(fresh)).board);
    if (times < 6) {
      await fresh.context().close();
      continue;
    }
    // The last one looks on while the game goes on.
    await playOn(page, id, new Random(2), count(60));
    await fresh.waitForFunction((least) => (globalThis as unknown as { watched: Watched }).watched.shown.length >= least, 20);
    const { shown } = await watched(fresh);
    tell('the board is drawn, from asking for the address, median', ms(at(drawn, 0.5)), `at most 1000 ms; slowest of ${drawn.length}: ${ms(Math.max(...drawn))}`);
    tell('a new view is on the screen, late in a game, median', ms(at(shown, 0.5)), `at most 50 ms; 95 %: ${ms(at(shown, 0.95))}, slowest of ${shown.length}: ${ms(Math.max(...shown))}`);
    await panning(fresh);
  }
}

async function panning(page: Page): Promise<void> {
  const board = (await page.locator('.screen').first().boundingBox())!;
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -600);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    const next = (now: number) => {
      frames.push(now);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await page.mouse.down();
  const until = Date.now() + 4000;
  for (let step = 0; Date.now() < until; step++) await page.mouse.move(middle.x + 200 * Math.sin(step / 15), middle.y + 120 * Math.cos(step / 20));
  await page.mouse.up();
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  const gaps = frames.slice(1).map((frame, before) => frame - frames[before]!);
  const rate = (1000 * gaps.length) / (frames.at(-1)! - frames[0]!);
  tell('frames a second while panning', rate.toFixed(1), `60; 95 % of frames within ${ms(at(gaps, 0.95))}`);
}

async function weight(): Promise<void> {
  for (const place of ['#/', '#/sample/aoc-late', '#/sample/cg-contest']) {
    const page = await newPage();
    await visit(page, place);
    await page.waitForLoadState('networkidle');
    tell(`compressed script at first load of ${place}`, `${((await scriptBytes(page)) / 1024).toFixed(1)} KiB`, 'at most 250 KiB');
    await page.context().close();
  }
}

try {
  await weight();
  await boardAndViews();
} finally {
  await browser.close();
  await program.end();
}
