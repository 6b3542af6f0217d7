import type { Page } from '@playwright/test';
import { Random } from './chance.ts';
import { begun, count, openTable, playOn, sitters } from './rest.ts';

/** Every page there is, with something on it: tables of both games that go on, that are over and that still gather. */
export async function places(page: Page): Promise<string[]> {
  const open = async (game: string, actions: number) => {
    const { id } = await begun(page, await openTable(page, { game, seats: [sitters.me, sitters.bot] }));
    await playOn(page, id, new Random(7), count(actions));
    return id;
  };
  const board = await open('age-of-conan', 60);
  const cards = await open('card-game', 40);
  const over = await open('card-game', Infinity);
  const gathering = await openTable(page, { game: 'card-game', seats: [sitters.me, sitters.invited, sitters.open] });
  const invited = gathering.invitations[0]!.word;
  return [
    '#/',
    '#/lobby',
    '#/new/age-of-conan',
    '#/new/card-game',
    '#/mine',
    `#/table/${board}`,
    `#/table/${cards}`,
    `#/table/${over}`,
    `#/table/${gathering.table.id}`,
    `#/join/${gathering.table.id}/${invited}`,
    '#/replay',
    `#/replay/${over}`,
    `#/replay/${over}/5`,
    '#/rules/age-of-conan',
    '#/rules/card-game/B-5',
    '#/cards/age-of-conan',
    '#/cards/card-game',
    '#/settings',
    '#/profile',
    '#/forgotten',
    '#/reset/0123',
    '#/confirm/0123',
    '#/nowhere',
  ];
}

/** Goes to a page and waits until it is drawn. */
export async function visit(page: Page, place: string, query = ''): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/${query}${place}`);
  await page.locator('main, h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
