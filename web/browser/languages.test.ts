import type { Page } from '@playwright/test';
import { asked } from './clicker.ts';
import { expect, test } from './fixtures.ts';
import { places, visit } from './places.ts';

test('the language is switched on the settings page, and everything speaks it', async ({ page }) => {
  await visit(page, '#/settings');
  const title = page.locator('h1');
  const heard = new Set<string>();
  for (const [language, own] of [['fr', 'Français'], ['it', 'Italiano'], ['pl', 'Polski'], ['en', 'English']] as const) {
    const before = await title.innerText();
    await page.getByRole('radio', { name: own }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(title).not.toHaveText(before);
    heard.add(await title.innerText());
  }
  expect(heard.size).toBe(4);
});

test('a table asks in the language of who looks', async ({ page }) => {
  await visit(page, '#/', '?lang=en');
  await page.getByTestId('play-age-of-conan').click();
  await asked(page);
  const table = new URL(page.url()).hash;
  const heard = new Set<string>();
  for (const language of ['en', 'fr', 'it', 'pl']) {
    await visit(page, table, `?lang=${language}`);
    await asked(page);
    heard.add(await page.locator('.ask').first().innerText());
  }
  expect(heard.size).toBe(4);
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('no text of any page overflows when everything is longer', async ({ page }) => {
    test.setTimeout(600_000);
    const found: string[] = [];
    for (const place of await places(page)) {
      await visit(page, place, '?lang=zz');
      for (const each of await overflowing(page)) found.push(`${place} ${each}`);
    }
    expect(found).toEqual([]);
  });
});

/** Texts that leave the screen or are cut off; what can be scrolled to is neither. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null && element !== document.body && element !== document.documentElement && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const named = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().slice(0, 60)}”`;
    const found: string[] = [];
    if (document.scrollingElement!.scrollWidth > width) found.push(`the page is ${document.scrollingElement!.scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg, svg *)')) {
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '');
      const box = element.getBoundingClientRect();
      if (!own || box.width <= 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      const cut = element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline' && /hidden|clip/.test(style.overflowX);
      const out = (box.right > width + 1 || box.left < -1) && !scrolls(element.parentElement);
      if (cut || out) found.push(`${cut ? 'cut' : 'outside'}: ${named(element)}`);
    }
    return found;
  });
}
