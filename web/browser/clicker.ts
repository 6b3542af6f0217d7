import { expect, type Locator, type Page } from '@playwright/test';
import type { Random } from './chance.ts';

/** What can be clicked at a table, as a player sees it. */
export const offers = (page: Page) => page.locator('button[data-action]:visible');
export const glowing = (page: Page) => page.locator('[data-thing][aria-disabled="false"]:visible');
export const confirm = (page: Page) => page.locator('.confirm button.do');
export const final = (page: Page) => page.locator('.final');
/** On a small screen many answers wait on a sheet of their own. */
const more = (page: Page) => page.locator('.decision li button:not([data-action]):visible');
const curtain = (page: Page) => page.locator('.curtain button');

/** Waits until the table asks this player something, or the game is over. */
export async function asked(page: Page, timeout = 30_000): Promise<'asked' | 'over'> {
  const either = offers(page).or(more(page)).or(confirm(page)).or(final(page)).or(curtain(page)).first();
  await expect(either).toBeVisible({ timeout });
  return (await final(page).isVisible()) ? 'over' : 'asked';
}

/** Clicks at random: a thing that glows now and then, else an answer. */
export async function clickOnce(page: Page, random: Random): Promise<void> {
  const things = random.next() < 0.25 ? await glowing(page).all() : [];
  await click(random.pick(things));
  await answer(page, random);
}

/** Gives one of the answers. */
export async function answer(page: Page, random: Random): Promise<void> {
  for (const first of [curtain(page), more(page)]) if (await first.isVisible()) await click(first);
  const answers = (await confirm(page).isVisible()) ? [] : await offers(page).all();
  await click(random.pick(answers));
  if (await confirm(page).isVisible()) await click(confirm(page));
}

/** The table may change under the mouse: then nothing is clicked, and one looks again. */
async function click(what: Locator | undefined): Promise<void> {
  await what?.click({ timeout: 5000 }).catch((error: Error) => {
    if (!/Timeout|detached|not visible/.test(error.message)) throw error;
  });
}

/** Plays by clicking until the final scoring is on the screen. */
export async function clickToTheEnd(page: Page, random: Random, most: number): Promise<number> {
  for (let clicks = 0; clicks < most; clicks++) {
    if ((await asked(page)) === 'over') return clicks;
    await clickOnce(page, random);
  }
  throw new Error(`not over after ${most} clicks`);
}
