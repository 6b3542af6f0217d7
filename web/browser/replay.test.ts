import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Random } from './chance.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './places.ts';
import { begun, openTable, playOn, sitters } from './rest.ts';

test.describe('a game that is over', () => {
  let id = '';
  test.beforeEach(async ({ page }) => {
    const opened = await openTable(page, { game: 'card-game', terms: { preset: 'short' }, seats: [sitters.me, sitters.me] });
    ({ id } = await begun(page, opened));
    await playOn(page, id, new Random(2));
    await visit(page, `#/replay/${id}`);
  });

  test('is replayed with a scrubber, move by move, and its address names the moment', async ({ page }) => {
    const scrubber = page.getByRole('slider', { name: 'Moment of the game' });
    await expect(scrubber).toHaveValue('0');
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect(scrubber).toHaveValue((await scrubber.getAttribute('max'))!);
    await scrubber.fill('7');
    await expect(page.locator('.stage[data-entry]')).not.toHaveAttribute('data-entry', '0');
    await page.getByRole('button', { name: 'To the opening' }).click();
    await expect(page.locator('.stage[data-entry]')).toHaveAttribute('data-entry', '0');
    for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`#/replay/${id}/[1-9]`));
    const { hash } = new URL(page.url());
    await visit(page, hash);
    await expect(page.locator('.stage[data-entry]')).toHaveAttribute('data-entry', hash.split('/').at(-1)!);
  });

  test('is seen through the eyes of a seat or of an onlooker', async ({ page }) => {
    await visit(page, `#/replay/${id}/20`);
    const eyes = page.getByRole('combobox', { name: 'Seen by' });
    const hand = page.locator('.hand [data-thing]');
    await eyes.selectOption('0');
    await expect(hand).not.toHaveCount(0);
    await eyes.selectOption('onlooker');
    await expect(hand).toHaveCount(0);
  });

  test('is verified: every answer of chance anew from the secret that was promised', async ({ page }) => {
    await page.getByRole('button', { name: 'Verify' }).click();
    const receipt = page.getByRole('dialog');
    await expect(receipt).toContainText('derived anew from the secret');
    await expect(receipt.locator('code').first()).toHaveText(/^[0-9a-f]{64}$/);
  });

  test('is downloaded as a chronicle, and read again from the file', async ({ page }) => {
    const link = page.getByRole('link', { name: 'Download the chronicle' });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const file = await download.path();
    expect(readFileSync(file, 'utf8')).toContain('card-game');
    await visit(page, '#/replay');
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('slider')).toBeVisible();
    expect(page.url()).not.toContain(id);
  });

  test('is played on from a file that was broken off', async ({ page }) => {
    const text = await (await page.request.get(`/api/tables/${id}/chronicle`)).text();
    // Up to the first digest of the position, and no word of how it ended.
    const begun = /^[^]*?\nstate .*\n/.exec(text)![0];
    const buffer = Buffer.from(`${begun}\nend #${createHash('sha256').update('end').digest('hex').slice(0, 8)}\n`);
    await visit(page, '#/replay');
    await page.locator('input[type=file]').setInputFiles({ name: 'broken-off.txt', mimeType: 'text/plain', buffer });
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText('broken off after 16 entries');
    await sheet.getByRole('slider', { name: 'Moment of the game' }).fill('12');
    await expect(sheet).toContainText('begins at entry 12');
    await sheet.getByRole('combobox', { name: 'Your seat' }).selectOption({ index: 1 });
    await sheet.getByRole('button', { name: 'Play on', exact: true }).click();
    await expect(page).toHaveURL(/#\/table\//);
    await expect(page.locator('.frame')).toBeVisible();
  });

  test('shows how it went, and is played on from any moment', async ({ page }) => {
    await page.getByRole('button', { name: 'How it went' }).click();
    await expect(page.locator('.chart canvas')).toBeVisible();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('button', { name: 'Play on', exact: true }).click();
    await expect(page).toHaveURL(/#\/table\//);
    await expect(page.locator('.frame')).toBeVisible();
  });
});
