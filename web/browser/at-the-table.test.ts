import type { Page } from '@playwright/test';
import { Random } from './chance.ts';
import { answer, asked, clickOnce, offers } from './clicker.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './places.ts';
import { Program } from './program.ts';
import { begun, openTable, playOn, sitters } from './rest.ts';

test('an action is taken back, and the same is asked again', async ({ page }) => {
  const { id } = await begun(page, await openTable(page, { game: 'age-of-conan', seats: [sitters.me, sitters.bot] }));
  await visit(page, `#/table/${id}`, '?single=off');
  const back = page.locator('button.take-back');
  const random = new Random(3);
  await asked(page);
  // Nothing to take back yet: it says so.
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await back.click({ force: true });
  await expect(page.locator('.refusal')).toContainText(/\w+ \w+/);
  for (let clicks = 0; clicks < 60; clicks++) {
    await asked(page);
    const [before, ask] = [await actions(page), await question(page)];
    await answer(page, random);
    await asked(page);
    if (!(await back.isEnabled()) || (await question(page)) === ask) continue;
    await back.click();
    await expect(page.locator('.ask').first()).toHaveText(ask);
    await expect.poll(() => actions(page)).toEqual(before);
    return;
  }
  throw new Error('nothing could be taken back');
});

/** As it is written: the page begins it with a capital. */
const question = async (page: Page) => (await page.locator('.ask').first().textContent())!;

const actions = (page: Page) =>
  offers(page).evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset['action']));

test('a thing that cannot be chosen says why, and names the rule', async ({ page }) => {
  const { id } = await begun(page, await openTable(page, { game: 'age-of-conan', seats: [sitters.me, sitters.me] }));
  await playOn(page, id, new Random(5), (now) => now.view!.offers.some(({ args }) => JSON.stringify(args).includes('province-')));
  await visit(page, `#/table/${id}`);
  await page.locator('.curtain button').click();
  await asked(page);
  await page.locator('[data-thing^="province-"][aria-disabled="true"]').first().click({ force: true });
  const why = page.locator('.why');
  await expect(why).toBeVisible();
  await expect(why.locator('.reasons li').first()).toContainText(/\w+ \w+/);
  await expect(why.locator('.reasons a').first()).toHaveAttribute('href', /#\/rules\/age-of-conan\/[A-Z]-\d+/);
});

/** A program that may be killed, of the test's own. */
const mortal = test.extend<{ own: Program }>({
  own: async ({}, use) => {
    const program = await Program.start();
    await use(program);
    await program.end();
  },
  baseURL: async ({ own }, use) => use(own.url),
});

mortal('the server is killed and started again: the table comes back by itself, and play goes on', async ({ page, own }) => {
  const { id } = await begun(page, await openTable(page, { game: 'age-of-conan', seats: [sitters.me, sitters.bot] }));
  // Nothing is answered by itself, so nothing happens while nobody clicks.
  await visit(page, `#/table/${id}`, '?single=off');
  const random = new Random(9);
  for (let clicks = 0; clicks < 8; clicks++) {
    await asked(page);
    await clickOnce(page, random);
  }
  await asked(page);
  const [ask, version] = [await question(page), await page.locator('[data-version]').getAttribute('data-version')];
  await own.kill();
  await expect(page.getByRole('status').filter({ hasText: /connect/i })).toBeVisible();
  await own.start();
  await expect(page.getByRole('status').filter({ hasText: /connect/i })).toBeHidden({ timeout: 20_000 });
  await expect(page.locator('.ask').first()).toHaveText(ask);
  await expect(page.locator('[data-version]')).toHaveAttribute('data-version', version!);
  await asked(page);
  await clickOnce(page, random);
  await expect(page.locator('[data-version]')).not.toHaveAttribute('data-version', version!);
});
