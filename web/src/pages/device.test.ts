import { expect, test } from 'vitest';
import { device } from './device.ts';

test('a browser is called by its everyday name', () => {
  expect(device('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/148.0.0.0 Safari/537.36')).toBe('Chrome, Linux');
  expect(device('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1')).toBe('Safari, iOS');
  expect(device('curl/8.5')).toBe('curl/8.5');
});
