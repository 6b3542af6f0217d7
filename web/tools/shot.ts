/** A picture of a page: `npx tsx tools/shot.ts ADDRESS FILE [WIDTH HEIGHT]`, with Debian's Chromium. */
import { chromium } from '@playwright/test';

const [address, file, width = '1400', height = '1000'] = process.argv.slice(2);
if (!address || !file) throw new Error('usage: shot ADDRESS FILE [WIDTH HEIGHT]');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: Number(width), height: Number(height) } });
page.on('console', (message) => console.log(message.text()));
page.on('pageerror', (error) => console.log(String(error)));
await page.goto(address);
await page.waitForLoadState('networkidle');
await page.screenshot({ path: file });
await browser.close();
