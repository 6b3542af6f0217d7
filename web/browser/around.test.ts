import { asked } from './clicker.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './places.ts';

test('a portrait chosen by a guest is seen by others, in the lobby and in the waiting room', async ({ page, visitor }) => {
  await visit(page, '#/profile');
  await page.getByRole('radio', { name: 'Portrait 20' }).check();
  await expect(page.getByText('This is your portrait now.')).toBeVisible();
  await expect(page.locator('.somebody .niche')).toBeVisible();
  await visit(page, '#/new/card-game');
  await page.getByRole('radio', { name: 'Anybody' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/#\/table\//);
  const id = new URL(page.url()).hash.split('/').at(-1)!;
  const other = await visitor();
  await visit(other, '#/lobby');
  await expect(other.locator(`[data-table="${id}"] .niche`)).toHaveCount(1);
  await visit(other, `#/table/${id}`);
  await expect(other.locator('li .picture')).toHaveCount(1);
});

test('quick play proposes the recommended kingdoms, and the tab says whose move it is', async ({ page }) => {
  await visit(page, '#/');
  await expect(page.locator('article').filter({ has: page.getByTestId('play-age-of-conan') })).toContainText('Aquilonia');
  await page.getByTestId('play-age-of-conan').click();
  await asked(page);
  await expect(page).toHaveTitle(/^● Your move/);
  const { seats } = await (await page.request.get(`/api/tables/${new URL(page.url()).hash.split('/').at(-1)}`)).json();
  expect(seats.map(({ role }: { role: string }) => role)).toEqual(['aquilonia', 'turan', 'stygia']);
  await page.goto('/#/rules');
  await expect(page).toHaveTitle(/^\(1\) /);
});

test('several at one screen say their names, and the curtain calls them by these', async ({ page }) => {
  await visit(page, '#/new/age-of-conan/screen');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('textbox', { name: 'Name' }).nth(0).fill('Ann');
  await page.getByRole('textbox', { name: 'Name' }).nth(1).fill('Bo');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.curtain')).toContainText(/Ann|Bo/);
  await visit(page, '#/mine');
  await expect(page.locator('main')).toContainText('Ann');
  await expect(page.locator('main')).toContainText('Bo');
});

test('a slash goes to the search of the rules', async ({ page }) => {
  await visit(page, '#/rules/age-of-conan');
  await page.keyboard.press('/');
  await page.keyboard.type('emissary');
  await expect(page.getByRole('searchbox')).toHaveValue('emissary');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('what unfolds at the foot closes with Esc and by a tap beside it', async ({ page }) => {
    await visit(page, '#/lobby');
    const more = page.getByRole('button', { name: 'More' });
    const unfolded = page.locator('#more');
    await more.click();
    await expect(unfolded).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(unfolded).toHaveCount(0);
    await expect(more).toBeFocused();
    await more.click();
    await page.locator('h1').click();
    await expect(unfolded).toHaveCount(0);
  });
});
