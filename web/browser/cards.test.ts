import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import type { CardGame } from '../src/sheets.ts';
import type { Snapshot } from '../src/wire.ts';
import { Random } from './chance.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './places.ts';
import { begun, openTable, playOn, sitters, snapshot } from './rest.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = [[1440, 900], [1280, 720], [1180, 820], [820, 1180], [390, 844]] as const;
const sheetOf = ({ view }: Snapshot) => view!.sheet as unknown as CardGame;

/** A table of the card game at a moment in which one is asked something. */
async function until(page: Page, question: string, least = 1, wanted: (now: Snapshot) => boolean = () => true): Promise<{ id: string; now: Snapshot }> {
  for (let seed = 1; seed < 30; seed++) {
    const { id } = await begun(page, await openTable(page, { game: 'card-game', seats: [sitters.me, sitters.bot, sitters.bot] }));
    const now = await playOn(page, id, new Random(seed), (each) => {
      const { asked } = sheetOf(each);
      return asked?.question === question && asked.seat === each.seat && each.view!.offers.length >= least && wanted(each);
    });
    if (!now.view!.over) return { id, now };
  }
  throw new Error(`nobody is ever asked: ${question}`);
}

const goOn = (page: Page) => page.locator('.shown .go');
const hold = (page: Page) => page.locator('.hold.do');

