import { asked } from './clicker.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './places.ts';
import { begun, openTable, sitters } from './rest.ts';

test('a friend follows an invitation, the game begins, and it is told in “my games”', async ({ page, visitor }) => {
  await visit(page, '#/new/card-game');
  await page.getByRole('radio', { name: 'Friends' }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const address = await page.getByRole('textbox', { name: 'Invitation' }).inputValue();

  const friend = await visitor();
  await visit(friend, new URL(address).hash);
  await friend.getByRole('textbox', { name: 'Your name' }).fill('Bêlit');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText('Bêlit')).toBeVisible();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await Promise.race([asked(page), asked(friend)]);
  await expect(friend.locator('.frame')).toBeVisible();

  await visit(friend, '#/mine');
  await expect(friend.locator('main')).toContainText('Conan, the card game');
});

test('an open table is found in the lobby', async ({ page, visitor }) => {
  await visit(page, '#/new/age-of-conan');
  await page.getByRole('radio', { name: 'Anybody' }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  const id = page.url().split('/').at(-1)!;

  const other = await visitor();
  await visit(other, '#/lobby');
  await other.locator(`a[href="#/join/${id}"]`).click();
  await other.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(other.locator('.frame')).toBeVisible();
});

test('players talk at the table', async ({ page }) => {
  await visit(page, '#/');
  await page.getByTestId('play-card-game').click();
  await asked(page);
  await page.getByRole('button', { name: 'Talk' }).click();
  await page.getByRole('textbox', { name: 'Say something' }).fill('By Crom!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Talk' })).toContainText('By Crom!');
});

test('a table that is not there, or not for these eyes, is said to be missing once, with a way home', async ({ page, visitor }) => {
  const { id } = await begun(page, await openTable(page, { game: 'card-game', seats: [sitters.me, sitters.bot], listed: false, watchable: false }));
  const stranger = await visitor();
  for (const table of ['nowhere', id]) {
    await visit(stranger, `#/table/${table}`);
    await expect(stranger.getByRole('alert')).toBeVisible();
    await expect(stranger.locator('.lost a[href="#/"]')).toBeVisible();
    await expect(stranger.locator('.strip')).toHaveCount(0);
  }
});
