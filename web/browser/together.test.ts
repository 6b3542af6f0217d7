import type { Page } from '@playwright/test';
import { Random } from './chance.ts';
import { answer, asked, offers } from './clicker.ts';
import { expect, test } from './fixtures.ts';
import { held, named, shownHand } from './hands.ts';
import { visit } from './places.ts';
import { begun, join, openTable, sitters, snapshot } from './rest.ts';

/** Everything a page is told at its table. */
function overhear(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** Lines of the story after which a card has lain open. */
const open = /^cg-told-(opened|reopened|played|turned|used|faced|shown|beaten|held|banished|completed|discarded|recovered|looted)/;

const versionOf = async (page: Page) => Number(await page.locator('[data-version]').getAttribute('data-version'));

/** Two guests at a table of two, and somebody who only watches. */
async function threeBrowsers(game: string, page: Page, visitor: () => Promise<Page>) {
  const opened = await openTable(page, { game, seats: [sitters.me, sitters.invited] });
  const [other, onlooker] = [await visitor(), await visitor()];
  await join(other, opened);
  const { id } = await begun(page, opened);
  const [seen, seenByOther] = [overhear(onlooker), overhear(other)];
  await onlooker.request.post('/api/me', { data: {} });
  await Promise.all([page, other, onlooker].map((each) => visit(each, `#/table/${id}`)));
  return { id, players: [page, other] as const, onlooker, seen, seenByOther };
}

for (const game of ['age-of-conan', 'card-game']) {
  test(`two browsers play ${game} with each other, a third watches and learns no secret`, async ({ page, visitor }) => {
    test.setTimeout(300_000);
    const { id, players, onlooker, seen } = await threeBrowsers(game, page, visitor);
    const random = new Random(11);
    for (let moves = 0; moves < 12; moves++) {
      const asking = await waiting(players);
      const before = await versionOf(asking);
      await answer(asking, random);
      await expect.poll(() => versionOf(asking)).toBeGreaterThan(before);
      // The other sees it without asking, if it is anything he may see.
      const other = players.find((each) => each !== asking)!;
      const { version } = await snapshot(other, id, other === page ? 0 : 1);
      await expect.poll(() => versionOf(other)).toBeGreaterThanOrEqual(version);
    }
    // All three are shown the same, each as far as he may know it.
    const [one, two, third] = [await snapshot(page, id, 0), await snapshot(players[1], id, 1), await snapshot(onlooker, id, null)];
    await expect.poll(() => Promise.all([...players, onlooker].map(versionOf))).toEqual([one.version, two.version, third.version]);

    // What lay open before all may have come into a hand again: that card is no secret.
    const shown = JSON.stringify(third.story.filter(({ key }) => open.test(key)).map(({ args }) => args));
    const secret = [...held(one), ...held(two)].filter((card) => !named(card).test(shown));
    expect(secret.length).toBeGreaterThan(0);
    const told = seen.join('\n') + JSON.stringify(third.view);
    const drawn = await onlooker.content();
    expect(shownHand.test(told), 'a hand').toBe(false);
    for (const card of secret) {
      expect(named(card).test(told), `${card} is told`).toBe(false);
      expect(named(card).test(drawn), `${card} is drawn`).toBe(false);
    }
    await expect(offers(onlooker)).toHaveCount(0);
  });
}

/** The player the table waits for. */
async function waiting(players: readonly Page[]): Promise<Page> {
  const either = await Promise.race(players.map(async (each) => (await asked(each), each)));
  return either;
}

test('a bid is sealed: nobody learns of it until both lie there', async ({ page, visitor }) => {
  const { id, players, seenByOther } = await threeBrowsers('age-of-conan', page, visitor);
  const [, other] = players;
  await Promise.all(players.map((each) => asked(each)));
  const [before, heard] = [await versionOf(other), seenByOther.length];
  await answer(page, new Random(1));
  const isSealed = async () => (await kingdom(page, id, 0))?.sealed === true;
  await expect.poll(isSealed).toBe(true);
  expect(seenByOther.slice(heard).filter((frame) => frame.includes('"update"'))).toEqual([]);
  expect(await versionOf(other)).toBe(before);

  await answer(other, new Random(2));
  await expect.poll(() => versionOf(other)).toBeGreaterThan(before);
  const stories = await Promise.all(players.map(async (each, seat) => (await snapshot(each, id, seat)).story.map(({ text }) => text)));
  const bids = stories[0]!.filter((text) => /bids? /.test(text));
  expect(bids.length).toBeGreaterThanOrEqual(2);
  expect(stories[1]).toEqual(expect.arrayContaining(bids));
});

async function kingdom(page: Page, id: string, of: number) {
  const { kingdoms } = (await snapshot(page, id, of)).view!.sheet as unknown as { kingdoms: { seat: number; own: { sealed: boolean } | null }[] };
  return kingdoms.find(({ seat }) => seat === of)?.own;
}
