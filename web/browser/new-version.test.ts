import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from './fixtures.ts';
import { visit } from './places.ts';
import { Program } from './program.ts';

/** A client in a folder of the test's own, which may be exchanged while a page of it is open. */
const test = base.extend<{ client: string; own: Program }>({
  client: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'client-'));
    cpSync(process.env['NEMEDIAN_WEB'] ?? join(import.meta.dirname, '../dist'), folder, { recursive: true });
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  own: async ({ client }, use) => {
    const program = await Program.start(0, client);
    await use(program);
    await program.end();
  },
  baseURL: async ({ own }, use) => use(own.url),
});

test('a newer version says so, and takes over only when it is told to', async ({ page, client }) => {
  await visit(page, '#/settings');
  // It is kept for later once the page is on the screen.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const worker = join(client, 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/VERSION = "\w+"/, 'VERSION = "newer"'));
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found!.update()).then(() => undefined));

  const reload = page.getByRole('status').getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toContain('shell newer');
  await Promise.all([page.waitForEvent('load'), reload.click()]);
  await expect(page.locator('h1')).toBeVisible();
  await expect(reload).toBeHidden();
  // The older one's shell is thrown away.
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell ')))).toEqual(['shell newer']);
});

test('without a server the application opens all the same, and says so until it is back', async ({ page, own }) => {
  await visit(page, '#/settings');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await page.locator('h1').waitFor();
  await own.kill();
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  const away = page.getByRole('status').filter({ hasText: 'There is no connection' });
  await expect(away).toBeVisible();
  await own.start();
  await expect(away).toBeHidden();
});
