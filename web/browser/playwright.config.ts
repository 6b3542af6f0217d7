import { defineConfig } from '@playwright/test';
import { chromium } from './chromium.ts';

/** `npm run browser`: the real program, Debian's browser, one game after the other. See docs/web.md. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../node_modules/.cache/browser',
  workers: 1,
  // Generous: a busy machine is no failure.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    launchOptions: chromium,
    viewport: { width: 1280, height: 860 },
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
  },
});
