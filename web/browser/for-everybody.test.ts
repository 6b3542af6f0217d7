import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { Random } from './chance.ts';
import { asked, clickOnce } from './clicker.ts';
import { expect, test } from './fixtures.ts';
import { places, visit } from './places.ts';
import { begun, openTable, sitters } from './rest.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

for (const theme of ['light', 'dark', 'contrast']) {
  test(`axe finds nothing on any page, ${theme}`, async ({ page }) => {
    test.setTimeout(600_000);
    const found: string[] = [];
    for (const place of await places(page)) {
      await visit(page, place, `?theme=${theme}`);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
      for (const { id, help, nodes } of violations) found.push(`${place} ${id}: ${help}; ${nodes.map(({ html }) => html.slice(0, 160)).slice(0, 3).join(' | ')}`);
    }
    expect(found).toEqual([]);
  });
}

test('a game is started and the first move made with nothing but the keyboard', async ({ page }) => {
  await visit(page, '#/');
  await tabTo(page, '[data-testid="play-age-of-conan"]');
  await page.keyboard.press('Enter');
  await asked(page);
  const version = await page.locator('[data-version]').getAttribute('data-version');
  await tabTo(page, 'button[data-action]');
  await page.keyboard.press('Enter');
  if (await page.locator('.confirm button.do').isVisible()) {
    await tabTo(page, '.confirm button.do');
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('[data-version]')).not.toHaveAttribute('data-version', version!);
});

/** Presses Tab until the focus is on what is wanted, and sees that it shows. */
async function tabTo(page: import('@playwright/test').Page, wanted: string) {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, wanted)) return;
  }
  throw new Error(`${wanted} is not reached with Tab`);
}

test('the position stands on the page in words', async ({ page }) => {
  const seats = [{ ...sitters.me, role: 'aquilonia' }, { ...sitters.bot, role: 'turan' }];
  const { id } = await begun(page, await openTable(page, { game: 'age-of-conan', seats }));
  await visit(page, `#/table/${id}`);
  await asked(page);
  const position = page.getByRole('region', { name: 'The position in words' });
  for (const kingdom of ['Aquilonia', 'Turan']) await expect(position).toContainText(kingdom);
});

test('the whole map is on the screen at first, beside the dice and above the hand, however large the window', async ({ page }) => {
  await visit(page, '#/sample/aoc-late');
  for (const size of [{ width: 1280, height: 860 }, { width: 1440, height: 900 }, { width: 1100, height: 700 }]) {
    await page.setViewportSize(size);
    await expect(page.locator('.hand .card').first()).toBeVisible();
    const room = await page.locator('.screen').boundingBox();
    const dice = await page.locator('.dice').boundingBox();
    await expect.poll(async () => {
      const map = (await page.locator('.world').boundingBox())!;
      const inside = map.y >= room!.y - 1 && map.y + map.height <= room!.y + room!.height + 1 && map.x + map.width <= room!.x + room!.width + 1;
      return inside && map.x >= dice!.x + dice!.width;
    }, `${size.width} × ${size.height}`).toBe(true);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  for (const game of ['age-of-conan', 'card-game']) {
    test(`a dozen moves of ${game} by touch, nothing wider than the screen`, async ({ page }) => {
      await visit(page, '#/');
      await page.getByTestId(`play-${game}`).tap();
      for (let moves = 0; moves < 12 && (await asked(page)) === 'asked'; moves++) {
        await clickOnce(page, new Random(moves));
        expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBeLessThanOrEqual(390);
      }
      // The next question, or what came of a short game.
      await asked(page);
    });
  }
});
