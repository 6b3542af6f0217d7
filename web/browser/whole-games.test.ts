import { Random } from './chance.ts';
import { clickToTheEnd, final } from './clicker.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './places.ts';

test.describe.configure({ timeout: 600_000 });

test('a guest starts Age of Conan on the first page and finishes it by clicking', async ({ page }) => {
  await visit(page, '#/');
  await page.getByTestId('change-age-of-conan').click();
  await page.getByRole('radio', { name: '2' }).check();
  await page.getByRole('radio', { name: 'Squire' }).check();
  await page.getByTestId('play-age-of-conan').click();
  await clickToTheEnd(page, new Random(1), 3000);
  await expect(final(page).locator('.places li')).toHaveCount(2);
  await expect(final(page).locator('.lines li').first()).toBeVisible();
});

test('a guest opens a short table of the card game and finishes it by clicking', async ({ page }) => {
  await visit(page, '#/new/card-game');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('radio', { name: 'short game' }).check();
  for (const seat of [2, 3]) {
    await page.getByRole('button', { name: `change Seat ${seat}` }).click();
    await page.getByRole('radio', { name: 'Fool' }).check();
  }
  await page.getByRole('button', { name: 'Open the table' }).click();
  await clickToTheEnd(page, new Random(2), 3000);
  await expect(final(page).locator('.places li')).toHaveCount(3);
});
