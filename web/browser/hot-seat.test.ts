import { Random } from './chance.ts';
import { answer, asked } from './clicker.ts';
import { expect, test } from './fixtures.ts';
import { held, named } from './hands.ts';
import { visit } from './places.ts';
import { begun, openTable, sitters, snapshot } from './rest.ts';

test('two share one screen: a curtain falls between them, and behind it nothing is drawn', async ({ page }) => {
  const { id } = await begun(page, await openTable(page, { game: 'age-of-conan', seats: [sitters.me, sitters.me] }));
  await visit(page, `#/table/${id}`);
  const curtain = page.locator('.curtain');
  const random = new Random(4);
  let falls = 0;
  for (let clicks = 0; clicks < 100 && falls < 4; clicks++) {
    await asked(page);
    if (await curtain.isVisible()) {
      falls++;
      const hands = (await Promise.all([0, 1].map((seat) => snapshot(page, id, seat)))).flatMap(held);
      expect(hands.length).toBeGreaterThan(0);
      const drawn = await page.content();
      for (const card of hands) expect(named(card).test(drawn), `${card} is drawn`).toBe(false);
      await curtain.getByRole('button').click();
      await asked(page);
    }
    await answer(page, random);
  }
  expect(falls).toBe(4);
});
