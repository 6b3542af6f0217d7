import { expect, test } from 'vitest';
import { ago } from './ago.ts';

test('time is told in the largest unit that fits', () => {
  expect(ago(0, 30_000, 'en')).toBe('this minute');
  expect(ago(0, 5 * 60_000, 'en')).toBe('5 minutes ago');
  expect(ago(0, 26 * 3_600_000, 'en')).toBe('yesterday');
  expect(ago(0, 3 * 3_600_000, 'pl')).toBe('3 godziny temu');
  expect(ago(10, 0, 'en')).toBe('this minute');
});
