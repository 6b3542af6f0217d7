import type { Page } from '@playwright/test';
import type { Snapshot } from '../src/wire.ts';
import { Random } from './chance.ts';
import { asked, goOn } from './clicker.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './places.ts';
import { begun, join, openTable, playOn, sitters, snapshot } from './rest.ts';

const versionOf = async (page: Page) => Number(await page.locator('[data-version]').getAttribute('data-version'));

async function bidding(page: Page, query = '?single=off') {
  const { id } = await begun(page, await openTable(page, { game: 'age-of-conan', seats: [sitters.me, sitters.bot] }));
  await visit(page, `#/table/${id}`, query);
  await expect(page.locator('.letter')).toBeVisible();
  return id;
}

async function compose(page: Page, nth: number) {
  await page.locator('.tokens [aria-disabled="false"]').nth(nth).click();
  await page.locator('.hand [data-thing^="strategy-"][aria-disabled="false"]').first().click();
  await expect(page.locator('.hold.seal')).toBeVisible();
}

async function holdFor(page: Page, time: number) {
  await page.locator('.hold.seal').hover();
  await page.mouse.down();
  await page.waitForTimeout(time);
  await page.mouse.up();
}

test('a bid is a letter: put back with Esc, sealed by holding, and letting go early seals nothing', async ({ page }) => {
  const id = await bidding(page);
  const before = await versionOf(page);
  await compose(page, 1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.hold.seal')).toHaveCount(0);
  await compose(page, 2);
  await holdFor(page, 250);
  await page.waitForTimeout(900);
  expect(await versionOf(page)).toBe(before);
  expect((await snapshot(page, id)).version).toBe(before);
  await holdFor(page, 1000);
  await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
});

test('a sealed bid can be changed until the last one is in', async ({ page, visitor }) => {
  const opened = await openTable(page, { game: 'age-of-conan', seats: [sitters.me, sitters.invited] });
  const other = await visitor();
  await join(other, opened);
  const { id } = await begun(page, opened);
  await visit(page, `#/table/${id}`, '?single=off');
  const bid = async () => ((await snapshot(page, id)).view!.sheet as { kingdoms: { seat: number; own: { bid: { token: number } | null } | null }[] }).kingdoms.find(({ own }) => own)?.own?.bid?.token;
  await compose(page, 1);
  await holdFor(page, 1000);
  await expect.poll(bid).toBe(3);
  await expect(page.locator('.letter .stamped')).toBeVisible();
  await page.reload();
  await expect(page.locator('.letter .stamped')).toBeVisible();
  await compose(page, 2);
  await holdFor(page, 1000);
  await expect.poll(bid).toBe(4);
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' } as never);

  test('the bids are opened for all to see, for more than a second; a reload shows the position', async ({ page }) => {
    await bidding(page);
    await compose(page, 1);
    await holdFor(page, 1000);
    const stage = page.locator('.stage');
    await expect(stage).toBeVisible();
    await expect(stage.locator('.opened li')).toHaveCount(2);
    await page.waitForTimeout(1100);
    await expect(stage).toBeVisible();
    await expect(stage.locator('.won')).toHaveCount(1);
    const sentence = (await stage.locator('.verdict p').textContent())!;
    expect(sentence).toMatch(/Conan player/);
    const version = await versionOf(page);
    await page.reload();
    await asked(page);
    await expect(stage).toHaveCount(0);
    expect(await versionOf(page)).toBe(version);
  });
});

test('without motion the same is said, and one key goes on', async ({ page }) => {
  await bidding(page);
  await compose(page, 1);
  await holdFor(page, 1000);
  await expect(page.locator('.stage .verdict')).toContainText(/Conan player/);
  await expect(goOn(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('.stage')).toHaveCount(0);
});

/** A table at which an army may be sent against somebody. */
async function marching(page: Page): Promise<string> {
  const seats = [sitters.me, sitters.bot];
  const army = ({ view }: Snapshot) => view!.offers.some(({ action }) => action.startsWith('die ') && action.endsWith(' military'));
  for (let seed = 1; seed < 40; seed++) {
    const { id } = await begun(page, await openTable(page, { game: 'age-of-conan', seats }));
    let left = 60;
    const now = await playOn(page, id, new Random(seed), (now) => army(now) || left-- <= 0);
    if (army(now)) return id;
  }
  throw new Error('no military die in forty tables');
}

async function takeDie(page: Page) {
  await page.keyboard.press('l');
  await page.locator('.moves input').fill('military action');
  await page.keyboard.press('Enter');
  if (await page.locator('.hold.do').isVisible()) await page.locator('.hold.do').press('Enter');
  await expect(page.locator('.moves')).toHaveCount(0);
}

const middle = (page: Page, thing: string) =>
  page.locator(`path[data-thing="${thing}"]`).evaluate((path) => {
    // A point of the land itself: its box may be another's ground.
    const land = path as SVGPathElement;
    const screen = land.getScreenCTM()!;
    const box = land.getBBox();
    for (let step = 0; step < 400; step++) {
      const point = new DOMPoint(box.x + box.width * (0.5 + 0.45 * Math.sin(step * 2.4) * (step / 400)), box.y + box.height * (0.5 + 0.45 * Math.cos(step * 2.4) * (step / 400)));
      const at = point.matrixTransform(screen);
      if (document.elementFromPoint(at.x, at.y) === land) return { x: at.x, y: at.y };
    }
    throw new Error('nowhere to be touched');
  });

/** The army that may go, and a place it may go to, as the server offers them. */
async function lifted(page: Page, id: string) {
  const offer = await expect.poll(async () => (await snapshot(page, id)).view!.offers.find(({ key }) => key === 'aoc-offer-army')?.args['at']).not.toBeUndefined().then(async () => (await snapshot(page, id)).view!.offers.find(({ key }) => key === 'aoc-offer-army')!);
  return offer.args['at'] as string;
}

interface Point {
  x: number;
  y: number;
}
const mouse = (page: Page) => ({
  down: async ({ x, y }: Point) => { await page.mouse.move(x, y); await page.mouse.down(); },
  to: ({ x, y }: Point) => page.mouse.move(x, y),
  up: () => page.mouse.up(),
});
/** Playwright's own finger only taps. */
async function finger(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) => browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  return { down: (at: Point) => touch('touchStart', [at]), to: (at: Point) => touch('touchMove', [at]), up: () => touch('touchEnd', []) };
}

for (const by of ['mouse', 'touch', 'keyboard'] as const) {
  test(`a campaign in three gestures, by ${by}: the die, the army to its place, the word`, async ({ page }) => {
    const id = await marching(page);
    await visit(page, `#/table/${id}`, '?single=off');
    await asked(page);
    await takeDie(page);
    const from = await lifted(page, id);
    const where = page.locator('path[data-thing^="province-"][aria-disabled="false"]');
    if (by !== 'keyboard') {
      const carry = by === 'mouse' ? mouse(page) : await finger(page);
      const start = await middle(page, from);
      await carry.down(start);
      for (const by of [4, 8, 12]) await carry.to({ x: start.x + by, y: start.y + by });
      await expect.poll(async () => (await snapshot(page, id)).view!.ask.key).toBe('aoc-ask-where-to');
      await expect(page.locator(`path[data-thing="${from}"]`)).toHaveAttribute('aria-disabled', 'true');
      const to = (await where.first().getAttribute('data-thing'))!;
      const end = await middle(page, to);
      await carry.to(end);
      await carry.up();
    } else {
      await page.locator(`path[data-thing="${from}"]`).focus();
      await page.keyboard.press('Enter');
      const verb = page.locator('.question button[data-action]').filter({ hasText: /Move the army/ });
      if (await verb.first().isVisible()) await verb.first().press('Enter');
      await expect.poll(async () => (await snapshot(page, id)).view!.ask.key).toBe('aoc-ask-where-to');
      await where.first().focus();
      await page.keyboard.press('Enter');
    }
    const word = page.locator('.question .do');
    await expect(word).toBeVisible();
    const before = await versionOf(page);
    await word.press('Enter');
    await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
    await expect.poll(async () => (await snapshot(page, id)).view!.ask.key).not.toBe('aoc-ask-where-to');
  });
}

const sizes = [[1440, 900], [1280, 720], [1180, 820], [820, 1180], [390, 844]] as const;

test('at every size nothing is wider than the screen, and no band covers another', async ({ page }) => {
  await visit(page, '#/sample/aoc-early');
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.hand .card').first()).toBeVisible();
    const found = await page.evaluate(() => {
      const bands = ['main', '.side', '.asks', '.hand', 'aside', '.strip', '.brief', '.tabs'].flatMap((name) => {
        const element = document.querySelector(`.frame > ${name}`);
        return element ? [{ name, box: element.getBoundingClientRect() }] : [];
      });
      const over = bands.flatMap((one, at) => bands.slice(at + 1).filter((other) =>
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 1 && Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 1).map((other) => `${one.name} over ${other.name}`));
      const out = bands.filter(({ box }) => box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1).map(({ name }) => `${name} outside`);
      return [...over, ...out, ...(document.scrollingElement!.scrollWidth > innerWidth ? ['too wide'] : [])];
    });
    expect(found, `${width} × ${height}`).toEqual([]);
    expect((await page.locator('main').boundingBox())!.height, `the map at ${width} × ${height}`).toBeGreaterThan(height * 0.25);
  }
});

test('Esc closes what lies open: the list, a sheet, a close look', async ({ page }) => {
  await visit(page, '#/sample/aoc-early');
  for (const [key, seen] of [['l', '.moves'], ['c', 'aside header'], ['m', 'aside header']] as const) {
    await page.keyboard.press(key);
    await expect(page.locator(seen)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator(seen)).toHaveCount(0);
  }
  await page.locator('.hand .card').first().focus();
  await page.keyboard.press('z');
  await expect(page.locator('.why')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.why')).toHaveCount(0);
});
