/**
 * `npm run measure`: the figures the page promises, on this machine, with the real program. Run it while the machine is
 * otherwise quiet. `npm run measure boards` measures one part only.
 */
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import type { Wanted } from '../src/wire.ts';
import { Random } from './chance.ts';
import { chromium as debian } from './chromium.ts';
import { visit } from './places.ts';
import { Program } from './program.ts';
import { begun, count, openTable, playOn, sitters } from './rest.ts';
import { categories, Screen } from './screen.ts';
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

/** Runs in the page, before anything else does: leaves marks that the trace of the browser can be read by. */
function watch() {
  const Plain = WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const said = JSON.parse(data) as { type: string; version?: number };
        if (said.type === 'update') performance.mark(`heard ${said.version}`);
      });
    }
  };
  let shown = '';
  new MutationObserver(() => {
    const version = document.querySelector<HTMLElement>('.frame')?.dataset['version'] ?? '';
    if (version !== shown) performance.mark(`drawn ${version}`);
    shown = version;
    look();
  }).observe(document, { childList: true, subtree: true, attributes: true });
  document.fonts.addEventListener('loadingdone', look);

  /** Every land with its name and what stands there, the painted map under it, cards in the hand, something to choose. */
  function look() {
    const count = (what: string) => document.querySelectorAll(what).length;
    if (count('path[data-thing^="province-"]') < 27 || count('.world textPath') < 27 || count('.world g.track') < 15) return;
    if (!count('img.painted') || !count('.hand .card') || !count('button[data-action]')) return;
    for (const [name, there] of [['board', true], ['fonts', document.fonts.status === 'loaded']] as const) {
      if (there && !performance.getEntriesByName(name).length) performance.mark(name);
    }
  }
}

const sorted = (figures: number[]) => figures.toSorted((a, b) => a - b);
const at = (figures: number[], part: number) => sorted(figures)[Math.min(figures.length - 1, Math.floor(figures.length * part))] ?? NaN;
const ms = (figure: number) => `${figure.toFixed(1)} ms`;

const tell = (what: string, figure: string, promised: string) => console.log(`${what.padEnd(58)} ${figure.padStart(30)}   (${promised})`);

/** A board game in its last age; one's own seats are played until one of them has something to decide. */
async function late(page: Page, others: Wanted): Promise<string> {
  const { id } = await begun(page, await openTable(page, { game: 'age-of-conan', seats: [sitters.me, others, others, others] }));
  await playOn(page, id, new Random(1), ({ view }) => (view!.sheet as { age: number }).age === 3 && view!.offers.length > 1);
  return id;
}

/** What the browser told of its work meanwhile. */
async function traced(page: Page, work: () => Promise<void>): Promise<Screen> {
  await browser.startTracing(page, { categories });
  await work();
  return new Screen(await browser.stopTracing());
}

/**
 * From asking for the address until the painted map and all that stands on it are on the screen of somebody whose turn
 * it is – and until that is so in the right letters. Every time a browser that has never been here: nothing is cached.
 */
async function board(id: string, player: Page): Promise<{ board: number; fonts: number }> {
  const page = await newPage();
  await page.context().addCookies(await player.context().cookies());
  await page.goto('about:blank');
  const screen = await traced(page, async () => {
    await page.goto(`/#/table/${id}`);
    await page.waitForFunction(() => performance.getEntriesByName('fonts').length > 0);
    await page.waitForTimeout(2 * REST);
  });
  await page.context().close();
  return { board: screen.when('board') - screen.navigated(), fonts: screen.when('fonts') - screen.navigated() };
}

/** Long enough for a view to be drawn, and shorter than bots wait. */
const REST = 500;

async function views(page: Page, id: string, player: Page): Promise<void> {
  const random = new Random(2);
  const single = await traced(page, async () => {
    for (let actions = 0; actions < 40; actions++) {
      await playOn(player, id, random, count(1));
      await page.waitForTimeout(REST);
    }
  });
  told('a new view is on the screen, late in a game, median', single.delays());
  const many = await traced(page, async () => {
    await playOn(player, id, random, count(60));
    await page.waitForTimeout(REST);
  });
  told('the same, while others act as fast as the server lets them', many.delays());
}

function told(what: string, delays: number[]): void {
  tell(what, ms(at(delays, 0.5)), `at most 50 ms; 95 %: ${ms(at(delays, 0.95))}, slowest of ${delays.length}: ${ms(Math.max(...delays))}`);
}

const LOADS = 11;

async function boards(): Promise<void> {
  const player = await newPage();
  const id = await late(player, sitters.bot);
  const drawn: { board: number; fonts: number }[] = [];
  for (let times = 0; times < LOADS; times++) drawn.push(await board(id, player));
  for (const [what, figures] of [['the board is on the screen', drawn.map(({ board }) => board)], ['… in the right letters', drawn.map(({ fonts }) => fonts)]] as const) {
    tell(`${what}, from asking for the address, median`, ms(at(figures, 0.5)), `at most 1000 ms; slowest of ${LOADS}: ${ms(Math.max(...figures))}`);
  }
}

async function viewsAndPanning(): Promise<void> {
  const player = await newPage();
  const id = await late(player, sitters.me);
  const page = await newPage();
  await page.request.post('/api/me', { data: {} });
  await visit(page, `#/table/${id}`);
  await page.waitForTimeout(4 * REST);
  await views(page, id, player);
  await page.waitForTimeout(4 * REST);
  await panning(page);
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
  // As often as a mouse speaks: 125 times a second.
  for (let step = 0; step < 500; step++) {
    await Promise.all([page.mouse.move(middle.x + 200 * Math.sin(step / 25), middle.y + 120 * Math.cos(step / 33)), setTimeout(8)]);
  }
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

const parts: Record<string, () => Promise<void>> = { weight, boards, views: viewsAndPanning };
const wanted = process.argv.slice(2);

try {
  for (const [name, measure] of Object.entries(parts)) if (!wanted.length || wanted.includes(name)) await measure();
} finally {
  await browser.close();
  await program.end();
}
