import { Random } from './chance.ts';
import { asked, clickOnce } from './clicker.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './places.ts';
import { begun, openTable, sitters, snapshot } from './rest.ts';

test('two share one screen: a curtain falls between them, and behind it nothing is drawn', async ({ page }) => {
  const { id } = await begun(page, await openTable(page, { game: 'card-game', seats: [sitters.me, sitters.me] }));
  await visit(page, `#/table/${id}`);
  const curtain = page.locator('.curtain');
  const random = new Random(4);
  let falls = 0;
  for (let clicks = 0; clicks < 80 && falls < 3; clicks++) {
    await asked(page);
    if (await curtain.isVisible()) {
      falls++;
      const hands = await Promise.all([0, 1].map(async (seat) => hand(await snapshot(page, id, seat), seat)));
      expect(hands.flat().length).toBeGreaterThan(0);
      const drawn = await page.content();
      for (const card of hands.flat()) expect(drawn, card).not.toContain(`"card-${card}"`);
    }
    await clickOnce(page, random);
  }
  expect(falls).toBe(3);
});

function hand({ view }: Awaited<ReturnType<typeof snapshot>>, seat: number): string[] {
  const { players } = view!.sheet as { players: { seat: number; hand: string[] | null }[] };
  return players.find((player) => player.seat === seat)?.hand ?? [];
}