test('a bid is made with coins: taken up by a click, an arrow and a drag, staked by a hold', async ({ page }) => {
  const { id, now } = await until(page, 'bid', 6);
  await visit(page, `#/table/${id}`);
  const ladder = page.getByRole('slider', { name: 'Your bid' });
  const amounts = now.view!.offers.filter(({ key }) => key === 'cg-offer-bid').map(({ args }) => Number(args['amount']));
  await expect(ladder).toHaveAttribute('aria-valuenow', `${amounts[0]}`);
  await ladder.locator(`[data-coin="${amounts[2]}"]`).click();
  await expect(ladder).toHaveAttribute('aria-valuenow', `${amounts[2]}`);
  await page.keyboard.press('ArrowLeft');
  await expect(ladder).toHaveAttribute('aria-valuenow', `${amounts[1]}`);
  const to = (await ladder.locator(`[data-coin="${amounts[3] ?? amounts[2]}"]`).boundingBox())!;
  const from = (await ladder.locator(`[data-coin="${amounts[1]}"]`).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  const chosen = amounts[3] ?? amounts[2]!;
  await expect(ladder).toHaveAttribute('aria-valuenow', `${chosen}`);
  const own = sheetOf(now).players[0]!.glory;
  await expect(page.locator('.choice.raise')).toContainText(`${own - chosen} GP`);
  await page.keyboard.press('r');
  // Once is not enough for what cannot be taken back: the button is held, or its key pressed.
  await expect(hold(page)).toBeVisible();
  expect((await snapshot(page, id)).version).toBe(now.version);
  const box = (await hold(page).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect.poll(async () => (await snapshot(page, id)).version).toBeGreaterThan(now.version);
  await page.mouse.up();
  const bid = (await snapshot(page, id)).story.find((line) => line.version > now.version)!;
  expect(bid).toMatchObject({ key: 'cg-told-bid', args: { amount: chosen } });
});

test('the end of a contest is seen for more than a second, and stays until one goes on; a reload shows none', async ({ page }) => {
  const { id } = await until(page, 'bid', 2);
  await visit(page, `#/table/${id}`);
  await page.locator('.choice').first().waitFor();
  await page.keyboard.press('w');
  await expect(hold(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(goOn(page)).toBeVisible();
  const seen = Date.now();
  const verdict = await page.locator('.shown [role="status"]').first().innerText();
  expect(verdict.length).toBeGreaterThan(5);
  await page.waitForTimeout(1200);
  await expect(goOn(page)).toBeVisible();
  expect(Date.now() - seen).toBeGreaterThan(1000);
  await visit(page, `#/table/${id}`);
  await page.locator('.frame').waitFor();
  await expect(goOn(page)).toHaveCount(0);
});

test('a card is dragged from the hand to a place, or clicked, and then the place', async ({ page }) => {
  const places = ({ view }: Snapshot) => view!.offers.filter(({ key }) => key === 'cg-offer-play-challenge');
  // Of a challenge that fits in one place only, a click would mean that place at once.
  const two = (each: Snapshot) => places(each).find(({ args }) => places(each).filter((other) => other.args['card'] === args['card']).length > 1);
  const { id, now } = await until(page, 'play', 3, (each) => two(each) !== undefined);
  const offer = two(now);
  await visit(page, `#/table/${id}`);
  const card = page.locator(`.hand [data-thing="${String(offer!.args['card'])}"]`);
  const place = page.locator(`[data-adventure="${String(offer!.args['adventure']).replace('cg-adventure-', '')}"]`);
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  const [from, to] = [(await card.boundingBox())!, (await place.boundingBox())!];
  await page.mouse.move(from.x + 20, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 4 });
  await page.mouse.up();
  // Where it cannot be taken back, it still waits for a second key.
  if (await hold(page).isVisible()) await page.keyboard.press('Enter');
  await expect.poll(async () => (await snapshot(page, id)).story.some(({ version, key }) => version > now.version && key === 'cg-told-placed')).toBe(true);
});

test('a whole game with nothing but the keyboard', async ({ page }) => {
  test.setTimeout(600_000);
  const { id } = await begun(page, await openTable(page, { game: 'card-game', terms: { preset: 'short' }, seats: [sitters.me, sitters.bot, sitters.bot] }));
  await visit(page, `#/table/${id}`, '?animation=off');
  const final = page.locator('.final');
  const state = () => page.locator('.frame').getAttribute('data-version');
  const random = new Random(3);
  for (let moves = 0; moves < 600 && !(await final.isVisible()); moves++) {
    await expect(page.locator('.question .all, .shown .go, .final, .hold.do').first()).toBeVisible({ timeout: 30_000 });
    if (await goOn(page).isVisible()) {
      await page.keyboard.press('Space');
      continue;
    }
    if (await final.isVisible()) break;
    const before = await state();
    await page.keyboard.press('l');
    const listed = page.locator('.listed [data-action]');
    if ((await listed.count()) === 0) {
      await page.keyboard.press('Escape');
      continue;
    }
    const number = 1 + Math.floor(random.next() * (await listed.count()));
    await page.keyboard.type(`${number}`);
    await page.keyboard.press('Enter');
    // What cannot be taken back is asked for a second time.
    await expect.poll(async () => {
      if (await hold(page).isVisible()) await page.keyboard.press('Enter');
      return (await state()) !== before || (await goOn(page).isVisible()) || (await final.isVisible());
    }, { timeout: 20_000 }).toBe(true);
  }
  await expect(final).toBeVisible();
});

/** Which of the table's bands lie over each other, and what sticks out at the side. */
async function disorder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    if (document.scrollingElement!.scrollWidth > innerWidth) wrong.push(`wider: ${document.scrollingElement!.scrollWidth}`);
    const bands = ['.strip', 'main', '.asks', 'section.hand', 'aside', 'nav.tabs'].flatMap((name) => [...document.querySelectorAll<HTMLElement>(`.frame > ${name}`)].map((element) => ({ name, box: element.getBoundingClientRect() })));
    for (const [at, one] of bands.entries()) {
      for (const other of bands.slice(at + 1)) {
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 1 && high > 1) wrong.push(`${one.name} over ${other.name}`);
      }
      if (one.box.bottom > innerHeight + 1 || one.box.right > innerWidth + 1) wrong.push(`${one.name} sticks out`);
    }
    return wrong;
  });
}

test('at every size no band covers another, nothing is wider than the screen, and axe finds nothing', async ({ page }) => {
  test.setTimeout(400_000);
  const found: string[] = [];
  for (const [question, least] of [['deed', 3], ['bid', 3], ['lay', 2], ['draft', 3]] as const) {
    const { id } = await until(page, question, least);
    for (const [at, [width, height]] of SIZES.entries()) {
      await page.setViewportSize({ width, height });
      const theme = ['light', 'dark', 'contrast'][at % 3]!;
      await visit(page, `#/table/${id}`, `?animation=off&single=off&theme=${theme}`);
      await page.locator('.question .ask').waitFor();
      for (const wrong of await disorder(page)) found.push(`${question} ${width}×${height}: ${wrong}`);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
      for (const { id, nodes } of violations) found.push(`${question} ${width} ${theme} ${id}: ${nodes.map(({ html }) => html.slice(0, 140)).slice(0, 3).join(' | ')}`);
    }
  }
  expect(found).toEqual([]);
});
