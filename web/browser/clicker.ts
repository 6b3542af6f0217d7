import { expect, type Locator, type Page } from '@playwright/test';
import type { Random } from './chance.ts';

/** What can be clicked at a table, as a player sees it. */
export const offers = (page: Page) => page.locator('button[data-action]:visible');
export const glowing = (page: Page) => page.locator('[data-thing][aria-disabled="false"]:visible');
/** What waits to be held, or for a key. */
export const confirm = (page: Page) => page.locator('.hold:visible');
export const final = (page: Page) => page.locator('.final');
/** All moves, behind a button. */
const more = (page: Page) => page.locator('.question .all:visible');
/** A show lies over the table until one goes on. */
export const goOn = (page: Page) => page.locator('.stage .go:visible');
const curtain = (page: Page) => page.locator('.curtain button');

/** Waits until the table asks this player something, or the game is over. */
export async function asked(page: Page, timeout = 30_000): Promise<'asked' | 'over'> {
  const either = offers(page).or(more(page)).or(confirm(page)).or(final(page)).or(curtain(page)).first();
  for (;;) {
    await expect(either.or(goOn(page)).first()).toBeVisible({ timeout });
    if (!(await goOn(page).isVisible())) return (await final(page).isVisible()) ? 'over' : 'asked';
    await click(goOn(page));
  }
}

/** Clicks at random: a thing that glows now and then, else an answer. */
export async function clickOnce(page: Page, random: Random): Promise<void> {
  const things = random.next() < 0.25 ? await glowing(page).all() : [];
  await click(random.pick(things));
  await answer(page, random);
}

/** Gives one of the answers, from the list of all. */
export async function answer(page: Page, random: Random): Promise<void> {
  for (const first of [curtain(page), goOn(page)]) if (await first.isVisible()) await click(first);
  if (!(await confirm(page).isVisible())) {
    if (!(await page.locator('.moves').isVisible())) await click(more(page));
    await click(random.pick(await page.locator('.moves button[data-action]').all()));
  }
  await hold(page);
}

/** Does what waits, with the key. */
export async function hold(page: Page): Promise<void> {
  const held = confirm(page).first();
  if (!(await held.isVisible())) return;
  for (let press = 0; press < 3 && (await held.isVisible()); press++) await held.press('Enter', { timeout: 2000 }).catch(() => undefined);
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
