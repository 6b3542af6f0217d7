import { expect, test } from './fixtures.ts';
import { visit } from './places.ts';
import { asked } from './clicker.ts';
import { scriptBytes } from './weight.ts';

// What a service worker hands on is counted as it was before it was compressed.
test.use({ serviceWorkers: 'block' });

test('the first load is at most 250 KiB of compressed script, and so is going on to a table', async ({ page }) => {
  for (const game of ['age-of-conan', 'card-game']) {
    await visit(page, '#/');
    await page.getByTestId(`play-${game}`).click();
    await asked(page);
    expect(await scriptBytes(page)).toBeLessThanOrEqual(250 * 1024);
  }
});

test('hashed names are kept for ever, the entry is asked for again, the script comes compressed', async ({ page, request }) => {
  await visit(page, '#/');
  const entry = await request.get('/');
  expect(entry.headers()['cache-control']).toBe('no-cache');
  const script = await page.locator('script[type=module]').first().getAttribute('src');
  const answer = await request.get(script!, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' });
  expect((await request.get('/assets/gone.js')).status()).toBe(404);
});
