import { expect, test } from 'vitest';
import { lands } from './atlas.ts';
import { breadth, lowness, stretched } from './written.ts';

test('a longer line has the same middle and bends alike', () => {
  expect(stretched('M0 10Q50 0 100 10')).toBe('M-22.5 10.0Q50.0 -4.5 122.5 10.0');
  expect(lowness('M0 10Q50 0 100 10')).toBe(5);
});

test('the line of every land is understood', () => {
  for (const { name } of lands) expect(stretched(name.path)).not.toContain('NaN');
});

test('a shape is as wide as its corners are apart', () => {
  expect(breadth('M10 5L40 20L-20 7Z')).toBe(60);
  for (const { outline } of lands) expect(breadth(outline)).toBeGreaterThan(100);
});
