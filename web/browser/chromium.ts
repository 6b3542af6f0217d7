import { userInfo } from 'node:os';
import type { LaunchOptions } from '@playwright/test';

/** Debian's browser; it has no sandbox for root. */
export const chromium: LaunchOptions = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: userInfo().uid === 0 ? ['--no-sandbox'] : [],
};
