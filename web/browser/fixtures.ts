import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { Program } from './program.ts';

interface Own {
  /** Opens a page of somebody else: another browser, another guest. */
  visitor: () => Promise<Page>;
  /** What went wrong in any page; each test must end without. */
  complaints: string[];
}

/** Tests with the program running, in which no page may complain. */
export const test = base.extend<Own, { program: Program }>({
  program: [
    async ({}, use) => {
      const program = await Program.start();
      await use(program);
      await program.end();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ program }, use) => use(program.url),
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    base.expect(complaints, 'errors in the browser').toEqual([]);
  },
  context: async ({ context, complaints }, use) => {
    listen(context, complaints);
    await use(context);
  },
  visitor: async ({ browser, contextOptions, baseURL, complaints }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL: baseURL! });
      opened.push(context);
      listen(context, complaints);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export const { expect } = test;

/** What a server answers, or that it does not, is told to the player; the browser writes it into its log all the same. */
const away = /net::ERR_|WebSocket connection|Failed to load resource/;

function listen(context: BrowserContext, complaints: string[]) {
  context.on('weberror', (error) => complaints.push(error.error().stack ?? String(error.error())));
  context.on('console', (said) => {
    if (said.type() === 'error' && !away.test(said.text())) complaints.push(said.text());
  });
}
